/** The drive by keys alone, from a round to an offer; and each screen of it in every language, at two widths, in the light and in the dark. */
import type { Locator, Page } from '@playwright/test';
import { localeValues } from '@aarambh/api-client/enums';
import { indianDate } from '../../apps/backend/src/platform/calendar.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, sweep, test } from './fixtures.ts';
import { press, reach, type } from './keyboard.ts';
import { arrive, asha, sharedToken } from './people.ts';
import { employer } from './resources.ts';
import { words, type LanguageCode } from './words.ts';

/** The placement officer of Sahyadri, who stands at the door. */
const officer = '9000000031';
const say = words('en');

// One after the other: each applies for a job of its own.
test.describe.configure({ mode: 'default' });

const headersOf = async (page: Page, mobileNumber: string) => ({
  authorization: `Bearer ${await sharedToken(page.request, mobileNumber)}`,
});

interface OpenJob {
  id: string;
  companyName: string;
}

/** A job of Navyug that Asha can still apply for. Other tests take the first and the last of them. */
async function jobInTheMiddle(page: Page): Promise<string> {
  const headers = await headersOf(page, asha.mobileNumber);
  const answer = await page.request.get('/api/jdstudentmapping/eligibleJDs?pageSize=100', { headers });
  const { data } = (await answer.json()) as { data: { jobDescription: readonly OpenJob[] } };
  const jobs = data.jobDescription.filter(({ companyName }) => companyName.startsWith('Navyug'));
  expect(jobs.length).toBeGreaterThan(0);
  return jobs[Math.floor((jobs.length - 1) / 2)]?.id ?? '';
}

/** Asha applies for the job, by keys. */
async function applyFor(page: Page, jdID: string): Promise<void> {
  await arrive(page, asha.mobileNumber, `/my-jobs/${jdID}`);
  const main = page.getByRole('main');
  const apply = say('resources.apply.apply');
  await main.getByRole('button', { name: apply, exact: true }).waitFor();
  for (const group of await main.getByRole('radiogroup').all()) {
    await reach(page, group.getByRole('radio').first());
    await page.keyboard.press('Space');
  }
  for (const field of await main.getByRole('textbox').all()) await type(page, field, '7');
  await press(page, main.getByRole('button', { name: apply, exact: true }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: apply, exact: true }));
  await expect(main.getByText(say('resources.application.applied')).first()).toBeVisible();
}

/** Opens a list, goes down in it to the entry, and takes it. */
async function pick(page: Page, list: Locator, chosen: RegExp): Promise<void> {
  const textOf = () => page.locator('option:focus').textContent({ timeout: 2000 });
  await reach(page, list);
  await page.keyboard.press('Space');
  for (let steps = 0; steps < 20 && !chosen.test((await textOf()) ?? ''); steps += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(list.locator('option:checked')).toHaveText(chosen);
}

/** Types a day of India into the three fields of a date. */
async function typeDay(page: Page, group: Locator, day: Date): Promise<void> {
  const parts = group.getByRole('textbox');
  for (const [index, part] of indianDate(day).split('-').toReversed().entries()) {
    await reach(page, parts.nth(index));
    await page.keyboard.insertText(part);
  }
}

const clockOf = (moment: Date): string =>
  moment.toLocaleTimeString('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' });

/** The code of the student at the door of a round. */
async function codeOf(page: Page, round: string): Promise<string> {
  await arrive(page, asha.mobileNumber, '/dashboard');
  const card = page.getByRole('region', { name: say('dashboard.rounds.title') });
  const own = card
    .locator('div')
    .filter({ hasText: round })
    .filter({ has: page.locator('strong') });
  return (await own.last().locator('strong').textContent()) ?? '';
}

