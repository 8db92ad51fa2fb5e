import type { APIRequestContext, Page } from '@playwright/test';
import { seededID } from '../../apps/backend/src/database/seeded-id.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { arrive, sharedToken } from './people.ts';
import { words } from './words.ts';

/** Hires for a company that has posted jobs. */
const employer = '9000000021';

/** Jobs of their own for the two stories that change something: others only read the first, and may add people to the second. */
const jobs = { bulk: seededID('job-description/31'), board: seededID('job-description/16') };

interface Person {
  id: string;
  status: string;
  student: { firstName: string; lastName: string };
}

const nameOf = ({ student: { firstName, lastName } }: Person) => `${firstName} ${lastName}`;

async function applicants(request: APIRequestContext, jdID: string): Promise<Person[]> {
  const headers = { authorization: `Bearer ${await sharedToken(request, employer)}` };
  const list = `/api/jdstudentmapping/eligibleStudents?jdID=${jdID}&status=Applied&pageSize=100`;
  const answer = (await (await request.get(list, { headers })).json()) as { data: { mapping: Person[] } };
  return answer.data.mapping;
}

const tabs = (page: Page) => page.getByRole('main').getByRole('navigation').first();

test('a company moves all that the filters find, and nobody where they are not as many any more', async ({
  page,
  request,
}) => {
  const people = await applicants(request, jobs.bulk);
  expect(people.length).toBeGreaterThan(2);
  await arrive(page, employer, `/eligible-students?jdID=${jobs.bulk}&status=Applied`);
  const say = words('en');
  const chooseAll = async (count: number) => {
    await expect(tabs(page).getByRole('link', { name: `Applied ${count}`, exact: true })).toBeVisible();
    await page.getByRole('row').nth(1).getByRole('checkbox').check();
    await page
      .getByRole('button', { name: say('resources.bulk.chooseAll', { total: String(count) }) })
      .click();
    await page.getByRole('button', { name: say('resources.step.hold'), exact: true }).click();
  };
  const dialog = page.getByRole('dialog', { name: /^Put on hold: \d+ chosen/ });
  const confirm = (count: number) =>
    dialog.getByRole('button', { name: `${say('resources.step.hold')} (${count})` }).click();
  await chooseAll(people.length);

  // Meanwhile a colleague moves one of them.
  const [one] = people;
  const headers = {
    authorization: `Bearer ${await sharedToken(request, employer)}`,
    'idempotency-key': crypto.randomUUID(),
  };
  const data = { id: one?.id, status: 'On Hold' };
  expect((await request.put('/api/jdstudentmapping/status', { headers, data })).ok()).toBe(true);
  await confirm(people.length);
  await expect(dialog.getByText(`There are ${people.length - 1} now. Look at them again.`)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: say('resources.cancel') }).click();
  expect(await applicants(request, jobs.bulk)).toHaveLength(people.length - 1);

  await page.reload();
  await chooseAll(people.length - 1);
  await confirm(people.length - 1);
  await expect(
    dialog.getByText(say('resources.bulk.done', { count: String(people.length - 1) })),
  ).toBeVisible();
  await dialog
    .getByRole('button', { name: say('resources.bulk.close') })
    .last()
    .click();
  await expect(tabs(page).getByRole('link', { name: `On hold ${people.length}` })).toBeVisible();
});

