/** A student signs in by the own college: once with the password too, and from then on without. */
import { client, startCollege, type College } from '../../apps/backend/test/support/college.ts';
import { startBackend, type Backend } from './backend.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { asha, demoPassword, fillSignIn } from './people.ts';
import { words } from './words.ts';

const text = words('en');
const administrator = '9000000051';

let backend: Backend;
let college: College;
test.beforeAll(async () => {
  backend = await startBackend({ COLLEGES_ON_LOOPBACK: '1', CAPTCHA: 'off' });
  college = await startCollege(`${backend.origin}/college-sign-in`);
});
test.afterAll(async () => {
  await college.close();
  await backend.stop();
});

interface Claims {
  email: string;
  parentEntityID: string;
}

async function tokenOf(mobileNumber: string): Promise<string> {
  const answer = await fetch(`${backend.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobileNumber, password: demoPassword }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Claims;

test('the college is set up on its record, and opens what its student has linked', async ({ page }) => {
  const { email, parentEntityID } = claimsOf(await tokenOf(asha.mobileNumber));
  college.person = { sub: 'asha-at-college', email, email_verified: true };

  await page.goto(`${backend.origin}/login`);
  await expect(page.getByRole('button', { name: text('login.submit') })).toBeVisible();
  await expect(page.getByRole('link', { name: text('login.college') })).toHaveCount(0);

  const token = await tokenOf(administrator);
  await page.evaluate((kept) => localStorage.setItem('access-token', kept), token);
  await page.goto(`${backend.origin}/institutes?record=${parentEntityID}`);
  await page.getByRole('tab', { name: text('resources.institute.signIn') }).click();
  await page.getByRole('tabpanel').getByRole('button').click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Issuer' }).fill(`${college.issuer}/elsewhere`);
  await form.getByRole('textbox', { name: 'Client ID' }).fill(client.clientID);
  await form.getByRole('textbox', { name: 'Client secret' }).fill(client.clientSecret);
  await form.getByRole('checkbox', { name: 'Offer it at the sign-in' }).check();
  await form.getByRole('button', { name: text('resources.save') }).click();
  await expect(form).toContainText('This issuer does not describe itself.');
  await form.getByRole('textbox', { name: 'Issuer' }).fill(college.issuer);
  await form.getByRole('button', { name: text('resources.save') }).click();
  await expect(page.getByRole('tabpanel')).toContainText(college.issuer);
  await expectAccessible(page);
  await page.evaluate(() => localStorage.clear());

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${backend.origin}/login`);
  await page.getByRole('link', { name: text('login.college') }).click();
  await page.getByRole('button', { name: text('college.submit') }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: text('college.submit') }).click();

  await expect(page.getByRole('main').getByText(text('college.once'))).toBeVisible();
  await expectAccessible(page);
  await fillSignIn(page, asha.mobileNumber, demoPassword);
  await page.getByRole('button', { name: text('login.submit'), exact: true }).click();
  await expect(page).toHaveURL(`${backend.origin}/dashboard`);
  await expect(page.getByText(text('college.linked')).first()).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${backend.origin}/college-sign-in`);
  await page.getByRole('button', { name: text('college.submit') }).click();
  await expect(page).toHaveURL(`${backend.origin}/dashboard`);

  await page.goto(`${backend.origin}/settings`);
  const card = page.getByRole('region', { name: text('settings.college.title') });
  const unlink = card.getByRole('button', { name: text('settings.college.unlink') });
  await expect(card.getByRole('listitem')).toContainText('Sahyadri');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await unlink.click();
  const question = page.getByRole('alertdialog', { name: text('settings.college.ask') });
  await expectAccessible(page);
  await question.getByRole('button', { name: text('settings.college.unlink') }).click();
  await expect(card).toContainText(text('settings.college.none'));
  await expect(unlink).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${backend.origin}/college-sign-in`);
  await page.getByRole('button', { name: text('college.submit') }).click();
  await expect(page.getByRole('main').getByText(text('college.once'))).toBeVisible();
});
