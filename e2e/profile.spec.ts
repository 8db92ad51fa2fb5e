import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { arrive } from './people.ts';

// The recorder of traces fetches the pictures that a page shows from memory, which the page's policy refuses.
test.use({ trace: 'off' });

/** Who has which tabs on /profile. */
const people = [
  {
    who: 'a fresher',
    mobileNumber: '9000000002',
    tabs: [
      'Personal',
      'Education',
      'Experience and projects',
      'Skills and languages',
      'Address and parents',
      'Documents',
    ],
  },
  {
    who: 'a candidate with experience',
    mobileNumber: '9000000012',
    tabs: [
      'Personal',
      'Experience and projects',
      'Education',
      'Skills and languages',
      'Address and parents',
      'Documents',
    ],
  },
  { who: 'an employer', mobileNumber: '9000000021', tabs: ['Me', 'My organisation'] },
  { who: 'an officer', mobileNumber: '9000000031', tabs: ['Me', 'My organisation'] },
  { who: 'support', mobileNumber: '9000000041', tabs: [] },
  { who: 'a super admin', mobileNumber: '9000000051', tabs: [] },
] as const;

const settled = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

/** Each person on one width in one language, so that every width and language is seen with every kind of section. */
const views = [
  { width: 1280, language: 'en', title: 'Profile' },
  { width: 360, language: 'hi', title: 'प्रोफ़ाइल' },
] as const;

for (const { who, mobileNumber, tabs } of people) {
  for (const { width, language, title } of views) {
    test(`${who} sees every section at ${width} px (${language}) without violations`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await arrive(page, mobileNumber);
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
      await page.goto('/profile');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const found = page.getByRole('tab');
      if (language === 'en') await expect(found).toHaveText([...tabs]);
      await expect(found).toHaveCount(tabs.length);
      for (let index = 0; index < Math.max(1, tabs.length); index += 1) {
        if (tabs.length > 0) await found.nth(index).click();
        await settled(page);
        await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    });
  }
}

const panel = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a form keeps what was typed, says what is wrong, and is left only on purpose', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await arrive(page, '9000000003');
  await page.goto('/profile');
  // The completion leads to the form.
  await page.getByRole('button', { name: 'Address', exact: true }).click();
  const form = panel(page, 'Add an address');
  await expect(form).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('combobox', { name: 'Kind of address' }).selectOption('Permanent');
  await form.getByRole('textbox', { name: 'House and street' }).fill('7 Ferry Road');
  await form.getByRole('textbox', { name: 'City' }).fill('Pune');
  await form.getByRole('textbox', { name: 'PIN code' }).fill('012345');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter 6 digits, the first 1 to 9')).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByRole('textbox', { name: 'House and street' })).toHaveValue('7 Ferry Road');

  await form.getByRole('textbox', { name: 'PIN code' }).fill('411001');
  await form.getByRole('combobox', { name: 'State' }).click();
  const tray = page.getByRole('combobox', { name: 'State' }).last();
  await tray.fill('maha');
  await page.getByRole('option', { name: 'Maharashtra' }).click();

  // A failed saving keeps the form as it is.
  await page.route('**/api/user/address', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert').or(form.locator('[data-component="Alert"]')).first()).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'PIN code' })).toHaveValue('411001');
  await page.unroute('**/api/user/address');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { level: 3, name: 'Permanent' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Address and parents' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('button', { name: 'Address', exact: true })).toHaveCount(0);
});

test('what somebody else has saved meanwhile is shown beside what was typed', async ({ page }) => {
  await arrive(page, '9000000005');
  await page.goto('/profile#personal');
  await page.getByRole('button', { name: 'Edit Personal details' }).click();
  const form = panel(page, 'Personal details');
  await form.getByRole('textbox', { name: 'Headline' }).fill('Mine');
  const token = await page.evaluate(() => localStorage.getItem('access-token'));
  const headers = { authorization: `Bearer ${token}` };
  const other = await page.request.post('/api/user/personal', {
    headers,
    data: { headline: 'From my phone' },
  });
  expect(other.status()).toBe(200);

  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Somebody else changed this meanwhile').first()).toBeVisible();
  await expect(form.getByRole('row', { name: /^Headline/ })).toContainText('MineFrom my phone');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save mine' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('region', { name: 'Personal details' })).toContainText('Mine');
});

test('a language is added, changed and removed after a question', async ({ page }) => {
  await arrive(page, '9000000005');
  await page.goto('/profile#languages');
  const section = page.getByRole('region', { name: 'Languages' });
  await section.getByRole('button', { name: 'Add a language' }).click();
  const form = panel(page, 'Add a language');
  await form.getByRole('textbox', { name: 'Language' }).fill('Tamil');
  await form.getByRole('combobox', { name: 'Level' }).selectOption('Native');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Tick at least one of reading, writing and speaking')).toBeVisible();
  await form.getByRole('checkbox', { name: 'I speak it' }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByRole('heading', { name: 'Tamil' })).toBeVisible();

  await section.getByRole('button', { name: 'Edit Tamil' }).click();
  await panel(page, 'Tamil').getByRole('checkbox', { name: 'I write it' }).check();
  await panel(page, 'Tamil').getByRole('button', { name: 'Save' }).click();
  await expect(panel(page, 'Tamil')).toBeHidden();

  await section.getByRole('button', { name: 'Remove Tamil' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Tamil?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(section.getByRole('heading', { name: 'Tamil' })).toHaveCount(0);
});

/** A picture of one colour, as small as a PNG can be. */
function png(): Buffer {
  const base64 =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  return Buffer.from(base64, 'base64');
}

test('a photo and a document are kept; what is none is refused with the reason', async ({ page }) => {
  await arrive(page, '9000000004');
  await page.goto('/profile');
  const photo = page.getByRole('region', { name: 'Imran Shaikh' });
  const input = photo.locator('input[type="file"]');
  const fake = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: fake });
  await expect(photo.getByText('Choose a JPEG, PNG or WebP picture.')).toBeVisible();
  await expectAccessible(page);
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png() });
  await expect(photo.getByRole('img', { name: 'Imran Shaikh' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Photo', exact: true })).toHaveCount(0);

  await page.goto('/profile#documents');
  const documents = page.getByRole('region', { name: 'Documents' });
  const sheet = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  await documents
    .locator('input[type="file"]')
    .setInputFiles({ name: 'sheet.pdf', mimeType: 'application/pdf', buffer: Buffer.from(sheet) });
  const item = documents.getByRole('listitem').filter({ hasText: 'sheet.pdf' });
  await expect(item).toBeVisible();
  const download = page.waitForEvent('download');
  await item.getByRole('button', { name: 'Download sheet.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('sheet.pdf');
  await item.getByRole('button', { name: 'Remove sheet.pdf' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(item).toHaveCount(0);
});
