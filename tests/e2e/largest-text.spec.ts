/** With the largest text of the settings every screen keeps to the width of the narrowest phones. */
import { localeValues } from '@aarambh/api-client/enums';
import type { Page } from '@playwright/test';
import { guardedRoutes } from '../../apps/portal/app/access/guardedRoutes.ts';
import { expect, expectNoSidewaysScroll, sweep, test } from './fixtures.ts';
import { arrive, asha } from './people.ts';
import { addressesOf, personas, publicAddresses } from './screens.ts';
import { words, type LanguageCode } from './words.ts';

async function chooseLargest(page: Page, language: LanguageCode): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('language', chosen);
    localStorage.setItem('text-size', 'larger');
  }, language);
}

/** Opens each of the screens that the person may open, 320 px wide and 360. */
async function expectEachToFit(page: Page, paths: readonly string[], language: LanguageCode): Promise<void> {
  const noAccess = words(language)('shell.noAccess.title');
  for (const path of paths) {
    await test.step(`${path}, ${language}`, async () => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(path);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await expect(page.locator('html[data-text-size="larger"]')).toBeAttached();
      if ((await heading.textContent()) === noAccess) return;
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 360, height: 780 });
      await expectNoSidewaysScroll(page);
    });
  }
}

test('the largest text has room on the narrowest phones', async ({ page }) => {
  await arrive(page, asha.mobileNumber, '/favicon.svg');
  await chooseLargest(page, 'hi');
  await expectEachToFit(page, ['/dashboard', '/my-jobs', '/profile', '/settings', '/wallet'], 'hi');
});

/** Every address without the name of a record. */
const addresses = guardedRoutes.flatMap(addressesOf).filter((path) => !path.includes(':'));

for (const language of localeValues) {
  test(`the largest text has room on the public screens in ${language}`, sweep, async ({ page }) => {
    await page.goto('/favicon.svg');
    await chooseLargest(page, language);
    await expectEachToFit(page, publicAddresses, language);
  });
  for (const { who, mobileNumber } of personas) {
    test(`the largest text has room on each screen of ${who} in ${language}`, sweep, async ({ page }) => {
      test.setTimeout(addresses.length * 8_000);
      await arrive(page, mobileNumber, '/favicon.svg');
      await chooseLargest(page, language);
      await expectEachToFit(
        page,
        addresses.map((path) => `/${path}`),
        language,
      );
    });
  }
}
