import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { administrator } from './resources.ts';
import { arrive } from './people.ts';

/** Has years of experience, and no CV. */
const experienced = '9000000011';

test('a candidate makes a CV on a phone, puts it in order by keyboard, sees the pages and saves a PDF', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await arrive(page, experienced, '/cv');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: 'You have no CV yet' })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Make my CV from my profile' }).click();
  await expect(page).toHaveURL(/\/cv\/.+/);
  await expect(page.getByRole('heading', { level: 1, name: 'My CV' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // A section one place up, by keys alone; the focus stays on the button.
  const sections = main.getByRole('list', { name: 'Sections' });
  const up = sections.getByRole('button', { name: 'Move Skills up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-live-announcer]')).toContainText(/Skills is now \d of \d/);
  await expect(up).toBeFocused();
  await main.getByRole('button', { name: 'Edit Skills' }).click();
  await main.getByRole('textbox', { name: /^Heading/ }).fill('What I know');
  await expect(sections.getByRole('checkbox', { name: 'What I know' })).toBeChecked();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // What everybody writes is found, and its line leads to the field.
  const headline = main.getByRole('textbox', { name: 'Headline' });
  await headline.fill('Hard-working team player');
  await main.getByRole('radio', { name: /^Check list/ }).check();
  const line = main.getByRole('listitem').filter({ hasText: 'hard working, team player' });
  await expectAccessible(page);
  await line.getByRole('button', { name: 'Go to the headline' }).click();
  await expect(headline).toBeFocused();
  await headline.fill('Ten years of accounts');
  await headline.blur();
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(headline).toHaveValue('Hard-working team player');
  await main.getByRole('button', { name: 'Redo' }).click();
  await expect(headline).toHaveValue('Ten years of accounts');
  await expect(main.getByText('All changes saved')).toBeVisible();

  await main.getByRole('radio', { name: 'Preview' }).check();
  await expect(main.getByRole('img', { name: /^Page 1 of \d/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download PDF' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('My CV.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  // A link opens it without an account, until it is ended.
  await main.getByRole('button', { name: 'More for this CV' }).click();
  await page.getByRole('menuitem', { name: 'Share by a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share by a link' });
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const address = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await expectAccessible(page);
  expect((await request.get(address)).headers()['content-type']).toContain('application/pdf');
  await dialog.getByRole('button', { name: /^End it/ }).click();
  await expect(dialog.getByRole('button', { name: /^End it/ })).toHaveCount(0);
  expect((await request.get(address)).status()).toBe(404);
  await page.keyboard.press('Escape');

  // What it says goes to other services and comes back.
  await main.getByRole('button', { name: 'More for this CV' }).click();
  const exporting = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /^Download as JSON Resume/ }).click();
  const exported = await readFile(await (await exporting).path());
  expect(JSON.parse(exported.toString())).toMatchObject({ basics: { label: 'Ten years of accounts' } });

  // It is the default by being the first, and is as it was left.
  await page.goto('/cv');
  await expect(main.getByText('Ten years of accounts')).toBeVisible();
  await expect(main.getByText('Default', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Import a JSON Resume' }).click();
  const taking = page.getByRole('dialog', { name: 'Import a JSON Resume' });
  await taking
    .locator('input[type="file"]')
    .setInputFiles({ name: 'cv.json', mimeType: 'application/json', buffer: exported });
  await expectAccessible(page);
  await taking.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page).toHaveURL(/\/cv\/.+/);
  await expect(main.getByRole('textbox', { name: 'Headline' })).toHaveValue('Ten years of accounts');
  await page.goto('/cv');
  await main.getByRole('link', { name: 'My CV' }).click();
  await expect(main.getByRole('checkbox', { name: 'What I know' })).toBeChecked();
});

test('staff design a CV template, look at it with people made up, and post it', async ({ page }) => {
  await arrive(page, administrator, '/cv-template');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add CV template' }).click();
  await main.getByRole('textbox', { name: 'Name' }).fill('Two pages, calm');
  await main.getByRole('textbox', { name: 'Description' }).fill('For a quiet look');
  await main.getByRole('button', { name: 'Add a section' }).click();
  await main.getByRole('combobox', { name: 'Subject' }).selectOption({ label: 'Education' });
  await main.getByRole('textbox', { name: 'Heading' }).fill('Studies');
  await main.getByRole('radio', { name: 'Hindi' }).check();
  await expect(main.getByRole('img', { name: /^Page 1 of \d/ })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Save and post' }).click();
  await expect(page).toHaveURL(/\/cv-template\?record=/);
  const sheet = page.getByRole('dialog', { name: 'Two pages, calm' });
  await expect(sheet.getByText('Posted')).toBeVisible();
});
