/** What is done to many records of a list at once, and undone. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, sweep, test } from './fixtures.ts';
import { press } from './keyboard.ts';
import { arrive } from './people.ts';
import { administrator } from './resources.ts';
import { words } from './words.ts';

const say = words('en');

const tick = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const act = (page: Page, label: string) =>
  page.locator('[data-part="selection"]').getByRole('button', { name: say(label), exact: true });

test('cities are ticked and withdrawn together; what cannot be done is told before, what was refused after', async ({
  page,
}) => {
  await arrive(page, administrator, '/city?stateCode=KL');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const names = await page.getByRole('rowheader').allTextContents();
  const [first = '', second = '', third = ''] = names;
  for (const name of [first, second, third]) await tick(page, name).click();

  // Nothing that could not be done with any of them is offered.
  await expect(act(page, 'resources.activate')).toHaveCount(0);
  await act(page, 'resources.deactivate').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(say('resources.bulk.possible', { count: '3' }));
  await expectAccessible(page);
  // One of them is refused: somebody else has changed it meanwhile.
  let refusals = 1;
  await page.route('**/api/admin/city/status/*', async (route) => {
    const body = route.request().postDataJSON() as { rowVersion: number };
    refusals -= 1;
    await route.continue(refusals < 0 ? {} : { postData: { ...body, rowVersion: body.rowVersion + 5 } });
  });
  await dialog.getByRole('button', { name: /\(3\)$/ }).click();
  await expect(dialog.getByRole('status')).toContainText(
    `${say('resources.bulk.done', { count: '2' })} ${say('resources.bulk.notDone', { count: '1' })}`,
  );
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: say('resources.bulk.file') }).click(),
  ]);
  expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(2);
  await dialog.getByRole('button', { name: say('resources.bulk.retry', { count: '1' }) }).click();
  await expect(dialog.getByRole('status')).toHaveText(new RegExp(say('resources.bulk.done', { count: '3' })));
  await dialog
    .getByRole('button', { name: say('resources.bulk.close'), exact: true })
    .last()
    .click();
  await expect(page.locator('[data-part="selection"]')).toHaveCount(0);

  // All that the filter finds, in a narrow window, by the keyboard.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/city?stateCode=KL&isActive=false');
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await tick(page, first).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: say('resources.bulk.chooseAll', { total: '3' }) }).press('Enter');
  await expect(tick(page, third)).toBeChecked();
  await expectNoSidewaysScroll(page);
  await act(page, 'resources.activate').press('Enter');
  // Whoever looks around by Tab has seen the question: a second Enter at once would count as the double press of the first.
  await press(page, dialog.getByRole('button', { name: /\(3\)$/ }));
  await expect(dialog.getByRole('status')).toContainText(say('resources.bulk.done', { count: '3' }));
  await expect(
    dialog.getByRole('button', { name: say('resources.bulk.close'), exact: true }).last(),
  ).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('rowheader')).toHaveCount(0);
});

test('a city in use is not deleted with the others, and a withdrawal is undone from its message', async ({
  page,
}) => {
  await arrive(page, administrator, '/city?search=Pune');
  await tick(page, 'Pune').click();
  await expect(act(page, 'resources.deactivate')).toBeVisible();
  await expect(act(page, 'resources.delete')).toHaveCount(0);

  await page.getByRole('link', { name: 'Pune', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Pune' });
  await sheet.getByRole('button', { name: say('resources.deactivate') }).click();
  await expect(sheet.getByRole('button', { name: say('resources.activate') })).toBeVisible();
  await page.getByRole('button', { name: say('resources.undo') }).click();
  await expect(sheet.getByRole('button', { name: say('resources.deactivate') })).toBeVisible();
});

test('leads are assigned together, and companies suspended with one reason', sweep, async ({ page }) => {
  await arrive(page, administrator, '/leads?status=Lost');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('columnheader').getByRole('checkbox').click();
  await act(page, 'resources.lead.assign').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('Sam');
  await page.getByRole('listbox').getByRole('option', { name: 'Sam Thomas' }).click();
  await dialog.getByRole('button', { name: new RegExp(`^${say('resources.lead.assign')} `) }).click();
  await expect(dialog.getByRole('status')).toContainText(/^Success.*Done with \d+\.$/);
  await dialog
    .getByRole('button', { name: say('resources.bulk.close'), exact: true })
    .last()
    .click();
  const owners = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(owners.filter({ hasText: 'Sam Thomas' })).toHaveCount(await owners.count());

  await page.goto('/companies?verificationStatus=Verified');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const last = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .last();
  const name = (await last.getByRole('rowheader').textContent()) ?? '';
  await last.getByRole('checkbox').click();
  for (const [action, status] of [
    ['resources.company.suspend', 'Verified'],
    ['resources.company.lift', 'Suspended'],
  ] as const) {
    if (status === 'Suspended') {
      await page.goto('/companies?verificationStatus=Suspended');
      await tick(page, name).click();
    }
    await act(page, action).click();
    // A reason is asked for all of them, and a bad one is refused here.
    await dialog.getByRole('button', { name: /\(1\)$/ }).click();
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await dialog.getByRole('textbox').fill('Asked for by the placement cell');
    await dialog.getByRole('button', { name: /\(1\)$/ }).click();
    await expect(dialog.getByRole('status')).toContainText(say('resources.bulk.done', { count: '1' }));
    await page.keyboard.press('Escape');
  }
});
