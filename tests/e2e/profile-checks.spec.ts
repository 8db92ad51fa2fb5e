/** Checking at speed: a key each, the next by itself, taken back, and the same by touch. */
import type { APIRequestContext, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newMobileNumber,
  sweep,
  test,
  type Outbox,
} from './fixtures.ts';
import { arrive, demoPassword, sharedToken, tokenOfNew } from './people.ts';
import { administrator } from './resources.ts';
import { words } from './words.ts';

const text = words('en');

/** Students of the sandbox who sign in in other tests are of this one. */
const ofPeople = 'Sahyadri';

/** An institute of the sandbox with so many more students, whose academic summaries wait. */
async function campusWith(request: APIRequestContext, outbox: Outbox, students: number): Promise<string> {
  const headers = { authorization: `Bearer ${await sharedToken(request, administrator)}` };
  const answer = await request.get('/api/institute/all?pageSize=100', { headers });
  type Institutes = { data: { institute: { id: string; name: string; isRegistrable: boolean }[] } };
  const { data } = (await answer.json()) as Institutes;
  const campus = data.institute.find(({ name, isRegistrable }) => isRegistrable && !name.includes(ofPeople));
  const id = campus?.id ?? '';
  for (let each = 0; each < students; each += 1) {
    const lastName = `Zz${String.fromCodePoint(65 + each)}`;
    const person = { firstName: 'Waits', lastName, mobileNumber: newMobileNumber(), password: demoPassword };
    const own = { authorization: `Bearer ${await tokenOfNew(request, outbox, person, id)}` };
    const saved = await request.post('/api/user/academics', {
      headers: own,
      data: { liveBacklogs: each % 3, deadBacklogs: 0 },
    });
    expect(saved.status(), await saved.text()).toBe(200);
  }
  return id;
}

const nameOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test('twenty profiles are verified by keyboard, one key each', sweep, async ({ page, request, outbox }) => {
  const instituteID = await campusWith(request, outbox, 21);
  await arrive(page, administrator, `/student/checks?instituteID=${instituteID}`);
  await expect(nameOf(page)).toBeVisible();
  await expectAccessible(page);
  const seen = new Set<string>();
  const begun = Date.now();
  for (let each = 0; each < 20; each += 1) {
    const shown = nameOf(page);
    const before = await shown.textContent();
    seen.add(before ?? '');
    await page.keyboard.press('v');
    const told = new RegExp(`^${each + 1 === 1 ? 'One verdict' : `${each + 1} verdicts`}, `);
    await expect(page.getByText(told)).toBeVisible();
  }
  const seconds = (Date.now() - begun) / 20_000;
  test.info().annotations.push({ type: 'seconds for each of 20', description: seconds.toFixed(2) });
  expect(seen.size).toBeGreaterThan(15);

  // The last one is taken back and stands there again.
  const last = [...seen].at(-1) ?? '';
  await page.keyboard.press('u');
  await expect(nameOf(page)).toHaveText(last);
  await expect(nameOf(page)).toBeFocused();
});

test('a part goes back with a usual reason by touch; letters type while something is typed, and can be turned off', async ({
  page,
  request,
  outbox,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const instituteID = await campusWith(request, outbox, 2);
  await arrive(page, administrator, `/student/checks?instituteID=${instituteID}`);
  const first = (await nameOf(page).textContent()) ?? '';
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: text('checks.sendAllBack') }).click();
  await page.getByLabel(text('checks.reasons.unreadable')).check();
  const note = page.getByRole('textbox', { name: 'Reason' });
  await expect(note).toHaveValue(text('checks.reasons.unreadable'));
  await note.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' v');
  await expect(note).toHaveValue(`${text('checks.reasons.unreadable')} v`);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: text('checks.send') }).click();
  await expect(page.getByText(`${first} got it back.`)).toBeVisible();
  await page.getByRole('button', { name: text('checks.undo') }).click();
  await expect(nameOf(page)).toHaveText(first);

  await page.getByRole('switch', { name: text('checks.keys') }).click();
  await nameOf(page).focus();
  await page.keyboard.press('v');
  await page.getByRole('button', { name: text('checks.skip') }).click();
  await expect(nameOf(page)).not.toHaveText(first);
  await expect(page.getByText(`${first} has been verified.`)).toBeHidden();
});

test('an officer takes marks in from the list of students, and the same file twice changes nothing', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${await sharedToken(request, '9000000031')}` };
  const listed = await request.get('/api/student/all?search=Pooja&pageSize=1', { headers });
  const { data } = (await listed.json()) as { data: { student: { rollNumber: string; cgpa: number }[] } };
  const [pooja] = data.student;
  const sheet = `PRN,Semester,SGPA\n${pooja?.rollNumber},VI,8.4\nZZ/404,VI,7\n`;
  await arrive(page, '9000000031', '/student');
  const check = async () => {
    await page.getByRole('button', { name: text('resources.student.importMarks') }).click();
    const panel = page.getByRole('dialog', { name: 'Import marks' });
    await panel
      .getByLabel(text('resources.import.file'))
      .setInputFiles({ name: 'marks.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
    await panel.getByRole('button', { name: text('resources.import.check') }).click();
    return panel;
  };
  const panel = await check();
  await expect(panel.getByText(/No student has this roll number/)).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: text('resources.import.take_one') }).click();
  await expect(panel.getByText(text('resources.import.taken_one'))).toBeVisible();
  await panel
    .getByRole('button', { name: text('resources.import.close') })
    .last()
    .click();
  const again = await check();
  await expect(again.getByText('Stays as it is')).toBeVisible();
});
