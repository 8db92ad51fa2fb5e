import type { Browser, Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newMobileNumber,
  type Outbox,
  sweep,
  test,
} from './fixtures.ts';
import { arrive, asha, join, signIn } from './people.ts';
import { words } from './words.ts';

/** Gives a test somebody of its own, who is signed in. */
async function newMember(page: Page, outbox: Outbox, path = '/settings') {
  const member = {
    firstName: 'Ira',
    lastName: 'Joshi',
    mobileNumber: newMobileNumber(),
    password: 'Monsoon#24',
  };
  await join(page, outbox, member, path);
  return member;
}

async function onAnotherDevice(browser: Browser, visit: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  await visit(await context.newPage());
  await context.close();
}

/** The attributes of the document that carry the looks. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const { theme, density, textSize } = document.documentElement.dataset;
    return [document.documentElement.lang, theme, density, textSize];
  });

test(
  'looks apply at once, survive a reload and follow the person to another device',
  sweep,
  async ({ page, browser, outbox }) => {
    const member = await newMember(page, outbox, '/dashboard');
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);

    await page.getByRole('radio', { name: 'High contrast, dark' }).check();
    await page.getByRole('radio', { name: 'Compact' }).check();
    await page.getByRole('radio', { name: 'Larger' }).check();
    const byEmail = page.getByRole('switch', { name: 'General notifications by e-mail' });
    await byEmail.click();
    await expect(byEmail).toBeChecked();
    await page.getByRole('radio', { name: 'हिन्दी' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'सेटिंग्स' })).toBeVisible();
    const chosen = ['hi', 'high-contrast-dark', 'compact', 'larger'];
    expect(await looks(page)).toEqual(chosen);
    // The largest text at the least width.
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    // Before the first paint: what the head's own script has set when the body begins.
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.body) return;
        document.documentElement.dataset.firstTheme = document.documentElement.dataset.theme ?? 'none';
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'सेटिंग्स' })).toBeVisible();
    expect(await looks(page)).toEqual(chosen);
    expect(await page.evaluate(() => document.documentElement.dataset.firstTheme)).toBe('high-contrast-dark');

    await onAnotherDevice(browser, async (other) => {
      await signIn(other, member.mobileNumber, member.password);
      await expect.poll(() => looks(other)).toEqual(chosen);
      await other.goto('/settings');
      await expect(other.getByRole('switch', { name: 'सामान्य सूचनाएँ ई-मेल से' })).toBeChecked();
    });
  },
);

test('news come on WhatsApp to who turns it on, and nobody is asked where the platform does not send there', async ({
  page,
  outbox,
}) => {
  await newMember(page, outbox);
  const news = page.getByRole('switch', { name: words('en')('settings.messages.whatsapp') });
  await expect(page.getByRole('switch', { name: 'General notifications by SMS' })).toBeVisible();
  await expect(news).toHaveCount(0);

  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as object;
    await route.fulfill({ json: { ...config, whatsapp: { isOffered: true } } });
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.reload();
  await expect(news).not.toBeChecked();
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/user/preferences') && answer.request().method() === 'PUT',
  );
  await news.click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(news).toBeChecked();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a choice that the server does not take goes back, and says so', async ({ page, outbox }) => {
  await newMember(page, outbox);
  await page.route('**/api/user/preferences', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  const sms = page.getByRole('switch', { name: 'General notifications by SMS' });
  await sms.click();
  await expect(page.getByText(/This could not be saved/).first()).toBeVisible();
  await expect(sms).not.toBeChecked();
});

