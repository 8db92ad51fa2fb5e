import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { arrive } from './people.ts';

/** Has years of experience, and so needs no season. */
const experienced = '9000000011';

test('a candidate applies on a phone, reads where the application stands, and withdraws with a reason', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await arrive(page, experienced, '/my-jobs');
  const jobs = page.getByRole('main').locator('a[href^="/my-jobs/"]');
  await jobs.first().click();
  const card = page.getByRole('main');
  await expect(card.getByRole('heading', { level: 2, name: 'Your application' })).toBeVisible();
  await expect(card.getByText(/^Applying uses 10 of your \d+ credits/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // Whatever the job asks has to be answered.
  for (const group of await card.getByRole('radiogroup').all())
    await group.getByRole('radio').first().check();
  for (const box of await card.locator('form').first().getByRole('textbox').all()) await box.fill('10');
  await card.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText(/You have applied for /).first()).toBeVisible();
  await expect(card.getByText('Your application: Applied')).toBeVisible();
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog', { name: /^Withdraw from / });
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  const reason = dialog.getByRole('combobox', { name: 'Reason' });
  await expect(reason).toHaveAccessibleDescription(/Choose a reason/);
  await reason.selectOption('Personal reasons');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(card.getByText('Your application: Withdrawn')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Apply', exact: true })).toHaveCount(0);
});

/** Hires for a company that has posted jobs. */
const employer = '9000000021';

test('an employer shortlists an applicant, and makes an offer on a phone', async ({ page }) => {
  await arrive(page, employer);
  await page.goto('/eligible-students');
  const job = page.getByRole('combobox', { name: 'Job' });
  await job.fill('business an');
  await page.getByRole('option', { name: /^Business analyst trainee/ }).click();
  await expect(page).toHaveURL(/jdID=/);
  await page.goto(`${page.url()}&status=Applied`);
  const sheet = page.getByRole('dialog');
  const applicants = page.getByRole('row').getByRole('link');
  const name = (await applicants.first().textContent()) ?? '';
  await applicants.first().click();
  await sheet.getByRole('button', { name: 'Shortlist', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: /^Shortlist / });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Shortlist', exact: true }).click();
  await expect(page.getByText(`${name} is shortlisted.`).first()).toBeVisible();

  await page.setViewportSize({ width: 360, height: 800 });
  const list = new URL(page.url());
  list.searchParams.set('status', 'Shortlisted');
  list.searchParams.delete('record');
  await page.goto(list.href);
  await page.getByRole('link', { name }).first().click();
  await sheet.getByRole('button', { name: 'Make an offer' }).click();
  const offer = page.getByRole('dialog', { name: /^Offer the job to / });
  await offer.getByRole('button', { name: 'Make an offer' }).click();
  await expect(offer.getByRole('textbox', { name: 'Pay per year, in rupees' })).toHaveAccessibleDescription(
    /Enter what you pay/,
  );
  await offer.getByRole('textbox', { name: 'Pay per year, in rupees' }).fill('600000');
  const parts = offer.getByRole('group', { name: 'To be answered by' }).getByRole('textbox');
  const day = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000);
  for (const [index, part] of [day.getDate(), day.getMonth() + 1, day.getFullYear()].entries()) {
    await parts.nth(index).fill(String(part).padStart(2, '0'));
  }
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Make an offer' }).click();
  await expect(page.getByText(`${name} has your offer.`).first()).toBeVisible();
});
