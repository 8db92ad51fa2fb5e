/** Panels of a round and who has which slot: given in an order, by hand, or chosen; nobody is in two places. */
import { desc, eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { applications, seasons, slots } from '../../src/hiring/index.ts';
import { notificationRecipients, notifications } from '../../src/messages/tables/notifications.ts';
import { settleRounds } from '../../src/hiring/rounds/settling.ts';
import { companies } from '../../src/organisations/index.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { seasonID } from '../../src/seed/data/seasons.ts';
import { gridOf, panelOf, setPanelsOf } from '../support/panels.ts';
import { addPerson } from '../support/people.ts';
import { addRoundTo, addSelection, cancelJob, roundIn, type Applicant } from '../support/rounds.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';

const minute = 60_000;

let server: TestServer;
let company: Call;
let jdID: string;
let people: Applicant[];
let round: Awaited<ReturnType<typeof addRoundTo>>;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
});
afterAll(() => server.close());

beforeEach(async () => {
  server.clock.now = startTime;
  company = await server.actAs(seededID('user/9000000021'));
  const { db } = server.database;
  ({ jdID, applicants: people } = await addSelection(db, company, { now: startTime, people: 3 }));
  round = await addRoundTo(company, jdID, interview());
});

/** Somebody of another company that may post. */
async function anotherCompany(): Promise<Call> {
  const { db } = server.database;
  const [found] = await db.select().from(companies).where(eq(companies.name, 'Indravati Systems'));
  const { id } = await addPerson(db, 'employer', found?.id ?? '');
  return server.actAs(id);
}

const interview = (hours = 24, more: object = {}) =>
  roundIn(startTime, hours, {
    name: 'Technical interview',
    endsAt: new Date(startTime.getTime() + (hours + 4) * 60 * minute).toISOString(),
    ...more,
  });

const allot = (order = 'Roll number', more: object = {}) =>
  company('allotSlots', { params: { id: round.id }, body: { order, ...more } });

const at = (minutes: number): string => new Date(Date.parse(round.startsAt) + minutes * minute).toISOString();
const clock = (minutes: number): string => at(minutes).slice(11, 16);

/** The slot that begins so many minutes after the round. */
async function slotAt(minutes: number, call: Call = company) {
  const { panel } = (await call('listPanels', { params: { id: round.id } })).data;
  const slot = panel.flatMap((each) => each.slots).find(({ startsAt }) => startsAt === at(minutes));
  if (slot === undefined) throw new Error('There is no such slot.');
  return slot;
}

async function give(minutes: number, applicationID: string | null, more: object = {}) {
  const { id, rowVersion } = await slotAt(minutes);
  return company('giveSlot', { params: { id }, body: { applicationID, rowVersion, ...more } });
}

/** What somebody was told of the own slot, the last first. */
const toldOf = async ({ userID }: Applicant): Promise<string[]> => {
  const rows = await server.database.db
    .select({ content: notifications.content })
    .from(notifications)
    .innerJoin(notificationRecipients, eq(notificationRecipients.notificationID, notifications.id))
    .where(eq(notificationRecipients.userID, userID))
    .orderBy(desc(notifications.createdAt), desc(notifications.id));
  return rows.map(({ content }) => content).filter((content) => content.includes('Your slot'));
};

const [first, second, third] = [0, 1, 2].map((index) => () => {
  const person = people[index];
  if (person === undefined) throw new Error('Nobody has applied.');
  return person;
}) as [() => Applicant, () => Applicant, () => Applicant];

test('how to reach an interviewer is for those who plan the round', async () => {
  const interviewers = [{ name: 'Meera Nair', email: 'meera@example.com' }];
  await setPanelsOf(company, round.id, [panelOf(round, 'A', 0, 2, { interviewers })]);
  const { id } = await addPerson(server.database.db, 'institute-officer', instituteID('sahyadri'));
  const officer = await server.actAs(id);
  const { panel } = (await officer('listPanels', { params: { id: round.id } })).data;
  expect(panel).toMatchObject([{ interviewers: [{ name: 'Meera Nair', email: null }] }]);
});