test(
  'sessions end where the person says, and with a changed password',
  sweep,
  async ({ page, browser, outbox }) => {
    const member = await newMember(page, outbox);
    const sessions = page.getByRole('region', { name: 'Where you are signed in' });
    await expect(sessions.getByRole('listitem')).toHaveCount(1);

    await onAnotherDevice(browser, async (other) => {
      await signIn(other, member.mobileNumber, member.password);
      await page.reload();
      await expect(sessions.getByRole('listitem')).toHaveCount(2);
      await sessions
        .getByRole('listitem')
        .filter({ hasNotText: 'This device' })
        .getByRole('button', { name: /End/ })
        .click();
      const dialog = page.getByRole('alertdialog', { name: 'End this session?' });
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'End', exact: true }).click();
      await expect(sessions.getByRole('listitem')).toHaveCount(1);
      await other.goto('/settings');
      await expect(other).toHaveURL(/\/login/);
      await signIn(other, member.mobileNumber, member.password);

      const current = page
        .getByRole('region', { name: 'Password', exact: true })
        .getByLabel('Current password', { exact: true });
      const next = page.getByRole('textbox', { name: 'New password', exact: true });
      const again = page.getByRole('textbox', { name: 'Confirm password' });
      const change = page.getByRole('button', { name: 'Change password' });
      await current.fill('Wrong#1234');
      await next.fill(member.password);
      await again.fill(member.password);
      await page.getByRole('link', { name: 'Dashboard' }).first().click();
      const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await leaving.getByRole('button', { name: 'Keep editing' }).click();
      await expect(page).toHaveURL('/settings');

      await change.click();
      await expect(page.getByText('The current password is wrong.').first()).toBeVisible();
      await current.fill(member.password);
      await change.click();
      await expect(next).toHaveAccessibleDescription(/not your current one/);
      await next.fill('Password@1');
      await again.fill('Password@1');
      await change.click();
      await expect(next).toHaveAccessibleDescription(/Many people use this one/);
      await next.fill('Harvest#31');
      await again.fill('Harvest#31');
      await change.click();
      await expect(page.getByText('Your password was changed.').first()).toBeVisible();
      await expect(current).toHaveValue('');
      await other.goto('/settings');
      await expect(other).toHaveURL(/\/login/);
    });
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page).toHaveURL('/dashboard');
  },
);

