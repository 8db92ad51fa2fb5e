/** What stands where: rows of header, footer and filters, and what has room in a window. */
import type { Locator, Page } from '@playwright/test';
import { expect, sweep, test } from './fixtures.ts';
import { arrive } from './people.ts';
import { words } from './words.ts';

const say = words('en');
const admin = '9000000051';

/** How many rows the elements stand in, by their middles. */
const rows = (elements: Locator): Promise<number> =>
  elements.evaluateAll((all) => {
    const seen = all.map((element) => element.getBoundingClientRect()).filter(({ height }) => height > 1);
    return new Set(seen.map(({ top, bottom }) => Math.round((top + bottom) / 8))).size;
  });

async function load(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await page.goto(path);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

test(
  'the public pages have the header of the others, and one row of footer where there is room',
  sweep,
  async ({ page }) => {
    const footer = page.getByRole('contentinfo').locator('p, a');
    for (const [width, footerRows] of [
      [1280, 1],
      [768, 1],
      [360, 2],
    ] as const) {
      await load(page, '/page-not-found', width);
      const banner = page.getByRole('banner');
      expect(await banner.boundingBox(), `${width} px`).toEqual({ x: 0, y: 0, width, height: 56 });
      expect(await rows(footer), `${width} px`).toBe(footerRows);
    }
    await page.getByRole('banner').getByRole('navigation').getByRole('button').click();
    await page.getByRole('link', { name: say('app.header.contact') }).click();
    await expect(page).toHaveURL('/contact-us');
    await page.getByRole('banner').getByRole('link', { name: 'Aarambh' }).click();
    await expect(page).toHaveURL('/login');
  },
);

test('a refused form shows the first field that is wrong, with the focus in it', sweep, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await load(page, '/register', 360);
  await page.getByRole('button', { name: say('register.submit') }).click();
  const first = page.getByRole('textbox', { name: say('form.first name label') });
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport({ ratio: 1 });
  expect((await page.locator(':focus').boundingBox())?.y).toBeGreaterThanOrEqual(50);
});

test(
  'a list keeps search, filters and columns in one row, and shows the whole of what is chosen',
  sweep,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 740 });
    await arrive(page, admin, '/leads');
    const main = page.getByRole('main');
    const industry = main.getByRole('combobox', { name: say('resources.fields.industry') });
    await industry.fill('information');
    await page
      .getByRole('option', { name: /information/i })
      .first()
      .click();
    await expect(page).toHaveURL(/industryID=/);
    await expect(industry).toHaveValue(/Information/);
    // The rows of a page are chosen below a long list, which this one is until the filter has answered.
    const controls = main
      .locator('[data-component$="SearchField"], [data-component$="Select"]')
      .filter({ hasNot: page.getByRole('combobox', { name: say('resources.pageSize') }) });
    expect(await rows(controls)).toBe(1);
    expect(await industry.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  },
);

test('/leads has room in 1280 px beside the open menu', sweep, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await arrive(page, admin, '/leads');
  const table = page.getByRole('table');
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  const region = table.locator('xpath=..');
  expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
