/** What the public screens promise besides their flows: who may see them, where they lead, what they take, and how often. */
import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, expectAccessible, newMobileNumber, sweep, sweepUnless, test } from './fixtures.ts';
import {
  asha,
  fillRegistration,
  fillSignIn,
  register,
  signIn,
  signInByForm,
  solveCaptcha,
  verify,
} from './people.ts';
import { words } from './words.ts';

const say = words('en');
const box = (page: Page, key: string) => page.getByRole('textbox', { name: say(`form.${key}`), exact: true });
const press = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true });
const alert = (page: Page) => page.getByRole('main').locator('[data-component="Alert"]');

async function load(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

const student = () => ({
  firstName: 'Anita',
  lastName: 'Joshi',
  mobileNumber: newMobileNumber(),
  password: 'Kite7!Paper',
});

test(
  'somebody who is signed in is sent on from every screen for people who are not',
  sweep,
  async ({ page }) => {
    await signIn(page, asha.mobileNumber);
    for (const path of ['/login', '/register', '/forgot-password', '/reset-password', '/otp-verification']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/dashboard');
    }
  },
);

test('signing in in one tab leads on from the screens of another', sweep, async ({ page, context }) => {
  const other = await context.newPage();
  await load(other, '/register');
  await signInByForm(page, asha.mobileNumber);
  await expect(other).toHaveURL('/dashboard');
});

test('without a verified code there is no password to change', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page).toHaveURL(/\/login/);
  await expect(alert(page)).toContainText(say('login.resetLost'));
  await expect(alert(page)).toHaveAttribute('data-tone', 'info');
  await expectAccessible(page);
});

test.describe('/otp-verification', () => {
  test('takes number and institute from the address and leaves neither in it', sweep, async ({ page }) => {
    await page.goto('/otp-verification;contact=9876543210;instituteId=abc');
    await expect(page).toHaveURL('/otp-verification');
    await expect(page.getByText('+91 ••••••3210')).toBeVisible();
    const kept = await page.evaluate(() => sessionStorage.getItem('otp-verification'));
    expect(JSON.parse(kept ?? '')).toMatchObject({ contact: '9876543210', instituteId: 'abc' });
  });

  test('says what to do where no number is known', async ({ page }) => {
    await load(page, '/otp-verification');
    await expect(page.getByRole('heading', { level: 1, name: say('otp.noNumberTitle') })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: say('otp.register') }).click();
    await expect(page).toHaveURL('/register');
  });

  for (const [what, path, answer, text] of [
    [
      'the configuration',
      '**/api/institute/config/*',
      { status: 500, body: '' },
      'Unable to fetch configs for user',
    ],
    [
      'the credit',
      '**/api/wallet/add',
      { status: 500, body: '' },
      'Minimum credit balance is not added to wallet',
    ],
  ] as const) {
    test(`leads on to the dashboard when ${what} fails, and says so`, async ({ page, outbox }) => {
      const anita = student();
      // Repeating a failed reading takes seconds.
      await page.clock.install();
      await page.route(path, (route) => route.fulfill(answer));
      await register(page, anita);
      await verify(page, outbox, anita.mobileNumber);
      await expect(page.getByRole('listitem').getByText(text)).toBeVisible();
      await expect(page).toHaveURL('/dashboard');
    });
  }

  test('asks for the captcha when the server does, and then sends the code', sweep, async ({ page }) => {
    await page.clock.install();
    const tokens: (string | undefined)[] = [];
    await page.route('**/api/sendOTP/**', (route) => {
      const token = route.request().headers()['x-captcha-token'];
      tokens.push(token);
      const message = 'The captcha was not solved. Please try again.';
      if (token !== undefined) return route.fulfill({ json: { success: true, data: { resendAfter: 60 } } });
      const json = { success: false, message, error: { code: 'CAPTCHA_FAILED', message } };
      return route.fulfill({ status: 422, json });
    });
    await load(page, '/otp-verification;contact=9876543210');
    await page.clock.fastForward(61_000);
    await page.getByRole('button', { name: /^Resend OTP/ }).click();
    await expect(page.getByText(say('otp.captchaHint'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: say('form.captcha label') }).click();
    await expect(page.getByText(say('otp.sent')).first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('timer')).toContainText(/0[01]:\d\d/);
    expect(tokens).toEqual([undefined, expect.any(String)]);
  });
});

test(
  'a number that was never verified can be verified from the sign-in screen',
  sweep,
  async ({ page, outbox }) => {
    await load(page, '/login');
    await fillSignIn(page, '9000000061', 'Demo@2026');
    await press(page, 'login.submit').click();
    await expect(alert(page)).toHaveAttribute('data-tone', 'info');
    await expectAccessible(page);
    await press(page, 'login.verifyNow').click();
    await expect(page).toHaveURL('/otp-verification');
    await verify(page, outbox, '9000000061');
    await expect(page).toHaveURL('/dashboard');
  },
);

