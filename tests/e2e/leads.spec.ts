/** A lead that staff add by hand becomes a company or an institute, with what was typed. */
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newMobileNumber,
  sweep,
  test,
} from './fixtures.ts';
import { arrive, sharedToken } from './people.ts';
import { administrator } from './resources.ts';
import { words } from './words.ts';

const say = words('en');

test('a lead is added by hand and becomes a company, to which its details lead', async ({ page }) => {
  await arrive(page, administrator);
  await page.goto('/leads');
  await page.getByRole('button', { name: 'Add lead' }).click();
  const form = page.getByRole('dialog').last();
  const mobile = newMobileNumber();
  await form.getByLabel('First name').fill('Meera');
  await form.getByLabel('Last name').fill('Joshi');
  await form.getByRole('textbox', { name: /Mobile/ }).fill(mobile);
  await form.getByRole('textbox', { name: /mail/ }).fill(`meera${mobile}@example.com`);
  await form.getByRole('combobox', { name: /industry/i }).fill('Insurance');
  await page.getByRole('option', { name: 'Insurance' }).first().click();
  await form.getByLabel('Number of employees').selectOption('51-200');
  await form.getByRole('button', { name: 'Save' }).click();

  const sheet = page.getByRole('dialog', { name: 'Meera Joshi', exact: true });
  await sheet.getByRole('button', { name: say('resources.lead.toCompany') }).click();
  const question = page.getByRole('dialog', {
    name: say('resources.lead.toCompanyQuestion', { name: 'Meera Joshi' }),
  });
  await expect(question.getByRole('textbox', { name: /Phone number/ })).toHaveValue(mobile);
  await expectAccessible(page);
  await question.getByRole('textbox', { name: /Company name/ }).fill(`Joshi ${mobile}`);
  await question.getByRole('textbox', { name: /website/ }).fill('https://joshi.example.com');
  await question.getByRole('textbox', { name: /location/i }).fill('Pune, Maharashtra');
  await question.getByRole('textbox', { name: /Designation/ }).fill('Director');
  await question.getByRole('button', { name: say('resources.lead.toCompany') }).click();
  await expect(question).toHaveCount(0);
  await sheet.getByRole('link', { name: say('resources.lead.company') }).click();
  await expect(page.getByRole('dialog', { name: `Joshi ${mobile}` })).toBeVisible();
});

test('a lead becomes an institute, in Hindi on a phone', sweep, async ({ page, request }) => {
  const hindi = words('hi');
  const headers = { authorization: `Bearer ${await sharedToken(request, administrator)}` };
  const mobile = newMobileNumber();
  const industries = await request.get('/api/admin/industry/all?pageNo=-1', { headers });
  const { data } = (await industries.json()) as { data: { industry: { id: string }[] } };
  const added = await request.post('/api/lead/add', {
    headers,
    data: {
      firstName: 'Ravi',
      lastName: 'Shinde',
      email: `ravi${mobile}@example.com`,
      mobile,
      industry: data.industry[0]?.id,
      numberOfEmployees: '51-200',
      status: 'New',
      nextAction: 'Open',
    },
  });
  expect(added.status()).toBe(200);
  const { id } = ((await added.json()) as { data: { lead: { id: string } } }).data.lead;

  const token = await sharedToken(request, administrator);
  await page.addInitScript((kept) => {
    localStorage.setItem('access-token', kept);
    localStorage.setItem('language', 'hi');
  }, token);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/leads?record=${id}`);
  const sheet = page.getByRole('dialog', { name: 'Ravi Shinde', exact: true });
  await sheet.getByRole('button', { name: hindi('resources.lead.toInstitute') }).click();
  const question = page.getByRole('dialog', {
    name: hindi('resources.lead.toInstituteQuestion', { name: 'Ravi Shinde' }),
  });
  const submit = question.getByRole('button', { name: hindi('resources.lead.toInstitute') });
  await submit.click();
  await expect(question.getByText(hindi('form.institute name required')).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const name = `Shinde College ${mobile}`;
  await question.getByRole('textbox', { name: hindi('form.institute name label'), exact: true }).fill(name);
  await question.getByLabel(hindi('form.institute type label'), { exact: true }).selectOption('Polytechnic');
  await question.getByRole('combobox', { name: hindi('form.state label') }).fill('Maharashtra');
  await page.getByRole('listbox').getByRole('option').first().click();
  await question.getByRole('textbox', { name: hindi('form.city label') }).fill('Pune');
  await question.getByRole('textbox', { name: hindi('form.contact person designation label') }).fill('Dean');
  await submit.click();
  await expect(question).toHaveCount(0);
  await sheet.getByRole('link', { name: hindi('resources.lead.institute') }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});