test('panels have their slots, and those of the round get them by roll number; a kept one stays', async () => {
  const { panel, without, withoutCount } = await setPanelsOf(company, round.id, [
    panelOf(round, 'A', 0, 2, {
      buffer: 1,
      interviewers: [{ name: 'Meera Nair', email: 'Meera@Example.com' }],
    }),
    panelOf(round, 'B', 0, 1),
  ]);
  expect(panel).toMatchObject([
    { name: 'A', interviewers: [{ name: 'Meera Nair', email: 'meera@example.com' }] },
    { name: 'B', interviewers: [] },
  ]);
  expect(without).toHaveLength(3);
  expect(withoutCount).toBe(3);

  const before = await gridOf(company, round.id);
  const preview = (await allot('Roll number', { dryRun: true })).data.allotment;
  expect(preview.placed.map(({ panelName, startsAt }) => `${panelName} ${startsAt}`)).toEqual([
    `A ${at(0)}`,
    `B ${at(0)}`,
  ]);
  // No slot was free any more: nothing stands in the way.
  expect(preview.left).toMatchObject([{ applicationID: third().applicationID, meets: [] }]);
  expect(await gridOf(company, round.id)).toEqual(before);

  expect((await allot()).data.allotment).toEqual(preview);
  expect(await gridOf(company, round.id)).toEqual([
    `A ${clock(0)} StudentA`,
    `A ${clock(20)} *`,
    `B ${clock(0)} StudentB`,
  ]);
  expect(await toldOf(first())).toMatchObject([expect.stringContaining('A. Room A')]);
  expect(await toldOf(third())).toEqual([]);

  // Once more: who has a slot keeps it and hears nothing.
  expect((await allot()).data.allotment.placed).toEqual([]);
  expect(await toldOf(first())).toHaveLength(1);
  expect((await give(20, third().applicationID)).status).toBe(200);
});

