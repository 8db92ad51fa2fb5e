/** An interviewer without an account: the link in an e-mail, a code, and results for the own panel on a phone. */
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { arrive, sharedToken } from './people.ts';
import { employer } from './resources.ts';
import { seededID } from '../../apps/backend/src/database/seeded-id.ts';

/** A job with applicants, whose drive no other test plans. */
const jdID = seededID('job-description/56');

const email = 'meera.nair@example.com';

test('an interviewer comes in by a link and a code, and gives a result that the company reads', async ({
  page,
  browser,
  outbox,
}) => {
  const headers = { authorization: `Bearer ${await sharedToken(page.request, employer)}` };
  const startsAt = new Date(Date.now() + 20_000);
  const endsAt = new Date(startsAt.getTime() + 60 * 60_000);
  const added = await page.request.post('/api/round/add', {
    headers,
    data: {
      jdID,
      name: 'HR interview',
      kind: 'HR interview',
      startsAt,
      endsAt,
      maxMarks: 100,
      isFor: 'Applied',
    },
  });
  const { data } = (await added.json()) as { data: { round: { id: string; rowVersion: number } } };
  const { id, rowVersion } = data.round;
  const panels = [
    { name: 'Panel B', startsAt, endsAt, minutes: 20, interviewers: [{ name: 'Meera Nair', email }] },
  ];
  const set = await page.request.put(`/api/round/panels/${id}`, { headers, data: { panels, rowVersion } });
  expect(set.status()).toBe(200);
  const allotted = await page.request.put(`/api/round/allot/${id}`, { headers, data: { order: 'Merit' } });
  expect(allotted.status()).toBe(200);

  await arrive(page, employer, `/job-description/${jdID}/drive`);
  await page.getByRole('link', { name: /HR interview/ }).click();
  await page.getByRole('tab', { name: 'Panels and slots' }).click();
  await page.getByRole('button', { name: 'Links for interviewers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Links for interviewers' });
  await dialog.getByRole('button', { name: 'Send: Meera Nair' }).click();
  await expect(dialog).toContainText(/Meera Nair: sent /);
  await expectAccessible(page);

  const phone = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const own = await phone.newPage();
  const sent: string[] = [];
  own.on('request', (request) => sent.push(`${request.url()} ${request.headers().referer ?? ''}`));
  const link = await outbox.link(email);
  const secret = new URLSearchParams(new URL(link).hash.slice(1)).get('secret') ?? '';
  expect(secret).toHaveLength(22);
  await own.goto(`/panel${new URL(link).hash}`);
  await own.getByRole('button', { name: 'Send the code' }).click();
  await expect(own.getByRole('main')).toContainText('m***@example.com');
  await expectAccessible(own);
  await own.getByRole('textbox', { name: 'OTP' }).fill(await outbox.code(email));
  await own.getByRole('button', { name: 'Open the panel' }).click();
  await expect(own.getByRole('heading', { level: 1, name: 'Panel B: HR interview' })).toBeVisible();
  expect(new URL(own.url()).hash).toBe('');
  expect(sent.filter((each) => each.includes(secret))).toEqual([]);
  await expectAccessible(own);
  await expectNoSidewaysScroll(own);

  const who = (await own.getByRole('heading', { level: 2 }).textContent()) ?? '';
  await own.getByRole('combobox', { name: 'Result' }).selectOption('Passed');
  await own.getByRole('textbox', { name: /^Marks/ }).fill('72');
  await own.getByRole('textbox', { name: 'Note' }).fill('Clear about trade-offs.');
  await expect(own.getByText('Not saved')).toBeVisible();
  await own.getByRole('button', { name: 'Save' }).click();
  await expect(own.getByText('Not saved')).toBeHidden();
  await expect(own.getByRole('combobox', { name: 'Person' })).toContainText(`${who}: Passed`);
  // A reload keeps the session of the tab.
  await own.reload();
  await expect(own.getByRole('combobox', { name: 'Result' })).toHaveValue('Passed');
  await expect(own.getByRole('textbox', { name: 'Note' })).toHaveValue('Clear about trade-offs.');

  await dialog.getByRole('button', { name: 'End: Meera Nair' }).click();
  await expect(dialog).toContainText('Meera Nair: the link was ended');
  await own.reload();
  await expect(own.getByRole('main')).toContainText('You are no longer in.');
  await expectAccessible(own);
  await phone.close();

  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('tab', { name: 'People' }).click();
  await expect(page.getByRole('table', { name: 'People of HR interview' })).toContainText(
    'Meera Nair (Panel B): Clear about trade-offs.Result by Meera Nair (Panel B)',
  );
});
