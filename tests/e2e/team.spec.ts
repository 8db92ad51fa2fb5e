/** A colleague is invited, joins by the link of the e-mail, and works for the company. */
import { expect, expectAccessible, expectNoSidewaysScroll, newMobileNumber, test } from './fixtures.ts';
import { arrive, logOut, verify } from './people.ts';

const employer = '9000000021';

test('an employer invites a colleague, who joins by the link and sees the jobs of the company', async ({
  page,
  browser,
  outbox,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  const mobileNumber = newMobileNumber();
  const email = `ravi${mobileNumber}@navyug.example.com`;

  await arrive(page, employer);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/team');
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Employer');

  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Employer');
  await expect(dialog).toContainText('Hires for a company');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
  const withdraw = page.getByRole('button', { name: `Withdraw: ${email}` });
  await expect(withdraw).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Invite' }).click();
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Employer');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toContainText('This address has an open invitation already.');
  await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  // Whoever is signed in as somebody else is asked to sign out first.
  const { hash, pathname } = new URL(await outbox.link(email));
  await page.goto(`${pathname}${hash}`);
  await expect(page.getByRole('main')).toContainText('You are signed in already.');

  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const ravi = await context.newPage();
  await ravi.goto(`${pathname}${hash}`);
  await expect(ravi.getByRole('main')).toContainText(email);
  await ravi.getByRole('textbox', { name: 'First name' }).fill('Ravi');
  await ravi.getByRole('textbox', { name: 'Last name' }).fill('Iyer');
  await ravi.getByRole('textbox', { name: 'Contact number' }).fill(mobileNumber);
  await ravi.reload();
  await expect(ravi.getByRole('textbox', { name: 'First name' })).toHaveValue('Ravi');
  await expect(ravi.getByRole('textbox', { name: 'Contact number' })).toHaveValue(mobileNumber);
  await ravi.getByRole('textbox', { name: 'Password', exact: true }).fill('Kite7!Paper');
  await ravi.getByRole('textbox', { name: 'Confirm password' }).fill('Kite7!Paper');
  await ravi.getByRole('checkbox', { name: /terms of use/ }).check();
  await expectAccessible(ravi);
  await expectNoSidewaysScroll(ravi);
  await ravi.getByRole('button', { name: 'Accept and create account' }).click();
  await expect(ravi).toHaveURL(/\/otp-verification/);
  await verify(ravi, outbox, mobileNumber);
  await expect(ravi).toHaveURL('/dashboard');

  await ravi.goto('/job-description');
  await expect(ravi.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  await ravi.goto('/team');
  await expect(ravi.getByRole('main')).toContainText('Ravi Iyer');
  await expect(ravi.getByRole('button', { name: `Withdraw: ${email}` })).toBeHidden();

  await logOut(ravi);
  await ravi.goto(`${pathname}${hash}`);
  await expect(ravi.getByRole('main')).toContainText('This invitation was accepted already.');
  await context.close();
});

test('somebody is named for one job, joins by the link, and finds that job alone', async ({
  page,
  browser,
  outbox,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  const mobileNumber = newMobileNumber();
  const email = `rohan${mobileNumber}@navyug.example.com`;

  await arrive(page, employer, '/job-description?phase=Open');
  const first = page.getByRole('main').getByRole('row').nth(1).getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  await first.click();
  await page.getByRole('tab', { name: 'Who works on it' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Who works on it' });
  await panel.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await panel.getByRole('button', { name: 'Add' }).click();
  await expect(panel.getByRole('listitem')).toContainText('Invited');
  await expect(panel.getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const { hash, pathname } = new URL(await outbox.link(email));
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const rohan = await context.newPage();
  await rohan.goto(`${pathname}${hash}`);
  await expect(rohan.getByRole('main')).toContainText('Collaborator');
  await rohan.getByRole('textbox', { name: 'First name' }).fill('Rohan');
  await rohan.getByRole('textbox', { name: 'Last name' }).fill('Mehta');
  await rohan.getByRole('textbox', { name: 'Contact number' }).fill(mobileNumber);
  await rohan.getByRole('textbox', { name: 'Password', exact: true }).fill('Kite7!Paper');
  await rohan.getByRole('textbox', { name: 'Confirm password' }).fill('Kite7!Paper');
  await rohan.getByRole('checkbox', { name: /terms of use/ }).check();
  await rohan.getByRole('button', { name: 'Accept and create account' }).click();
  await verify(rohan, outbox, mobileNumber);
  await expect(rohan).toHaveURL('/dashboard');
  await expectAccessible(rohan);
  await rohan.goto('/job-description');
  const rows = rohan.getByRole('main').getByRole('row');
  await expect(rows.nth(1)).toContainText(title);
  await expect(rows).toHaveCount(2);
  await rows.nth(1).getByRole('link').first().click();
  await expect(rohan.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(rohan.getByRole('tab', { name: 'Selection' })).toBeVisible();
  await expect(rohan.getByRole('tab', { name: 'Who works on it' })).toBeHidden();

  await page.reload();
  await page.getByRole('button', { name: 'Remove Rohan Mehta from the job' }).click();
  await expect(page.getByText('This person no longer sees the job.').first()).toBeVisible();
  await rohan.goto('/job-description');
  await expect(rohan.getByRole('main')).not.toContainText(title);
  await context.close();
});

test('a link that is not whole says so', async ({ page }) => {
  await page.goto('/accept-invitation');
  await expect(page.getByRole('main')).toContainText('This link is not complete.');
});
