import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { asha, signIn } from './people.ts';
import { words } from './words.ts';

const say = words('en');

/** A student who applies for no job in other tests, and whom no office gives credits: what was read stays so. */
const kavya = { mobileNumber: '9000000005', firstName: 'Kavya' };

test.use({ serviceWorkers: 'allow' });

/** Addresses of the build's files that the worker keeps. */
const filesOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const cache = await caches.open('portal');
    return (await cache.keys()).map(({ url }) => url).join('\n');
  });

/** Files of the build that the page has loaded and the worker does not keep yet. */
const notYetKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('portal');
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    return performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/.+\.(?:js|json|css)$/.test(name) && !kept.has(name));
  });

/** Everything that this browser keeps besides the build's files, as text. */
const keptOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('kept '));
    const texts = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const answers = await cache.matchAll();
        return Promise.all(answers.map((answer) => answer.text()));
      }),
    );
    return texts.flat().join('\n');
  });

test('a candidate reads their jobs and CVs without a network, and who signs out leaves nothing behind', async ({
  page,
  context,
}) => {
  await signIn(page, kavya.mobileNumber);
  // What an installed portal opens with; the greeting around the name goes with the hour.
  const greeting = new RegExp(kavya.firstName);
  await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
  await expect.poll(() => keptOf(page)).toContain('"closingSoon"');
  await page.goto('/wallet');
  const balance = page
    .getByRole('main')
    .getByText(/^[\d,]+ credits$/)
    .first();
  const credits = (await balance.textContent()) ?? '';
  await expect.poll(() => keptOf(page)).toContain('"walletEntry"');
  const idOf = (address: string) => address.split('/').at(-1) ?? '';
  await page.goto('/my-jobs');
  const jobs = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
  const title = (await jobs.first().textContent()) ?? '';
  const job = (await jobs.first().getAttribute('href')) ?? '';
  // Who leaves a page before its answers are kept cannot read it without a network.
  await expect.poll(() => keptOf(page)).toContain(idOf(job));
  await page.goto('/cv');
  const cvs = page
    .getByRole('list', { name: say('cv.title') })
    .getByRole('heading')
    .getByRole('link');
  const cv = (await cvs.first().textContent()) ?? '';
  const cvID = idOf((await cvs.first().getAttribute('href')) ?? '');
  await expect.poll(() => keptOf(page)).toContain(cvID);
  // The worker keeps texts as they are read, and was not there yet for the first visit.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
  await page.goto('/wallet');
  await expect(balance).toHaveText(credits);
  await page.goto(job);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // The last thing that is kept: without it nobody could sign out.
  await expect.poll(() => filesOf(page), { timeout: 30_000 }).toContain('/icons/maskable-512.png');
  for (const part of ['/assets/AccountPanel-', '/manifest.webmanifest', '/icons/icon-192.png']) {
    expect(await filesOf(page)).toContain(part);
  }

  // Its questions are there with the button.
  await expect(page.getByRole('button', { name: say('resources.apply.apply') })).toBeVisible();
  await context.setOffline(true);
  for (const question of await page.getByRole('radiogroup').all()) {
    await question.getByRole('radio').first().check();
  }
  await page.getByRole('button', { name: say('resources.apply.apply') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('resources.apply.apply') })
    .click();
  await expect(page.getByText(say('failure.offline'))).toBeVisible();
  const notice = page.getByText(say('shell.asOf', { time: '|' }).split('|')[0] ?? '').first();
  for (const [address, heading] of [
    ['/my-jobs', title],
    [job, title],
    ['/cv', cv],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect(notice).toContainText(/\d{1,2}:\d{2}/);
  }
  for (const [address, part] of [
    ['/dashboard', page.getByRole('heading', { level: 1, name: greeting })],
    ['/wallet', balance.filter({ hasText: credits })],
  ] as const) {
    await page.goto(address);
    await expect(part).toBeVisible();
    await expect(notice).toContainText(/\d{1,2}:\d{2}/);
  }
  await expectAccessible(page);

  await page
    .getByRole('banner')
    .getByRole('button', { name: say('shell.account.title') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('shell.account.logOut') })
    .click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => keptOf(page)).toBe('');
  await context.setOffline(false);
});

test('a screen that was never opened says without a network that there is none, and comes when there is one', async ({
  page,
  context,
  problems,
}) => {
  await signIn(page, asha.mobileNumber);
  await page.goto('/my-jobs');
  await expect(page.getByRole('heading', { level: 1, name: say('resources.myJobs.title') })).toBeVisible();
  await expect.poll(() => filesOf(page), { timeout: 30_000 }).toContain('/assets/AccountPanel-');
  // What was read before the worker was there comes through it now.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: say('resources.myJobs.title') })).toBeVisible();
  await expect.poll(() => notYetKept(page), { timeout: 30_000 }).toEqual([]);

  await context.setOffline(true);
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.goto('/settings');
  await expect(page.getByText(say('failure.offline'))).toBeVisible();
  await expect(page.getByText(words('hi')('failure.offline'))).toBeVisible();
  expect(loads).toBeLessThanOrEqual(2);
  await page.goto('/my-jobs');
  await expect(page.getByRole('heading', { level: 1, name: say('resources.myJobs.title') })).toBeVisible();

  await page.goto('/settings');
  await expect(page.getByText(say('failure.offline'))).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: say('failure.retry') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('settings.title') })).toBeVisible();
  // The router writes of each file that it misses.
  problems.length = 0;
});

test('what is written in a CV without a network stays, and is stored when the network is back', async ({
  page,
  context,
}) => {
  await signIn(page, asha.mobileNumber);
  await page.goto('/cv');
  const cvs = page.getByRole('list', { name: say('cv.title') });
  await cvs.getByRole('heading').getByRole('link').last().click();
  const main = page.getByRole('main');
  const headline = main.getByRole('textbox', { name: 'Headline' });
  await headline.fill('Written on the train');
  await expect(main.getByText(say('cv.saving.saved'))).toBeVisible();

  await context.setOffline(true);
  await headline.fill('Written in the tunnel');
  await expect(main.getByText(say('cv.saving.failed'))).toBeVisible();
  await expect(headline).toHaveValue('Written in the tunnel');
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(main.getByText(say('cv.saving.saved'))).toBeVisible();
  await page.reload();
  await expect(headline).toHaveValue('Written in the tunnel');
});
