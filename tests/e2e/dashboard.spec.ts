import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, sweep, sweepUnless, test } from './fixtures.ts';
import { asha, arrive } from './people.ts';
import { words } from './words.ts';

const support = '9000000041';
const officer = '9000000031';

const say = words('en');

/** Cards of each persona, by their titles; of those that come and go with the data there is none. */
const personas = [
  [
    // Applications of this one, and jobs of the employer below, are moved by no other test: their numbers stay while they are followed.
    'a fresher',
    '9000001004',
    ['eligible.title', 'applications.title', 'season.title', 'profile.title'],
    false,
  ],
  [
    'an experienced candidate',
    '9000000011',
    ['eligible.title', 'applications.title', 'profile.title'],
    false,
  ],
  ['an employer', '9000000212', ['openJobs.title', 'wallet.title'], false],
  ['an institute officer', officer, ['numbers', 'pool'], true],
  ['support', support, ['numbers', 'health.title', 'tasks.title'], true],
] as const;

async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

/** One who looks for a job, and one who offers some. */
const examples = new Set(['a fresher', 'an employer']);

for (const [who, mobileNumber, cards, hasCharts] of personas) {
  test(
    `${who} has the own cards, and every number leads to as many rows`,
    sweepUnless(examples.has(who)),
    async ({ page }) => {
      await arrive(page, mobileNumber);
      await expectLoaded(page);
      const main = page.getByRole('main');
      for (const card of cards) {
        await expect(main.getByRole('region', { name: say(`dashboard.${card}`), exact: true })).toBeVisible();
      }
      await expect(main.getByRole('heading', { name: say('dashboard.charts.title') })).toHaveCount(
        hasCharts ? 1 : 0,
      );
      await expectAccessible(page);
      const figures = await main
        .locator('dd a')
        .evaluateAll((links) =>
          links.map((link) => ({ href: link.getAttribute('href') ?? '', total: link.textContent })),
        );
      for (const { href, total } of figures) {
        await page.goto(href);
        await expect(page.getByText(new RegExp(` of ${total} result`)).first()).toBeVisible();
        await expect(page.getByText(say('shell.address.leftOut').split('{{')[0] ?? '')).toHaveCount(0);
      }
    },
  );
}

test('a student sees the next step and the first job without scrolling on a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await arrive(page, asha.mobileNumber);
  await expectLoaded(page);
  const main = page.getByRole('main');
  await expect(
    main.getByRole('link', { name: say('dashboard.next.answer-offer.act'), exact: true }),
  ).toBeInViewport();
  const [job] = await main
    .getByRole('region', { name: say('dashboard.eligible.title') })
    .getByRole('listitem')
    .all();
  await expect(job?.getByRole('heading') ?? main).toBeInViewport();
});

/** Goes down to the charts, which are read when somebody is near them. */
async function goToCharts(page: Page): Promise<void> {
  await page.getByRole('region', { name: say('dashboard.charts.title') }).scrollIntoViewIfNeeded();
}

test('a dashboard that cannot be read says so and is tried again', async ({ page }) => {
  let isBroken = true;
  await page.route('**/api/dashboard/summary', (route) =>
    isBroken ? route.fulfill({ status: 500, json: { success: false } }) : route.continue(),
  );
  await page.route('**/api/report/credits*', (route) =>
    isBroken ? route.fulfill({ status: 500, json: { success: false } }) : route.continue(),
  );
  await arrive(page, support);
  await expect(page.getByRole('heading', { name: say('dashboard.unread') })).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await page.unroute('**/api/dashboard/summary');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: say('dashboard.numbers') })).toBeVisible();
  await goToCharts(page);
  const chart = page.getByRole('figure', { name: say('dashboard.charts.credits') });
  await expect(chart.getByText(say('dashboard.charts.unread'))).toBeVisible({ timeout: 20_000 });
  isBroken = false;
  await chart.getByRole('button', { name: say('failure.retry') }).click();
  await expect(chart.getByRole('button', { name: 'Show as table' })).toBeVisible();
});

