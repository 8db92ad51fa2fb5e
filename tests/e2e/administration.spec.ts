/** What the administration has besides its lists: the trail of all that was done, and the files that were imported. */
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { arrive } from './people.ts';
import { administrator } from './resources.ts';
import { words } from './words.ts';

const text = words('en');

test('an import stands in the list with what came of it, is undone, and the trail says so', async ({
  page,
  request,
}) => {
  await arrive(page, administrator);
  const token = await page.evaluate(() => localStorage.getItem('access-token'));
  const headers = { authorization: `Bearer ${token}` };
  const name = `Undoville ${Date.now()}`;
  const sent = await request.post('/api/admin/city/import?mode=commit', {
    headers: { ...headers, 'content-type': 'text/csv', 'idempotency-key': `undo-${Date.now()}` },
    data: `name,stateCode,tier\n${name},MH,2\nBadtown,MH,22\n`,
  });
  expect(sent.status()).toBe(200);
  const { importJob } = ((await sent.json()) as { data: { importJob: { id: string } } }).data;
  const stateOf = async () => {
    const read = await request.get(`/api/import/${importJob.id}`, { headers });
    return ((await read.json()) as { data: { importJob: { state: string } } }).data.importJob.state;
  };
  await expect.poll(stateOf).toBe('Done');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/imports');
  await expect(page.getByRole('heading', { level: 1, name: text('shell.routes.imports') })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goto(`/imports?record=${importJob.id}`);
  const sheet = page.getByRole('dialog', { name: text('resources.importJob.kinds.city') });
  await expect(sheet.getByText('Write one of these: Metro, 1, 2, 3.')).toBeVisible();
  await sheet.getByRole('button', { name: text('resources.importJob.undo'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('resources.importJob.undo') })
    .click();
  await expect(page.getByText(text('resources.importJob.undoDone')).first()).toBeVisible();
  const left = await request.get(`/api/admin/city/all?pageNo=1&search=${encodeURIComponent(name)}`, {
    headers,
  });
  expect(((await left.json()) as { data: { city: unknown[] } }).data.city).toEqual([]);

  await page.goto('/trail?action=deleted&entityType=city');
  await expect(page.getByRole('heading', { level: 1, name: text('shell.routes.trail') })).toBeVisible();
  const cell = page.getByRole('cell', { name: text('resources.audit.actions.deleted'), exact: true });
  await expect(cell.first()).toBeVisible();
});

test('an officer is invited from the record of the institute', async ({ page, request }) => {
  await arrive(page, administrator);
  const token = await page.evaluate(() => localStorage.getItem('access-token'));
  const headers = { authorization: `Bearer ${token}` };
  const read = await request.get('/api/institute/all?pageNo=1&search=Hooghly', { headers });
  const [institute] = ((await read.json()) as { data: { institute: { id: string; name: string }[] } }).data
    .institute;
  await page.goto(`/institutes?record=${institute?.id ?? ''}`);
  const sheet = page.getByRole('dialog', { name: institute?.name ?? '' });
  await sheet.getByRole('button', { name: text('resources.institute.invite'), exact: true }).click();
  const asking = page.getByRole('dialog', {
    name: text('resources.institute.inviteTitle', { name: institute?.name ?? '' }),
  });
  const mobileNumber = `9${String(Date.now()).slice(-9)}`;
  await asking.getByRole('textbox', { name: 'First name' }).fill('Ritu');
  await asking.getByRole('textbox', { name: 'Last name' }).fill('Bose');
  await asking.getByRole('textbox', { name: 'E-mail' }).fill(`ritu.${mobileNumber}@example.com`);
  await asking.getByRole('textbox', { name: 'Mobile' }).fill(mobileNumber);
  await asking.getByRole('combobox', { name: 'Role' }).fill('Institute');
  await page.getByRole('option', { name: 'Institute officer' }).click();
  await expectAccessible(page);
  await asking.getByRole('button', { name: text('resources.institute.invite') }).click();
  await expect(
    page.getByText(text('resources.institute.invited', { name: institute?.name ?? '' })).first(),
  ).toBeVisible();
  await page.goto(`/support-users?parentEntityID=${institute?.id ?? ''}`);
  await expect(page.getByRole('link', { name: 'Ritu Bose' })).toBeVisible();
});
