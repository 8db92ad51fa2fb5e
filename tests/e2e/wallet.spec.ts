import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, sweep, test } from './fixtures.ts';
import { arrive } from './people.ts';
import { words, type LanguageCode, type Words } from './words.ts';

/** Each test that pays has a person to itself, because a payment that runs holds up the next of the same person. */
const payers = {
  success: '9000000002',
  receipt: '9000000004',
  ends: '9000000003',
  delay: '9000000011',
  reload: '9000000012',
  hindi: '9000000007',
  blocked: '9000000021',
  staff: '9000000041',
};

const checkout = {
  en: { name: 'Test checkout', pay: 'Pay successfully', fail: 'fail', late: 'late', close: 'Close' },
  hi: { name: 'परीक्षण भुगतान', pay: 'भुगतान सफल करें', fail: 'असफल', late: 'देर से', close: 'बंद करें' },
} as const;

async function openWallet(page: Page, mobileNumber: string, language: LanguageCode = 'en'): Promise<Words> {
  await arrive(page, mobileNumber);
  await page.evaluate((code) => localStorage.setItem('language', code), language);
  await page.goto('/wallet');
  const text = words(language);
  await expect(page.getByRole('heading', { level: 1, name: text('wallet.title') })).toBeVisible();
  return text;
}

/** Chooses 100 rupees and opens the checkout. */
async function beginToPay(page: Page, text: Words): Promise<void> {
  await page.getByRole('button', { name: '₹100', exact: true }).click();
  const price = page
    .getByRole('main')
    .getByText(text('wallet.credits_other', { count: '100' }), { exact: true });
  await expect(price).toBeVisible();
  await page.getByRole('button', { name: text('wallet.recharge.pay') }).click();
}

const balanceOf = (page: Page, text: Words) =>
  page.getByRole('region', { name: text('wallet.balance'), exact: true });

const recharge = (page: Page, text: Words) =>
  page.getByRole('region', { name: text('wallet.recharge.title') });

async function creditsOf(page: Page, text: Words): Promise<number> {
  return Number(/\d+/.exec((await balanceOf(page, text).textContent()) ?? '')?.[0]);
}

test('a recharge ends with credits, an entry of the statement and a receipt', async ({ page }) => {
  const text = await openWallet(page, payers.success);
  const before = await creditsOf(page, text);
  // What a credit costs stands there before anything is typed.
  await expect(page.getByText(text('wallet.quote.price', { price: '₹1.00' }))).toBeVisible();
  // The dashboard shows a balance too.
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('main').getByText(`${before} credits`, { exact: true })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: `${before} credits` })
    .click();
  await beginToPay(page, text);
  const dialog = page.getByRole('dialog', { name: checkout.en.name });
  await expect(dialog).toContainText('₹100.00');
  await expectAccessible(page);
  const summary = page.waitForResponse('**/api/dashboard/summary');
  await dialog.getByRole('button', { name: checkout.en.pay }).click();

  await expect(page.getByText(text('wallet.paid.title'))).toBeVisible();
  await expect(balanceOf(page, text)).toContainText(String(before + 100));
  await (await summary).finished();
  const row = page
    .getByRole('row')
    .filter({ hasText: text('wallet.kinds.Recharge') })
    .first();
  await expect(row).toContainText('+100');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: text('wallet.statement.download') }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toMatch(/^\uFEFFdate,kind,reason,credits,balance\r\n[^,]+,Recharge,Credits added,100,\d+\r\n/);

  await page.getByRole('link', { name: text('wallet.paid.open'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: text('wallet.receipt.title') })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Ravi Kumar');

  // No screen shows the balance of before, not even until its next answer.
  await page.route('**/api/dashboard/summary', () => undefined);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('main').getByText(`${before + 100} credits`, { exact: true })).toBeVisible();
});

/** Pays 100 rupees without the screen and resolves to the id of the receipt. */
async function paidReceipt(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('access-token'));
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()) as { data: { id: string; receipt: { id: string } } };
  };
  const order = { amount: 10_000, currency: 'INR', receiptID: `e2e-${Date.now()}` };
  const { data } = await post('/api/payment/create-order', order);
  const proof = await post(`/sandbox/checkout/${data.id}`, { outcome: 'captured', delay: 0 });
  return (await post('/api/payment/verify', proof)).data.receipt.id;
}

