import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, sweep, test } from './fixtures.ts';
import { arrive } from './people.ts';
import { administrator } from './resources.ts';
import { words } from './words.ts';

const text = words('en');
const panelOf = (page: Page, name = 'Import cities') => page.getByRole('dialog', { name });

/** Opens the import of a list and has a file checked. */
async function check(page: Page, name: string, content: string, title?: string): Promise<void> {
  await page.getByRole('button', { name: text('resources.import.open'), exact: true }).click();
  await panelOf(page, title)
    .getByLabel(text('resources.import.file'))
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  await panelOf(page, title)
    .getByRole('button', { name: text('resources.import.check') })
    .click();
}

test('a file of cities is checked, mended and taken in; the same file twice changes nothing', async ({
  page,
}) => {
  await arrive(page, administrator);
  await page.goto('/city?search=Importville');
  await page.setViewportSize({ width: 360, height: 740 });
  const panel = panelOf(page);
  await check(page, 'broken.csv', 'name,town\nPune,x\n');
  await expect(panel.getByText(/There is no column "town"/)).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).first().click();

  const rows = ['name,stateCode,tier', 'Importville,MH,2', 'Importpur,MH,22'];
  await check(page, 'cities.csv', rows.join('\n'));
  await expect(panel.getByText(text('resources.import.checked_other', { count: '2' }))).toBeVisible();
  await expect(panel.getByText('Write one of these: Metro, 1, 2, 3.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await panel.getByRole('button', { name: text('resources.import.failedRows') }).click();
  const mended = await readFile(await (await saving).path(), 'utf8');
  expect(mended).toContain('Importpur,MH,22,3,tier,');
  await panel.getByRole('button', { name: text('resources.import.take_one') }).click();
  await expect(panel.getByText(text('resources.import.taken_one'))).toBeVisible();
  await panel
    .getByRole('button', { name: text('resources.import.close') })
    .last()
    .click();
  await expect(page.getByText('Importville').first()).toBeVisible();

  await check(page, 'cities.csv', rows.slice(0, 2).join('\n'));
  await expect(panel.getByText(text('resources.import.nothing_one'))).toBeVisible();
});

test('a file of questions says of a row what is wrong with its options', async ({ page }) => {
  await arrive(page, administrator);
  await page.goto('/question');
  await page.setViewportSize({ width: 360, height: 740 });
  await check(
    page,
    'questions.csv',
    [
      'text,language,purpose,answerType,options,rightOptions,scope',
      'Zz which shift?,en,Screening,Single,Morning; Evening,,Platform',
      'Zz which day?,en,Screening,Single,Monday,,Platform',
    ].join('\n'),
    'Import questions',
  );
  const panel = panelOf(page, 'Import questions');
  await expect(panel.getByText(text('resources.import.checked_other', { count: '2' }))).toBeVisible();
  await expect(panel.getByText('Enter at least 2 options')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('nobody is offered an import who may not add the records', sweep, async ({ page }) => {
  await arrive(page, '9000000031');
  await page.goto('/city');
  await expect(page.getByRole('button', { name: text('resources.import.open'), exact: true })).toHaveCount(0);
});

test(
  'a file is tried and taken in on a phone in Hindi, with a verdict for each row',
  sweep,
  async ({ page }) => {
    const say = words('hi');
    const panel = page.getByRole('dialog', {
      name: say('resources.import.title', { many: say('resources.city.many') }),
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await arrive(page, administrator);
    await page.evaluate(() => localStorage.setItem('language', 'hi'));
    await page.goto('/city');
    await page.getByRole('button', { name: say('resources.import.open'), exact: true }).click();
    await expectAccessible(page);
    const rows = ['name,stateCode,tier', 'Hindipur,MH,2', 'Pune,MH,1', 'Galatpur,ZZ,2'];
    await panel
      .getByLabel(say('resources.import.file'))
      .setInputFiles({ name: 'cities.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
    await panel.getByRole('button', { name: say('resources.import.check') }).click();
    await expect(panel.getByText(say('resources.import.checked_other', { count: '3' }))).toBeVisible();
    for (const verdict of ['create', 'error'])
      await expect(
        panel.getByText(say(`resources.import.verdicts.${verdict}`), { exact: true }).first(),
      ).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await panel.getByRole('button', { name: say('resources.import.take_other', { count: '2' }) }).click();
    await expect(panel.getByText(say('resources.import.taken_other', { count: '2' }))).toBeVisible();
    await expectNoSidewaysScroll(page);
  },
);