test('a drive goes from its round to an offer by keyboard', sweep, async ({ page }) => {
  test.setTimeout(300_000);
  const name = 'Round by keys';
  const jdID = await jobInTheMiddle(page);
  await applyFor(page, jdID);

  await test.step('the company adds a round', async () => {
    await arrive(page, employer, `/job-description/${jdID}/drive`);
    await press(page, page.getByRole('button', { name: say('drive.add') }));
    const dialog = page.getByRole('dialog', { name: say('drive.addTitle') });
    await expect(dialog).toBeVisible();
    // Escape takes back what was asked for, and the focus goes back to where it was.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: say('drive.add') })).toBeFocused();
    await page.keyboard.press('Enter');
    await type(page, dialog.getByRole('textbox', { name: say('form.round name label') }), name);
    const kind = dialog.getByRole('combobox', { name: say('form.round kind label') });
    await pick(page, kind, new RegExp(say('form.round kind technical')));
    const audience = dialog.getByRole('combobox', { name: say('form.round audience label') });
    await pick(page, audience, new RegExp(say('form.round audience applied')));
    // It begins with the next full minute that leaves time to send the form.
    const starts = new Date(Math.ceil((Date.now() + 30_000) / 60_000) * 60_000);
    const group = dialog.getByRole('group', { name: say('form.round day label'), exact: true });
    await typeDay(page, group, starts);
    const from = dialog.getByRole('textbox', { name: say('form.round from label') });
    // A time that is over is refused at its field, which takes the focus.
    await type(page, from, '00:00');
    const ends = new Date(starts.getTime() + 60 * 60_000);
    await typeDay(page, dialog.getByRole('group', { name: say('form.round last day label') }), ends);
    await type(page, dialog.getByRole('textbox', { name: say('form.round to label') }), clockOf(ends));
    await press(page, dialog.getByRole('button', { name: say('drive.add') }));
    await expect(from).toHaveAccessibleDescription(/Choose a time that is still to come/);
    await expect(from).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(clockOf(starts));
    await press(page, dialog.getByRole('button', { name: say('drive.add') }));
    await expect(page.getByRole('link', { name: `1. ${name}` })).toBeVisible();
  });

  await test.step('the coordinator checks in by code', async () => {
    const code = await codeOf(page, name);
    await arrive(page, officer, '/check-in');
    const field = page.getByRole('textbox', { name: say('check-in.field') });
    await pick(page, page.getByRole('combobox', { name: say('check-in.round') }), new RegExp(name));
    await type(page, field, code);
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('check-in.answer.in', { name: 'Asha Patil' })).first()).toBeVisible();
    // The next person can be typed at once.
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
  });

  await test.step('the company looks through the tabs, gives a result and closes the round', async () => {
    await arrive(page, employer, `/job-description/${jdID}/drive`);
    await reach(page, page.getByRole('tab', { name: say('drive.viewPeople') }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel', { name: say('drive.slots.title') })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel', { name: say('drive.slots.board') })).toBeVisible();
    await page.keyboard.press('Home');
    const people = page.getByRole('table', { name: say('drive.people', { name }) });
    const result = people.getByRole('combobox', {
      name: say('drive.resultOf', { name: 'Asha Patil' }),
    });
    await pick(page, result, new RegExp(say('drive.result.passed')));
    await expect(page.getByRole('list', { name: say('drive.line') })).toContainText('1 passed');
    // Somebody who pressed too early reads that the round has not begun.
    const question = page.getByRole('alertdialog');
    await expect(async () => {
      await page.goto(`/job-description/${jdID}/drive`);
      await press(page, page.getByRole('button', { name: say('drive.close'), exact: true }));
      await expect(question.getByText('1 goes on')).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 120_000, intervals: [5000] });
    await expectAccessible(page);
    await press(page, question.getByRole('button', { name: say('drive.close'), exact: true }));
    await expect(page.getByText(say('drive.closed', { name })).first()).toBeVisible();
  });

  await test.step('the company makes an offer to who passed', async () => {
    await page.goto(`/job-description/${jdID}/drive`);
    await press(page, page.getByRole('link', { name: say('drive.readyOffer') }));
    await press(page, page.getByRole('main').getByRole('link', { name: 'Asha Patil' }).first());
    const sheet = page.getByRole('dialog').first();
    await press(page, sheet.getByRole('button', { name: say('resources.step.offer'), exact: true }));
    const dialog = page.getByRole('dialog', {
      name: say('resources.step.offerQuestion', { name: 'Asha Patil' }),
    });
    await expect(dialog.getByRole('textbox', { name: say('form.offer pay label') })).not.toHaveValue('');
    const nextWeek = new Date(Date.now() + 7 * 24 * 60 * 60_000);
    await typeDay(page, dialog.getByRole('group', { name: say('form.offer answer label') }), nextWeek);
    await press(page, dialog.getByRole('button', { name: say('resources.step.offer'), exact: true }));
    await expect(page.getByText(say('resources.step.offered', { name: 'Asha Patil' })).first()).toBeVisible();
  });
});

