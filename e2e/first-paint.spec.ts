import { gzipSync } from 'node:zlib';
import type { Page, Route } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { demoPassword, fillSignIn } from './people.ts';

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

/** Keeps the scripts of the page back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Opens a page and waits for its first script (`early.js`), which keeps what is pressed before the others are there. */
async function openUntilFirstScript(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    const isFirst = ({ target }: Event) =>
      target instanceof HTMLScriptElement && target.src.endsWith('/early.js');
    const hasRun = new Promise<void>((resolve) => {
      document.addEventListener('load', (event) => isFirst(event) && resolve(), { capture: true });
    });
    Object.assign(window, { firstScript: hasRun });
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.evaluate(() => (window as unknown as { firstScript: Promise<void> }).firstScript);
}

test('what is typed before the scripts arrive survives them and counts', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const number = page.getByRole('textbox', { name: 'Mobile number' });
  const password = page.getByRole('textbox', { name: 'Password' });
  await number.fill('9000000003');
  await password.fill(demoPassword);
  release();

  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(number).toHaveValue('9000000003');
  await expect(password).toHaveValue(demoPassword);
  const captcha = page.getByRole('checkbox', { name: 'I am a person' });
  await captcha.click();
  await expect(captcha).toBeChecked({ timeout: 30_000 });
  // Enabled only when the form has read all three (specification, section 2).
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});

test('a press of Sign in before the scripts arrive signs in once they are there', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Sign in' });
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('9000000003');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await expect(button).toBeDisabled();
  await page.getByRole('checkbox', { name: 'I am a person' }).check();
  await button.click();

  const pending = page.getByRole('button', { name: 'Sending' });
  await expect(pending).toHaveAttribute('aria-busy', 'true');
  await expectAccessible(page);
  release();
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 30_000 });
});

test('the button of a form that was filled in before the first script arrived can be pressed', async ({
  page,
}) => {
  const release = await holdScripts(page);
  const first = Promise.withResolvers<void>();
  await page.route('**/early.js', async (route) => {
    await first.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await fillSignIn(page, '9000000003', demoPassword);
  first.resolve();
  const button = page.getByRole('button', { name: 'Sign in' });
  await expect(button).toBeEnabled();
  await button.click();
  release();
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 30_000 });
});

test('a press of Sign in before the scripts arrive shows what is wrong once they are there', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await openUntilFirstScript(page, '/login');
  await fillSignIn(page, '9000000003', 'Wrong@2026');
  await page.getByRole('textbox', { name: 'Password' }).press('Enter');
  release();
  await expect(page.getByText('The mobile number or the password is wrong.').first()).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('9000000003');
});

test('a press on a list or a button before the scripts arrive is answered once they are there', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await openUntilFirstScript(page, '/register');
  const institute = page.getByRole('combobox', { name: 'Institute' });
  await institute.click();
  release();
  await expect(institute).toHaveAttribute('aria-expanded', 'true', { timeout: 30_000 });
  await expect(page.getByRole('option', { name: /Charminar Degree College/ })).toBeVisible();

  await page.unroute('**/assets/*.js');
  const releaseAgain = await holdScripts(page);
  await openUntilFirstScript(page, '/login');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  releaseAgain();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi', { timeout: 30_000 });
});

test('who has gone on to another field is not called back to what was pressed before', async ({ page }) => {
  const release = await holdScripts(page);
  await openUntilFirstScript(page, '/register');
  const institute = page.getByRole('combobox', { name: 'Institute' });
  const name = page.getByRole('textbox', { name: 'First name' });
  await institute.click();
  await name.press('A');
  release();
  await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 30_000 });
  await name.press('n');
  await expect(name).toHaveValue('An');
  await expect(name).toBeFocused();
  await expect(institute).toHaveAttribute('aria-expanded', 'false');
});

for (const [what, answer] of [
  [
    'come late',
    async (route: Route) => {
      await new Promise((resolve) => setTimeout(resolve, 4000));
      await route.continue();
    },
  ],
  ['fail at first', (route: Route) => route.abort()],
] as const) {
  test(`a page whose texts ${what} stays as it was written until they are there`, async ({ page }) => {
    const asked = new Set<string>();
    await page.route('**/assets/i18n/**', async (route) => {
      const isFirst = !asked.has(route.request().url());
      asked.add(route.request().url());
      await (isFirst ? answer(route) : route.continue());
    });
    await page.goto('/register', { waitUntil: 'commit' });
    const name = page.getByRole('textbox', { name: 'First name' });
    await name.fill('Anu');
    await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 30_000 });
    await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
    await expect(name).toHaveValue('Anu');
    expect(asked.size).toBe(2);
  });
}

/** Compressed bytes that a first visit to /login may load in all: the goal, which every new screen adds a little to. */
const loginLimit = 170_000;

test('everything that /login loads stays small', async ({ page }) => {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => bodies.set(response.url(), response.body()));
  await page.goto('/login');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const sizes = await Promise.all(
    [...bodies.values()].map(async (body) => gzipSync(await body, { level: 9 }).length),
  );
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThan(loginLimit);
});