test('a number that is taken is said to be, with the ways on', async ({ page }) => {
  await load(page, '/register');
  await fillRegistration(page, { ...student(), mobileNumber: asha.mobileNumber });
  await press(page, 'register.submit').click();
  await expect(alert(page)).toContainText('Error in registration. This mobile number or e-mail address is');
  await expect(alert(page)).toHaveAttribute('data-tone', 'danger');
  await expect(alert(page).getByRole('link', { name: say('register.signIn') })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: say('login.verifyNow') })).toHaveCount(0);
  await alert(page)
    .getByRole('link', { name: say('register.reset') })
    .click();
  await expect(page).toHaveURL('/forgot-password');
});

test('a refusal follows the language and counts its wait down until another try', sweep, async ({ page }) => {
  const hindi = words('hi');
  await page.clock.install();
  await page.route('**/config.json', (route) => route.fulfill({ json: { captcha: { provider: 'off' } } }));
  await page.route('**/api/auth/login', (route) => {
    const message = 'Too many attempts. Try again in 75 seconds.';
    const json = { success: false, message, error: { code: 'RATE_LIMITED', message } };
    return route.fulfill({ status: 429, headers: { 'retry-after': '75' }, json });
  });
  await load(page, '/login');
  await fillSignIn(page, '9000000003', 'Demo@2026');
  await press(page, 'login.submit').click();
  await expect(alert(page)).toContainText(/in 01:1[0-5]\./);
  await expect(alert(page)).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(alert(page)).toContainText(/in 00:5\d\./);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(alert(page)).toContainText(hindi('failure.tooMany'));
  await expect(alert(page)).not.toContainText('Too many');
  await page.clock.runFor(60_000);
  await expect(alert(page)).toContainText(hindi('failure.waitOver', { message: '' }).trim());
});

test('words that only the server has follow the language of the page', sweep, async ({ page }) => {
  const messages = { en: 'The password is wrong.', hi: 'पासवर्ड ग़लत है।' };
  await page.route('**/config.json', (route) => route.fulfill({ json: { captcha: { provider: 'off' } } }));
  await page.route('**/api/auth/login', (route) => {
    const message = messages.en;
    const json = { success: false, message, error: { code: 'INVALID_CREDENTIALS', message, messages } };
    return route.fulfill({ status: 400, json });
  });
  await load(page, '/login');
  await fillSignIn(page, '9000000003', 'Demo@2026');
  await press(page, 'login.submit').click();
  await expect(alert(page)).toContainText(messages.en);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(alert(page)).toContainText(messages.hi);
});

test('the screen of the code says what became of it', async ({ page }) => {
  const lead = (sending: string) => say(`otp.lead.${sending}`, { contact: '+91 ••••••0000' });
  await page.clock.install();
  await load(page, '/otp-verification;contact=8100000000');
  await expect(page.getByText(lead('unknown'))).toBeVisible();
  await page.clock.fastForward(61_000);
  await page.getByRole('button', { name: /^Resend OTP/ }).click();
  await expect(page.getByText(lead('asked'))).toBeVisible();

  await page.route('**/config.json', (route) => route.fulfill({ json: { captcha: { provider: 'off' } } }));
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({ json: { success: true, data: { user: { id: 'x' } } } }),
  );
  const signUp = async (answer: Parameters<Route['fulfill']>[0]): Promise<void> => {
    await page.unroute('**/api/sendOTP/**');
    await page.route('**/api/sendOTP/**', (route) => route.fulfill(answer));
    await load(page, '/register');
    await fillRegistration(page, { ...student(), mobileNumber: '8100000000' });
    await press(page, 'register.submit').click();
    await expect(page).toHaveURL('/otp-verification');
  };
  await signUp({ json: { success: true, data: { resendAfter: 60 } } });
  await expect(page.getByText(lead('sent'))).toBeVisible();
  await signUp({
    status: 429,
    json: { success: false, error: { code: 'OTP_COOLDOWN', message: 'Wait.' } },
  });
  await expect(page.getByText(lead('earlier'))).toBeVisible();
  await signUp({ status: 503, json: { success: false, error: { code: 'UNAVAILABLE', message: 'Busy.' } } });
  await expect(page.getByText(lead('not-sent'))).toBeVisible();
});

