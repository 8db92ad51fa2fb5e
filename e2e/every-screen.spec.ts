import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { asha, signIn } from './people.ts';

const publicScreens = [
  '/login',
  '/register',
  '/otp-verification;contact=9876543210',
  '/forgot-password',
  '/activate-user',
  '/contact-us',
  '/page-not-found',
];
/** A text that is missing shows its key; the domain of an e-mail address is none. */
const rawKey = /(?<!@)\b[a-z]+(?:\.[a-zA-Z]+)+\b/;

for (const width of [360, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme });

      for (const path of publicScreens) {
        test(`${path} has no accessibility violation, in English and in Hindi`, async ({ page }) => {
          await page.goto(path);
          await expect(page.locator('html[data-hydrated]')).toBeAttached();
          await expectAccessible(page);
          await page.getByRole('button', { name: 'हिन्दी' }).click();
          await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0900-\u097f]/);
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
          await expect(page.getByRole('main')).not.toHaveText(rawKey);
        });
      }

      test('the dashboard has no accessibility violation', async ({ page }) => {
        await signIn(page, asha.mobileNumber);
        await expect(page.getByRole('region', { name: 'Wallet' })).toContainText('credits');
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
    });
  }
}

test('nothing scrolls sideways at 320 px, also with every error shown', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/register');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('the chosen language stays, and errors on the screen change their words with it', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  const field = page.getByRole('textbox').first();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(field).toHaveAccessibleDescription(/[\u0900-\u097f]/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});
