import { expect, expectAccessible, test } from './fixtures.ts';
import { arrive } from './people.ts';
import { administrator } from './resources.ts';

test('staff design a CV template and post it', async ({ page }) => {
  await arrive(page, administrator, '/cv-template');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add CV template' }).click();
  await main.getByRole('textbox', { name: 'Name' }).fill('Two pages, calm');
  await main.getByRole('textbox', { name: 'Description' }).fill('For a quiet look');
  await main.getByRole('button', { name: 'Add a section' }).click();
  await main.getByRole('combobox', { name: 'Subject' }).selectOption({ label: 'Education' });
  await main.getByRole('textbox', { name: 'Heading' }).fill('Studies');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Save and post' }).click();
  await expect(page).toHaveURL(/\/cv-template\?record=/);
  const sheet = page.getByRole('dialog', { name: 'Two pages, calm' });
  await expect(sheet.getByText('Posted')).toBeVisible();
});
