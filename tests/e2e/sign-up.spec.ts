import { expect, newMobileNumber, sweep, test } from './fixtures.ts';
import {
  demoPassword,
  fillRegistration,
  fillSignIn,
  logOut,
  register,
  solveCaptcha,
  verify,
} from './people.ts';

const student = () => ({
  firstName: 'Anita',
  lastName: 'Joshi',
  mobileNumber: newMobileNumber(),
  password: 'Kite7!Paper',
});

test('a student signs up, lands on the dashboard with the opening credit, leaves and comes back', async ({
  page,
  outbox,
}) => {
  const anita = student();
  await register(page, anita);
  await verify(page, outbox, anita.mobileNumber);

  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anita');
  await expect(page.getByRole('region', { name: 'Wallet' })).toContainText('100 credits');

  await logOut(page);
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull();

  await fillSignIn(page, anita.mobileNumber, anita.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('region', { name: 'Wallet' })).toContainText('100 credits');
});

test('a wrong password shows what the server says and keeps the number', async ({ page }) => {
  await page.goto('/login');
  await fillSignIn(page, '9000000002', 'Wrong@2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The mobile number or the password is wrong.').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('9000000002');
  await expect(page).toHaveURL(/\/login/);

  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test(
  'an invalid form shows each error, and the focus goes to the first invalid field',
  sweep,
  async ({ page }) => {
    await page.goto('/register');
    await page.getByRole('textbox', { name: 'First name' }).fill('Anita');
    await page.getByRole('textbox', { name: 'Contact number' }).fill('0123');
    await page.getByRole('button', { name: 'Create account' }).click();

    const lastName = page.getByRole('textbox', { name: 'Last name' });
    await expect(lastName).toBeFocused();
    await expect(lastName).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('combobox', { name: 'Institute' })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Anita');
    await expect(page).toHaveTitle(/^Error: /);
  },
);

test('an experienced candidate is asked for no institute', sweep, async ({ page, outbox }) => {
  const anita = student();
  await page.goto('/register');
  await page.getByRole('radio', { name: 'Experienced' }).check();
  await expect(page.getByRole('combobox', { name: 'Institute' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Fresher' }).check();
  await fillRegistration(page, anita);
  await page.getByRole('radio', { name: 'Experienced' }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/otp-verification/);
  await verify(page, outbox, anita.mobileNumber);
  await expect(page).toHaveURL('/dashboard');
});

test('a double press registers once', sweep, async ({ page }) => {
  const anita = student();
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/register')) requests += 1;
  });
  await page.goto('/register');
  await fillRegistration(page, anita);
  await page.getByRole('button', { name: 'Create account' }).dblclick();
  await expect(page).toHaveURL(/\/otp-verification/);
  expect(requests).toBe(1);
});

test('a wrong code is refused and cleared; the right one still works', async ({ page, outbox }) => {
  const anita = student();
  await register(page, anita);
  const right = await outbox.code(anita.mobileNumber);
  const wrong = right === '111111' ? '222222' : '111111';

  const code = page.getByRole('textbox', { name: 'One-time password (OTP)' });
  const button = page.getByRole('button', { name: 'Verify' });
  await expect(button).toBeDisabled();
  await code.pressSequentially(wrong);
  await button.click();
  await expect(page.getByText('OTP not verified. Please try again.').first()).toBeVisible();
  await expect(code).toHaveValue('');

  await code.pressSequentially(right);
  // The styles of a screen that was opened by a link take their place behind those that came with the first page.
  await expect(button).toHaveCSS('font-weight', '600');
  await button.click();
  await expect(page).toHaveURL('/dashboard');
});

test('resending waits sixty seconds, also after a reload', sweep, async ({ page }) => {
  await page.clock.install();
  await register(page, student());
  const resend = page.getByRole('button', { name: /Resend/ });
  await expect(resend).toBeDisabled();
  await expect(page.getByText(/^00:[0-5]\d$|^01:00$/)).toBeVisible();

  await page.clock.fastForward(30_000);
  await page.reload();
  await expect(page.getByText(/^00:[0-2]\d$|^00:30$/)).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(resend).toBeEnabled();
});
