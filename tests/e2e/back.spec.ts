/** Back on a phone: it closes what covers the page before it leaves the page, and asks before it takes away what was typed. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { arrive, asha } from './people.ts';
import { words } from './words.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

test('Back closes the menu and the panels of the first page that was loaded', async ({ page }) => {
  await arrive(page, asha.mobileNumber, '/my-jobs');
  const open = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(open).toBeVisible();
  await page.goBack();
  await expect(open).toHaveCount(0);
  await expect(page).toHaveURL('/my-jobs');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(open).toBeVisible();
  await page.goBack();
  await expect(open).toHaveCount(0);
  await expect(page).toHaveURL('/my-jobs');

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await open.getByRole('link', { name: 'CV' }).click();
  await expect(page).toHaveURL('/cv');
  await page.goBack();
  await expect(page).toHaveURL('/my-jobs');
  await expect(open).toHaveCount(0);
});

test('Back asks before it closes a panel that holds something, and then leaves the page', async ({
  page,
}) => {
  await arrive(page, asha.mobileNumber, '/dashboard');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Edit' }).first().click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox').first().fill('Ashalata');

  await page.goBack();
  await expect(question(page)).toBeVisible();
  // The page is fetched back first: Chromium drops a step that is asked for while another is on its way.
  await expect(page).toHaveURL('/profile');
  await page.goBack();
  await expect(question(page)).toHaveCount(0);
  await expect(panel.getByRole('textbox').first()).toHaveValue('Ashalata');

  await page.goBack();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/profile');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

test('a link to a part of a page does not lead around the question', async ({ page }) => {
  await arrive(page, asha.mobileNumber, '/my-jobs');
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click();
  await page
    .getByRole('textbox', { name: /e-mail/i })
    .first()
    .fill('asha@example.org');
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL('/settings');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/my-jobs#main');
});

test('a record is one step of Back, however its panel was closed', async ({ page }) => {
  await arrive(page, '9000000051', '/dashboard');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Cities' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Agra', exact: true }).first().click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Edit' }).click();
  await expect(panel.getByRole('button', { name: 'Save' })).toBeVisible();
  await page.goBack();
  await expect(panel.getByRole('button', { name: 'Edit' })).toBeVisible();
  await panel.getByRole('button', { name: 'Edit' }).click();
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/city');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

test('Back closes the picker of a public form, and what was typed is there for who comes back', async ({
  page,
}) => {
  await page.goto('/login');
  await page.locator('a[href^="/register"]').first().click();
  await page.getByRole('textbox', { name: 'First name' }).fill('Asha');
  await page.getByRole('combobox').first().click();
  const picker = page.getByRole('dialog');
  await expect(picker).toBeVisible();
  await page.goBack();
  await expect(picker).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await page.locator('a[href^="/register"]').first().click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Asha');
});

test('Back closes the checkout before it leaves the wallet, and nothing was charged', async ({ page }) => {
  await arrive(page, asha.mobileNumber, '/dashboard');
  await page.getByRole('link', { name: words('en')('dashboard.wallet.open') }).click();
  await expect(page).toHaveURL('/wallet');
  await page.getByRole('button', { name: '₹100', exact: true }).click();
  await page.getByRole('button', { name: words('en')('wallet.recharge.pay') }).click();
  const checkout = page.getByRole('dialog', { name: 'Test checkout' });
  await expect(checkout).toBeVisible();
  await page.goBack();
  await expect(checkout).toHaveCount(0);
  await expect(page).toHaveURL('/wallet');
  await expect(page.getByText(words('en')('wallet.unpaid.closed.text'))).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});
