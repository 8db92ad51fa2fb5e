/**
 * Every call of the public screens, and every way in which it can fail: the exact words, how serious they look, and that
 * what was typed is still there.
 */
import type { Locator, Page, Route } from '@playwright/test';
import { expect, expectAccessible, sweep, sweepUnless, test } from './fixtures.ts';
import { fillRegistration } from './people.ts';
import { words } from './words.ts';

const say = words('en');
const serverWords = 'These are the words of the server.';
const serverWordsInHindi = 'ये सर्वर के शब्द हैं।';
const typed = { number: '9876543210', code: '123456', password: 'Kite7!Paper' };

type Tone = 'danger' | 'info';

interface Fault {
  readonly name: string;
  /** 0 when no answer comes. */
  readonly status: number;
  readonly answer: (route: Route) => Promise<void>;
  /** What a screen says that has no words of its own for it. */
  readonly text: string;
  /** Another try goes out by itself, for a call that may be repeated. */
  readonly isRepeated?: boolean;
}

const refusal = (status: number, message = serverWords) => ({
  status,
  json: {
    success: false,
    status,
    statusCode: status,
    message,
    data: null,
    error: { code: 'TEST', message, messages: { hi: serverWordsInHindi } },
  },
});

const faults: readonly Fault[] = [
  {
    name: 'offline',
    status: 0,
    answer: (route) => route.abort('internetdisconnected'),
    text: say('failure.offline'),
    isRepeated: true,
  },
  {
    name: 'no answer in time',
    status: 0,
    answer: () => new Promise(() => {}),
    text: say('failure.timeout'),
  },
  { name: '400', status: 400, answer: (route) => route.fulfill(refusal(400)), text: serverWords },
  { name: '409', status: 409, answer: (route) => route.fulfill(refusal(409)), text: serverWords },
  {
    name: '429 with a wait',
    status: 429,
    answer: (route) => route.fulfill({ ...refusal(429), headers: { 'retry-after': '75' } }),
    text: say('failure.wait', { message: serverWords, time: '01:15' }),
  },
  { name: '500 with words', status: 500, answer: (route) => route.fulfill(refusal(500)), text: serverWords },
  {
    name: '500 without a body',
    status: 500,
    answer: (route) => route.fulfill({ status: 500, body: '' }),
    text: say('failure.server'),
  },
  {
    name: '502 in HTML',
    status: 502,
    answer: (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Words of a proxy</h1>' }),
    text: say('failure.server'),
    isRepeated: true,
  },
  {
    name: 'HTML instead of JSON',
    status: 200,
    answer: (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Words of a proxy</h1>' }),
    text: say('failure.unreadable'),
  },
  {
    name: 'half an answer',
    status: 200,
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '{"success":tr' }),
    text: say('failure.unreadable'),
  },
  {
    name: 'success false',
    status: 200,
    answer: (route) => route.fulfill(refusal(200)),
    text: serverWords,
  },
];

interface Call {
  readonly name: string;
  /** Of the requests. */
  readonly pattern: string;
  /** Leads to the screen and fills it in, but for what a failed try takes away. */
  readonly open: (page: Page) => Promise<void>;
  /** Fills in what a failed try takes away. */
  readonly prepare: (page: Page) => Promise<void>;
  readonly submit: (page: Page) => Locator;
  /** What the screen says, where that is not the fault's own text in a danger alert. */
  readonly expected?: (fault: Fault) => { text?: string; tone?: Tone };
  /** Fails when something that was typed is gone. */
  readonly kept: (page: Page, fault: Fault) => Promise<void>;
  /** Faults that end on another screen; each has a test of its own. */
  readonly leaves?: readonly number[];
  readonly isRepeatable?: boolean;
}

const box = (page: Page, key: string) => page.getByRole('textbox', { name: say(`form.${key}`), exact: true });
const press = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true });
/** The server judged the code. */
const isVerdict = ({ name, status }: Fault) => name === 'success false' || status === 400 || status === 409;