/** Calls the API as whoever is signed in on the page, past the form. */
const putSettings = (page: Page, scope: string, body: object) =>
  page.evaluate(
    async ([path, data]) => {
      const answer = await fetch(`/api/settings/${path}`, {
        method: 'PUT',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${localStorage.getItem('access-token')}`,
        },
        body: JSON.stringify(data),
      });
      const { error } = (await answer.json()) as { error: { fields: { code: string }[] } | null };
      return [answer.status, error?.fields.map(({ code }) => code) ?? []];
    },
    [scope, body] as const,
  );

// Both change the same scope.
test.describe.serial('the platform', () => {
  test('a setting of the platform is changed with its effect, a reason and a history', async ({ page }) => {
    await arrive(page, '9000000052');
    // The scope of staff, whom nothing is charged, so that no other test is touched.
    await page.goto('/settings?tab=platform&scope=S');
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: 'Change Decline or not choose' }) });
    await expect(row).toContainText('Default for all');
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 1280, height: 800 });

    await page.getByRole('button', { name: 'Change Decline or not choose' }).click();
    const panel = page.getByRole('dialog', { name: 'Change: Decline or not choose' });
    const value = panel.getByRole('textbox', { name: 'Value' });
    const reason = panel.getByRole('textbox', { name: 'Reason for the change' });
    const save = panel.getByRole('button', { name: 'Save change' });
    await value.fill('10001');
    await reason.fill('too short');
    await save.click();
    await expect(value).toHaveAccessibleDescription(/10,?000/);
    await expect(reason).toHaveAccessibleDescription(/at least 10 characters/);
    await expectAccessible(page);
    expect(await putSettings(page, 'S', { _rejectRate: 10_001, reason: 'too short' })).toEqual([
      422,
      ['tooLarge', 'tooShort'],
    ]);

    await value.press('ControlOrMeta+a');
    await value.pressSequentially('3');
    await reason.fill('Shown to the staff only');
    await expect(panel).toContainText('Declining a job costs 3 credits = ₹3');
    await panel.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await save.click();
    await expect(panel).toBeHidden();
    await expect(row).toContainText('Set here');
    await expect(row).toContainText('3 credits');
    const history = page.getByRole('table', { name: 'History' });
    await expect(history).toContainText('Decline or not choose: Not set here → 3 credits');
    await expect(history).toContainText('Shown to the staff only');
    await expect(history).toContainText('Admin Two');
  });

  test('a change that comes second shows both values and asks again', sweep, async ({ page }) => {
    await arrive(page, '9000000051');
    await page.goto('/settings?tab=platform&scope=S');
    await page.getByRole('button', { name: 'Change Refund without a result' }).click();
    const panel = page.getByRole('dialog', { name: 'Change: Refund without a result' });
    const body = { grantExpiryDays: 200, refundDays: 21, reason: 'Somebody else was faster' };
    expect(await putSettings(page, 'S', body)).toEqual([200, []]);
    await panel.getByRole('textbox', { name: 'Value' }).fill('14');
    await panel.getByRole('textbox', { name: 'Reason for the change' }).fill('Two weeks are enough');
    // What the other change was cannot be read at first: that it came first is said all the same.
    await page.route('**/api/settings/S/history*', (route) => route.fulfill({ status: 500, body: '' }));
    await panel.getByRole('button', { name: 'Save change' }).click();
    await expect(panel.locator('[data-component="Alert"][data-tone="danger"]')).toBeVisible();
    await page.unroute('**/api/settings/S/history*');
    await panel.getByRole('button', { name: 'Save change' }).click();
    await expect(panel).toContainText('changed these settings in the meantime');
    await expect(panel).toContainText('Somebody else was faster');
    await expect(panel.getByRole('row', { name: /^Refund without a result/ })).toContainText(
      '14 days21 days',
    );
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Save mine' }).click();
    await expect(panel).toBeHidden();
    await expect(
      page
        .getByRole('row')
        .filter({ has: page.getByRole('button', { name: 'Change Refund without a result' }) }),
    ).toContainText('14 days');
  });
});

test('whoever may not change the platform does not see it', async ({ page }) => {
  await arrive(page, '9000000041');
  await page.goto('/settings?tab=platform');
  await expect(page.getByRole('heading', { name: 'Appearance' })).toBeVisible();
  await expect(page.getByText('Apply or shortlist')).toHaveCount(0);
  expect(await putSettings(page, 'S', { _rejectRate: 1, reason: 'For this test only' })).toEqual([403, []]);
});

test(
  'another e-mail address needs the password and its link, and the old one takes it back',
  sweep,
  async ({ page, outbox }) => {
    const { mobileNumber, password } = await newMember(page, outbox);
    const [old, another] = [`s${mobileNumber}@example.com`, `new.s${mobileNumber}@example.com`];
    const card = page.getByRole('region', { name: 'E-mail address' });
    const current = card.getByLabel('Current password', { exact: true });
    await card.getByRole('textbox', { name: 'E-mail' }).fill(another);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await leaving.getByRole('button', { name: 'Keep editing' }).click();
    await current.fill('Wrong#1234');
    await card.getByRole('button', { name: 'Change e-mail address' }).click();
    await expect(current).toBeFocused();
    await expect(current).toHaveAccessibleDescription(/The current password is wrong/);
    await current.fill(password);
    await card.getByRole('button', { name: 'Change e-mail address' }).click();
    await expect(card.getByText(`${another} waits to be confirmed.`)).toBeVisible();
    await expectAccessible(page);

    await page.goto(await outbox.link(another));
    await expect(page).toHaveURL('/profile');
    await page.goto('/settings');
    await expect(card.getByText(`Your address is ${another}.`)).toBeVisible();

    const undoing = await outbox.link(old);
    await page.goto(undoing);
    await page.route('**/api/auth/undoEmailChange', (route) => route.abort());
    const undo = page.getByRole('button', { name: 'Undo the change' });
    await undo.click();
    await expect(page.locator('[data-component="Alert"][data-tone="danger"]')).toBeVisible();
    await page.unroute('**/api/auth/undoEmailChange');
    await undo.click();
    await expect(page.getByText('Your account has its earlier e-mail address again')).toBeVisible();
    await expectAccessible(page);
    await page.goto(undoing);
    await undo.click();
    await expect(page.getByText('This change of the e-mail address is undone already.')).toBeVisible();
    await page.getByRole('link', { name: 'Choose a new password' }).click();
    await expect(page).toHaveURL('/forgot-password');
  },
);

test('why another address or number is not taken follows the language, and counts its wait down', async ({
  page,
  outbox,
}) => {
  const hindi = words('hi');
  await newMember(page, outbox);
  for (const path of ['user/update', 'auth/mobile/code']) {
    await page.route(`**/api/${path}`, (route) => {
      const message = 'Too many attempts. Try again in 75 seconds.';
      const json = { success: false, message, error: { code: 'RATE_LIMITED', message } };
      return route.fulfill({ status: 429, headers: { 'retry-after': '75' }, json });
    });
  }
  const failures = page.locator('form [data-component="Alert"][data-tone="danger"]');
  const email = page.getByRole('region', { name: 'E-mail address' });
  await email.getByRole('textbox', { name: 'E-mail' }).fill('ira.another@example.com');
  await email.getByLabel('Current password', { exact: true }).fill('Monsoon#24');
  await email.getByRole('button', { name: 'Change e-mail address' }).click();
  const mobile = page.getByRole('region', { name: 'Mobile number' });
  await mobile.getByRole('textbox', { name: 'New mobile number' }).fill(newMobileNumber());
  await mobile.getByLabel('Current password', { exact: true }).fill('Monsoon#24');
  await mobile.getByRole('button', { name: 'Send a code to it' }).click();
  await expect(failures).toHaveCount(2);
  for (const failure of await failures.all()) {
    await expect(failure).toContainText(/in (01:0|00:)\d\d?\./, { timeout: 15_000 });
  }
  await page.getByRole('radio', { name: 'हिन्दी' }).click();
  for (const failure of await failures.all()) await expect(failure).toContainText(hindi('failure.tooMany'));
});

/** Fails unless a wait of 75 seconds is told and gets less, from wherever it is when it is seen. */
async function expectToCountDown(failure: Locator): Promise<void> {
  const left = async () => {
    const [, minutes, seconds] = /in (\d\d):(\d\d)/.exec((await failure.textContent()) ?? '') ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  await expect(failure).toContainText(/in \d\d:\d\d/);
  const first = await left();
  expect(first).toBeLessThanOrEqual(75);
  await expect.poll(left).toBeLessThan(first);
}

test('why something could not be read follows the language, and counts its wait down', async ({
  page,
  outbox,
}) => {
  const message = 'Too many attempts. Try again in 75 seconds.';
  const json = { success: false, message, error: { code: 'RATE_LIMITED', message } };
  await page.route('**/api/user/consent', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '75' }, json }),
  );
  await newMember(page, outbox);
  const failure = page.locator('[data-component="Alert"]', {
    hasText: words('en')('settings.consents.failed'),
  });
  await expectToCountDown(failure);
  await page.getByRole('radio', { name: 'हिन्दी' }).click();
  await expect(
    page.locator('[data-component="Alert"]', { hasText: words('hi')('failure.tooMany') }),
  ).toContainText(/\d\d:\d\d/);
});

test('why something in an alert failed follows the language, and counts its wait down', async ({
  page,
  outbox,
}) => {
  const hindi = words('hi');
  await newMember(page, outbox);
  await page.route('**/api/user/export', (route) => {
    const message = 'Too many attempts. Try again in 75 seconds.';
    const json = { success: false, message, error: { code: 'RATE_LIMITED', message } };
    return route.fulfill({ status: 429, headers: { 'retry-after': '75' }, json });
  });
  await page.getByRole('button', { name: 'Save a copy of my data' }).click();
  const alert = page.locator('[data-component="AlertRegion"] li');
  await expect(alert).toContainText(/in 01:\d\d/);
  // Its clock stands still while the focus is in it.
  await page.keyboard.press('F6');
  await expectToCountDown(alert);
  await page.getByRole('radio', { name: 'हिन्दी' }).dispatchEvent('click');
  await expect(alert).toContainText(hindi('failure.tooMany'));
});

test('a name is corrected on a phone, after reading that what was verified is checked again', async ({
  page,
  outbox,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await newMember(page, outbox);
  const card = page.getByRole('region', { name: 'My name' });
  const first = card.getByRole('textbox', { name: 'First name' });
  await expect(first).toHaveValue('Ira');
  // A first answer as if an office had verified something: what follows is read before it is done.
  await page.route('**/api/user/update', (route) =>
    route.request().postDataJSON().withdrawsChecks === true
      ? route.continue()
      : route.fulfill({
          status: 409,
          json: { success: false, error: { code: 'ILLEGAL_TRANSITION', message: 'Verified.', details: {} } },
        }),
  );
  await first.fill('Irawati');
  await card.getByRole('button', { name: 'Change name' }).click();
  const question = page.getByRole('alertdialog', { name: 'Change your name and be checked again?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Change name' }).click();
  await expect(question).toHaveCount(0);
  await expect(first).toHaveValue('Irawati');
  await page.reload();
  await expect(first).toHaveValue('Irawati');
  await expectNoSidewaysScroll(page);
});

test('another mobile number needs the password and its code, and signs in from then on', async ({
  page,
  outbox,
}) => {
  const { password } = await newMember(page, outbox);
  await page.setViewportSize({ width: 360, height: 780 });
  const another = newMobileNumber();
  const card = page.getByRole('region', { name: 'Mobile number' });
  const signsIn = new RegExp(`^You sign in with .*${another.slice(-4)}`);
  await card.getByRole('textbox', { name: 'New mobile number' }).fill(another);
  const current = card.getByLabel('Current password', { exact: true });
  await current.fill('Wrong#1234');
  await card.getByRole('button', { name: 'Send a code to it' }).click();
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription(/The current password is wrong/);
  await current.fill(password);
  await card.getByRole('button', { name: 'Send a code to it' }).click();
  const code = card.getByRole('textbox', { name: words('en')('form.otp label') });
  await expect(code).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await code.fill(await outbox.code(another));
  await card.getByRole('button', { name: 'Change number' }).click();
  await expect(card.getByText(signsIn)).toBeVisible();
  // The session goes on under the new number.
  await page.reload();
  await expect(card.getByText(signsIn)).toBeVisible();
});

test('a wrong current password is said at its field, which has the focus, on a phone too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, asha.mobileNumber);
  await page.route('**/api/auth/changePassword', (route) => {
    const message = 'The current password is wrong.';
    const fields = [{ path: 'currentPassword', code: 'wrongPassword', message }];
    const json = { success: false, message, error: { code: 'INVALID_CREDENTIALS', message, fields } };
    return route.fulfill({ status: 400, json });
  });
  await page.goto('/settings');
  const card = page.getByRole('region', { name: 'Password', exact: true });
  const current = card.getByLabel('Current password', { exact: true });
  await current.fill('Wrong@2026');
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('Harvest#31');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('Harvest#31');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription(/The current password is wrong/);
  await expect(current).toBeInViewport();
});

test(
  'what the data are used for is agreed to and withdrawn, and an erasure is taken back',
  sweep,
  async ({ page, outbox }) => {
    const { password } = await newMember(page, outbox);
    await page.setViewportSize({ width: 360, height: 800 });
    const consents = page.getByRole('region', { name: 'What your data are used for' });
    await consents.getByRole('button', { name: 'I agree' }).click();
    await expect(consents.getByText(/^Agreed on .+, notice 2026-11, in English\.$/)).toHaveCount(1);
    const shown = consents.getByRole('switch', { name: 'Employers may find me' });
    await shown.click();
    await expect(shown).toBeChecked();
    await shown.click();
    await expect(consents.getByText(/^Withdrawn on /)).toBeVisible();

    const erasure = page.getByRole('region', { name: 'Erase my account' });
    await erasure.getByText('What is erased and what stays').click();
    await expect(erasure.getByText('Account, sign-ins and settings')).toBeVisible();
    await expect(erasure.getByRole('heading', { name: 'Kept', exact: true })).toBeVisible();
    const field = erasure.getByLabel('Current password', { exact: true });
    await field.fill('Wrong#2026');
    await erasure.getByRole('button', { name: 'Erase my account' }).click();
    await expect(field).toBeFocused();
    await field.fill(password);
    await erasure.getByRole('button', { name: 'Erase my account' }).click();
    await expect(erasure.getByText(/^Your account will be erased on /)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.reload();
    await erasure.getByRole('button', { name: 'Keep my account' }).click();
    await expect(field).toHaveValue('');
  },
);

test(
  'under 18 a guardian agrees with a code of their own, and the consent can be withdrawn, in Hindi on a phone',
  sweep,
  async ({ page, outbox }) => {
    await newMember(page, outbox);
    const say = words('hi');
    const headers = {
      authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('access-token'))}`,
    };
    const year = new Date().getFullYear() - 16;
    const born = { dateOfBirth: `${year}-06-15` };
    expect((await page.request.post('/api/user/personal', { headers, data: born })).status()).toBe(200);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.evaluate(() => localStorage.setItem('language', 'hi'));
    await page.reload();
    const consents = page.getByRole('region', { name: say('settings.consents.title') });
    const shown = consents.getByRole('switch', {
      name: say('settings.consents.purposes.share-with-employers.name'),
    });
    await expect(shown).toBeDisabled();
    await expect(consents.getByRole('link', { name: say('settings.guardian.name') })).toBeVisible();

    const mobileNumber = newMobileNumber();
    const mother = { relation: 'Mother', name: 'Meera Joshi', mobileNumber };
    expect((await page.request.post('/api/user/parents', { headers, data: mother })).status()).toBe(200);
    await page.reload();
    await expect(consents.getByRole('radio', { name: /^Meera Joshi/ })).toBeChecked();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await consents.getByRole('button', { name: say('settings.guardian.send') }).click();
    const field = consents.getByRole('textbox', { name: say('form.otp label') });
    await expect(field).toBeVisible();
    await expectAccessible(page);
    await field.fill(await outbox.code(mobileNumber));
    await consents.getByRole('button', { name: say('settings.guardian.confirm') }).click();
    await expect(consents.getByText(/^Meera Joshi \(/)).toBeVisible();
    await expect(shown).toBeEnabled();
    await shown.click();
    await expect(shown).toBeChecked();
    await expectNoSidewaysScroll(page);

    // Meera takes it back by the link that she was sent, with no account and no help of the candidate.
    const guardian = await page.context().newPage();
    await guardian.goto(await outbox.link(mobileNumber));
    await guardian.getByRole('button', { name: say('withdraw.submit') }).click();
    await expect(guardian.getByText(say('withdraw.done'))).toBeVisible();
    await expectAccessible(guardian);
    await guardian.close();
    await page.reload();
    await expect(shown).toBeDisabled();
  },
);