test('by merit the marks of the round before count first, then the CGPA', async () => {
  const { db } = server.database;
  const marks = await addRoundTo(
    company,
    jdID,
    interview(48, { isFor: 'Applied', name: 'HR interview', maxMarks: 100 }),
  );
  await company('saveRoundEntries', {
    params: { id: round.id },
    body: { entries: [{ applicationID: third().applicationID, attendance: 'Present' }] },
    headers: { 'idempotency-key': randomUUID() },
  });
  await company('updateRound', { params: { id: round.id }, body: { maxMarks: 100, rowVersion: 2 } });
  const scored = await company('saveRoundEntries', {
    params: { id: round.id },
    body: {
      entries: [
        { applicationID: third().applicationID, result: 'Passed', marks: 90 },
        { applicationID: second().applicationID, result: 'Passed', marks: 70 },
      ],
    },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(scored.data.outcomes.map(({ ok }) => ok)).toEqual([true, true]);
  await db.update(applications).set({ status: 'Shortlisted' }).where(eq(applications.jdID, jdID));
  const next = { ...round, id: marks.id, startsAt: marks.startsAt };
  await setPanelsOf(company, next.id, [panelOf(next, 'A', 0, 3)]);
  await company('allotSlots', { params: { id: next.id }, body: { order: 'Merit' } });
  expect((await gridOf(company, next.id)).map((line) => line.split(' ')[2])).toEqual([
    'StudentC',
    'StudentB',
    'StudentA',
  ]);
});

test('panels that cannot be so are refused, each at its field', async () => {
  const { rowVersion } = (await company('listPanels', { params: { id: round.id } })).data;
  const refused = async (...panels: object[]) => {
    const answer = await company('setPanels', { params: { id: round.id }, body: { panels, rowVersion } });
    expect(answer.status).toBe(422);
    return answer.error?.fields.map(({ path, code }) => `${path} ${code}`);
  };
  const a = panelOf(round, 'A', 0, 3);
  expect(await refused({ ...a, endsAt: a.startsAt })).toEqual(['panels.0.endsAt order']);
  expect(await refused(panelOf(round, 'A', -20, 3))).toEqual(['panels.0.startsAt outside']);
  expect(await refused(panelOf(round, 'A', 200, 3))).toEqual(['panels.0.endsAt outside']);
  expect(await refused({ ...a, minutes: 90 })).toEqual(['panels.0.minutes tooFew']);
  expect(await refused({ ...a, buffer: 3 })).toEqual(['panels.0.buffer tooMany']);
  expect(await refused({ ...a, pauseAfter: 2 })).toEqual(['panels.0.pauseMinutes required']);
  // Its slots would be counted for hours.
  expect(await refused({ ...a, endsAt: '9999-12-31T23:59:59.000Z' })).toEqual(['panels.0.endsAt tooLarge']);
  expect(await refused(a, { ...panelOf(round, 'a', 60, 1) })).toEqual(['panels.1.name duplicate']);
  expect(await refused(a, panelOf(round, 'B', 20, 3, { venue: 'room a' }))).toEqual([
    'panels.1.venue overlap',
  ]);
  const asks = { interviewers: [{ name: 'Meera Nair', email: 'meera@example.com' }] };
  expect(await refused({ ...a, ...asks }, panelOf(round, 'B', 20, 3, asks))).toEqual([
    'panels.1.interviewers overlap',
  ]);
  expect(await refused({ ...a, id: seededID('panel/nobody') })).toEqual(['panels.0.id unknown']);
  server.clock.now = new Date(Date.parse(round.startsAt) + 10 * minute);
  company = await server.actAs(seededID('user/9000000021'));
  expect(await refused(a)).toEqual(['panels.0.startsAt past']);
});

test('two who change the panels at once: the second is told; a slot that somebody has does not go', async () => {
  const { rowVersion, panel } = await setPanelsOf(company, round.id, [panelOf(round, 'A', 0, 3)]);
  await allot();
  const { id = '' } = panel[0] ?? {};
  const a = { ...panelOf(round, 'A', 0, 3), id };
  const set = (panels: object[], version = rowVersion) =>
    company('setPanels', { params: { id: round.id }, body: { panels, rowVersion: version } });
  expect((await set([a], rowVersion - 1)).error).toMatchObject({ code: 'STALE' });
  for (const panels of [[], [{ ...a, minutes: 30 }], [{ ...a, endsAt: at(40) }]]) {
    const answer = await set(panels);
    expect(answer.error).toMatchObject({ code: 'IN_USE' });
    expect(answer.message).toMatch(/^Student[AC] /);
  }
  // More slots, a pause behind those that are taken, another room: everybody keeps the slot and hears of the room.
  expect(
    (await set([{ ...a, endsAt: at(100), pauseAfter: 3, pauseMinutes: 15, venue: 'Lab 1' }])).status,
  ).toBe(200);
  expect(await gridOf(company, round.id)).toEqual([
    `A ${clock(0)} StudentA`,
    `A ${clock(20)} StudentB`,
    `A ${clock(40)} StudentC`,
    `A ${clock(75)} -`,
  ]);
  expect(await toldOf(second())).toMatchObject([
    expect.stringContaining('is now'),
    expect.stringContaining('Room A'),
  ]);
  // The round is not moved away from them.
  const moved = await company('updateRound', {
    params: { id: round.id },
    body: { startsAt: at(60), endsAt: at(300), rowVersion: rowVersion + 1 },
  });
  expect(moved.error).toMatchObject({ code: 'IN_USE' });
});

test('nobody is in two places of two companies, with a quarter of an hour between; a stranger does not learn what for', async () => {
  const { db } = server.database;
  const other = await anotherCompany();
  const elsewhere = await addSelection(db, other, { now: startTime, people: 1 });
  const own = elsewhere.applicants[0]?.applicationID ?? '';
  await db.update(applications).set({ userID: first().userID }).where(eq(applications.id, own));
  await addRoundTo(other, elsewhere.jdID, {
    ...interview(),
    name: 'Group discussion',
    endsAt: at(30),
    venue: 'Hall 9',
  });
  await setPanelsOf(company, round.id, [panelOf(round, 'A', 0, 2)]);
  const { left } = (await allot('Roll number', { dryRun: true })).data.allotment;
  expect(left).toMatchObject([
    { applicationID: first().applicationID, meets: [{ startsAt: at(0), endsAt: at(30) }] },
  ]);
  expect(left[0]?.meets[0]).not.toHaveProperty('companyName');
  const clash = await give(20, first().applicationID, { dryRun: true });
  expect(clash.error).toMatchObject({ code: 'IN_USE', details: { meets: [{ endsAt: at(30) }] } });
  expect(clash.message).not.toContain('Group discussion');

  // Whoever reaches both reads what it is; a slot that begins late enough is given.
  const admin = await server.actAs(seededID('user/9000000051'));
  const { id, rowVersion } = await slotAt(20);
  const told = await admin('giveSlot', {
    params: { id },
    body: { applicationID: first().applicationID, rowVersion },
  });
  expect(told.message).toContain('Group discussion');
  await setPanelsOf(company, round.id, [panelOf(round, 'B', 45, 1)]);
  expect((await give(45, first().applicationID)).status).toBe(200);
});

test.each([
  [0, 200],
  [40, 409],
])(
  'with %d minutes between two places, as the season has it, a slot a quarter of an hour later: %d',
  async (minutes, status) => {
    const { db } = server.database;
    const other = await anotherCompany();
    const elsewhere = await addSelection(db, other, { now: startTime, people: 1 });
    await db
      .update(applications)
      .set({ userID: first().userID })
      .where(eq(applications.id, elsewhere.applicants[0]?.applicationID ?? ''));
    await addRoundTo(other, elsewhere.jdID, { ...interview(), endsAt: at(30), venue: 'Hall 9' });
    await setPanelsOf(company, round.id, [panelOf(round, 'A', 45, 1)]);
    const isOwn = eq(seasons.id, seasonID('sahyadri'));
    const [season] = await db.select().from(seasons).where(isOwn);
    await db
      .update(seasons)
      .set({ policy: { ...season?.policy, minutesBetweenPlaces: minutes } })
      .where(isOwn);
    const { placed } = (await allot('Roll number', { dryRun: true })).data.allotment;
    expect(placed[0]?.applicationID === first().applicationID).toBe(status === 200);
    expect((await give(45, first().applicationID)).status).toBe(status);
    await db
      .update(seasons)
      .set({ policy: season?.policy ?? {} })
      .where(isOwn);
  },
);

test('two companies that take the same time of one student at once: one of them gets it', async () => {
  const { db } = server.database;
  const other = await anotherCompany();
  const elsewhere = await addSelection(db, other, { now: startTime, people: 1 });
  const own = elsewhere.applicants[0]?.applicationID ?? '';
  await db.update(applications).set({ userID: first().userID }).where(eq(applications.id, own));
  const theirs = await addRoundTo(other, elsewhere.jdID, interview());
  await setPanelsOf(company, round.id, [panelOf(round, 'A', 0, 1)]);
  await setPanelsOf(other, theirs.id, [panelOf(theirs, 'X', 0, 1)]);
  await Promise.all([allot(), other('allotSlots', { params: { id: theirs.id }, body: { order: 'Merit' } })]);
  const taken = await db
    .select({ id: slots.id })
    .from(slots)
    .where(inArray(slots.applicationID, [own, first().applicationID]));
  expect(taken).toHaveLength(1);
});

test('a slot is given, moved and freed by hand, and its person hears of each', async () => {
  await setPanelsOf(company, round.id, [panelOf(round, 'A', 0, 3)]);
  expect((await give(0, first().applicationID, { dryRun: true })).status).toBe(200);
  expect((await slotAt(0)).isTaken).toBe(false);
  expect((await give(0, first().applicationID)).data.slot.person).toMatchObject({ queue: 'Not here' });
  expect((await give(0, second().applicationID)).error).toMatchObject({ code: 'IN_USE' });
  expect((await give(40, first().applicationID)).status).toBe(200);
  expect(await gridOf(company, round.id)).toEqual([
    `A ${clock(0)} -`,
    `A ${clock(20)} -`,
    `A ${clock(40)} StudentA`,
  ]);
  const stale = await slotAt(40);
  expect((await give(40, null)).status).toBe(200);
  expect((await toldOf(first())).map((text) => /slot in .* (?:is now|was taken back)/.test(text))).toEqual([
    true,
    true,
    false,
  ]);
  const late = { params: { id: stale.id }, body: { applicationID: null, rowVersion: stale.rowVersion } };
  expect((await company('giveSlot', late)).error).toMatchObject({ code: 'STALE' });
  // Somebody who applied for another job is not in this round, and the past is over.
  const another = await addSelection(server.database.db, company, { now: startTime, people: 1 });
  expect((await give(0, another.applicants[0]?.applicationID ?? '')).status).toBe(404);
  server.clock.now = new Date(Date.parse(at(20)));
  company = await server.actAs(seededID('user/9000000021'));
  expect((await give(0, second().applicationID)).error).toMatchObject({ code: 'ILLEGAL_TRANSITION' });
});

test('the slot of somebody who withdrew goes to who has none', async () => {
  await setPanelsOf(company, round.id, [panelOf(round, 'A', 0, 2)]);
  await allot();
  const { db } = server.database;
  await db
    .update(applications)
    .set({ status: 'Withdrawn' })
    .where(eq(applications.id, first().applicationID));
  expect((await slotAt(0)).person).toMatchObject({ isLeft: true });
  expect((await give(0, third().applicationID, { dryRun: true })).status).toBe(200);
  expect((await allot()).data.allotment).toMatchObject({
    placed: [{ applicationID: third().applicationID }],
  });
  expect((await gridOf(company, round.id)).map((line) => line.split(' ')[2])).toEqual([
    'StudentC',
    'StudentB',
  ]);
  expect((await give(20, first().applicationID)).status).toBe(404);
  // Nor does it keep a panel from being taken away.
  await db
    .update(applications)
    .set({ status: 'Withdrawn' })
    .where(inArray(applications.id, [second().applicationID, third().applicationID]));
  expect((await setPanelsOf(company, round.id, [panelOf(round, 'B', 0, 1)])).panel).toHaveLength(1);
  await cancelJob(db, jdID, startTime);
  expect((await allot()).error).toMatchObject({ code: 'ILLEGAL_TRANSITION' });
});

test('a student may choose the slot of somebody who withdrew, as the list of free ones says', async () => {
  await setPanelsOf(company, round.id, [panelOf(round, 'A', 0, 2)], { isSlotChosen: true });
  await allot();
  const { db } = server.database;
  const ofFirst = eq(applications.id, first().applicationID);
  await db.update(applications).set({ status: 'Withdrawn' }).where(ofFirst);
  const student = await server.actAs(third().userID);
  const { slot } = (await student('listFreeSlots', { params: { id: round.id } })).data;
  expect(slot.map(({ startsAt }) => startsAt)).toEqual([at(0)]);
  const body = { slotID: slot[0]?.id ?? '' };
  const chosen = await student('chooseSlot', { params: { id: round.id }, body });
  expect(chosen.data.slot).toMatchObject({ startsAt: at(0), place: 1 });
});

test('a student chooses a free slot where that is allowed, and reads when, where and behind how many', async () => {
  await setPanelsOf(company, round.id, [panelOf(round, 'A', 0, 3, { buffer: 1 })]);
  const student = await server.actAs(second().userID);
  const free = async () => (await student('listFreeSlots', { params: { id: round.id } })).data.slot;
  const choose = async (minutes: number, call: Call = student) =>
    call('chooseSlot', { params: { id: round.id }, body: { slotID: (await slotAt(minutes)).id } });
  expect(await free()).toEqual([]);
  expect((await choose(0)).status).toBe(403);
  await setPanelsOf(company, round.id, [panelOf(round, 'A', 0, 3, { buffer: 1 })], { isSlotChosen: true });
  expect((await free()).map(({ startsAt }) => startsAt)).toEqual([at(0), at(20)]);
  expect((await choose(0)).data.slot).toMatchObject({ startsAt: at(0), place: 1, panelName: 'A' });
  expect((await choose(20)).data.slot).toMatchObject({ startsAt: at(20), venue: 'Room A' });
  expect((await choose(40)).status).toBe(404);
  const classmate = await server.actAs(first().userID);
  expect((await choose(20, classmate)).error).toMatchObject({ code: 'IN_USE' });
  expect((await choose(0, classmate)).status).toBe(200);
  const own = (await student('getDashboard')).data.dashboard.rounds?.find(({ id }) => id === round.id);
  expect(own?.slot).toMatchObject({ startsAt: at(20), panelName: 'A', venue: 'Room A', place: 2 });
  const stranger = await addSelection(server.database.db, company, { now: startTime, people: 1 });
  const outsider = await server.actAs(stranger.applicants[0]?.userID ?? '');
  expect((await outsider('listFreeSlots', { params: { id: round.id } })).status).toBe(404);
  // What has begun is neither chosen nor left.
  server.clock.now = new Date(Date.parse(at(10)));
  company = await server.actAs(seededID('user/9000000021'));
  const late = await server.actAs(third().userID);
  expect((await choose(0, late)).status).not.toBe(200);
  const begun = await server.actAs(first().userID);
  expect((await choose(20, begun)).status).not.toBe(200);
  expect(await gridOf(company, round.id)).toEqual([
    `A ${clock(0)} StudentA`,
    `A ${clock(20)} StudentB`,
    `A ${clock(40)} *`,
  ]);
});

test('the door moves the queue on: who goes in is there, who was absent is not let in, and it is taken back', async () => {
  await setPanelsOf(company, round.id, [panelOf(round, 'A', 0, 3)]);
  await allot();
  server.clock.now = new Date(Date.parse(at(5)));
  const { id: coordinatorID } = await addPerson(server.database.db, 'coordinator', instituteID('sahyadri'));
  const coordinator = await server.actAs(coordinatorID);
  company = await server.actAs(seededID('user/9000000021'));
  const move = async (minutes: number, queue: string, call: Call = coordinator) => {
    const { id, rowVersion } = await slotAt(minutes, call);
    return call('moveQueue', { params: { id }, body: { queue, rowVersion } });
  };
  expect((await slotAt(0)).person).toMatchObject({ queue: 'Not here', isLate: true });
  expect((await slotAt(20)).person).toMatchObject({ queue: 'Not here', isLate: false });
  expect((await move(0, 'Called')).data.slot.person).toMatchObject({
    queue: 'Called',
    attendance: 'Unknown',
  });
  expect((await move(0, 'In')).data.slot.person).toMatchObject({
    queue: 'In',
    attendance: 'Present',
    isLate: true,
  });
  expect((await give(0, null)).error).toMatchObject({ code: 'ILLEGAL_TRANSITION' });
  expect((await move(0, 'Done')).data.slot.person).toMatchObject({ queue: 'Done' });
  expect((await move(0, 'Called')).data.slot.person).toMatchObject({
    queue: 'Called',
    inAt: null,
    doneAt: null,
  });
  expect((await move(0, 'Here')).data.slot.person).toMatchObject({ queue: 'Here', calledAt: null });

  await coordinator('saveRoundEntries', {
    params: { id: round.id },
    body: { entries: [{ applicationID: second().applicationID, attendance: 'Absent' }] },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect((await move(20, 'In')).error).toMatchObject({ code: 'ILLEGAL_TRANSITION' });
  // A check-in at the door shows on the board, and two phones that move the same person are one step.
  const slot = await slotAt(40);
  const twice = { params: { id: slot.id }, body: { queue: 'Called', rowVersion: slot.rowVersion } };
  const answers = await Promise.all([coordinator('moveQueue', twice), company('moveQueue', twice)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  // The coordinator plans nothing.
  const { id, rowVersion } = await slotAt(20);
  const given = { params: { id }, body: { applicationID: null, rowVersion } };
  expect((await coordinator('giveSlot', given)).status).toBe(403);
});

test('a closing that is taken back frees the slots of who falls out of the next round', async () => {
  const next = await addRoundTo(company, jdID, interview(72, { name: 'HR interview', isFor: 'Passed' }));
  server.clock.now = new Date(Date.parse(round.startsAt) + 60 * minute);
  // A session of the day before is over.
  company = await server.actAs(seededID('user/9000000021'));
  const params = { id: round.id };
  const { data } = await company('saveRoundEntries', {
    params,
    body: { entries: [{ applicationID: first().applicationID, result: 'Passed' }] },
    headers: { 'idempotency-key': randomUUID() },
  });
  const { rowVersion } = data.round;
  expect((await company('closeRound', { params, body: { rowVersion } })).status).toBe(200);
  await settleRounds(server.database.db, server.clock.now);
  await setPanelsOf(company, next.id, [panelOf(next, 'A', 0, 1)]);
  const given = await company('allotSlots', { params: { id: next.id }, body: { order: 'Roll number' } });
  expect(given.status).toBe(200);
  expect(await gridOf(company, next.id)).toEqual([expect.stringMatching(/StudentA$/)]);

  expect((await company('reopenRound', { params })).status).toBe(200);
  expect(await gridOf(company, next.id)).toEqual([expect.stringMatching(/-$/)]);
});
