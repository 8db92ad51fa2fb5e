import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { arrive } from './people.ts';
import { administrator } from './resources.ts';

test('a view of a list is kept, chosen, changed, renamed, shared by its address and deleted', async ({
  page,
}) => {
  await arrive(page, administrator);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/city?tier=2&sort=-name');
  const views = () => page.getByRole('button', { name: 'Views', exact: true });
  await views().click();
  const box = page.getByRole('dialog', { name: 'Views' });
  await expect(box.getByText(/No view is kept yet/)).toBeVisible();
  await box.getByRole('button', { name: 'Keep this view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep this view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Second tier');
  await dialog.getByRole('checkbox', { name: 'Colleagues see it too' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);

  await page.goto('/city');
  await views().click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await box.getByRole('link', { name: /Second tier/ }).click();
  await expect(page).toHaveURL(/tier=2/);
  await expect(page).toHaveURL(/sort=-name/);
  await expect(page).toHaveURL(/columns=/);

  // What is changed since is saved to it, also after a reload.
  await views().click();
  await expect(box.getByRole('button', { name: 'Save changes to Second tier' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.goto(page.url().replace('tier=2', 'tier=1'));
  await views().click();
  await box.getByRole('button', { name: 'Save changes to Second tier' }).click();
  await expect(page.getByText('Second tier now has these filters and columns.').first()).toBeVisible();
  await page.goto('/city');
  await views().click();
  await box.getByRole('link', { name: /Second tier/ }).click();
  await expect(page).toHaveURL(/tier=1/);

  await views().click();
  await box.getByRole('button', { name: 'Rename Second tier' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename' });
  await renaming.getByRole('textbox', { name: 'Name' }).fill('Tier two');
  await renaming.getByRole('button', { name: 'Save' }).click();
  await expect(renaming).toHaveCount(0);
  await views().click();
  await box.getByRole('button', { name: 'Delete Tier two' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await views().click();
  await expect(box.getByText(/No view is kept yet/)).toBeVisible();
});
