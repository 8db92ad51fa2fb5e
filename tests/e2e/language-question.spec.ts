/** A browser in Hindi is asked once which language it wants, and nothing moves for it. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { words } from './words.ts';

test.use({ locale: 'hi-IN', viewport: { width: 360, height: 780 } });

const question = (page: Page) => page.getByRole('group', { name: /Which language.*आप कौन-सी भाषा/ });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

test('a browser in Hindi is asked once for its language, and nothing moves', async ({ page, context }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const [navigation] = performance.getEntriesByType('navigation');
      const read = navigation instanceof PerformanceNavigationTiming ? navigation.domInteractive : 0;
      // While a slow machine still reads the document, each part of it moves what came before.
      const moved = list.getEntries().filter(({ startTime }) => read > 0 && startTime >= read);
      const shifts = document.documentElement;
      if (moved.length > 0) shifts.dataset.shifts = String(Number(shifts.dataset.shifts ?? 0) + moved.length);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/login');
  await expect(question(page)).toBeVisible();
  await expect(page.locator('html[data-shifts]')).not.toBeAttached();
  await expectAccessible(page);

  const hindi = question(page).getByRole('button', { name: 'हिन्दी' });
  const before = await hindi.boundingBox();
  await hindi.click();
  await expect(page.getByRole('heading', { level: 1, name: words('hi')('login.title') })).toBeVisible();
  await expect(hindi).toHaveAttribute('aria-pressed', 'true');
  expect(await hindi.boundingBox()).toEqual(before);

  await page.getByRole('link', { name: words('hi')('login.register') }).click();
  await expect(page).toHaveURL('/register');
  await expect(question(page)).toBeHidden();
  await open(page, '/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(question(page)).toBeHidden();

  // Who does not answer is not asked again either.
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await open(page, '/register');
  await expect(question(page)).toBeVisible();
  await open(page, '/login');
  await expect(question(page)).toBeHidden();
});

test('a language that cannot be loaded is said in the place of the question, and read out', async ({
  page,
  problems,
}) => {
  await open(page, '/login');
  const hindi = question(page).getByRole('button', { name: 'हिन्दी' });
  const before = await hindi.boundingBox();
  await page.route('**/assets/**', (route) => route.abort());
  await hindi.click();
  const failed = words('en')('app.languageFailed');
  const box = page.getByRole('group', { name: failed });
  await expect(box.getByText(failed)).toBeVisible();
  await expect(page.getByRole('log').filter({ hasText: failed })).toHaveCount(1);
  expect(await box.getByRole('button', { name: 'हिन्दी' }).boundingBox()).toEqual(before);
  await expectAccessible(page);
  // The browser writes of the files that did not come.
  problems.length = 0;
});
