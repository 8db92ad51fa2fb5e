import { readFile } from 'node:fs/promises';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newMobileNumber,
  sweep,
  test,
} from './fixtures.ts';
import { administrator } from './resources.ts';
import { arrive, join } from './people.ts';

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
  // What was taken is said before the CV opens.
  const report = page.getByRole('dialog', { name: 'Ten years of accounts is imported' });
  await expect(report.getByRole('list', { name: 'Taken over' })).toContainText('Skills: ');
  await expect(report.getByRole('list', { name: 'Left out' })).toHaveCount(0);
  await expectAccessible(page);
  await report.getByRole('button', { name: 'Open the CV' }).click();
  await expect(page).toHaveURL(/\/cv\/.+/);
  await expect(main.getByRole('textbox', { name: 'Headline' })).toHaveValue('Ten years of accounts');
  await page.goto('/cv');
  await main.getByRole('link', { name: 'My CV' }).click();
  await expect(main.getByRole('checkbox', { name: 'What I know' })).toBeChecked();
});

test('staff design a CV template, look at it with people made up, and post it', sweep, async ({ page }) => {
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
  await expect(sheet.getByText('Posted', { exact: true })).toBeVisible();

  // It is withdrawn, and goes when nobody uses it.
  await sheet.getByRole('button', { name: 'Make it a draft again' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Make it a draft again' }).click();
  await expect(sheet.getByText('Draft', { exact: true })).toBeVisible();
  const dismiss = page.getByRole('button', { name: /^Dismiss/ });
  // All at once: one that goes by itself between two looks could not be pressed.
  await dismiss.evaluateAll((all: HTMLElement[]) => {
    for (const each of all) each.click();
  });
  await expect(dismiss).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Two pages, calm' })).toHaveCount(0);
});

test(
  'two windows with one CV ask which words to keep; a CV is copied, made the default and deleted',
  sweep,
  async ({ page, outbox }) => {
    test.slow();
    const writer = {
      firstName: 'Farida',
      lastName: 'Khan',
      mobileNumber: newMobileNumber(),
      password: 'Monsoon#24',
    };
    await join(page, outbox, writer, '/cv');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Make my CV from my profile' }).click();
    await expect(page).toHaveURL(/\/cv\/.+/);
    const headline = main.getByRole('textbox', { name: 'Headline' });
    await expect(headline).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(page.url());
    const otherHeadline = other.getByRole('textbox', { name: 'Headline' });
    await expect(otherHeadline).toBeVisible();

    await headline.fill('Cook for two hundred');
    await main.getByRole('textbox', { name: 'Size of the text' }).fill('12');
    await main.getByRole('radio', { name: 'Maroon' }).check();
    await expect(main.getByText('All changes saved')).toBeVisible();
    const picture = main.getByRole('img', { name: /^Page 1 of \d/ });
    // The pages are set in the colour that was chosen.
    await expect(picture).toHaveAttribute('src', /%237f1d1d/);

    await otherHeadline.fill('Cook and baker');
    const conflict = other.getByRole('group', { name: /^Warning: This CV was changed in another window/ });
    await expect(conflict.getByRole('row', { name: /Headline/ })).toContainText('Cook and baker');
    await expect(conflict.getByRole('row', { name: /Headline/ })).toContainText('Cook for two hundred');
    await expect(conflict.getByRole('row', { name: /Colour/ })).toContainText('Maroon');
    await expectAccessible(other);
    await conflict.getByRole('button', { name: 'Take the saved values' }).click();
    await expect(otherHeadline).toHaveValue('Cook for two hundred');
    await otherHeadline.fill('Head cook');
    await expect(other.getByText('All changes saved')).toBeVisible();

    // Now the first window is behind; what is written there is kept.
    await headline.fill('Cook for three hundred');
    const behind = main.getByRole('group', { name: /^Warning: This CV was changed in another window/ });
    await expect(behind.getByRole('row', { name: /Headline/ })).toContainText('Head cook');
    await behind.getByRole('button', { name: 'Save mine' }).click();
    await expect(main.getByText('All changes saved')).toBeVisible();
    await other.reload();
    await expect(otherHeadline).toHaveValue('Cook for three hundred');
    await other.close();

    await page.goto('/cv');
    const cvs = main.getByRole('list', { name: 'CVs' }).getByRole('listitem');
    await expect(cvs).toHaveCount(1);
    const act = async (name: string, action: string): Promise<void> => {
      await main.getByRole('button', { name: `Actions for ${name}` }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await act('My CV', 'Make a copy');
    await expect(page).toHaveURL(/\/cv\/.+/);
    await expect(headline).toHaveValue('Cook for three hundred');
    await expect(main.getByRole('radio', { name: 'Maroon' })).toBeChecked();
    await page.goto('/cv');
    await act('Copy of My CV', 'Make it the default');
    await expect(cvs.first()).toContainText('Copy of My CV');
    await expect(cvs.first().getByText('Default', { exact: true })).toBeVisible();
    const remove = async (): Promise<void> => {
      await act('Copy of My CV', 'Delete');
      const question = page.getByRole('alertdialog', { name: 'Delete Copy of My CV?' });
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Delete' }).click();
    };
    // For ten seconds the deletion can be taken back; only then does the server hear of it.
    await page.clock.install();
    await remove();
    await expectAccessible(page);
    await main.getByRole('button', { name: 'Undo' }).click();
    await page.clock.fastForward(11_000);
    await page.reload();
    await expect(cvs.first()).toContainText('Copy of My CV');
    await remove();
    await expect(main.getByText('Copy of My CV is deleted in a few seconds.')).toBeVisible();
    await page.clock.fastForward(11_000);
    await expect(cvs).toHaveCount(1);
    // There is always a default one.
    await expect(cvs.first().getByText('Default', { exact: true })).toBeVisible();
  },
);
