import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, sweep, test } from './fixtures.ts';
import { arrive, sharedToken } from './people.ts';
import { administrator } from './resources.ts';
import { words } from './words.ts';

const text = words('en');
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Student {
  id: string;
  mobileNumber: string;
  rollNumber?: string | null;
}

interface Hold {
  reason: string;
  liftedReason?: string | null;
}

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
  await check(page, 'broken.csv', 'name,tier\nPune\n');
  await expect(panel.getByText(/Line 2 has too few cells/)).toBeVisible();
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

test('a workbook is read as it is, and one that cannot be read says what to do', async ({ page }) => {
  await arrive(page, administrator);
  await page.goto('/city?search=Sheetville');
  const panel = panelOf(page);
  const choose = async (buffer: Buffer) => {
    await panel
      .getByLabel(text('resources.import.file'))
      .setInputFiles({ name: 'cities.xlsx', mimeType: workbookType, buffer });
    await panel.getByRole('button', { name: text('resources.import.check') }).click();
  };
  await page.getByRole('button', { name: text('resources.import.open'), exact: true }).click();
  await choose(Buffer.from('name,stateCode,tier'));
  await expect(panel.getByText(text('resources.import.workbook.unreadable')).first()).toBeVisible();
  await choose(await readFile(new URL('cities.xlsx', import.meta.url)));
  await expect(panel.getByText('Write one of these: Metro, 1, 2, 3.')).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: text('resources.import.take_one') }).click();
  await expect(panel.getByText(text('resources.import.taken_one'))).toBeVisible();
  await panel
    .getByRole('button', { name: text('resources.import.close') })
    .last()
    .click();
  await expect(page.getByText('Sheetville').first()).toBeVisible();
});

test('a file of holds keeps students from applying, and another lets them apply again', async ({ page }) => {
  const officer = '9000000031';
  const headers = { authorization: `Bearer ${await sharedToken(page.request, officer)}` };
  const answer = await page.request.get('/api/student/all?pageSize=100&status=Active', { headers });
  const { data } = (await answer.json()) as { data: { student: readonly Student[] } };
  // Nobody whom another test signs in.
  const student = data.student.findLast(
    ({ rollNumber, mobileNumber }) => rollNumber != null && !mobileNumber.startsWith('90000000'),
  );
  const rollNumber = student?.rollNumber ?? '';
  await page.setViewportSize({ width: 360, height: 740 });
  await arrive(page, officer, '/student');
  const panel = panelOf(page, 'Import holds');
  const take = async (rows: readonly string[]) => {
    await page.getByRole('button', { name: text('resources.hold.import'), exact: true }).click();
    await panel
      .getByLabel(text('resources.import.file'))
      .setInputFiles({ name: 'holds.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
    await panel.getByRole('button', { name: text('resources.import.check') }).click();
    await expect(
      panel.getByText(text('resources.import.checked_other', { count: String(rows.length - 1) })),
    ).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await panel.getByRole('button', { name: text('resources.import.take_one') }).click();
    await expect(panel.getByText(text('resources.import.taken_one'))).toBeVisible();
    await panel
      .getByRole('button', { name: text('resources.import.close') })
      .last()
      .click();
  };
  const holds = async () => {
    const read = await page.request.get(`/api/student/hold/${student?.id ?? ''}`, { headers });
    const { data: found } = (await read.json()) as { data: { hold: readonly Hold[] } };
    return found.hold.map(({ reason, liftedReason = null }) => [reason, liftedReason]);
  };
  const heading = 'rollNumber,action,kind,reason,liftedWhere';
  await take([
    heading,
    `${rollNumber},Hold,Other,The identity card is lost.,Room 12`,
    'NOBODY/1,Hold,Other,The identity card is lost.,Room 12',
  ]);
  expect(await holds()).toEqual([['The identity card is lost.', null]]);
  await take([heading, `${rollNumber},Lift,Other,A new card was shown.,`, 'NOBODY/1,Lift,Other,Shown.,']);
  expect(await holds()).toEqual([['The identity card is lost.', 'A new card was shown.']]);
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

test('headings that are not understood are matched once, in both languages, with the keyboard on a phone', async ({
  page,
}) => {
  const file = 'City name,Province,Remark\nMatchville,Maharashtra,new\n';
  await page.setViewportSize({ width: 360, height: 740 });
  await arrive(page, administrator);
  await page.goto('/city');
  await check(page, 'own.csv', file);
  const panel = panelOf(page);
  const province = panel.getByLabel(text('resources.import.match.heading', { heading: 'Province' }));
  await expect(panel.getByText(text('resources.import.match.lead_other', { count: '2' }))).toBeVisible();
  await expect(province).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const goOn = panel.getByRole('button', { name: text('resources.import.check') });
  await expect(goOn).toBeDisabled();
  await page.keyboard.type('State');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Leave');
  await expect(province).toHaveValue('stateCode');
  await expect(goOn).toBeEnabled();
  await goOn.press('Enter');
  await expect(panel.getByText(text('resources.import.checked_one'))).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: text('resources.import.another') }).click();

  // The same headings are not asked for again, but can be matched anew.
  await page.evaluate(() => localStorage.setItem('language', 'hi'));
  await page.reload();
  const say = words('hi');
  const hindi = page.getByRole('dialog', {
    name: say('resources.import.title', { many: say('resources.city.many') }),
  });
  await page.getByRole('button', { name: say('resources.import.open'), exact: true }).click();
  await hindi
    .getByLabel(say('resources.import.file'))
    .setInputFiles({ name: 'own.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await hindi.getByRole('button', { name: say('resources.import.check') }).click();
  await expect(hindi.getByText(say('resources.import.checked_one'))).toBeVisible();
  await hindi.getByRole('button', { name: say('resources.import.match.again') }).click();
  const again = hindi.getByLabel(say('resources.import.match.heading', { heading: 'Province' }));
  await expect(again).toHaveValue('stateCode');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await hindi.getByRole('button', { name: say('resources.import.check') }).click();
  await hindi.getByRole('button', { name: say('resources.import.take_one') }).click();
  await expect(hindi.getByText(say('resources.import.taken_one'))).toBeVisible();
});
