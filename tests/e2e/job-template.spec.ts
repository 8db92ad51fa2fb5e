import { expect, test } from '@playwright/test';
import { arrive } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll } from './fixtures.ts';

test('staff write a job template on its own screen, change it and post it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await arrive(page, '9000000051', '/job-template');
  await page.getByRole('button', { name: 'Add job template' }).click();
  await expect(page).toHaveURL('/add-job-template');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New job template');

  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Name of the template').fill('Night shift clerk');
  await field('Title of the job').fill('Clerk');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Choose at least one skill').first()).toBeVisible();
  await expect(
    page.getByText('Choose a job profile for freshers or one for people with experience').first(),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  for (const name of [/^Job profile for freshers/, /^Skills/]) {
    await page.getByRole('combobox', { name }).click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await page.keyboard.press('Escape');
  }
  await field('Responsibilities').fill('Answer the telephone\nKeep the books');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  const sheet = page.getByRole('dialog', { name: 'Night shift clerk' });
  await expect(sheet).toContainText('Keep the books');
  await expect(sheet).toContainText('Draft');
  await sheet.getByRole('button', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/add-job-template\?id=/);
  await expect(field('Responsibilities')).toHaveValue('Answer the telephone\nKeep the books');
  await field('Title of the job').fill('Night clerk');
  await page.getByRole('button', { name: 'Save and post' }).click();
  await expect(sheet).toContainText('Posted');
  await expect(sheet).toContainText('Night clerk');
});
