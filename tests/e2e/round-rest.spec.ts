/** A round in which nobody has a result yet: one is found by roll number and passes, everybody else is judged at once. */
import { dayMs, indianDate } from '../../apps/backend/src/platform/calendar.ts';
import { fillDay } from './days.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { words } from './words.ts';
import { arrive, sharedToken } from './people.ts';
import { employer } from './resources.ts';

const say = words('en');

test('one person is found and passes; everybody else has not passed, by the number that was seen', async ({
  page,
}) => {
  const headers = { authorization: `Bearer ${await sharedToken(page.request, employer)}` };
  const read = async (path: string) => (await page.request.get(`/api/${path}`, { headers })).json();
  const jobs = (await read('jobdescription/all?status=Posted&pageSize=100')) as {
    data: { jobDescription: readonly { id: string }[] };
  };
  // The last one that people have applied for: the first are other tests'.
  let jdID = '';
  for (const { id } of jobs.data.jobDescription) {
    const applied = (await read(
      `jdstudentmapping/eligibleStudents?jdID=${id}&status=Applied&pageSize=5`,
    )) as {
      meta: { total: number };
    };
    const drive = (await read(`round/all?jdID=${id}`)) as { data: { round: readonly unknown[] } };
    if (applied.meta.total > 2 && drive.data.round.length === 0) jdID = id;
  }
  const startsAt = new Date(Date.now() + 5000);
  const added = await page.request.post('/api/round/add', {
    headers,
    data: {
      jdID,
      name: 'Coding test',
      kind: 'Coding test',
      startsAt,
      endsAt: new Date(startsAt.getTime() + 60 * 60_000),
      isFor: 'Applied',
    },
  });
  expect(added.status()).toBe(200);
  // No round is closed before it has begun.
  await expect.poll(() => Date.now(), { timeout: 20_000 }).toBeGreaterThan(startsAt.getTime());

  await page.setViewportSize({ width: 360, height: 800 });
  await arrive(page, employer, `/job-description/${jdID}/drive`);
  const people = page.getByRole('table', { name: 'People of Coding test' });
  await expect(people.getByRole('row').nth(2)).toBeVisible();
  const more = people.getByRole('button', { name: /^More about/ }).nth(1);
  const name = (await more.getAttribute('aria-label'))?.replace('More about ', '') ?? '';
  await page.getByRole('searchbox', { name: say('drive.search') }).fill(name);
  await expect(people.getByRole('row')).toHaveCount(2);
  await people.getByRole('combobox').selectOption('Passed');
  const line = page.getByRole('list', { name: say('drive.line') });
  await expect(line).toContainText('1 passed');
  await page.getByRole('searchbox', { name: say('drive.search') }).clear();

  // It takes longer than it was planned: a round that has begun may end later.
  await page.getByRole('button', { name: say('drive.change'), exact: true }).click();
  const change = page.getByRole('dialog', { name: say('drive.changeTitle', { name: 'Coding test' }) });
  const last = change.getByRole('group', { name: say('form.round last day label') });
  await fillDay(last, indianDate(new Date(startsAt.getTime() + dayMs)));
  await change.getByRole('textbox', { name: say('form.round to label') }).fill('23:59');
  await change.getByRole('button', { name: say('drive.save') }).click();
  await expect(page.getByText(say('drive.changed')).first()).toBeVisible();

  // The closing names who has no result, and leads there.
  await page.getByRole('button', { name: say('drive.close'), exact: true }).click();
  const closing = page.getByRole('alertdialog');
  await closing.getByRole('button', { name: say('drive.rest.title') }).click();
  const rest = page.getByRole('dialog', { name: say('drive.rest.title') });
  await rest.getByRole('radio', { name: /no result: came, and ha(s|ve) not passed/ }).check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await rest.getByRole('button', { name: /^Save for/ }).click();
  await expect(rest).toBeHidden();
  await expect(line).toContainText(/\d+ failed/);
  await expect(line).not.toContainText('without a result');
  await page.getByRole('combobox', { name: say('drive.filter'), exact: true }).selectOption('Passed');
  await expect(people.getByRole('row')).toHaveCount(2);
});
