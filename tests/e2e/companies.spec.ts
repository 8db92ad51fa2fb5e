/** What the list of companies has besides what every list has: what staff decide about one. */
import type { APIRequestContext, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newMobileNumber,
  sweep,
  test,
} from './fixtures.ts';
import { sharedToken } from './people.ts';
import { administrator } from './resources.ts';
import { words, type LanguageCode } from './words.ts';
import { emptyPDF } from './pdf.ts';

const headersOf = async (request: APIRequestContext, who = administrator) => ({
  authorization: `Bearer ${await sharedToken(request, who)}`,
});

/** Adds a company that waits for its verification. */
async function addCompany(
  request: APIRequestContext,
  name: string,
  phone = newMobileNumber(),
): Promise<string> {
  const headers = await headersOf(request);
  const found = await request.get('/api/admin/industry/all?pageNo=-1', { headers });
  const { data } = (await found.json()) as { data: { industry: { id: string }[] } };
  const answer = await request.post('/api/company/add', {
    headers,
    data: {
      name,
      location: 'Pune, Maharashtra',
      website: 'https://lagoon.example.com',
      email: `spoc${phone}@lagoon.example.com`,
      phone,
      industryType: data.industry[0]?.id,
      spocFirstName: 'Leela',
      spocLastName: 'Rao',
      spocDesignation: 'Recruiter',
    },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { data: { company: { id: string } } }).data.company.id;
}

async function open(page: Page, id: string, language: LanguageCode = 'en', who = administrator) {
  const token = await sharedToken(page.request, who);
  await page.addInitScript(
    ([kept, chosen]) => {
      localStorage.setItem('access-token', String(kept));
      localStorage.setItem('language', String(chosen));
    },
    [token, language],
  );
  await page.goto(`/companies?record=${id}`);
  return words(language);
}

test('a company is verified with what was checked, suspended, and its suspension lifted', async ({
  page,
  request,
}) => {
  const name = `Lagoon ${Date.now()}`;
  const id = await addCompany(request, name);
  const say = await open(page, id);
  const sheet = page.getByRole('dialog', { name, exact: true });
  await sheet.getByRole('button', { name: say('resources.company.verify') }).click();
  const verify = page.getByRole('dialog', { name: say('resources.company.verifyQuestion', { name }) });
  // The papers stand above the buttons: a press while they come would meet nothing.
  await expect(verify.getByText(say('resources.papers.none'))).toBeVisible();
  await verify.getByRole('button', { name: say('resources.company.verify') }).click();
  await expect(verify.getByText(say('form.company checked required')).first()).toBeVisible();
  await expectAccessible(page);
  await verify.getByRole('checkbox', { name: say('form.company checked gst') }).check();
  await verify.getByRole('textbox').fill('GSTIN found in the register.');
  // A press beside the dialog takes nothing that was typed.
  await page.mouse.click(5, 5);
  await expect(verify.getByRole('textbox')).toHaveValue('GSTIN found in the register.');

  // Meanwhile somebody else changes the company: the decision is made about what it is now.
  const headers = await headersOf(request);
  const data = { about: 'Boats.', rowVersion: 1 };
  expect((await request.put(`/api/company/${id}`, { headers, data })).status()).toBe(200);
  await verify.getByRole('button', { name: say('resources.company.verify') }).click();
  await expect(verify.getByText(say('resources.changedMeanwhile'))).toBeVisible();
  await expect(verify.getByRole('textbox')).toHaveValue('GSTIN found in the register.');
  await verify.getByRole('button', { name: say('resources.company.verify') }).click();
  await expect(page.getByText(say('resources.company.verified', { name })).first()).toBeVisible();
  await expect(verify).toHaveCount(0);
  await expect(sheet.getByText(say('form.company checked gst'))).toBeVisible();

  const suspend = say('resources.company.suspend');
  await sheet.getByRole('button', { name: suspend }).click();
  const why = page.getByRole('dialog', { name: say('resources.company.suspendQuestion', { name }) });
  await why.getByRole('textbox').fill('Too short');
  await why.getByRole('button', { name: suspend }).click();
  await expect(why.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await why.getByRole('textbox').fill('Asked candidates for money.');
  await why.getByRole('button', { name: suspend }).click();
  await expect(page.getByText(say('resources.company.suspended', { name })).first()).toBeVisible();
  // The button that had the focus is gone; the focus is still in the sheet.
  await expect(sheet.getByRole('button', { name: suspend })).toHaveCount(0);
  await expect(sheet.getByRole('heading', { level: 2, name })).toBeFocused();

  await page.setViewportSize({ width: 360, height: 800 });
  await sheet.getByRole('button', { name: say('resources.company.lift') }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const lift = page.getByRole('dialog', { name: say('resources.company.liftQuestion', { name }) });
  await lift.getByRole('textbox').fill('They have paid it back.');
  await lift.getByRole('button', { name: say('resources.company.lift') }).click();
  await expect(page.getByText(say('resources.company.lifted', { name })).first()).toBeVisible();
});

test('papers that an employer has sent are looked at where the company is verified', async ({
  page,
  request,
  outbox,
}) => {
  const [name, mobileNumber] = [`Inlet ${Date.now()}`, newMobileNumber()];
  const id = await addCompany(request, name, mobileNumber);
  // The employer: who has taken the invitation and verified the number.
  const sent = { headers: { 'x-requested-with': 'portal' } };
  const { hash } = new URL(await outbox.link(`spoc${mobileNumber}@lagoon.example.com`));
  const token = hash.replace('#token=', '');
  const accepted = await request.post('/api/auth/acceptInvitation', {
    ...sent,
    data: { token, mobileNumber, password: 'Kite7!Paper' },
  });
  expect(accepted.status()).toBe(200);
  await request.get(`/api/sendOTP/${mobileNumber}`, sent);
  const code = await outbox.code(mobileNumber);
  const verified = await request.post('/api/verifyOTP', { data: { mobileNumber, code } });
  const { data } = (await verified.json()) as { data: { token: string } };
  const headers = { authorization: `Bearer ${data.token}` };
  const file = {
    name: 'gst-certificate.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(emptyPDF('papers')),
  };
  const multipart = { purpose: 'proof', ownerID: id, file };
  expect((await request.post('/api/image', { headers, multipart })).status()).toBe(200);
  await page.setViewportSize({ width: 360, height: 800 });
  const say = await open(page, id);
  const sheet = page.getByRole('dialog', { name, exact: true });
  await sheet.getByRole('tab', { name: say('resources.papers.title') }).click();
  await expect(sheet.getByText('gst-certificate.pdf')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await sheet.getByRole('button', { name: say('resources.company.verify') }).click();
  const verify = page.getByRole('dialog', { name: say('resources.company.verifyQuestion', { name }) });
  const saving = page.waitForEvent('download');
  await verify.getByRole('button', { name: 'Save gst-certificate.pdf' }).click();
  expect((await saving).suggestedFilename()).toBe('gst-certificate.pdf');
});

test('a company is refused with a reason, in Hindi', sweep, async ({ page, request }) => {
  const name = `Creek ${Date.now()}`;
  const say = await open(page, await addCompany(request, name), 'hi');
  const sheet = page.getByRole('dialog', { name, exact: true });
  await sheet.getByRole('button', { name: say('resources.company.refuse') }).click();
  const why = page.getByRole('dialog', { name: say('resources.company.refuseQuestion', { name }) });
  await why.getByRole('textbox').fill('वेबसाइट किसी और की है।');
  await expectAccessible(page);
  await why.getByRole('button', { name: say('resources.company.refuse') }).click();
  await expect(page.getByText(say('resources.company.refused', { name })).first()).toBeVisible();
  await expect(sheet.getByText(say('form.verdict rejected'))).toBeVisible();
});

test(
  'a company is added with its contact person, changed, and kept while somebody belongs to it',
  sweep,
  async ({ page }) => {
    const name = `Marina ${Date.now()}`;
    const say = await open(page, 'new');
    await page.goto('/companies?record=new&edit=yes');
    const sheet = page.getByRole('dialog');
    const field = (key: string) => sheet.getByRole('textbox', { name: say(`form.${key}`) });
    await field('company name label').fill(name);
    await sheet.getByRole('button', { name: say('resources.save') }).click();
    await expect(field('company website label')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    const industry = sheet.getByRole('combobox', { name: say('form.industry label') });
    await industry.fill('Insurance');
    await page.getByRole('listbox').getByRole('option', { name: 'Insurance', exact: true }).click();
    await field('company website label').fill('https://marina.example.com');
    await field('company location label').fill('Chennai, Tamil Nadu');
    await field('organization contact first name label').fill('Divya');
    await field('organization contact last name label').fill('Raman');
    await field('organization contact designation label').fill('Recruiter');
    const phone = newMobileNumber();
    await field('organization email label').fill(`spoc${phone}@marina.example.com`);
    await field('organization phone label').fill(phone);
    await sheet.getByRole('button', { name: say('resources.save') }).click();
    await expect(page.getByText(say('resources.added', { name })).first()).toBeVisible();

    await sheet.getByRole('button', { name: say('resources.edit'), exact: true }).click();
    await field('organization about label').fill('Insurance for boats.');
    await sheet.getByRole('button', { name: say('resources.save') }).click();
    await expect(page.getByText(say('resources.saved', { name })).first()).toBeVisible();
    await expect(sheet.getByRole('heading', { name: say('resources.company.about') })).toBeVisible();
    await expect(sheet.getByText('Insurance for boats.')).toBeVisible();
    await expect(
      sheet.getByRole('link', { name: new RegExp(say('resources.company.openJobs')) }),
    ).toHaveAttribute('href', /\/job-description\?companyID=/);
    await sheet.getByRole('tab', { name: say('resources.company.people') }).click();
    await expect(sheet.getByRole('row', { name: /Divya Raman/ })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoSidewaysScroll(page);

    await sheet.getByRole('button', { name: say('resources.delete'), exact: true }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: say('resources.delete') }).click();
    await expect(question.getByText(`${say('resources.usage.users')}: 1`)).toBeVisible();
  },
);

test('an employer reads in the profile how far the verification is and what is missing', async ({ page }) => {
  const say = await open(page, 'new', 'en', '9000000023');
  await page.goto('/profile#organization');
  const main = page.getByRole('main');
  await expect(main.getByText(say('profile.standing.Suspended.title'), { exact: true })).toBeVisible();
  await expect(main.getByText('Asked candidates for a security deposit.').first()).toBeVisible();
  await expectAccessible(page);
});

for (const { language, width } of [
  { language: 'en', width: 1280 },
  { language: 'hi', width: 360 },
] as const) {
  test(
    `a company that was entered twice is merged after a look at what moves (${language})`,
    sweep,
    async ({ page, request }) => {
      const [twice, stays] = [`Wharf twice ${Date.now()}`, `Wharf ${Date.now()}`];
      const id = await addCompany(request, twice);
      await addCompany(request, stays);
      await page.setViewportSize({ width, height: 800 });
      const say = await open(page, id, language);
      const sheet = page.getByRole('dialog', { name: twice, exact: true });
      await sheet.getByRole('button', { name: say('resources.company.merge'), exact: true }).click();
      const title = say('resources.company.mergeQuestion', { name: twice });
      const dialog = page.getByRole('dialog', { name: title });
      const submit = dialog.getByRole('button', { name: say('resources.company.merge') });
      await submit.click();
      await expect(dialog.getByText(say('form.company merge into required')).first()).toBeVisible();
      await dialog.getByRole('combobox').fill(stays);
      await page.getByRole('option', { name: stays, exact: true }).click();
      await expect(
        dialog.getByRole('heading', { name: say('resources.company.mergePreview.title', { name: stays }) }),
      ).toBeVisible();
      await expect(
        dialog.getByText(say('resources.company.mergePreview.people'), { exact: true }),
      ).toBeVisible();
      // That it is for good is said before, and has to be known.
      await expect(dialog.getByText(say('resources.company.mergePreview.final')).first()).toBeVisible();
      await dialog.getByRole('textbox').fill('Both signed up for the same firm.');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await submit.click();
      await expect(dialog.getByText(say('form.merge final required')).first()).toBeVisible();
      await dialog.getByRole('checkbox', { name: say('form.merge final label') }).check();
      await submit.click();
      await expect(page.getByText(say('resources.company.merged', { name: twice })).first()).toBeVisible();
      // One is led to the company that stays, which says what was merged into it; the other one leads there.
      const kept = page.getByRole('dialog', { name: stays, exact: true });
      await expect(kept.getByText(twice)).toBeVisible();
      await page.goto(`/companies?record=${id}`);
      const closed = page.getByRole('dialog', { name: twice, exact: true });
      await expect(closed.getByRole('link', { name: say('resources.company.mergedLink') })).toBeVisible();
      // It is closed for good.
      for (const change of ['edit', 'activate', 'delete'])
        await expect(closed.getByRole('button', { name: say(`resources.${change}`) })).toHaveCount(0);
      await closed.getByRole('link', { name: say('resources.company.mergedLink') }).click();
      await expect(page.getByRole('dialog', { name: stays, exact: true })).toBeVisible();
    },
  );
}

test('whoever adds a company is shown those of nearly the same name, and may add it all the same', async ({
  page,
}) => {
  const token = await sharedToken(page.request, administrator);
  await page.addInitScript((kept) => localStorage.setItem('access-token', kept), token);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/companies');
  const say = words('en');
  await page.getByRole('button', { name: 'Add company' }).click();
  const form = page.getByRole('dialog');
  const name = form.getByRole('textbox', { name: say('form.company name label') });
  await name.fill('Navyug Softwares');
  // Below the field, where it is seen.
  await expect(form.getByText(say('resources.company.near'))).toBeInViewport();
  await expect(form.getByRole('link', { name: 'Navyug Software' })).toHaveAttribute(
    'href',
    /^\/companies\?record=/,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(form.getByRole('button', { name: say('resources.save'), exact: true })).toBeEnabled();
  await name.fill('Quetzal Zephyr');
  await expect(form.getByText(say('resources.company.near'))).toHaveCount(0);
});