test('two who are ticked are compared, and their CVs come as one file', async ({ page, request }) => {
  const people = await applicants(request, jobs.board);
  await arrive(page, employer, `/eligible-students?jdID=${jobs.board}&status=Applied`);
  const say = words('en');
  // The test below moves the first one.
  const two = people.slice(1, 3);
  for (const person of two)
    await page
      .getByRole('row', { name: nameOf(person) })
      .getByRole('checkbox')
      .check();
  await page.getByRole('button', { name: say('resources.eligibleStudent.compare') }).click();
  const comparison = page.getByRole('dialog', { name: say('resources.eligibleStudent.compare') });
  await expect(comparison.getByRole('columnheader')).toHaveText([
    say('resources.eligibleStudent.fact'),
    ...two.map(nameOf),
  ]);
  await expect(comparison.getByRole('row', { name: /^Skills met \d+% \d+%$/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: say('resources.step.cvs'), exact: true }).click();
  const asked = page.getByRole('dialog', { name: /^Download CVs/ });
  await asked.getByRole('textbox').fill('To read them before the interview');
  const saved = page.waitForEvent('download');
  await asked.getByRole('button', { name: `${say('resources.step.cvs')} (2)` }).click();
  expect((await saved).suggestedFilename()).toBe('CVs.zip');
});

test('applicants are moved on a board by keys, and noted about; on a phone it shows one column', async ({
  page,
  request,
}) => {
  const [first, second] = await applicants(request, jobs.board);
  if (first === undefined || second === undefined) throw new Error('Nobody has applied.');
  await arrive(page, employer, `/eligible-students?jdID=${jobs.board}`);
  const say = words('en');
  await page.getByRole('link', { name: say('resources.board.open'), exact: true }).click();
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(column('Applied').getByRole('link', { name: nameOf(first) })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await column('Applied')
    .getByRole('link', { name: nameOf(first) })
    .focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(column('On hold').getByRole('link', { name: nameOf(first) })).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  const question = page.getByRole('alertdialog', { name: /^Shortlist / });
  await question.getByRole('button', { name: say('resources.cancel') }).click();
  await expect(column('On hold').getByRole('link', { name: nameOf(first) })).toBeVisible();

  await column('Applied').getByRole('link').nth(1).click();
  const sheet = page.getByRole('dialog');
  const names = sheet.getByRole('heading', { level: 2 }).first();
  const name = (await names.textContent()) ?? '';
  await expect(sheet.getByRole('button', { name: say('resources.nextRecord') })).toBeEnabled();
  await page.keyboard.press('j');
  await expect(names).not.toHaveText(name);
  await expect(sheet.getByRole('button', { name: say('resources.previousRecord') })).toBeEnabled();
  await page.keyboard.press('k');
  await expect(names).toHaveText(name);
  // A question that was answered still leaves while the key is pressed.
  await page.keyboard.press('s');
  await question.getByRole('button', { name: say('resources.cancel') }).press('Enter');
  await page.keyboard.press('j');
  await expect(names).not.toHaveText(name);
  await page.keyboard.press('k');
  await expect(names).toHaveText(name);
  // The CV stands beside the list, and stays what is read when one goes on.
  await sheet.getByRole('tab', { name: say('resources.eligibleStudent.cv') }).click();
  const firstPage = sheet.getByRole('img', { name: /^Page 1 of \d of the CV/ });
  await expect(firstPage).toBeVisible();
  await expect(sheet.getByText(/Skills met: \d+%$/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('j');
  await expect(names).not.toHaveText(name);
  await expect(
    sheet.getByRole('tab', { name: say('resources.eligibleStudent.cv'), selected: true }),
  ).toBeVisible();
  await page.keyboard.press('k');
  await expect(names).toHaveText(name);
  await expect(firstPage).toBeVisible();
  await sheet.getByRole('tab', { name: say('resources.eligibleStudent.notes') }).click();
  const four = sheet
    .getByRole('group', { name: say('resources.eligibleStudent.ownRating') })
    .getByRole('button', { name: '4' });
  await four.click();
  await expect(four).toHaveAttribute('aria-pressed', 'true');
  await sheet.getByRole('button', { name: say('resources.eligibleStudent.addNote') }).click();
  await expect(sheet.getByRole('textbox', { name: 'Note' })).toHaveAccessibleDescription(/Write the note/);
  await sheet.getByRole('textbox', { name: 'Note' }).fill('Joins the second round');
  await sheet.getByRole('button', { name: say('resources.eligibleStudent.addNote') }).click();
  const notes = sheet.getByRole('list', { name: say('resources.eligibleStudent.notes') });
  await expect(notes.getByText('Joins the second round')).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/eligible-students?jdID=${jobs.board}&view=board&status=Applied`);
  await expect(column('Applied').getByRole('listitem').first()).toBeVisible();
  await expect(column('On hold')).toBeHidden();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('rows of the list before cannot be chosen while the next one loads', async ({ page }) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await arrive(page, employer, `/eligible-students?jdID=${seededID('job-description/31')}`);
  await expect(page.getByRole('row').nth(1).getByRole('checkbox')).toBeVisible();
  await page.route(/eligibleStudents\?.*verdict=Eligible/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('combobox', { name: 'Eligibility' }).first().selectOption('Eligible');
  const old = page.locator('[inert]').getByRole('checkbox', { includeHidden: true });
  await expect(old.first()).toBeAttached();
  answer();
  await expect(old).toHaveCount(0);
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
});