test('a receipt says what is known, and prints without the portal around it', async ({ page }) => {
  await arrive(page, payers.receipt);
  await page.goto(`/receipts/${await paidReceipt(page)}`);
  const text = words('en');
  const sheet = page.getByRole('main');
  await expect(sheet).toContainText(/RV\/\d\d-\d\d\/\d{7}/);
  await expect(sheet).toContainText('Imran Shaikh');
  await expect(sheet).toContainText(/pay_\w{14}/);
  await expect(sheet).toContainText('Aarambh Careers Private Limited');
  await expect(sheet).toContainText('Pune 411045');
  await expect(sheet).toContainText('27AAPFU0939F1ZV');
  await expect(sheet).toContainText('Of that, ₹7.63 are CGST and ₹7.63 SGST (9% each).');
  const trail = page.getByRole('navigation', { name: /breadcrumb/i });
  await expect(trail.locator('[aria-current="page"]')).toHaveText(/^RV\/\d\d-\d\d\/\d{7}$/);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: text('wallet.receipt.download') }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^RV-\d\d-\d\d-\d{7}\.pdf$/);
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-');

  // On paper there is no theme, whatever the screen has.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: text('wallet.receipt.print') })).toBeHidden();
  await expect(sheet).toContainText('₹100.00');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(sheet.getByText('Imran Shaikh')).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('a payment that is closed or fails is not charged, and goes on with the same order', async ({
  page,
}) => {
  const orders: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/payment/create-order')) orders.push(response.url());
  });
  const text = await openWallet(page, payers.ends);
  const before = await creditsOf(page, text);
  await beginToPay(page, text);
  await page.getByRole('button', { name: checkout.en.close }).click();
  await expect(page.getByText(text('wallet.unpaid.closed.text'))).toBeVisible();
  await expectAccessible(page);

  const again = page.getByRole('button', { name: text('wallet.unpaid.resume', { amount: '₹100.00' }) });
  await again.click();
  await page.getByRole('button', { name: checkout.en.fail }).click();
  await expect(page.getByText(text('wallet.unpaid.failed.text'))).toBeVisible();

  await again.click();
  await page.getByRole('button', { name: checkout.en.pay }).click();
  await expect(page.getByText(text('wallet.paid.title'))).toBeVisible();
  await expect(balanceOf(page, text)).toContainText(String(before + 100));
  expect(orders).toHaveLength(1);
});

test(
  'an outcome that comes late is waited for, and nothing can be paid meanwhile',
  sweep,
  async ({ page }) => {
    const text = await openWallet(page, payers.delay);
    const before = await creditsOf(page, text);
    await beginToPay(page, text);
    await page.getByRole('button', { name: checkout.en.late }).click();
    await expect(recharge(page, text)).toContainText(/We have your payment reference pay_\w{14}/);
    await expect(page.getByRole('button', { name: text('wallet.recharge.pay') })).toBeHidden();
    await expectAccessible(page);
    await expect(page.getByText(text('wallet.paid.title'))).toBeVisible({ timeout: 20_000 });
    await expect(balanceOf(page, text)).toContainText(String(before + 100));
  },
);

test(
  'a page that is loaded again in the middle finds out what became of the payment',
  sweep,
  async ({ page }) => {
    const text = await openWallet(page, payers.reload);
    const before = await creditsOf(page, text);
    await beginToPay(page, text);
    await expect(page.getByRole('dialog', { name: checkout.en.name })).toBeVisible();
    await page.reload();
    await expect(page.getByText(text('wallet.unpaid.closed.text'))).toBeVisible();
    await page.getByRole('button', { name: text('wallet.unpaid.resume', { amount: '₹100.00' }) }).click();
    await page.getByRole('button', { name: checkout.en.late }).click();
    await expect(page.getByText(text('wallet.checking.title'))).toBeVisible();
    await expect(page.getByRole('button', { name: text('wallet.recharge.pay') })).toBeHidden();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText(text('wallet.paid.title'))).toBeVisible({ timeout: 20_000 });
    await expect(balanceOf(page, text)).toContainText(String(before + 100));
    await page.reload();
    await expect(page.getByRole('button', { name: text('wallet.recharge.pay') })).toBeVisible();
    await expect(balanceOf(page, text)).toContainText(String(before + 100));
  },
);

test.describe('on a phone, in Hindi and in the dark', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });

  test('a recharge works, from a wrong amount to the receipt', sweep, async ({ page }) => {
    const text = await openWallet(page, payers.hindi, 'hi');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const amount = page.getByRole('textbox', { name: text('form.recharge amount label') });
    await amount.fill('10');
    await page.getByRole('button', { name: text('wallet.recharge.pay') }).click();
    await expect(amount).toHaveAccessibleDescription(/कम से कम 50 रुपये/);
    await beginToPay(page, text);
    const dialog = page.getByRole('dialog', { name: checkout.hi.name });
    await dialog.getByRole('button', { name: checkout.hi.pay }).click();
    await expect(page.getByText(text('wallet.paid.title'))).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: text('wallet.paid.open'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: text('wallet.receipt.title') })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

test('without the checkout script nothing is charged, and another try works', async ({ page, problems }) => {
  const text = await openWallet(page, payers.blocked);
  await page.route('**/sandbox/checkout.js', (route) => route.abort());
  await beginToPay(page, text);
  await expect(page.getByText(text('wallet.unpaid.blocked.text'))).toBeVisible();
  await page.unroute('**/sandbox/checkout.js');
  await page.getByRole('button', { name: text('wallet.unpaid.resume', { amount: '₹100.00' }) }).click();
  await page.getByRole('button', { name: checkout.en.close }).click();
  await page.getByRole('button', { name: text('wallet.unpaid.leave') }).click();
  await expect(page.getByRole('button', { name: text('wallet.recharge.pay') })).toBeVisible();
  expect(problems).toEqual([]);
});

test('staff have no wallet and are told so', sweep, async ({ page }) => {
  const text = await openWallet(page, payers.staff);
  await expect(page.getByText(text('wallet.none.title'))).toBeVisible();
  await page.goto('/receipts/unknown');
  await expect(page.getByText(text('wallet.receipt.missing'))).toBeVisible();
  await expectAccessible(page);
});

test('a suspended employer is told so and cannot add credits', sweep, async ({ page }) => {
  const text = words('en');
  await arrive(page, '9000000023');
  await expect(page.getByText(text('dashboard.next.company-suspended.text'))).toBeVisible();
  await page.goto('/wallet');
  await expect(
    page.getByRole('main').getByText(text('wallet.recharge.refused.company-suspended')),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: text('wallet.recharge.pay') })).toHaveCount(0);
});
