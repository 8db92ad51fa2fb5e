import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { arrive, asha } from './people.ts';
import { employer } from './resources.ts';
import { words } from './words.ts';

const officer = '9000000031';
/** Of an institute that is not asked. */
const elsewhere = '9000000003';
/** Of the campus, without anything filled in. */
const notEligible = '9000000062';

/** Takes the first of the choices that a text finds. */
async function pick(page: Page, field: Locator, text: string): Promise<void> {
  await field.click();
  await field.fill(text);
  await page
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .click();
  await page.keyboard.press('Escape');
}

/** Fills in a day that is to come. */
async function fillDay(page: Page, name: RegExp, daysFromNow: number): Promise<void> {
  const day = new Date(Date.now() + daysFromNow * 86_400_000);
  const parts = page.getByRole('group', { name });
  await parts.getByRole('textbox', { name: 'Day' }).fill(String(day.getDate()));
  await parts.getByRole('textbox', { name: 'Month' }).fill(String(day.getMonth() + 1));
  await parts.getByRole('textbox', { name: 'Year' }).fill(String(day.getFullYear()));
}

test('an employer writes and posts a job, an officer approves it, and only candidates of that campus see it', async ({
  page,
}) => {
  const title = 'Embedded trainee of the story';
  const box = (name: string | RegExp) => page.getByRole('textbox', { name });
  const list = (name: string | RegExp) => page.getByRole('combobox', { name });
  const go = (step: string) => page.getByRole('button', { name: `Continue: ${step}` }).click();
  const heading = (name: string) => page.getByRole('heading', { level: 2, name });

  await test.step('a draft needs a title first, and says so', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await arrive(page, employer, '/job-description');
    await page.getByRole('button', { name: 'Add job' }).click();
    await expect(page).toHaveURL('/job-description/edit');
    await go('Pay');
    await expect(box(/^Title of the job/)).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('it is saved at each step, and back leads to the step before', async () => {
    await box(/^Title of the job/).fill(title);
    await list(/^Whom it is for/).selectOption('Fresher');
    await pick(page, list(/^Job profile for freshers/), 'Embedded');
    await pick(page, list(/^Season/), `Placements ${new Date().getFullYear() + 1}, Sahyadri`);
    await pick(page, list(/^Institutes/), 'Sahyadri Institute of Technology');
    await list(/^Kind of job/).selectOption('Full Time');
    await list(/^Where the work is done/).selectOption('On site');
    await pick(page, list(/^Cities/), 'Pune');
    await box(/^Openings/).fill('5');
    await go('Pay');
    await expect(heading('Pay (2 of 6)')).toBeFocused();
    await expect(page).toHaveURL(/\?id=[^&]+&step=pay$/);
    await expect(page.getByRole('main').getByText(/^Saved /)).toBeVisible();
    await page.goBack();
    await expect(heading('Basics (1 of 6)')).toBeVisible();
    await expect(box(/^Title of the job/)).toHaveValue(title);
    await page.goForward();
  });

  await test.step('what is wrong waits in its field, and the rest is saved', async () => {
    await box(/^Pay per year from/).fill('900000');
    await box(/^Pay per year to/).fill('600000');
    await page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('link', { name: /Description/ })
      .click();
    await expect(heading('Description (3 of 6)')).toBeVisible();
    await page.getByRole('link', { name: /^Pay: Pay per year to/ }).click();
    await expect(box(/^Pay per year to/)).toBeFocused();
    await expect(box(/^Pay per year to/)).toHaveValue('600000');
    await box(/^Pay per year to/).fill('1200000');
    await box(/^Bond, in months/).fill('0');
    await go('Description');
  });

  await test.step('the description is formatted text', async () => {
    await box(/^Description/).click();
    await page.keyboard.type(
      'You build and test the software of small devices, with two experienced colleagues.',
    );
    await pick(page, list(/^Skills/), 'Java');
    await expectAccessible(page);
    await go('Criteria');
  });

  await test.step('criteria are chosen on purpose, and counted while they are typed', async () => {
    await expect(page.getByText(/Choose who can apply, then/)).toBeVisible();
    await list(/^Who can apply/).selectOption('some');
    await box(/^SSC at least/).fill('40');
    await box(/^Live backlogs/).fill('0');
    await expect(
      page
        .getByRole('main')
        .getByText(/eligible/)
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await go('Questions and rounds');
  });

  await test.step('the last step lists what is missing, each with a way to its field', async () => {
    await fillDay(page, /^Last day to apply/, 20);
    await fillDay(page, /^Results by/, 30);
    await go('Review');
    await page.getByRole('link', { name: /Say what leaving early costs/ }).click();
    await expect(box(/^Amount of the bond/)).toBeFocused();
    await box(/^Amount of the bond/).fill('0');
    await page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('link', { name: /Review/ })
      .click();
    await expect(page.getByRole('main').getByText('Nothing is missing. It can be posted.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Post the job' }).click();
    await expect(page).toHaveURL(/\/job-description\/[^/?]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await test.step('nobody of the campus sees it before it is approved there', async () => {
    await arrive(page, asha.mobileNumber, `/my-jobs/${id}`);
    await expect(page.getByRole('button', { name: 'Report this job' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  await test.step('an officer approves it by the keyboard', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await arrive(page, officer, `/job-description/${id}?tab=campuses`);
    const approve = page.getByRole('button', { name: 'Approve' });
    await approve.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).press('Enter');
    await expect(page.getByRole('listitem').getByText('Approved')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a student of the campus reads it, in Hindi', async () => {
    const say = words('hi');
    await page.setViewportSize({ width: 360, height: 800 });
    await arrive(page, asha.mobileNumber, `/my-jobs/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    // Why she is eligible or not: each rule with what is asked and what she has.
    await expect(page.getByRole('list', { name: 'What the job asks for' })).toContainText('SSC');
    await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeVisible();
    await page.evaluate(() => localStorage.setItem('language', 'hi'));
    await page.reload();
    await expect(page.getByRole('button', { name: say('resources.job.report.open') })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.evaluate(() => localStorage.removeItem('language'));
  });

  await test.step('a student whose rules are not met reads that, and has nothing to press but a no', async () => {
    await arrive(page, notEligible, `/my-jobs/${id}`);
    await expect(page.getByText(/^You cannot apply as things stand/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Not for me' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Apply', exact: true })).toHaveCount(0);
  });

  await test.step('a student of another campus does not see it', async () => {
    await arrive(page, elsewhere, `/my-jobs/${id}`);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByText(title)).toBeHidden();
  });
});
