/** What brings a candidate back to jobs: saved ones, alerts, jobs like one, and the page of a company. */
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { arrive, asha } from './people.ts';

test('a job is saved by one press, found among the saved ones, and let go', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await arrive(page, asha.mobileNumber, '/my-jobs');
  const jobs = page.getByRole('list', { name: 'My jobs' }).getByRole('listitem');
  const title = await jobs.first().getByRole('heading', { level: 2 }).innerText();
  // By its title: what others post meanwhile may come before it.
  const first = jobs.filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
  const save = first.getByRole('button', { name: `Save ${title}` });
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await save.click();
  await expect(first.getByRole('button', { name: `Saved ${title}` })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: /^Saved 1/ }).click();
  const kept = page.getByRole('list', { name: 'My jobs' }).getByRole('listitem');
  await expect(kept).toHaveCount(1);
  await expect(kept).toContainText(title);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await kept.getByRole('link', { name: title }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: `Saved ${title}` })
    .click();
  await expect(page.getByRole('main').getByRole('button', { name: `Save ${title}` })).toBeVisible();
  await page.goto('/my-jobs?list=saved');
  await expect(page.getByText('Press Save on a job')).toBeVisible();
});

test('a save that the server does not take is taken back and said', async ({ page }) => {
  await arrive(page, asha.mobileNumber, '/my-jobs');
  await page.route('**/api/saved-job/*', (route) => route.abort());
  // Another test saves the first job of the same person meanwhile.
  const last = page.getByRole('list', { name: 'My jobs' }).getByRole('listitem').last();
  const title = await last.getByRole('heading', { level: 2 }).innerText();
  const save = page.getByRole('button', { name: `Save ${title}`, exact: true });
  await save.click();
  await expect(
    page
      .getByRole('alert')
      .or(page.getByText(/offline|connection|internet/i))
      .first(),
  ).toBeVisible();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
});

test('a search becomes an alert, which is paused and deleted', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await arrive(page, asha.mobileNumber, '/my-jobs?search=trainee&minPaise=50000000');
  await page.getByRole('button', { name: 'Tell me about jobs like these' }).click();
  await expect(page.getByRole('button', { name: 'You hear of jobs like these' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('link', { name: 'Job alerts' }).click();
  // Another test follows a company for the same person meanwhile.
  const row = page.getByRole('listitem').filter({ hasText: '“trainee” · from ₹5,00,000 a year' });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /^Pause/ }).click();
  await expect(row.getByText('Paused')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await row.getByRole('button', { name: /^Delete/ }).click();
  await expect(row).toBeHidden();
});

test('a job leads to others like it and to its company, which says what it pays and is followed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await arrive(page, asha.mobileNumber, '/my-jobs');
  const first = page.getByRole('list', { name: 'My jobs' }).getByRole('listitem').first();
  const company = first.locator('a[href^="/company/"]');
  const name = await company.innerText();
  await company.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  for (const title of ['About', 'Open jobs for you', 'What it pays', 'Whom it took', 'How it chooses']) {
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Tell me when it posts' }).click();
  await page.getByRole('button', { name: 'You hear when it posts' }).click();
  await expect(page.getByRole('button', { name: 'Tell me when it posts' })).toBeVisible();
  await page
    .getByRole('region', { name: 'Open jobs for you' })
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Save/ }).first()).toBeVisible();
});