/** A round of today with its own test, a panel with slots, and Asha in it. @returns the job and the round */
async function plannedDrive(page: Page): Promise<{ jdID: string; roundID: string }> {
  const jdID = await jobInTheMiddle(page);
  await applyFor(page, jdID);
  const headers = await headersOf(page, employer);
  // Soon: an hour from now may be another day in India.
  const startsAt = new Date(Date.now() + 20_000);
  const times = { startsAt, endsAt: new Date(startsAt.getTime() + 60 * 60_000) };
  const round = { jdID, name: 'Aptitude', kind: 'Aptitude test', venue: 'Seminar hall 2', isFor: 'Applied' };
  const added = await page.request.post('/api/round/add', {
    headers,
    data: { ...round, ...times, bring: 'College identity card' },
  });
  expect(added.status()).toBe(200);
  const { id, rowVersion } = ((await added.json()) as { data: { round: { id: string; rowVersion: number } } })
    .data.round;
  const put = async (path: string, data: object) => {
    const answer = await page.request.put(`/api/round/${path}/${id}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  const panels = ['A', 'B'].map((letter) => ({
    ...times,
    name: `Panel ${letter}`,
    venue: `Lab ${letter}`,
    minutes: 20,
    interviewers: [{ name: `Meera ${letter}`, email: `meera.${letter.toLowerCase()}@example.com` }],
  }));
  await put('panels', { panels, rowVersion });
  await put('allot', { order: 'Merit' });
  await put('questions', {
    text: 'What is 15% of 240?',
    options: ['24', '36', '30'],
    rightOption: 1,
    marks: 2,
    negativeMarks: 0.5,
  });
  return { jdID, roundID: id };
}

interface Place {
  who: string;
  path: string;
  /** Key of the name of the tab that is chosen there. */
  tab?: string;
}

/** Opens a place in a language, by keys where it is a tab. */
async function open(page: Page, { who, path, tab }: Place, language: LanguageCode): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await arrive(page, who, path);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  if (tab === undefined) return;
  const own = page.getByRole('tab', { name: words(language)(tab) });
  await reach(page, page.getByRole('tab', { selected: true }));
  while ((await own.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowRight');
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
}

test('each screen of a drive is sound in every view', sweep, async ({ page }) => {
  test.setTimeout(600_000);
  const { jdID, roundID } = await plannedDrive(page);
  const drive = { who: employer, path: `/job-description/${jdID}/drive?round=${roundID}` };
  const places: Place[] = [
    ...['drive.viewPeople', 'drive.slots.title', 'drive.slots.board', 'drive.test.title'].map((tab) => ({
      ...drive,
      tab,
    })),
    { who: officer, path: '/calendar?show=month' },
    { who: officer, path: '/calendar' },
    { who: officer, path: `/check-in?round=${roundID}` },
    { who: asha.mobileNumber, path: `/my-jobs/${jdID}` },
    { who: asha.mobileNumber, path: '/dashboard' },
  ];
  for (const language of localeValues) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    for (const place of places) {
      await test.step(`${place.path} ${place.tab ?? ''}, ${language}`, async () => {
        await open(page, place, language);
        for (const width of [1280, 360]) {
          await page.setViewportSize({ width, height: 800 });
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
        }
      });
    }
  }
});