test('what was typed on /register stays over a reload and a walk, without its secrets, until there is an account', async ({
  page,
  outbox,
}) => {
  const anita = student();
  await load(page, '/register');
  await fillRegistration(page, anita);
  const instituteField = page.getByRole('combobox', { name: say('form.institute label') });
  const institute = await instituteField.inputValue();
  const expectKept = async (): Promise<void> => {
    await expect(box(page, 'first name label')).toHaveValue(anita.firstName);
    await expect(box(page, 'contact number label')).toHaveValue(anita.mobileNumber);
    await expect(instituteField).toHaveValue(institute);
    await expect(box(page, 'password label')).toHaveValue('');
  };
  await page.reload();
  await expectKept();
  for (const [screen, back] of [
    ['/login', '/register'],
    ['/contact-us', '/register'],
  ] as const) {
    await page.goto(screen);
    await page.goto(back);
    await expectKept();
  }
  await page.getByRole('link', { name: say('register.signIn') }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: say('login.register') }).click();
  await expectKept();
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain(anita.password);

  await page.getByText(say('register.employer'), { exact: true }).click();
  await page.getByRole('textbox', { name: 'Company name' }).fill('Kite Paper Works');
  await page.reload();
  await expect(page.getByRole('radio', { name: say('register.employer') })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue('Kite Paper Works');
  await page.getByText(say('register.candidate'), { exact: true }).click();

  await fillRegistration(page, anita);
  await press(page, 'register.submit').click();
  await verify(page, outbox, anita.mobileNumber);
  await expect(page).toHaveURL('/dashboard');
  expect(await page.evaluate(() => sessionStorage.getItem('registration'))).toBeNull();
});

test.describe('one effect', () => {
  test(
    'a code that two tabs enter grants the opening credit and sends the link once',
    sweep,
    async ({ page, context, outbox }) => {
      const anita = student();
      await register(page, anita);
      const code = await outbox.code(anita.mobileNumber);
      const other = await context.newPage();
      await other.goto(`/otp-verification;contact=${anita.mobileNumber}`);
      for (const tab of [page, other]) await box(tab, 'otp label').pressSequentially(code);
      // The tab that is slower to press would be signed in by the other before it has.
      const verifications: Route[] = [];
      await context.route('**/verifyOTP', async (route) => {
        verifications.push(route);
        if (verifications.length === 2) await Promise.all(verifications.map((waiting) => waiting.continue()));
      });
      await Promise.all([page, other].map((tab) => press(tab, 'otp.verify').click()));
      for (const tab of [page, other]) await expect(tab).toHaveURL('/dashboard');

      await page.reload();
      await expect(page.getByRole('region', { name: 'Wallet' })).toContainText('100 credits');
      expect(await outbox.messagesTo(`s${anita.mobileNumber}@example.com`)).toHaveLength(1);
    },
  );

  test('a code that two tabs ask for is sent once', sweep, async ({ page, context, outbox }) => {
    const number = '9000000021';
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await load(tab, '/forgot-password');
      await box(tab, 'mobile label').fill(number);
    }
    await Promise.all([page, other].map((tab) => press(tab, 'forgot.send').dblclick()));
    const haveCode = (tab: Page) => press(tab, 'forgot.haveCode');
    const isLate = async (tab: Page) => {
      await haveCode(tab).or(box(tab, 'otp label')).first().waitFor();
      return haveCode(tab).isVisible();
    };
    const [late] = [(await isLate(page)) && page, (await isLate(other)) && other].filter(
      (tab) => tab !== false,
    );
    expect(await outbox.messagesTo(number)).toHaveLength(1);
    // The tab that came too late goes on with the same code.
    expect(late).toBeDefined();
    if (late) await haveCode(late).click();
    for (const tab of [page, other]) await expect(box(tab, 'otp label')).toBeVisible();
  });

  test(
    'a link that is opened twice confirms once, and the second says so',
    sweep,
    async ({ page, browser, outbox }) => {
      const anita = student();
      await register(page, anita);
      await verify(page, outbox, anita.mobileNumber);
      await expect(page).toHaveURL('/dashboard');
      const link = await outbox.link(`s${anita.mobileNumber}@example.com`);
      const elsewhere: BrowserContext = await browser.newContext();
      const tabs = [await elsewhere.newPage(), await elsewhere.newPage()];
      const answers = await Promise.all(
        tabs.map(async (tab) => {
          const answered = tab.waitForResponse('**/api/auth/activateUser');
          await tab.goto(link);
          return (await answered).status();
        }),
      );
      expect(answers.toSorted((a, b) => a - b)).toEqual([200, 409]);
      const late = tabs[answers.indexOf(409)];
      if (!late) throw new Error('One of the tabs came second.');
      await expect(alert(late)).toHaveAttribute('data-tone', 'info');
      // The link signs nobody in, whoever opens it first.
      for (const tab of tabs) {
        await expect(tab.getByRole('link', { name: say('activation.signIn') })).toBeVisible();
      }
      await elsewhere.close();
    },
  );

  test(
    'a double press makes one lead, and the same message again makes no second',
    sweep,
    async ({ page }) => {
      await load(page, '/contact-us');
      await box(page, 'first name label').fill('Kiran');
      await box(page, 'last name label').fill('Desai');
      await box(page, 'mobile label').fill('9876543210');
      await box(page, 'email label').fill('kiran@example.com');
      for (const [key, search] of [
        ['industry label', 'Info'],
        ['number of employees label', '51'],
      ] as const) {
        await page.getByRole('combobox', { name: say(`form.${key}`) }).fill(search);
        await page.getByRole('option').first().click();
      }
      await solveCaptcha(page);
      const requests: { headers: Record<string, string>; body: string }[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/lead/add'))
          requests.push({ headers: request.headers(), body: request.postData() ?? '' });
      });
      const answered = page.waitForResponse('**/api/lead/add');
      await press(page, 'contact.send').dblclick();
      const first = (await (await answered).json()) as { data: { lead: { id: string } } };
      await expect(page.getByRole('listitem').getByText('Lead Created.')).toBeVisible();
      const [sent] = requests;
      expect(requests).toHaveLength(1);
      // As the client sends it again after an answer that was lost.
      const again = await page.request.post('/api/lead/add', { headers: sent?.headers, data: sent?.body });
      expect(await again.json()).toMatchObject({ data: { lead: { id: first.data.lead.id } } });
    },
  );
});

