import { readFileSync } from 'node:fs';
import { seededID } from '../../apps/backend/src/database/seeded-id.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, sweep, test } from './fixtures.ts';
import { arrive, sharedToken } from './people.ts';
import { words } from './words.ts';
import { emptyPDF } from './pdf.ts';

/** Has years of experience, and so needs no season. */
const experienced = '9000000011';

test('a candidate applies on a phone, reads where the application stands, and withdraws with a reason', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await arrive(page, experienced, '/my-jobs');
  const main = page.getByRole('main');
  const tabs = page.getByRole('navigation', { name: 'Lists of my jobs' });
  await expect(tabs.getByRole('link', { name: /^Eligible \d+$/ })).toHaveAttribute('aria-current', 'true');
  const jobs = main.getByRole('list', { name: 'My jobs' }).getByRole('listitem');
  await expect(jobs.first()).toContainText(/Closes in \d+ days? · 10 credits to apply/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await jobs.first().getByRole('link').first().click();
  await expect(main.getByRole('heading', { level: 2, name: 'Your application' })).toBeVisible();
  await expect(main.getByText(/^Applying uses 10 of your \d+ credits/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Report this job' }).click();
  const report = page.getByRole('dialog', { name: /^Report / });
  await report.getByRole('combobox').selectOption({ index: 1 });
  await report.getByRole('button', { name: 'Report this job' }).click();
  await expect(main.getByRole('group', { name: /You have reported this job/ })).toBeFocused();
  await expect(main.getByRole('button', { name: 'Report this job' })).toHaveCount(0);
  // Whatever the job asks has to be answered.
  for (const group of await main.getByRole('radiogroup').all())
    await group.getByRole('radio').first().check();
  for (const box of await main.locator('form').first().getByRole('textbox').all()) await box.fill('10');
  await main.getByRole('button', { name: 'Apply', exact: true }).click();
  // What it costs is asked once more; who does not want it has applied for nothing.
  const asks = page.getByRole('alertdialog', { name: /^Apply for .+\?$/ });
  await expect(asks.getByText(/^Applying uses 10 of your \d+ credits; \d+ are left then\.$/)).toBeVisible();
  await expect(asks.getByText(/They do not if you withdraw\.$/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await asks.getByRole('button', { name: 'Cancel' }).click();
  await expect(asks).toBeHidden();
  await main.getByRole('button', { name: 'Apply', exact: true }).click();
  await asks.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText(/You have applied for /).first()).toBeVisible();
  await expect(main.getByText('Applied', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/my-jobs?list=past');
  await expect(tabs.getByRole('link', { name: /^Applications \d+$/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const past = main.getByRole('list', { name: 'My jobs' });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await past.getByRole('button', { name: 'Withdraw' }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Withdraw from / });
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  const reason = dialog.getByRole('combobox', { name: 'Reason' });
  await expect(reason).toHaveAccessibleDescription(/Choose a reason/);
  await reason.selectOption('Personal reasons');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  // Once, though its course ends with it too.
  await expect(
    past
      .getByRole('listitem')
      .filter({ hasText: 'Withdrawn' })
      .first()
      .getByText(/^Personal/),
  ).toHaveCount(1);
  await expect(past.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
});

test('a decline can be taken back for ten seconds, also on another screen, and is final then', async ({
  page,
}) => {
  await page.clock.install();
  await arrive(page, experienced, '/my-jobs');
  const main = page.getByRole('main');
  await main
    .getByRole('list', { name: 'My jobs' })
    .getByRole('listitem')
    .last()
    .getByRole('link')
    .first()
    .click();
  const decline = async () => {
    await main.getByRole('button', { name: 'Not for me' }).click();
    const dialog = page.getByRole('dialog', { name: /^Decline / });
    await expect(dialog.getByText('Declining costs nothing.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Not for me' }).click();
    await expect(main.getByText(/You decline .* in 10 seconds/)).toBeVisible();
  };
  await decline();
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('button', { name: 'Not for me' })).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(main.getByRole('button', { name: 'Not for me' })).toBeVisible();
  await decline();
  // A slow machine may take longer than the ten seconds to show two screens: for it there is half a minute more.
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) - 30_000);
  // A reload loses nothing: it can be taken back still, and is done in its time.
  await page.goto('/dashboard');
  await expect(page.getByText(/You decline .* in 10 seconds/).first()).toBeVisible();
  await page
    .getByRole('link', { name: /^My jobs$/i })
    .first()
    .click();
  await expect(main.getByText('Declining', { exact: true })).toBeVisible();
  await page.clock.fastForward(41_000);
  await expect(page.getByText(/You have declined /).first()).toBeVisible();
  await page.getByRole('link', { name: /^Applications \d+$/ }).click();
  await expect(
    main.getByRole('list', { name: 'My jobs' }).getByText('Declined', { exact: true }).first(),
  ).toBeVisible();
});

/** Hires for a company that has posted jobs. */
const employer = '9000000021';

/** What a wallet's statement has of a decision. */
interface Entry {
  amount: number;
  cause: { person?: string } | null;
}

test('an employer shortlists an applicant, and makes an offer on a phone', async ({ page }) => {
  await arrive(page, employer);
  await page.goto('/eligible-students');
  const job = page.getByRole('combobox', { name: 'Job' });
  await job.fill('embedded en');
  await page.getByRole('option', { name: /^Embedded engineer trainee/ }).click();
  await expect(page).toHaveURL(/jdID=/);
  await page.goto(`${page.url()}&status=Applied`);
  const sheet = page.getByRole('dialog');
  const applicants = page.getByRole('row').getByRole('link');
  const name = (await applicants.first().textContent()) ?? '';
  await applicants.first().click();
  const balance = page.locator('header').getByText(/^[\d,]+ credits$/);
  const before = Number.parseInt((await balance.textContent())?.replaceAll(',', '') ?? '', 10);
  await sheet.getByRole('button', { name: 'Shortlist', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: /^Shortlist / });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Shortlist', exact: true }).click();
  await expect(page.getByText(`${name} is shortlisted.`).first()).toBeVisible();
  // Other stories spend of the same wallet meanwhile: what this person cost stands in its statement.
  const shown = async () => Number.parseInt((await balance.textContent())?.replaceAll(',', '') ?? '', 10);
  await expect.poll(shown).toBeLessThanOrEqual(before - 10);
  const headers = { authorization: `Bearer ${await sharedToken(page.request, employer)}` };
  const statement = await page.request.get('/api/wallet/entries?pageSize=100', { headers });
  const { data } = (await statement.json()) as { data: { walletEntry: readonly Entry[] } };
  const spent = data.walletEntry.filter(({ cause }) => cause?.person === name);
  expect(spent.map(({ amount }) => amount)).toEqual([-10]);

  await page.setViewportSize({ width: 360, height: 800 });
  const list = new URL(page.url());
  list.searchParams.set('status', 'Shortlisted');
  list.searchParams.delete('record');
  await page.goto(list.href);
  await page.getByRole('link', { name }).first().click();
  await sheet.getByRole('button', { name: 'Make an offer' }).click();
  const offer = page.getByRole('dialog', { name: /^Offer the job to / });
  const pay = offer.getByRole('textbox', { name: 'Pay per year, in rupees' });
  // What the job states.
  await expect(pay).not.toHaveValue('');
  const stated = await pay.inputValue();
  await pay.press('ControlOrMeta+a');
  await pay.press('Delete');
  await offer.getByRole('button', { name: 'Make an offer' }).click();
  await expect(pay).toHaveAccessibleDescription(/Enter what you pay/);
  await pay.fill(stated);
  // By parts, as the job states them; together they are all of it.
  const fixed = offer.getByRole('textbox', { name: 'Fixed, in rupees' });
  const statedFixed = await fixed.inputValue();
  await fixed.press('ControlOrMeta+a');
  await fixed.pressSequentially('1');
  await offer.getByRole('button', { name: 'Make an offer' }).click();
  await expect(fixed).toHaveAccessibleDescription(/The parts come to/);
  await fixed.press('ControlOrMeta+a');
  await fixed.pressSequentially(statedFixed.replaceAll(',', ''));
  await expect(offer.getByText(/^The parts come to (₹[\d,]+) of \1\.$/)).toBeVisible();
  const parts = offer.getByRole('group', { name: 'To be answered by' }).getByRole('textbox');
  const day = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000);
  for (const [index, part] of [day.getDate(), day.getMonth() + 1, day.getFullYear()].entries()) {
    await parts.nth(index).fill(String(part).padStart(2, '0'));
  }
  // The company's own letter in place of the one that the portal writes.
  const content = emptyPDF('letter');
  const kept = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
  await offer.getByLabel('Your own letter').setInputFiles({
    name: 'Offer.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(content),
  });
  await kept;
  await expect(offer.getByRole('button', { name: 'Remove Offer.pdf' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Make an offer' }).click();
  await expect(page.getByText(`${name} has your offer.`).first()).toBeVisible();

  list.searchParams.set('status', 'Selected');
  await page.goto(list.href);
  await page.getByRole('link', { name }).first().click();
  await sheet.getByRole('tab', { name: 'Offer' }).click();
  await expect(sheet.getByText(/^Fixed: ₹[\d,]+/)).toBeVisible();
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Download the letter' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(content);
});

test('an employer reads what shortlisting many costs, and chooses people by roll number', async ({
  page,
}) => {
  await arrive(page, employer, '/eligible-students');
  const job = page.getByRole('combobox', { name: 'Job' });
  await job.fill('test engineer');
  await page.getByRole('option', { name: /^Test engineer trainee/ }).click();
  await expect(page).toHaveURL(/jdID=/);
  const tabs = page.getByRole('main').getByRole('navigation').first();
  await tabs.getByRole('link', { name: /^Applied \d+$/ }).click();
  await expect(tabs.getByRole('link', { name: /^Applied/ })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('row').filter({ hasText: 'No decision yet' })).toHaveCount(0);
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Shortlist', exact: true }).click();
  const shortlist = page.getByRole('dialog', { name: /^Shortlist: 1 chosen/ });
  await expect(shortlist.getByText(/^This uses 10 of the [\d,]+ credits of the company\.$/)).toBeVisible();
  await expectAccessible(page);
  await shortlist.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Clear selection' }).click();

  await page.getByRole('button', { name: 'Choose by roll number' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose by roll number' });
  await dialog.getByRole('button', { name: 'Choose them' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Roll numbers' })).toHaveAccessibleDescription(
    /no roll number in this text/,
  );
  await dialog.getByRole('textbox', { name: 'Roll numbers' }).fill('rollNumber\nXX/999, YY/998; xx/999');
  await dialog.getByRole('button', { name: 'Choose them' }).click();
  await expect(
    dialog.getByText(
      /Numbers read: 2\. People chosen: 0\. 2 are not in this list: XX\/999, YY\/998\. 1 was there twice\./,
    ),
  ).toBeVisible();
  await expectAccessible(page);
});

test(
  'a company shortlists by a file, which is tried before anybody moves',
  sweep,
  async ({ page, request }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const jdID = seededID('job-description/21');
    const headers = { authorization: `Bearer ${await sharedToken(request, employer)}` };
    const list = `/api/jdstudentmapping/eligibleStudents?jdID=${jdID}&status=Applied`;
    const answer = (await (await request.get(list, { headers })).json()) as {
      data: { mapping: { student: { rollNumber: string; firstName: string } }[] };
    };
    const [applicant] = answer.data.mapping;
    const { rollNumber = '', firstName = '' } = applicant?.student ?? {};
    await arrive(page, employer, `/eligible-students?jdID=${jdID}`);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const panel = page.getByRole('dialog', { name: /^Import / });
    await panel.getByLabel('File (CSV or Excel)').setInputFiles({
      name: 'shortlist.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`rollNumber,status\n${rollNumber},Shortlisted\nZZ/0000,Shortlisted\n`),
    });
    await panel.getByRole('button', { name: 'Check the file' }).click();
    await expect(panel.getByText('Nobody with this number has applied for the job.')).toBeVisible();
    await expect(panel.getByText(/^This uses \d+ of the [\d,]+ credits of the company/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await panel.getByRole('button', { name: words('en')('resources.import.take_one') }).click();
    await expect(panel.getByText(words('en')('resources.import.taken_one'))).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).last().click();
    await page.goto(`/eligible-students?jdID=${jdID}&status=Shortlisted`);
    await expect(page.getByText(firstName).first()).toBeVisible();
  },
);
