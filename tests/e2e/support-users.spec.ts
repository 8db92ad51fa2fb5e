/** What is done about the account of somebody who works for the platform. */
import { expect, expectAccessible, expectNoSidewaysScroll, newMobileNumber, test } from './fixtures.ts';
import { sharedToken } from './people.ts';
import { administrator } from './resources.ts';
import { words } from './words.ts';

test('a support user is welcomed again and deleted with a reason, which the history tells', async ({
  page,
  request,
}) => {
  const token = await sharedToken(request, administrator);
  const headers = { authorization: `Bearer ${token}` };
  const roles = await request.get('/api/role/all?pageNo=-1&userType=S', { headers });
  const { role } = ((await roles.json()) as { data: { role: { id: string; name: string }[] } }).data;
  const mobileNumber = newMobileNumber();
  const added = await request.post('/api/support-user/add', {
    headers,
    data: {
      firstName: 'Tara',
      lastName: 'Bhosale',
      email: `tara${mobileNumber}@example.com`,
      mobileNumber,
      roleID: role.find(({ name }) => name === 'Support')?.id,
    },
  });
  expect(added.status()).toBe(200);
  const { id } = ((await added.json()) as { data: { supportUser: { id: string } } }).data.supportUser;

  const say = words('hi');
  await page.addInitScript((kept) => {
    localStorage.setItem('access-token', kept);
    localStorage.setItem('language', 'hi');
  }, token);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/support-users?record=${id}`);
  const sheet = page.getByRole('dialog', { name: 'Tara Bhosale', exact: true });
  await sheet.getByRole('button', { name: say('resources.account.welcome') }).click();
  await expect(page.getByText(say('resources.account.welcomed')).first()).toBeVisible();
  await sheet.getByRole('button', { name: say('resources.account.remove'), exact: true }).click();
  const question = page.getByRole('dialog', {
    name: say('resources.account.removeQuestion', { name: 'Tara Bhosale' }),
  });
  const submit = question.getByRole('button', { name: say('resources.account.remove'), exact: true });
  await submit.click();
  await expect(question.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await question.getByRole('textbox').fill('She has left the team.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await submit.click();
  await expect(page.getByText(say('resources.account.removed')).first()).toBeVisible();
  await expect(sheet.getByText(say('resources.userStatus.deactivated'))).toBeVisible();
  await sheet.getByRole('tab', { name: say('resources.history') }).click();
  const newest = sheet.getByRole('list').getByRole('listitem').first();
  await expect(newest).toContainText(say('resources.events.deactivated', { who: 'Admin One' }));
  await expect(newest).toContainText('She has left the team.');
});