async function load(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

async function tickCaptcha(page: Page): Promise<void> {
  const captcha = page.getByRole('checkbox', { name: say('form.captcha label') }).filter({ visible: true });
  if (!(await captcha.isChecked())) await captcha.click();
  await expect(captcha).toBeChecked();
}

async function openCodeOfLostPassword(page: Page): Promise<void> {
  await page.addInitScript((number) => sessionStorage.setItem('forgot-password', number), typed.number);
  await load(page, '/forgot-password');
}

async function openNewPassword(page: Page): Promise<void> {
  await openCodeOfLostPassword(page);
  const data = { token: 'ticket', purpose: 'reset' };
  await page.route('**/api/verifyOTP', (route) => route.fulfill({ json: { success: true, data } }));
  await box(page, 'otp label').pressSequentially(typed.code);
  await press(page, 'forgot.confirm').click();
  await expect(page).toHaveURL('/reset-password');
}

async function fillEmployer(page: Page): Promise<void> {
  await page.getByText(say('register.employer'), { exact: true }).click();
  await box(page, 'company name label').fill('Kite and Sons');
  await box(page, 'company location label').fill('Pune');
  await box(page, 'company website label').fill('kite.example');
  await page.getByRole('combobox', { name: say('form.industry label') }).fill('Info');
  await page
    .getByRole('option', { name: /Information/ })
    .first()
    .click();
  await box(page, 'contact person first name label').fill('Kiran');
  await box(page, 'contact person last name label').fill('Desai');
  await box(page, 'contact person designation label').fill('Recruiter');
  await box(page, 'contact person email label').fill('kiran@example.com');
  await box(page, 'contact number label').filter({ visible: true }).fill(typed.number);
  await box(page, 'password label').filter({ visible: true }).fill(typed.password);
  await box(page, 'confirm password label').filter({ visible: true }).fill(typed.password);
  await page
    .getByRole('checkbox', { name: /terms of use/ })
    .filter({ visible: true })
    .check();
}

/** After a refused code the boxes are empty, after a failure they are not. */
async function codeKept(page: Page, fault: Fault): Promise<void> {
  await expect(box(page, 'otp label')).toHaveValue(isVerdict(fault) ? '' : typed.code);
}

const registration = (fault: Fault): { text: string } => {
  if (fault.name === 'success false') return { text: 'Error in registration.' };
  const text = `Error in registration. ${fault.text}`;
  return { text: fault.name === 'no answer in time' ? `${text} ${say('register.maybeRegistered')}` : text };
};

const news = ({ status }: Fault): { tone: Tone } => ({
  tone: status === 400 || status === 409 ? 'info' : 'danger',
});

const oneTimePassword = (fault: Fault) =>
  isVerdict(fault) ? { text: 'OTP not verified. Please try again.' } : {};

const calls: readonly Call[] = [
  {
    name: 'signing in',
    pattern: '**/api/auth/login',
    open: async (page) => {
      await load(page, '/login');
      await box(page, 'mobile label').fill(typed.number);
      await box(page, 'password label').fill(typed.password);
    },
    prepare: tickCaptcha,
    submit: (page) => press(page, 'login.submit'),
    expected: ({ status }) => ({ tone: status === 409 ? 'info' : 'danger' }),
    kept: async (page) => {
      await expect(box(page, 'mobile label')).toHaveValue(typed.number);
      await expect(box(page, 'password label')).toHaveValue(typed.password);
    },
  },
  {
    name: 'signing up as a candidate',
    pattern: '**/api/auth/register',
    open: async (page) => {
      await load(page, '/register');
      const person = { firstName: 'Anita', lastName: 'Joshi', mobileNumber: typed.number };
      await fillRegistration(page, { ...person, password: typed.password });
    },
    prepare: tickCaptcha,
    submit: (page) => press(page, 'register.submit'),
    expected: registration,
    kept: async (page) => {
      await expect(box(page, 'first name label')).toHaveValue('Anita');
      await expect(box(page, 'contact number label')).toHaveValue(typed.number);
      await expect(box(page, 'password label')).toHaveValue(typed.password);
      await expect(page.getByRole('combobox', { name: 'Institute' })).toHaveValue(/Sahyadri/);
    },
  },
  {
    name: 'signing up as an employer',
    pattern: '**/api/company/add',
    open: async (page) => {
      await load(page, '/register');
      await fillEmployer(page);
    },
    prepare: tickCaptcha,
    submit: (page) => press(page, 'register.submit').filter({ visible: true }),
    expected: registration,
    kept: async (page) => {
      await expect(box(page, 'company name label')).toHaveValue('Kite and Sons');
      await expect(box(page, 'contact person email label')).toHaveValue('kiran@example.com');
      await expect(page.getByRole('combobox', { name: 'Industry' })).toHaveValue(/Information/);
    },
  },
  {
    name: 'checking the code of a sign-up',
    pattern: '**/api/verifyOTP',
    open: async (page) => load(page, `/otp-verification;contact=${typed.number}`),
    prepare: async (page) => {
      if ((await box(page, 'otp label').inputValue()) === '')
        await box(page, 'otp label').pressSequentially(typed.code);
    },
    submit: (page) => press(page, 'otp.verify'),
    expected: oneTimePassword,
    kept: codeKept,
  },
  {
    name: 'sending another code for a sign-up',
    pattern: '**/api/sendOTP/**',
    open: async (page) => {
      await load(page, `/otp-verification;contact=${typed.number}`);
      await box(page, 'otp label').pressSequentially('12');
    },
    // The wait of the failure before, or the one that the screen begins with.
    prepare: (page) => page.clock.fastForward(76_000),
    submit: (page) => page.getByRole('button', { name: /^Resend OTP/ }),
    expected: ({ status }) => ({
      // The timer beside it tells the wait.
      text: status === 429 ? serverWords : 'Unable to send the OTP. Please try letter.',
    }),
    kept: async (page) => expect(box(page, 'otp label')).toHaveValue('12'),
  },
  {
    name: 'sending a code for a lost password',
    pattern: '**/api/sendOTP/**',
    open: async (page) => {
      await load(page, '/forgot-password');
      await box(page, 'mobile label').fill(typed.number);
    },
    prepare: async () => {},
    submit: (page) => press(page, 'forgot.send'),
    expected: news,
    kept: async (page) => expect(box(page, 'mobile label')).toHaveValue(typed.number),
  },
  {
    name: 'sending another code for a lost password',
    pattern: '**/api/sendOTP/**',
    open: async (page) => {
      await openCodeOfLostPassword(page);
      await box(page, 'otp label').pressSequentially('12');
    },
    prepare: (page) => page.clock.fastForward(76_000),
    submit: (page) => page.getByRole('button', { name: /^Resend OTP/ }),
    expected: (fault) => ({ ...news(fault), ...(fault.status === 429 && { text: serverWords }) }),
    kept: async (page) => {
      await expect(box(page, 'otp label')).toBeVisible();
      await expect(box(page, 'otp label')).toHaveValue('12');
    },
  },
  {
    name: 'checking the code for a lost password',
    pattern: '**/api/verifyOTP',
    open: openCodeOfLostPassword,
    prepare: async (page) => {
      if ((await box(page, 'otp label').inputValue()) === '')
        await box(page, 'otp label').pressSequentially(typed.code);
    },
    submit: (page) => press(page, 'forgot.confirm'),
    expected: oneTimePassword,
    kept: codeKept,
  },
  {
    name: 'changing the password',
    pattern: '**/api/auth/resetPassword',
    open: async (page) => {
      await openNewPassword(page);
      await box(page, 'new password label').fill(typed.password);
      await box(page, 'confirm password label').fill(typed.password);
    },
    prepare: async () => {},
    submit: (page) => press(page, 'reset.submit'),
    expected: news,
    kept: async (page) => {
      await expect(box(page, 'new password label')).toHaveValue(typed.password);
      await expect(box(page, 'confirm password label')).toHaveValue(typed.password);
    },
    leaves: [409],
  },
  {
    name: 'sending the contact form',
    pattern: '**/api/lead/add',
    open: async (page) => {
      await load(page, '/contact-us');
      await box(page, 'first name label').fill('Kiran');
      await box(page, 'last name label').fill('Desai');
      await box(page, 'mobile label').fill(typed.number);
      await box(page, 'email label').fill('kiran@example.com');
      await page.getByRole('combobox', { name: say('form.industry label') }).fill('Info');
      await page
        .getByRole('option', { name: /Information/ })
        .first()
        .click();
      await page.getByRole('combobox', { name: say('form.number of employees label') }).fill('51');
      await page.getByRole('option', { name: '51-200' }).click();
      await page.getByRole('textbox', { name: 'Message (optional)' }).fill('Forty graduates a year.');
    },
    prepare: tickCaptcha,
    submit: (page) => press(page, 'contact.send'),
    // The server's words, or else the text of the status (specification, section 8).
    expected: (fault) => {
      if (fault.name === '500 without a body') return { text: 'Internal Server Error' };
      return fault.name === '502 in HTML' ? { text: 'Bad Gateway' } : {};
    },
    kept: async (page) => {
      await expect(box(page, 'first name label')).toHaveValue('Kiran');
      await expect(page.getByRole('combobox', { name: 'Industry' })).toHaveValue(/Information/);
      await expect(page.getByRole('textbox', { name: 'Message (optional)' })).toHaveValue(/graduates/);
    },
    isRepeatable: true,
  },
];

/** The alert of a failure in the screen, with the words exactly. */
const escaped = (part: string): string => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

async function expectAlert(page: Page, text: string, tone: Tone): Promise<void> {
  const alert = page.getByRole('main').locator('[data-component="Alert"]').filter({ visible: true });
  const toneWord = tone === 'danger' ? 'Error:' : 'Information:';
  // A wait is counted down while the test looks.
  const [before = '', after] = `${toneWord} ${text}`.split('01:15').map(escaped);
  const pattern = after === undefined ? before : `${before}0[01]:[0-5]\\d${after}`;
  await expect(alert.locator('[data-part="text"]')).toHaveText(new RegExp(`^${pattern}$`));
  await expect(alert).toHaveAttribute('data-tone', tone);
}

/** A form of its own, and a button beside one: each way to show a failure once. */
const examples = new Set(['signing in', 'sending another code for a sign-up']);

for (const call of calls) {
  test.describe(call.name, sweepUnless(examples.has(call.name)), () => {
    test('says what went wrong, whatever it is, and keeps what was typed', async ({ page }) => {
      // Eleven failures one after the other.
      test.slow();
      await page.clock.install();
      await page.route('**/config.json', (route) =>
        route.fulfill({ json: { captcha: { provider: 'off' } } }),
      );
      await call.open(page);
      const submit = call.submit(page);
      // Whatever it is called while it sends.
      const busy = page.getByRole('main').locator('button[aria-busy="true"]');

      for (const fault of faults.filter(({ status }) => !call.leaves?.includes(status))) {
        await test.step(fault.name, async () => {
          let asked = 0;
          const answer = (route: Route) => {
            asked += 1;
            return fault.answer(route);
          };
          await page.route(call.pattern, answer);
          await call.prepare(page);
          await submit.click();
          await expect.poll(() => asked).toBe(1);
          if (fault.name === 'no answer in time') {
            await expect(busy).toHaveCount(1);
            await busy.click({ force: true });
            await page.keyboard.press('Enter');
            expect(asked, 'presses while the answer is awaited send nothing').toBe(1);
            await expectAccessible(page);
            await page.clock.fastForward(15_500);
          }
          if (fault.isRepeated && call.isRepeatable) {
            for (const again of [2, 3]) {
              await expect
                .poll(async () => {
                  await page.clock.fastForward(500);
                  return asked;
                })
                .toBe(again);
            }
          }
          await expect(busy).toHaveCount(0);
          const { text = fault.text, tone = 'danger' } = call.expected?.(fault) ?? {};
          await expectAlert(page, text, tone);
          await expect(page.getByText('Words of a proxy')).toHaveCount(0);
          await call.kept(page, fault);
          if (fault.name === '409') await expectAccessible(page);
          await page.unroute(call.pattern, answer);
        });
      }
    });
  });
}

test.describe('the link of the e-mail', () => {
  const address = '/activate-user?email=anita%40example.com&token=abc';

  for (const fault of faults.filter(({ name }) => name !== 'no answer in time')) {
    // One that another try can mend, and one that it cannot.
    const isExample = fault.name === 'offline' || fault.name === '409';
    test(
      `says why it confirms nothing, and what to do: ${fault.name}`,
      sweepUnless(isExample),
      async ({ page }) => {
        let asked = 0;
        const answer = (route: Route) => {
          asked += 1;
          return fault.answer(route);
        };
        await page.route('**/api/auth/activateUser', answer);
        await load(page, address);
        await expectAlert(page, fault.text, fault.status === 409 ? 'info' : 'danger');
        expect(asked).toBe(1);
        await page.unroute('**/api/auth/activateUser', answer);
        if (fault.status === 400 || fault.status === 409 || fault.name === 'success false') {
          await expect(page.getByRole('link', { name: say('activation.signIn') })).toBeVisible();
          await expect(press(page, 'failure.retry')).toHaveCount(0);
          if (fault.status !== 200) await expectAccessible(page);
          return;
        }
        // The link itself is unknown to the server, which says so to the next try.
        await press(page, 'failure.retry').click();
        await expectAlert(page, 'This link is not valid any more.', 'danger');
      },
    );
  }

  test('a link that was cut off sends nothing and says so', sweep, async ({ page }) => {
    let asked = 0;
    await page.route('**/api/auth/activateUser', (route) => {
      asked += 1;
      return route.abort();
    });
    await load(page, '/activate-user?email=anita%40example.com');
    await expectAlert(page, say('activation.incomplete'), 'danger');
    await expect(page.getByText(say('activation.openAgain'))).toBeVisible();
    expect(asked).toBe(0);
  });

  test('no answer in time ends the wait', sweep, async ({ page }) => {
    await page.clock.install();
    await page.route('**/api/auth/activateUser', () => new Promise(() => {}));
    await load(page, address);
    await expect(page.getByText(say('activation.pending'))).toBeVisible();
    await expectAccessible(page);
    await page.clock.fastForward(15_500);
    await expectAlert(page, say('failure.timeout'), 'danger');
    await expect(press(page, 'failure.retry')).toBeEnabled();
  });
});

for (const [name, answer, text, hindi] of [
  ['used up', refusal(409), serverWords, serverWordsInHindi],
  ['too old', refusal(401), say('reset.expired'), words('hi')('reset.expired')],
] as const) {
  test(`a change of the password whose ticket is ${name} begins anew, with the reason`, async ({ page }) => {
    await openNewPassword(page);
    await page.route('**/api/auth/resetPassword', (route) => route.fulfill(answer));
    await box(page, 'new password label').fill(typed.password);
    await box(page, 'confirm password label').fill(typed.password);
    await press(page, 'reset.submit').click();
    await expect(page).toHaveURL('/forgot-password');
    await expectAlert(page, text, 'info');
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await expect(page.locator('[data-component="Alert"]', { hasText: hindi })).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(box(page, 'mobile label')).toBeVisible();
    await expectAccessible(page);
  });
}

for (const fault of faults.filter(({ name }) =>
  ['offline', '429 with a wait', '500 without a body'].includes(name),
)) {
  test(
    `when no code can be sent after a sign-up (${fault.name}), the screen of the code says so`,
    sweepUnless(fault.name === '429 with a wait'),
    async ({ page }) => {
      await page.route('**/config.json', (route) =>
        route.fulfill({ json: { captcha: { provider: 'off' } } }),
      );
      await page.route('**/api/auth/register', (route) =>
        route.fulfill({ json: { success: true, data: { user: { id: 'x' } } } }),
      );
      await page.route('**/api/sendOTP/**', fault.answer);
      await load(page, '/register');
      const person = { firstName: 'Anita', lastName: 'Joshi', mobileNumber: typed.number };
      await fillRegistration(page, { ...person, password: typed.password });
      await press(page, 'register.submit').click();
      await expect(page).toHaveURL('/otp-verification');
      await expect(
        page.getByRole('listitem').getByText('Unable to send the OTP. Please verify your mobile number.'),
      ).toBeVisible();
    },
  );
}
