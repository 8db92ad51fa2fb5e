/** Every way into the portal, from the first screen to the last, in both languages, on a phone and on a desk, by keyboard only. */
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newMobileNumber,
  sweepUnless,
  test,
} from './fixtures.ts';
import { choose, press, reach, tick, type } from './keyboard.ts';
import { demoPassword, fillSignIn } from './people.ts';
import { words, type LanguageCode, type Words } from './words.ts';

// People whom no other test signs in as: their passwords change.
const settings = [
  { language: 'en', width: 360, owner: '9000001010', typed: 'maha', state: 'Maharashtra' },
  { language: 'en', width: 1280, owner: '9000001011', typed: 'महारा', state: 'Maharashtra' },
  { language: 'hi', width: 360, owner: '9000001012', typed: 'महारा', state: 'महाराष्ट्र' },
  { language: 'hi', width: 1280, owner: '9000001013', typed: 'maha', state: 'महाराष्ट्र' },
] as const;

const newPassword = 'Kite7!Paper';

async function open(page: Page, path: string, language: LanguageCode): Promise<void> {
  await page.addInitScript((code) => localStorage.setItem('language', code), language);
  await page.goto(path);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

const field = (page: Page, say: Words, key: string) =>
  page.getByRole('textbox', { name: say(`form.${key}`), exact: true });
const dropdown = (page: Page, say: Words, key: string) =>
  page.getByRole('combobox', { name: say(`form.${key}`), exact: true });
const button = (page: Page, say: Words, key: string) =>
  page.getByRole('button', { name: say(key), exact: true });
const captcha = (page: Page, say: Words) =>
  page.getByRole('checkbox', { name: say('form.captcha label'), exact: true });

/** Types the code where the focus is by itself, and confirms it. */
async function enterCode(page: Page, say: Words, code: string, confirm: string): Promise<void> {
  await type(page, field(page, say, 'otp label'), code);
  await press(page, button(page, say, confirm));
}

for (const { language, width, owner, typed, state } of settings) {
  test.describe(
    `${language}, ${width} px, by keyboard`,
    sweepUnless(language === 'hi' && width === 360),
    () => {
      test.use({ viewport: { width, height: 800 } });
      const say = words(language);

      test('a fresher signs up, gets the opening credit and confirms the e-mail address', async ({
        page,
        outbox,
        context,
      }) => {
        const number = newMobileNumber();
        const email = `s${number}@example.com`;
        await open(page, '/register', language);
        await type(page, field(page, say, 'first name label'), 'Anita');
        await type(page, field(page, say, 'last name label'), 'Joshi');
        await type(page, field(page, say, 'email label'), email);
        await type(page, field(page, say, 'contact number label'), number);
        await type(page, field(page, say, 'password label'), newPassword);
        await type(page, field(page, say, 'confirm password label'), newPassword);
        await choose(page, page.getByRole('combobox').nth(0), typed, new RegExp(state));
        await choose(page, dropdown(page, say, 'institute label'), 'sahyadri inst', /Sahyadri Institute/);
        await tick(page, page.getByRole('checkbox').first());
        await tick(page, captcha(page, say));
        const sending = page.waitForRequest('**/api/auth/register');
        await press(page, button(page, say, 'register.submit'));
        expect((await sending).postDataJSON()).toMatchObject({ state: 'Maharashtra' });

        await expect(page).toHaveURL('/otp-verification');
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await enterCode(page, say, await outbox.code(number), 'otp.verify');
        await expect(page).toHaveURL('/dashboard');
        await expect(page.getByRole('main')).toContainText(/100/);

        const link = await outbox.link(email);
        const mailProgram = await context.newPage();
        await mailProgram.goto(link);
        await expect(mailProgram).toHaveURL('/profile');
        await expect(mailProgram.getByText(say('activation.confirmed')).first()).toBeVisible();
        await expect(mailProgram.getByRole('main')).toContainText(email);
        const [cookie] = (await context.cookies()).filter(({ name }) => name === 'js-app-token');
        const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
        expect(days).toBeGreaterThan(29.9);
        expect(days).toBeLessThanOrEqual(30);
      });

      test('an employer signs up, and the company is there', async ({ page, outbox }) => {
        const number = newMobileNumber();
        const name = `Kite and Sons ${number}`;
        await open(page, '/register', language);
        await reach(page, page.getByRole('radio', { name: say('register.candidate') }));
        await page.keyboard.press('ArrowRight');
        await expect(page.getByRole('radio', { name: say('register.employer') })).toBeChecked();
        await type(page, field(page, say, 'company name label'), name);
        await type(page, field(page, say, 'company location label'), 'Pune, Maharashtra');
        await type(page, field(page, say, 'company website label'), 'www.kite.example');
        await choose(page, dropdown(page, say, 'industry label'), 'Info', /Information/);
        await type(page, field(page, say, 'contact person first name label'), 'Kiran');
        await type(page, field(page, say, 'contact person last name label'), 'Desai');
        await type(page, field(page, say, 'contact person designation label'), 'Recruiter');
        await type(page, field(page, say, 'contact person email label'), `e${number}@example.com`);
        await type(page, field(page, say, 'contact number label'), number);
        await type(page, field(page, say, 'password label'), newPassword);
        await type(page, field(page, say, 'confirm password label'), newPassword);
        await tick(page, page.getByRole('checkbox').first());
        await tick(page, captcha(page, say));
        await press(page, button(page, say, 'register.submit'));

        await expect(page).toHaveURL('/otp-verification');
        await enterCode(page, say, await outbox.code(number), 'otp.verify');
        await expect(page).toHaveURL('/dashboard');
        // The company that the server made is what the account belongs to.
        const token = await page.evaluate(() => localStorage.getItem('access-token'));
        const answer = await page.request.get(`/api/user/${number}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        expect(await answer.json()).toMatchObject({ data: { user: { type: 'E', parentEntityName: name } } });
      });

      test('a lost password is replaced, and the new one signs in', async ({ page, outbox }) => {
        await open(page, '/login', language);
        await press(page, page.getByRole('link', { name: say('login.forgot') }));
        await expect(page).toHaveURL('/forgot-password');
        await expect(page.getByRole('heading', { level: 1, name: say('forgot.title') })).toBeFocused();
        await type(page, field(page, say, 'mobile label'), owner);
        await page.keyboard.press('Enter');

        await expect(page.getByText(say('forgot.sent')).first()).toBeVisible();
        await expect(field(page, say, 'otp label')).toBeFocused();
        await expect(field(page, say, 'otp label')).toHaveAttribute('autocomplete', 'one-time-code');
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        // A reload, as by a phone that was used to read the message, loses neither the step nor the wait.
        await page.reload();
        await expect(page.getByRole('timer')).toContainText(/00:[0-5]\d/);
        await enterCode(page, say, await outbox.code(owner), 'forgot.confirm');

        await expect(page).toHaveURL('/reset-password');
        await expect(page.getByRole('heading', { level: 1, name: say('reset.title') })).toBeFocused();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        const submit = button(page, say, 'reset.submit');
        for (const key of ['new password label', 'confirm password label'])
          await expect(field(page, say, key)).toHaveAttribute('autocomplete', 'new-password');
        await type(page, field(page, say, 'new password label'), newPassword);
        await expect(submit).toBeDisabled();
        await type(page, field(page, say, 'confirm password label'), newPassword);
        await press(page, submit);
        await expect(page.getByText(say('password changed successfully')).first()).toBeVisible();
        await expect(page).toHaveURL('/dashboard');

        // Its name goes on with the person.
        await press(page, page.getByRole('banner').getByRole('button', { name: say('shell.account.title') }));
        await press(page, button(page, say, 'shell.account.logOut'));
        await expect(page).toHaveURL(/\/login/);
        await type(page, field(page, say, 'mobile label'), owner);
        await type(page, field(page, say, 'password label'), demoPassword);
        await tick(page, captcha(page, say));
        await press(page, button(page, say, 'login.submit'));
        await expect(page.locator('[data-tone="danger"]')).toBeVisible();

        await reach(page, field(page, say, 'password label'));
        await page.keyboard.press('Control+A');
        await page.keyboard.insertText(newPassword);
        await tick(page, captcha(page, say));
        await press(page, button(page, say, 'login.submit'));
        await expect(page).toHaveURL('/dashboard');
      });

      test('a message from the contact form makes a lead', async ({ page }) => {
        await open(page, '/page-not-found', language);
        await press(page, page.getByRole('link', { name: say('app.footer.connect') }));
        await expect(page).toHaveURL('/contact-us');
        await type(page, field(page, say, 'first name label'), 'Kiran');
        await type(page, field(page, say, 'last name label'), 'Desai');
        await type(page, field(page, say, 'mobile label'), '9876543210');
        await type(page, field(page, say, 'email label'), 'kiran.desai@example.com');
        await choose(page, dropdown(page, say, 'industry label'), 'Info', /Information/);
        await choose(page, dropdown(page, say, 'number of employees label'), '51', /51-200/);
        await expect(button(page, say, 'contact.send')).toBeDisabled();
        await tick(page, captcha(page, say));
        const answered = page.waitForResponse('**/api/lead/add');
        await press(page, button(page, say, 'contact.send'));

        expect(await (await answered).json()).toMatchObject({
          success: true,
          data: {
            lead: { status: 'New', nextAction: 'Open', numberOfEmployees: '51-200', mobile: '9876543210' },
          },
        });
        const success = page
          .getByRole('listitem')
          .getByText(say('contact.lead created', { action: say('contact.created') }));
        await expect(success).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await expect(field(page, say, 'first name label')).toHaveValue('');
        await expect(dropdown(page, say, 'industry label')).toHaveValue('');
        await expect(page.getByRole('form', { name: say('contact.title') })).toBeFocused();
        await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
        await expect(success).toBeHidden();
      });
    },
  );
}

test('after a successful sign-in on a slow line the form says that it goes on', async ({ page }) => {
  await page.goto('/login');
  await fillSignIn(page, '9000000002', demoPassword);
  let hasSignedIn = false;
  page.on('response', (response) => (hasSignedIn ||= response.url().endsWith('/api/auth/login')));
  await page.route('**/*', async (route) => {
    if (hasSignedIn) await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /Opening your page/ })).toBeVisible();
  await expect(page).toHaveURL('/dashboard', { timeout: 30_000 });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
