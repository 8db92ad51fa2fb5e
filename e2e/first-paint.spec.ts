import { expect, test } from './fixtures.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading] of [
    ['/login', 'Sign in'],
    ['/register', 'Create an account'],
  ] as const) {
    test(`${path} shows its form, styled by what came with the page`, async ({ page }) => {
      await page.route('**/*.css', (route) => route.abort());
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const field = page.getByRole('textbox', { name: 'Password', exact: true });
      await expect(field).toBeVisible();
      await expect(field).toHaveCSS('border-top-left-radius', '9px');
    });
  }
});

test('what is typed before the scripts arrive survives them and counts', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  const number = page.getByRole('textbox', { name: 'Mobile number' });
  const password = page.getByRole('textbox', { name: 'Password' });
  await number.fill('9000000003');
  await password.fill('Demo@2026');
  release();

  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(number).toHaveValue('9000000003');
  await expect(password).toHaveValue('Demo@2026');
  const captcha = page.getByRole('checkbox', { name: 'I am a person' });
  await captcha.click();
  await expect(captcha).toBeChecked({ timeout: 30_000 });
  // Enabled only when the form has read all three (specification, section 2).
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});
