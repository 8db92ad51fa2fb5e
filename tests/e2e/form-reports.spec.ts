/** Reports that leave the house: an office enters an intake, reads NIRF with it, follows a figure and takes the table away. */
import { readFileSync } from 'node:fs';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { arrive } from './people.ts';
import { words } from './words.ts';

const say = words('en');
const officer = '9000000031';

test('an office enters what was sanctioned, finds it in the report, and takes the report as a file', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await arrive(page, officer, '/outcome/intake?year=2023');
  const program = 'B.E. Computer Engineering';
  const field = page.getByRole('textbox', {
    name: say('resources.intakes.ofProgram', { what: say('resources.intakes.sanctioned'), program }),
  });
  await field.fill('72');
  const saved = page.waitForResponse(
    (response) => response.url().includes('/institute/intake/') && response.request().method() === 'PUT',
  );
  await field.blur();
  expect((await saved).status()).toBe(200);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto('/outcome/reports?form=nirf&passingYear=2027');
  await expect(page.getByText('UG [4 Years Program(s)]')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: /Sanctioned intake: 72$/ }).click();
  await expect(field).toHaveValue('72');

  await page.goto('/outcome/reports?form=nirf&passingYear=2027');
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: say('resources.formReports.csv') }).click();
  const file = await begun;
  expect(file.suggestedFilename()).toBe('nirf-2027.csv');
  expect(readFileSync(await file.path(), 'utf8')).toContain('UG [4 Years Program(s)],2023-24,72,');
});
