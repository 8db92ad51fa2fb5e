/** On a slow network the answer to what was asked before is not shown as that to what is asked now. */
import type { Page } from '@playwright/test';
import { farDay, fillDay } from './days.ts';
import { expect, test } from './fixtures.ts';
import { arrive, asha } from './people.ts';
import { words } from './words.ts';

const say = words('en');

/** Keeps the answers of an address back. @returns lets them go */
async function keepBack(page: Page, address: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test('how many a message reaches is said once those are counted whom it is for now', async ({ page }) => {
  await arrive(page, '9000000041', '/admin/notifications/new');
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: 'Employers' }).check();
  await expect(main.getByText(/Reaches/)).toBeVisible();
  const release = await keepBack(page, '**/api/notification/preview');
  await main.getByRole('checkbox', { name: 'Candidates' }).check();
  await expect(main.getByText(say('notifications.compose.reachCounting'))).toBeVisible();
  await expect(main.getByText(/Reaches/)).toBeHidden();
  release();
  await expect(main.getByText(/Reaches/)).toBeVisible();
});

test('what an amount gives is said of that amount alone', async ({ page }) => {
  await arrive(page, asha.mobileNumber, '/wallet');
  const recharge = page.getByRole('region', { name: say('wallet.recharge.title') });
  const amount = recharge.getByRole('textbox', { name: say('form.recharge amount label') });
  await amount.fill('100');
  await expect(recharge.getByText('₹100.00').first()).toBeVisible();
  const release = await keepBack(page, '**/api/wallet/quote*');
  await amount.fill('500');
  await expect(recharge.getByText('…').first()).toBeVisible();
  await expect(recharge.getByText('₹100.00')).toHaveCount(0);
  release();
  await expect(recharge.getByText('₹500.00').first()).toBeVisible();
});

test('how many have a status is said of the search that is shown alone', async ({ page }) => {
  await arrive(page, '9000000031', '/student');
  const tabs = page.getByRole('navigation', { name: /^By / });
  const all = tabs.getByRole('link', { name: /^All/ });
  await expect(all).toHaveAccessibleName(/^All \d/);
  const release = await keepBack(page, '**/api/student/count*');
  await page.getByRole('searchbox', { name: 'Search students' }).fill('asha');
  await expect(all).toHaveAccessibleName('All');
  release();
  await expect(all).toHaveAccessibleName(/^All \d/);
});

test('what a day meets is said of that day alone', async ({ page }) => {
  await arrive(page, '9000000031', '/calendar?enter=yes');
  const entry = page.getByRole('dialog', { name: say('calendar.visits.enterTitle') });
  const release = await keepBack(page, '**/api/visit/clash*');
  const day = entry.getByRole('group', { name: say('form.visit day label') }).first();
  await fillDay(day, farDay('05-05').iso);
  await expect(entry.getByText(say('calendar.visits.checking'))).toBeVisible();
  release();
  await expect(entry.getByText(say('calendar.visits.checking'))).toBeHidden();
});
