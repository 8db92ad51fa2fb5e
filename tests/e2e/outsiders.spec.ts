/** Programs of companies and institutes: an administrator gives one a key and an address for news, and its developer reads what it may call. */
import type { APIRequestContext } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { arrive, sharedToken } from './people.ts';

const administrator = '9000000051';
const employer = '9000000021';

/** The address that the token of somebody's session tells. */
async function emailOf(request: APIRequestContext, mobileNumber: string): Promise<string> {
  const [, payload = ''] = (await sharedToken(request, mobileNumber)).split('.');
  const { email } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { email: string };
  return email;
}

test('a key is made, shown once, opens what it names, and is revoked', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await arrive(page, administrator, '/api-keys');
  await expect(page.getByRole('heading', { level: 1, name: 'API keys' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Make a key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a key' });
  await dialog.getByRole('textbox', { name: 'What the key is for' }).fill('Attendance system');
  await dialog
    .getByRole('textbox', { name: 'E-mail of who answers for it' })
    .fill('nobody@elsewhere.example.com');
  await dialog.getByRole('checkbox', { name: 'Read jobs' }).check();
  const nextYear = new Date().getFullYear() + 1;
  const day = dialog.getByRole('group', { name: 'Last day' });
  await day.getByRole('textbox', { name: 'Day' }).fill('1');
  await day.getByRole('textbox', { name: 'Month' }).fill('3');
  await day.getByRole('textbox', { name: 'Year' }).fill(String(nextYear));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make a key' }).click();
  await expect(dialog).toContainText('Enter the address of an active employer or officer.');
  await dialog
    .getByRole('textbox', { name: 'E-mail of who answers for it' })
    .fill(await emailOf(request, employer));
  await dialog.getByRole('button', { name: 'Make a key' }).click();

  const made = page.getByRole('dialog', { name: 'The new key' });
  const key = await made.getByRole('textbox', { name: 'Key' }).inputValue();
  expect(key).toMatch(/^aak_/);
  await expectAccessible(page);
  await made.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('main')).not.toContainText(key);
  await expect(page.getByRole('main')).toContainText(key.slice(0, 12));
  await expectAccessible(page);

  const headers = { authorization: `Bearer ${key}` };
  expect((await request.get('/api/jobdescription/all', { headers })).status()).toBe(200);
  await page.getByRole('button', { name: 'Revoke: Attendance system' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('main')).toContainText('Revoked');
  expect((await request.get('/api/jobdescription/all', { headers })).status()).toBe(401);
});

test('an address hears of news, shows what it answered, and is removed', async ({ page, request }) => {
  await arrive(page, administrator, '/webhooks');
  await page.getByRole('button', { name: 'Add an address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an address' });
  await dialog.getByRole('textbox', { name: 'Address' }).fill('http://10.0.0.1/');
  await dialog
    .getByRole('textbox', { name: 'E-mail of who answers for it' })
    .fill(await emailOf(request, employer));
  await dialog.getByRole('checkbox', { name: 'Offers' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add an address' }).click();
  await expect(dialog).toContainText('Enter an https address that everybody can reach.');
  // A name that nobody may have (RFC 2606): it is never reached.
  const address = 'https://hooks.example.invalid/aarambh';
  await dialog.getByRole('textbox', { name: 'Address' }).fill(address);
  await dialog.getByRole('button', { name: 'Add an address' }).click();
  const made = page.getByRole('dialog', { name: 'The secret of the address' });
  await expect(made.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/);
  await made.getByRole('button', { name: 'Close' }).first().click();

  await page.getByRole('button', { name: `Send a test: ${address}` }).click();
  await page.getByRole('button', { name: `What was sent: ${address}` }).click();
  const sent = page.getByRole('dialog', { name: `Sent to ${address}` });
  await expect(sent).toContainText('the address could not be reached', { timeout: 20_000 });
  await expectAccessible(page);
  await sent.getByRole('button', { name: 'Close' }).first().click();

  await page.getByRole('button', { name: `Remove: ${address}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('main')).toContainText('No addresses');
  await expectAccessible(page);
});

test('a developer finds a call and reads it, having loaded its area alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/reference/')) loaded.push(pathname);
  });
  await arrive(page, employer, '/reference');
  await page.getByRole('searchbox', { name: 'Find a call' }).fill('make a key');
  const link = page.getByRole('link', { name: 'Make a key for a program' });
  await expect(link).toBeVisible();
  await expect(page.getByRole('link', { name: 'List the keys of programs' })).toBeHidden();
  await expectAccessible(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Make a key for a program' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('POST /api/api-key/add');
  await expect(main).toContainText('Update Setting');
  await expect(main).toContainText('curl -X POST');
  await expect(main).toContainText('callsPerMinute');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(loaded).toEqual(['/assets/reference/index.json', '/assets/reference/api_keys.json']);
  await page.goto('/reference/noSuchCall');
  await expect(main).toContainText('There is no such call');
});