test(
  'the code of the charts is read only by those who come near them, and when it cannot be the cards stay',
  sweep,
  async ({ page }) => {
    const asked: string[] = [];
    await page.route(/\/assets\/Charts-[^/]+\.js$/, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await arrive(page, asha.mobileNumber);
    await expectLoaded(page);
    expect(asked).toEqual([]);
    await page.evaluate(() => localStorage.clear());
    await page.setViewportSize({ width: 412, height: 823 });
    await arrive(page, officer);
    await expectLoaded(page);
    // Nobody has come near them yet.
    expect(asked).toEqual([]);
    await goToCharts(page);
    const charts = page.getByRole('region', { name: say('dashboard.charts.title') });
    await expect(charts.getByText(say('dashboard.charts.failed')).first()).toBeVisible();
    await expect(page.getByRole('region', { name: say('dashboard.numbers') })).toBeVisible();
  },
);

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

test('the file of a chart holds what its table shows', sweep, async ({ page }) => {
  await arrive(page, support);
  await goToCharts(page);
  const figure = page.getByRole('figure', { name: say('dashboard.charts.signups.title') });
  await figure.getByRole('button', { name: 'Show as table' }).click();
  const rows = figure.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(31);
  const [header, ...lines] = await download(page, say('dashboard.charts.signups.title'));
  expect(header).toEqual(['Day', 'Students', 'Experienced', 'Companies']);
  expect(lines).toHaveLength(30);
  for (const index of [0, 9, 29]) {
    const shown = await rows
      .nth(index + 1)
      .locator('th, td')
      .allTextContents();
    expect(lines[index]).toEqual(shown.map((text) => text.trim()));
  }
});

test('what somebody has typed runs in no spreadsheet', sweep, async ({ page }) => {
  const values = { verified: 2, waiting: 1, rejected: 0 };
  const label = '=HYPERLINK("https://evil.example")';
  const report = { name: 'program', totals: values, series: [{ key: 'x', label, values }] };
  await page.route('**/api/report/program*', (route) =>
    route.fulfill({ json: { success: true, status: 200, statusCode: 200, message: 'OK', data: { report } } }),
  );
  await arrive(page, support);
  await goToCharts(page);
  const [, line] = await download(page, say('dashboard.charts.programs'));
  expect(line).toEqual([`"'=HYPERLINK(""https://evil.example"")"`, '2', '1', '0']);
});

test('a number of the chart of credits leads to the entries that it adds up', async ({ page }) => {
  await arrive(page, support);
  await expectLoaded(page);
  await goToCharts(page);
  const figure = page.getByRole('figure', { name: say('dashboard.charts.credits') });
  await figure.getByRole('button', { name: 'Show as table' }).click();
  // The month before this one, to which no other test adds anything.
  const issued = figure.getByRole('table').getByRole('row').nth(-2).getByRole('link').first();
  const sum = await issued.textContent();
  await issued.click();
  await expect(page).toHaveURL(/\/credits\?flow=issued&from=/);
  await expect(page.getByRole('heading', { level: 1, name: say('shell.routes.credits') })).toBeVisible();
  await expect(page.getByText(`${sum} credits in all`)).toBeVisible();
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /person|Company/ })).toHaveAttribute(
    'href',
    /^\/(?:student|companies)\?record=/,
  );
  await expectAccessible(page);
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

test('a dashboard that is come back to knows what was done meanwhile', async ({ page }) => {
  // Of a company whose applicants no other test decides about.
  await arrive(page, '9000000218');
  await expectLoaded(page);
  const several = page.getByRole('link', { name: /, To decide: (?:[2-9]|\d{2,})$/ }).first();
  const href = (await several.getAttribute('href')) ?? '';
  const waiting = page.locator(`dd a[href="${href}"]`);
  const count = Number(await several.textContent());
  await several.click();
  await page.getByRole('row').getByRole('link').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Shortlist', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: /^Shortlist / });
  await question.getByRole('button', { name: 'Shortlist', exact: true }).click();
  await expect(page.getByText(/ is shortlisted\.$/).first()).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(waiting).toHaveText(String(count - 1));
});

test('what is missing in the profile leads to its section', async ({ page }) => {
  await arrive(page, '9000000003');
  await expectLoaded(page);
  const profile = page.getByRole('region', { name: say('dashboard.profile.title'), exact: true });
  await profile.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/profile#/);
  await expect(page.getByRole('heading', { level: 2 }).and(page.locator(':focus'))).toBeVisible();
});

