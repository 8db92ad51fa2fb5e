/** A placement office asks its list of students a question, takes it away, and keeps the companies that it speaks with. */
import { strFromU8, unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from './fixtures.ts';
import { arrive } from './people.ts';
import { words } from './words.ts';

const say = words('en');
const officer = '9000000031';

test('the highest CGPA of two programs is three presses and a number away', async ({ page }) => {
  await arrive(page, officer, '/student');
  await page.getByRole('button', { name: say('resources.views.title') }).click();
  await page.getByRole('link', { name: say('resources.student.presets.top') }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader', { name: 'CGPA' })).toHaveAttribute('aria-sort', 'descending');

  const programs = page.getByRole('combobox', { name: 'Program' });
  for (const program of ['Computer Engineering', 'Mechanical Engineering']) {
    await programs.fill(program);
    await page
      .getByRole('option', { name: new RegExp(program) })
      .first()
      .click();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^More filters/ }).click();
  const panel = page.getByRole('dialog', { name: say('resources.moreFilters') });
  await panel.getByRole('textbox', { name: say('resources.fields.cgpaFrom') }).fill('7.5');
  await panel.getByRole('button', { name: say('resources.showResults') }).click();
  await expect(page).toHaveURL(/minCgpa=7\.5/);
  await expect(page).toHaveURL(/programID=[^&]+(?:,|%2C)/);
  await expect(page.getByRole('button', { name: /CGPA from: 7\.5/ })).toBeVisible();
  const shown = table.getByRole('row').getByText(/^\d\.\d\d$/);
  // The rows of before stand there until those of the filter are read.
  await expect(page.locator('[inert]').getByRole('row', { includeHidden: true })).toHaveCount(0);
  await expect(shown.first()).toBeVisible();
  const grades = await shown.allTextContents();
  expect(grades.map(Number).filter((grade) => grade < 7.5)).toEqual([]);
  expect(grades).toEqual(grades.toSorted((one, other) => Number(other) - Number(one)));
  await expectAccessible(page);
});

test('the students leave as a workbook with a CGPA that can be added up, after its purpose is told', async ({
  page,
}) => {
  await arrive(page, officer, '/student?sort=-cgpa');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('button', { name: say('resources.download') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Roll list of the season');
  await dialog.getByRole('radio', { name: say('resources.file.workbook') }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: say('resources.download') }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('student.xlsx');
  const parts = unzipSync(await readFile(await file.path()));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const texts = strFromU8(parts['xl/sharedStrings.xml'] ?? new Uint8Array());
  expect(texts).toContain('CGPA');
  // A number stands in its cell; a text is in the table of texts.
  expect(sheet).toMatch(/<c r="[A-Z]+2"(?: s="\d+")?><v>\d\.\d+<\/v>/);
});

test('a company is noted with what was said, found when its step is due, and invited', async ({
  page,
  outbox,
}) => {
  await arrive(page, officer, '/recruiter');
  await page.getByRole('button', { name: 'Add company' }).first().click();
  const form = page.getByRole('dialog').last();
  await form.getByRole('textbox', { name: 'Company', exact: true }).fill('Bluepeak Systems');
  await form.getByLabel('Status').selectOption('Called');
  await form.getByRole('textbox', { name: /Next step/ }).fill('Send the profile of the batch');
  const day = form.getByRole('group', { name: /Day of the next step/ });
  await day.getByRole('textbox', { name: 'Day' }).fill('1');
  await day.getByRole('textbox', { name: 'Month' }).fill('1');
  await day.getByRole('textbox', { name: 'Year' }).fill('2026');
  await form.getByRole('textbox', { name: /What was said/ }).fill('They hire eight of CSE.');
  await form.getByRole('textbox', { name: /E-mail/ }).fill('hr@bluepeak.example.com');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();

  const sheet = page.getByRole('dialog', { name: 'Bluepeak Systems', exact: true });
  await sheet.getByRole('tab', { name: say('resources.recruiter.conversations') }).click();
  await expect(sheet.getByText('They hire eight of CSE.')).toBeVisible();
  await sheet.getByRole('button', { name: say('resources.recruiter.invite') }).click();
  await page
    .getByRole('alertdialog', {
      name: say('resources.recruiter.inviteQuestion', { name: 'Bluepeak Systems' }),
    })
    .getByRole('button', { name: say('resources.recruiter.invite') })
    .click();
  await expect
    .poll(async () => (await outbox.messagesTo('hr@bluepeak.example.com')).map(({ text }) => text))
    .toEqual([expect.stringContaining('/register?account=employer')]);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /^Invited/ })).toContainText('1');
  await page.goto('/recruiter?isDue=true');
  await expect(page.getByRole('row', { name: /Bluepeak Systems/ })).toContainText('Invited');
});
