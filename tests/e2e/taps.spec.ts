/**
 * The paths that matter, on a phone: how many presses each takes, and Back after every step, which leaves nothing out and loses nothing.
 * The numbers are those of bench/README.md.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { arrive, asha } from './people.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

/** Presses that a person makes on the way there; what is tried with Back in between is not counted. */
class Presses {
  count = 0;

  async tap(locator: Locator): Promise<void> {
    this.count += 1;
    await locator.tap();
  }
}

const main = (page: Page): Locator => page.getByRole('main');

test('applying takes three presses from the dashboard, and Back undoes one of them at a time', async ({
  page,
}) => {
  const presses = new Presses();
  await arrive(page, '9000001042', '/dashboard');
  const cards = main(page).getByRole('region', { name: 'Jobs for you' }).getByRole('listitem');
  const title = (await cards.first().getByRole('heading').textContent()) ?? '';
  // By its title: what others post meanwhile may come before it.
  const card = cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await presses.tap(card.getByRole('link', { name: 'Apply' }));
  await expect(page).toHaveURL(/\/my-jobs\/[\w-]+$/);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await card.getByRole('link', { name: 'Apply' }).tap();

  const apply = main(page).getByRole('button', { name: 'Apply', exact: true });
  await expect(apply).toBeVisible();
  const answers = main(page).getByRole('radiogroup');
  for (const group of await answers.all()) await group.getByRole('radio').first().check();
  await presses.tap(apply);
  const asks = page.getByRole('alertdialog');
  await expect(asks).toBeVisible();
  await page.goBack();
  await expect(asks).toHaveCount(0);
  await expect(page).toHaveURL(/\/my-jobs\/[\w-]+$/);
  for (const group of await answers.all()) await expect(group.getByRole('radio').first()).toBeChecked();
  await apply.tap();
  await presses.tap(asks.getByRole('button', { name: 'Apply', exact: true }));
  await expect(page.getByText('You have applied for').first()).toBeVisible();
  expect(presses.count).toBe(3);

  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(main(page).getByRole('heading', { name: 'Jobs for you' })).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 3, name: title, exact: true })).toHaveCount(0);
});

test('an offer is answered with three presses from the dashboard, and Back answers nothing', async ({
  page,
}) => {
  const presses = new Presses();
  await arrive(page, '9000001092', '/dashboard');
  const answer = main(page).getByRole('link', { name: 'Answer', exact: true });
  await presses.tap(answer);
  await expect(page).toHaveURL(/\/my-jobs\/[\w-]+\/offer$/);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await answer.tap();

  // In reach without scrolling.
  const accept = main(page).getByRole('button', { name: 'Accept the offer' });
  await expect(accept).toBeInViewport({ ratio: 1 });
  await main(page).getByRole('link', { name: 'Read the whole job' }).tap();
  await expect(page).toHaveURL(/\/my-jobs\/[\w-]+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/offer$/);

  await presses.tap(accept);
  const asks = page.getByRole('alertdialog');
  await expect(asks).toBeVisible();
  await page.goBack();
  await expect(asks).toHaveCount(0);
  await expect(accept).toBeInViewport({ ratio: 1 });
  await accept.tap();
  await presses.tap(asks.getByRole('button', { name: 'Accept the offer' }));
  await expect(main(page).getByRole('heading', { name: 'What happens next' })).toBeVisible();
  expect(presses.count).toBe(3);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(answer).toHaveCount(0);
});

test('from a job to the form that puts it right is one press, and Back leads to the job', async ({
  page,
}) => {
  const presses = new Presses();
  // Nothing is filled in.
  await arrive(page, '9000000062', '/my-jobs?list=needsData');
  await expect(main(page).getByRole('list', { name: 'My jobs' })).toBeVisible();
  await main(page).getByRole('list', { name: 'My jobs' }).getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/my-jobs\/[\w-]+$/);
  const job = page.url();
  await presses.tap(
    main(page)
      .getByRole('link', { name: /^Put it right: .*degree/ })
      .first(),
  );
  const form = page.getByRole('dialog');
  await expect(form.getByRole('combobox').first()).toBeVisible();
  expect(presses.count).toBe(1);
  await page.goBack();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL('/profile#currentDegree');
  await page.goBack();
  await expect(page).toHaveURL(job);
  await page.goBack();
  await expect(page).toHaveURL('/my-jobs?list=needsData');
});

test('Back leaves the editor of a CV for the list, and the settings for where they were opened', async ({
  page,
}) => {
  await arrive(page, asha.mobileNumber, '/cv');
  await main(page).getByRole('link', { name: 'Web projects' }).tap();
  await expect(page).toHaveURL(/\/cv\/[\w-]+$/);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^Account/ }).tap();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /deleting the account/ })
    .tap();
  await expect(page).toHaveURL('/settings');
  await page.goBack();
  await expect(page).toHaveURL(/\/cv\/[\w-]+$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/cv');
});

test('who has no job to apply for reads why, and staff whose jobs these are', async ({ page }) => {
  await arrive(page, '9000000062', '/my-jobs');
  await expect(main(page).getByRole('heading', { name: 'Tell us your degree first' })).toBeVisible();
  await main(page)
    .getByRole('link', { name: /degree/i })
    .tap();
  await expect(page).toHaveURL(/\/profile#education$/);
  await page.goBack();
  await expect(page).toHaveURL('/my-jobs');
  await arrive(page, '9000000051', '/my-jobs');
  await expect(main(page).getByText('Candidates see here the jobs that fit them.')).toBeVisible();
});