test('search finds from everywhere what the person may open, by the keyboard alone', async ({ page }) => {
  const failures: Error[] = [];
  page.on('pageerror', (failure) => failures.push(failure));
  await arrive(page, support);
  await expectLoaded(page);
  // As autofill and password managers send it: without a key.
  await page.evaluate(() => document.dispatchEvent(new Event('keydown', { bubbles: true })));
  expect(failures).toEqual([]);
  await page.keyboard.press('Control+K');
  const dialog = page.getByRole('dialog', { name: say('shell.search.title') });
  const field = dialog.getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('ahsa patil');
  await expect(dialog.getByRole('group', { name: say('shell.search.kinds.student') })).toContainText(
    'Asha Patil',
  );
  // The box names the item that is marked a moment after another list is drawn.
  await expect(() => expectAccessible(page)).toPass({ timeout: 10_000 });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/student\?record=/);
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Asha Patil' })).toBeVisible();
  await page.keyboard.press('Control+K');
  await expect(field).toBeFocused();
  await expect(dialog.getByRole('group', { name: say('shell.search.kinds.recent') })).toContainText(
    'Asha Patil',
  );
  await page.keyboard.type('cit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/city');

  // Places that the menu does not have are found too.
  await page.keyboard.press('Control+K');
  await expect(field).toBeFocused();
  await page.keyboard.type(say('shell.routes.credits'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/credits');

  // So is what is set, its own card and not only the screen.
  await page.keyboard.press('Control+K');
  await expect(field).toBeFocused();
  await page.keyboard.type('password');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settings#password');
  await expect(page.getByRole('heading', { name: 'Password' })).toBeFocused();

  await page.keyboard.press('Control+K');
  await expect(field).toBeFocused();
  await page.keyboard.type(say('shell.myAccount'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: say('shell.account.title') })).toBeVisible();
});

test('the header says who is there and what is in the wallet, and leads to help for the place', async ({
  page,
}) => {
  await arrive(page, asha.mobileNumber, '/my-jobs');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Account, AP, Asha Patil' })).toContainText('AP');
  await expect(header.getByRole('link', { name: /^\d+ credits?$/ })).toHaveAttribute('href', '/wallet');
  await header.getByRole('link', { name: say('shell.routes.help') }).click();
  const place = say('shell.routes.myJobs');
  await expect(page.getByRole('heading', { level: 1, name: say('help.of', { place }) })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('help.open', { place }) })
    .click();
  await expect(page).toHaveURL('/my-jobs');
});

test('a page that is older than the build loads anew when one of its files is gone, and only then', async ({
  page,
}) => {
  let isGone = true;
  // Before the page is there: what it asks for while this is being put in its way would pass.
  await page.route('**/assets/SearchPalette-*.js', (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await arrive(page, support);
  await expectLoaded(page);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const isSamePage = () => page.evaluate(() => 'isSamePage' in globalThis);
  await page.keyboard.press('Control+K');
  await expect(page.getByText(say('shell.panelFailed', { name: say('shell.search.title') }))).toBeVisible();
  expect(await isSamePage()).toBe(true);

  // Now the server has another build, whose files are all there.
  await page.route('**/dashboard', (route) => {
    if (route.request().resourceType() !== 'document') return route.fulfill({ body: '<!doctype html>' });
    isGone = false;
    return route.continue();
  });
  await page.getByRole('button', { name: say('failure.retry') }).click();
  await page.waitForFunction(() => !('isSamePage' in globalThis));
  await expectLoaded(page);
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog', { name: say('shell.search.title') })).toBeVisible();
});

test('figures that a replica gave say of when they are', async ({ page }) => {
  await page.route('**/api/dashboard/summary', async (route) => {
    const answer = await route.fetch();
    const envelope: { meta: object } = JSON.parse(await answer.text());
    const meta = { ...envelope.meta, asOf: new Date(Date.now() - 60_000).toISOString() };
    await route.fulfill({ response: answer, json: { ...envelope, meta } });
  });
  await arrive(page, officer);
  await expectLoaded(page);
  await expect(page.getByRole('main').getByText(/^Figures as of .*\d/)).toBeVisible();
});
