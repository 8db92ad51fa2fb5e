import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, sweepUnless, test } from './fixtures.ts';
import { asha, arrive } from './people.ts';
import { words } from './words.ts';

const support = '9000000041';
const officer = '9000000031';

const say = words('en');

/** Cards of each persona, by the key of their title; what a persona does not have is on no other list of its own. */
const personas = [
  [
    'a fresher',
    asha.mobileNumber,
    ['next', 'eligible', 'applications', 'profile', 'season', 'wallet'],
    false,
  ],
  [
    'an experienced candidate',
    '9000000011',
    ['next', 'eligible', 'applications', 'profile', 'wallet'],
    false,
  ],
  ['an employer', '9000000021', ['next', 'jobs', 'openJobs', 'wallet'], false],
  ['an institute officer', officer, ['next', 'students', 'jobs', 'pool'], true],
  ['support', support, ['next', 'signups', 'verifications', 'jobs', 'leads', 'creditFlow', 'messages'], true],
  [
    'a super admin',
    '9000000051',
    ['next', 'signups', 'verifications', 'jobs', 'leads', 'creditFlow', 'messages'],
    true,
  ],
] as const;

const titleOf = (card: string) => say(card === 'pool' ? 'dashboard.pool' : `dashboard.${card}.title`);

async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

for (const [who, mobileNumber, cards, hasCharts] of personas) {
  test(`${who} has the own cards`, sweepUnless(mobileNumber === '9000000051'), async ({ page }) => {
    await arrive(page, mobileNumber);
    await expectLoaded(page);
    const main = page.getByRole('main');
    const regions = await main.locator('section > div > div > h2').allTextContents();
    const expected = [...cards.map(titleOf), say('home.notices.title')];
    expect(regions.toSorted()).toEqual(expected.toSorted());
    await expect(main.getByRole('heading', { name: say('dashboard.charts.title') })).toHaveCount(
      hasCharts ? 1 : 0,
    );
  });
}

test('a card that fails leaves the others, says so and is tried again', async ({ page }) => {
  let isBroken = true;
  await page.route('**/api/dashboard/counts/leads', (route) =>
    isBroken ? route.fulfill({ status: 500, json: { success: false } }) : route.continue(),
  );
  await page.route('**/api/report/credits*', (route) =>
    isBroken ? route.fulfill({ status: 500, json: { success: false } }) : route.continue(),
  );
  await arrive(page, support);
  const leads = page.getByRole('region', { name: say('dashboard.leads.title'), exact: true });
  await expect(leads.getByText(say('failure.server'))).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('region', { name: say('dashboard.signups.title') })).toContainText(
    say('dashboard.signups.week'),
  );
  const chart = page.getByRole('figure', { name: say('dashboard.charts.credits') });
  await expect(chart.getByText(say('dashboard.charts.unread'))).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('figure', { name: say('dashboard.charts.completion.title') })).toContainText(
    /Registered: [1-9]/,
  );
  await expectAccessible(page);

  isBroken = false;
  await leads.getByRole('button', { name: say('failure.retry') }).click();
  await expect(leads).toContainText(say('dashboard.leads.statuses.New'));
  await chart.getByRole('button', { name: say('failure.retry') }).click();
  await expect(chart.getByRole('button', { name: 'Show as table' })).toBeVisible();
});

test('the code of the charts is read only by those who see reports, and when it cannot be the cards stay', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/\/assets\/Charts-[^/]+\.js$/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await arrive(page, asha.mobileNumber);
  await expectLoaded(page);
  expect(asked).toEqual([]);
  await page.evaluate(() => localStorage.clear());
  await arrive(page, officer);
  const charts = page.getByRole('region', { name: say('dashboard.charts.title') });
  await expect(charts.getByText(say('dashboard.charts.failed')).first()).toBeVisible();
  await expect(page.getByRole('region', { name: say('dashboard.students.title') })).toContainText(
    say('dashboard.students.total'),
  );
});

async function download(page: Page, chart: string): Promise<string[][]> {
  const figure = page.getByRole('figure', { name: chart });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    figure.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  expect(file.suggestedFilename()).toMatch(/^[a-z]+\.csv$/);
  expect(text.startsWith('\uFEFF')).toBe(true);
  return text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
}

test('the file of a chart holds what its table shows', async ({ page }) => {
  await arrive(page, support);
  const figure = page.getByRole('figure', { name: say('dashboard.charts.signups.title') });
  await figure.getByRole('button', { name: 'Show as table' }).click();
  const rows = figure.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(31);
  const [header, ...lines] = await download(page, say('dashboard.charts.signups.title'));
  expect(header).toEqual(['Day', 'Students', 'Experienced', 'Employers']);
  expect(lines).toHaveLength(30);
  for (const index of [0, 9, 29]) {
    const shown = await rows
      .nth(index + 1)
      .locator('th, td')
      .allTextContents();
    expect(lines[index]).toEqual(shown.map((text) => text.trim()));
  }
});

test('what somebody has typed runs in no spreadsheet', async ({ page }) => {
  const values = { verified: 2, waiting: 1, rejected: 0 };
  const label = '=HYPERLINK("https://evil.example")';
  const report = { name: 'program', totals: values, series: [{ key: 'x', label, values }] };
  await page.route('**/api/report/program*', (route) =>
    route.fulfill({ json: { success: true, status: 200, statusCode: 200, message: 'OK', data: { report } } }),
  );
  await arrive(page, support);
  const [, line] = await download(page, say('dashboard.charts.programs'));
  expect(line).toEqual([`"'=HYPERLINK(""https://evil.example"")"`, '2', '1', '0']);
});

for (const [who, mobileNumber] of [
  ['a fresher', asha.mobileNumber],
  ['support', support],
] as const) {
  test(`every link of the start page of ${who} opens`, sweepUnless(who === 'a fresher'), async ({ page }) => {
    await arrive(page, mobileNumber);
    await page.goto('/home');
    await expectLoaded(page);
    const links = page.getByRole('navigation', { name: say('home.links.title') }).getByRole('link');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses).toContain('/dashboard');
    expect(addresses).toContain('/profile');
    for (const address of addresses) {
      await page.goto(address);
      await expect(page).toHaveURL((url) => url.pathname === address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(
        say('shell.noAccess.title'),
      );
    }
  });
}

test('what is missing in the profile leads to its section, and the jobs that are counted to their list', async ({
  page,
}) => {
  await arrive(page, '9000000003');
  await expectLoaded(page);
  const profile = page.getByRole('region', { name: say('dashboard.profile.title') });
  await profile.getByRole('link', { name: say('dashboard.profile.parts.address') }).click();
  await expect(page).toHaveURL('/profile#address');
  await expect(page.getByRole('heading', { level: 2, name: 'Addresses' })).toBeFocused();

  await page.goto('/dashboard');
  const jobs = page.getByRole('region', { name: say('dashboard.eligible.title') });
  await jobs.getByRole('link', { name: say('dashboard.eligible.open') }).click();
  await expect(page).toHaveURL(/\/my-jobs/);
});
