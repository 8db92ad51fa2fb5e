/** The drive of a job: a round is planned, results are pasted, and closing it says first what it does. */
import { seededID } from '../../apps/backend/src/database/seeded-id.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { arrive } from './people.ts';
import { employer } from './resources.ts';

const jdID = seededID('job-description/31');

test('a round is added, its people are judged, and closing says what it waits for', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await arrive(page, employer, `/job-description/${jdID}`);
  await page.getByRole('link', { name: 'Rounds of the drive' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Drive' })).toBeVisible();
  await expect(page.getByText('No rounds yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add round' }).click();

  const dialog = page.getByRole('dialog', { name: 'Add a round' });
  await dialog.getByRole('button', { name: 'Add round' }).click();
  await expect(dialog).toContainText('Enter a name for the round');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Aptitude test');
  await dialog.getByRole('combobox', { name: 'Kind' }).selectOption('Aptitude test');
  await dialog.getByRole('combobox', { name: 'Who takes part' }).selectOption('Applied');
  const day = new Date(Date.now() + 24 * 60 * 60_000);
  const parts = dialog.getByRole('group', { name: 'Day' });
  await parts.getByRole('textbox', { name: 'Day' }).fill(String(day.getDate()));
  await parts.getByRole('textbox', { name: 'Month' }).fill(String(day.getMonth() + 1));
  await parts.getByRole('textbox', { name: 'Year' }).fill(String(day.getFullYear()));
  await dialog.getByRole('textbox', { name: 'Begins at' }).fill('10:00');
  await dialog.getByRole('textbox', { name: 'Ends at' }).fill('9:00');
  await dialog.getByRole('button', { name: 'Add round' }).click();
  await expect(dialog).toContainText('Enter a time such as 10:30');
  await dialog.getByRole('textbox', { name: 'Ends at' }).fill('11:00');
  await dialog.getByRole('textbox', { name: 'Place' }).fill('Seminar hall 2');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add round' }).click();
  await expect(page.getByRole('link', { name: '1. Aptitude test' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 900 });
  const people = page.getByRole('table', { name: 'People of Aptitude test' });
  const first = people.getByRole('row').nth(1);
  const rollNumber = (await first.getByRole('cell').nth(0).textContent()) ?? '';
  await page.getByRole('button', { name: 'Paste results' }).click();
  const pasted = page.getByRole('dialog', { name: 'Paste results' });
  await pasted.getByRole('textbox', { name: 'Roll numbers' }).fill(`${rollNumber}\nNOBODY/1, failed`);
  await pasted.getByRole('button', { name: 'Save 2 lines' }).click();
  await expect(pasted).toContainText('1 result was saved.');
  await expect(pasted).toContainText('NOBODY/1: Nobody in this round has this number.');
  await pasted.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('list', { name: 'Rounds in their order' })).toContainText('1 passed');

  await people
    .getByRole('button', { name: /^Absent:/ })
    .nth(1)
    .click();
  await expect(page.getByRole('list', { name: 'Rounds in their order' })).toContainText('1 absent');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Close round' }).click();
  const question = page.getByRole('alertdialog', { name: 'Close Aptitude test?' });
  await expect(question).toContainText('This round has not begun.');
  await question.getByRole('button', { name: 'Cancel' }).click();
});
