/** A lead that staff add by hand becomes a company, with what was typed. */
import { expect, expectAccessible, newMobileNumber, test } from './fixtures.ts';
import { arrive } from './people.ts';
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
