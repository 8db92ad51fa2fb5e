/** Nothing jumps while a screen loads, however late each answer comes. */
import type { Page } from '@playwright/test';
import { expect, sweep, test } from './fixtures.ts';
import { arrive, asha } from './people.ts';

const employer = '9000000021';
const officer = '9000000031';
const admin = '9000000051';

const places = [
  [asha.mobileNumber, '/my-jobs'],
  [asha.mobileNumber, '/profile#education'],
  [asha.mobileNumber, '/wallet'],
  [employer, '/job-description'],
  [employer, '/team'],
  [admin, '/companies'],
] as const;

/** The same for the other screens on which counts, lists, sums and notices come late. */
const others = [
  [asha.mobileNumber, '/dashboard'],
  [asha.mobileNumber, '/home'],
  [asha.mobileNumber, '/cv'],
  [asha.mobileNumber, '/settings'],
  [employer, '/dashboard'],
  [employer, '/eligible-students'],
  [officer, '/dashboard'],
  [officer, '/student'],
  [officer, '/season'],
  [officer, '/wallet'],
  [admin, '/dashboard'],
  [admin, '/leads'],
  [admin, '/admin/notifications'],
] as const;

/** The most that may move, as browsers count it: below a tenth a screen counts as still. */
const mostMovement = 0.02;

/** Has every answer of the API come late, and not all at the same time. Resolves once the page asks for nothing any more. */
async function answerLate(page: Page): Promise<() => Promise<void>> {
  let waiting = 0;
  let lastChange = Date.now();
  await page.route('**/api/**', async (route) => {
    waiting += 1;
    await new Promise((resolve) => setTimeout(resolve, 200 + (route.request().url().length % 4) * 150));
    await route.continue().catch(() => undefined);
    waiting -= 1;
    lastChange = Date.now();
  });
  return async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main[aria-busy="true"], main [aria-busy="true"]')).toHaveCount(0);
    await expect.poll(() => waiting === 0 && Date.now() - lastChange > 600).toBe(true);
  };
}

async function expectStill(page: Page, mobileNumber: string, path: string): Promise<void> {
  await page.addInitScript(() => {
    window.movement = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) window.movement += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const isQuiet = await answerLate(page);
  await arrive(page, mobileNumber, path);
  await isQuiet();
  expect(await page.evaluate(() => window.movement)).toBeLessThan(mostMovement);
}

for (const [mobileNumber, path] of places) {
  test(`${path} stays where it is on a phone of ${mobileNumber} while its data come late`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expectStill(page, mobileNumber, path);
  });
}

for (const [mobileNumber, path] of others) {
  for (const width of [360, 1280]) {
    test(
      `${path} stays where it is in ${width} px of ${mobileNumber} while its data come late`,
      sweep,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        await expectStill(page, mobileNumber, path);
      },
    );
  }
}

declare global {
  interface Window {
    /** How far what was drawn moved (cumulative layout shift). */
    movement: number;
  }
}
