/** What people plan, how they want to hear of it, and what came of a season. */
import { readFileSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { expect, expectAccessible, expectNoSidewaysScroll, sweep, test } from './fixtures.ts';
import { arrive, join } from './people.ts';

test('who goes on to higher studies says so, is offered no jobs, and chooses what still comes by e-mail', async ({
  page,
  outbox,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const mobileNumber = `8${String(randomInt(10 ** 9)).padStart(9, '0')}`;
  const person = { firstName: 'Nila', lastName: 'Plans', mobileNumber, password: 'Nila@2026x' };
  await join(page, outbox, person, '/profile');
  const placement = page.getByRole('region', { name: 'Placement' });
  await expect(placement).toContainText('You are looking for a job.');
  await placement.getByRole('button', { name: 'Change' }).click();
  await placement.getByRole('radio', { name: 'I go on to higher studies' }).check();
  await placement.getByRole('textbox', { name: 'Where' }).fill('M.Tech. in Pune');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await placement.getByRole('button', { name: 'Save' }).click();
  await expect(placement).toContainText('You go on to higher studies.');
  await expect(placement).toContainText('M.Tech. in Pune');

  await page.goto('/my-jobs?list=notEligible');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('listitem').getByText('Your profile says that you do not look for a job.').first(),
  ).toBeVisible();

  await page.goto('/settings');
  const byEmail = page.getByRole('switch', { name: 'Applications by e-mail' });
  for (const choice of [byEmail, page.getByRole('switch', { name: 'New jobs in the portal' })]) {
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/user/preferences') && answer.request().method() === 'PUT',
    );
    await choice.click();
    await saved;
  }
  await expect(page.getByText('Offers, and refusals after a shortlist')).toBeVisible();
  await page.reload();
  await expect(byEmail).toBeChecked();
  await expect(page.getByRole('switch', { name: 'New jobs in the portal' })).not.toBeChecked();
});

test('an officer reads what came of a season, and each figure leads to its students', async ({ page }) => {
  await arrive(page, '9000000031', '/season/report');
  const season = page.getByRole('combobox', { name: 'Season' });
  await season.fill('Placements 2');
  // The season of this year has students; its name ends with the year in which they finish.
  await page
    .getByRole('option', { name: /^Placements \d+, Sahyadri$/ })
    .last()
    .click();
  const programs = page.getByRole('table', { name: 'By program' });
  await expect(programs.getByRole('row', { name: /^All programs/ })).toBeVisible();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).last().click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toMatch(/^\uFEFFProgram,Take part,Applied,/);

  const figure = programs.getByRole('link', { name: /^All programs, Applied: \d+$/ });
  const count = Number(await figure.textContent());
  await figure.click();
  const people = page.getByRole('region', { name: 'Students: Applied' });
  await expect(people.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(people).toContainText(`${count} students`);
  await expect(people.getByRole('row')).toHaveCount(Math.min(count, 25) + 1);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await people.getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test(
  'an officer enters where a student goes, and says why, which the student reads',
  sweep,
  async ({ page, browser }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await arrive(page, '9000000031', '/student?search=Ravi%20Kumar');
    await page.getByRole('link', { name: 'Ravi Kumar' }).first().click();
    const sheet = page.getByRole('dialog', { name: /Ravi/ });
    await sheet.getByRole('tab', { name: 'Profile' }).click();
    const placement = sheet.getByRole('region', { name: 'Placement' });
    await placement.getByRole('button', { name: 'Change' }).click();
    const plans = placement.getByRole('radiogroup', { name: 'Plans of the student' });
    await plans.getByRole('radio', { name: 'Has a job from elsewhere' }).check();
    await placement.getByRole('textbox', { name: 'Where' }).fill('Family business');
    await placement.getByRole('button', { name: 'Save' }).click();
    const reason = placement.getByRole('textbox', { name: 'Why you enter this for the student' });
    await expect(reason).toHaveAccessibleDescription(/Say why/);
    await expect(reason).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await reason.fill('Told the office on the phone.');
    await placement.getByRole('button', { name: 'Save' }).click();
    await expect(placement).toContainText('Has a job from elsewhere');
    await expect(placement).toContainText('Entered by the placement office: Told the office on the phone.');

    const student = await (await browser.newContext()).newPage();
    await arrive(student, '9000000002', '/profile#placement');
    const own = student.getByRole('region', { name: 'Placement' });
    await expect(own).toContainText('You have a job from elsewhere.');
    await expect(own).toContainText('Your placement office entered this: Told the office on the phone.');
    // Other tests count on one who looks for a job.
    await own.getByRole('button', { name: 'Change' }).click();
    await own.getByRole('radio', { name: 'I am looking for a job' }).check();
    await own.getByRole('button', { name: 'Save' }).click();
    await expect(own).toContainText('You are looking for a job.');
    await student.context().close();
  },
);
