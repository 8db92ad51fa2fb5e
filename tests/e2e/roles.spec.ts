/** What the list of roles has besides what every list has: the table of permissions. */
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newMobileNumber,
  sweep,
  test,
} from './fixtures.ts';
import { arrive } from './people.ts';

test(
  'permissions of a role are chosen in a table, and two who save at once see both values',
  sweep,
  async ({ page, request }) => {
    await arrive(page, '9000000051');
    const token = await page.evaluate(() => localStorage.getItem('access-token'));
    const headers = { authorization: `Bearer ${token}` };
    const name = `Helper ${Date.now()}`;
    const data = { name, userType: 'S', scope: 'all', permissions: ['View City'] };
    const added = await request.post('/api/role/add', { headers, data });
    expect(added.status()).toBe(200);
    const { role } = ((await added.json()) as { data: { role: { id: string } } }).data;

    await page.goto(`/user-roles?record=${role.id}`);
    const sheet = page.getByRole('dialog', { name });
    await sheet.getByRole('tab', { name: 'Permissions' }).click();
    const table = sheet.getByRole('table', { name: 'Organisations' });
    await expect(table.getByRole('columnheader')).toHaveText([
      'About',
      'Manage',
      'Create',
      'Update',
      'Delete',
      'View',
    ]);
    await expect(table.getByRole('rowheader')).toHaveText([
      'Institutes',
      'Universities',
      'Companies',
      'Leads',
    ]);
    await expect(sheet.getByRole('rowheader')).toHaveCount(21);
    await expect(sheet.getByRole('checkbox')).toHaveCount(111);
    const box = (permission: string) => sheet.getByRole('checkbox', { name: permission, exact: true });
    await expect(box('View City')).toBeChecked();
    await box('Manage City').check();
    await box('View City').uncheck();
    await expect(sheet.getByText('2 changes, not saved yet')).toBeVisible();
    await expect(sheet.getByText('Given: Manage City')).toBeVisible();
    await expect(sheet.getByText('Taken away: View City')).toBeVisible();
    await sheet.getByRole('button', { name: 'Discard changes' }).click();
    await expect(box('View City')).toBeChecked();
    // What one permission needs comes with it, and goes with what needs it.
    await box('Create City').check();
    await expect(box('Manage City')).toBeChecked();
    await expect(sheet.getByText('Given: Manage City, Create City')).toBeVisible();
    await box('Manage City').uncheck();
    await expect(box('Create City')).not.toBeChecked();
    await box('Manage Job Applications').check();
    await expect(box('View Eligible Students')).toBeChecked();
    await expect(sheet.getByText('Needs View Eligible Students')).toBeVisible();
    await sheet.getByRole('button', { name: 'Discard changes' }).click();
    await box('Manage City').check();
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });

    const meanwhile = { permissions: ['View City', 'View Skill'], rowVersion: 1 };
    expect((await request.put(`/api/role/${role.id}`, { headers, data: meanwhile })).status()).toBe(200);
    await sheet.getByRole('button', { name: 'Save permissions' }).click();
    const both = sheet.getByRole('table', { name: 'Somebody else changed this meanwhile' });
    await expect(both.getByRole('row', { name: /^Manage City Given Not given/ })).toBeVisible();
    await expect(both.getByRole('row', { name: /^View Skill Not given Given/ })).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Save mine' }).click();
    await expect(both).toHaveCount(0);
    const saved = async () => {
      const read = await request.get(`/api/role/${role.id}`, { headers });
      return (
        (await read.json()) as { data: { role: { permissions: string[] } } }
      ).data.role.permissions.toSorted();
    };
    // The question goes as soon as it is answered, before the server has.
    await expect.poll(saved).toEqual(['Manage City', 'View City']);
  },
);

test(
  'a role is copied with its permissions, and one that people have says who before it is deleted',
  sweep,
  async ({ page, request }) => {
    await arrive(page, '9000000051');
    const token = await page.evaluate(() => localStorage.getItem('access-token'));
    const headers = { authorization: `Bearer ${token}` };
    const name = `Copied ${Date.now()}`;
    const data = { name, userType: 'S', scope: 'all', permissions: ['View City', 'View Skill'] };
    const added = await request.post('/api/role/add', { headers, data });
    const { role } = ((await added.json()) as { data: { role: { id: string } } }).data;
    await page.goto(`/user-roles?record=${role.id}`);
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Copy', exact: true }).click();
    const copying = page.getByRole('dialog', { name: `Copy ${name}?` });
    await copying.getByRole('textbox').fill(`${name} again`);
    await copying.getByRole('button', { name: 'Copy' }).click();
    const copy = page.getByRole('dialog', { name: `${name} again` });
    await expect(copy.getByText('2 of 111 permissions.', { exact: false })).toBeVisible();

    const mobileNumber = newMobileNumber();
    const person = {
      firstName: 'Tara',
      lastName: 'Sen',
      email: `tara${mobileNumber}@example.com`,
      mobileNumber,
      roleID: role.id,
    };
    const joined = await request.post('/api/support-user/add', { headers, data: person });
    expect(joined.status()).toBe(200);
    await page.goto(`/user-roles?record=${role.id}`);
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('link', { name: 'People: 1' }).click();
    await expect(page.getByRole('link', { name: 'Tara Sen' })).toBeVisible();
  },
);