test(
  'the contact form has the address beside it from 700 px on, and below it up to 699 px',
  sweep,
  async ({ page }) => {
    await load(page, '/contact-us');
    const form = page.getByRole('form', { name: say('contact.title') });
    const office = page.getByRole('region', { name: say('contact.office') });
    for (const [width, isBeside] of [
      [700, true],
      [699, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const [left, right] = [await form.boundingBox(), await office.boundingBox()];
      if (!left || !right) throw new Error('Both are on the screen.');
      expect(right.x > left.x + left.width, `${width} px`).toBe(isBeside);
      expect(right.y > left.y + left.height, `${width} px`).toBe(!isBeside);
    }
  },
);

/** What is pasted, by the keyboard of a field. */
const pasted = { numeric: '123456', tel: '9876543210', email: 'a@example.com', text: 'Pasted' } as const;

/** What a phone's keyboard, a password manager and the browser's memory are told about each field. */
const purposes: Readonly<
  Record<
    string,
    readonly (readonly [label: string, autocomplete: string, inputmode: keyof typeof pasted | null])[]
  >
> = {
  '/login': [
    ['mobile label', 'username', 'tel'],
    ['password label', 'current-password', null],
  ],
  '/register': [
    ['first name label', 'given-name', null],
    ['last name label', 'family-name', null],
    ['email label', 'email', 'email'],
    ['contact number label', 'tel-national', 'tel'],
    ['password label', 'new-password', null],
    ['confirm password label', 'new-password', null],
    ['city label', 'address-level2', null],
  ],
  '/forgot-password': [['mobile label', 'tel-national', 'tel']],
  '/otp-verification;contact=9876543210': [['otp label', 'one-time-code', 'numeric']],
  '/contact-us': [
    ['first name label', 'given-name', null],
    ['last name label', 'family-name', null],
    ['mobile label', 'tel-national', 'tel'],
    ['email label', 'email', 'email'],
  ],
};

for (const [path, fields] of Object.entries(purposes)) {
  test(
    `${path} tells browsers what each field is for, and takes what is pasted`,
    sweepUnless(path === '/register'),
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await load(page, path);
      for (const [label, autocomplete, inputmode] of fields) {
        const field = page.getByRole('textbox', {
          name: new RegExp(`^${say(`form.${label}`).replace(/[()]/g, '\\$&')}( \\(optional\\))?$`),
        });
        await expect(field, label).toHaveAttribute('autocomplete', autocomplete);
        expect(await field.getAttribute('inputmode'), label).toBe(inputmode);
        const text = pasted[inputmode ?? 'text'];
        await page.evaluate((value) => navigator.clipboard.writeText(value), text);
        await field.focus();
        await page.keyboard.press('Control+V');
        await expect(field, label).toHaveValue(text);
      }
    },
  );
}

test(
  'the words of the server are in the language of the page, also when they come before its texts',
  sweep,
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'hi'));
    const refused = page.waitForResponse('**/api/auth/activateUser');
    await page.route('**/assets/i18n/hi.json', async (route) => {
      await refused;
      await route.continue();
    });
    await load(page, '/activate-user?email=nobody%40example.com&token=abc');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(alert(page)).toContainText('यह लिंक अब मान्य नहीं है।');
    await expectAccessible(page);
  },
);
