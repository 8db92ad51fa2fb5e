/** A company asks an institute for a day, its office sets it, and both find it in their calendars until it is cancelled. */
import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { applications, jobApprovals } from '../../src/hiring/index.ts';
import { companies } from '../../src/organisations/index.ts';
import { users } from '../../src/identity/index.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { addPerson } from '../support/people.ts';
import { addRoundTo, addSelection, roundIn } from '../support/rounds.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';

const dayMs = 24 * 60 * 60_000;
const dateIn = (days: number) =>
  new Date(startTime.getTime() + days * dayMs + 5.5 * 60 * 60_000).toISOString().slice(0, 10);

const here = instituteID('sahyadri');
const reason = 'The hall is being painted that week';

let server: TestServer;
let company: Call;
let officer: Call;
let otherOfficer: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  const actAs = async (...as: Parameters<typeof addPerson> extends [unknown, ...infer Rest] ? Rest : never) =>
    server.actAs((await addPerson(server.database.db, ...as)).id);
  company = await server.actAs(seededID('user/9000000021'));
  officer = await actAs('institute-officer', here);
  otherOfficer = await actAs('institute-officer', instituteID('nandi'));
});
afterAll(() => server.close());

const ask = async (wantedDays: readonly string[], more: object = {}) => {
  const answer = await company('askForVisit', { body: { instituteID: here, wantedDays, ...more } });
  expect(answer.status).toBe(200);
  return answer.data.visit;
};

const set = (call: Call, id: string, body: object) => call('setVisit', { params: { id }, body });

const entriesOf = async (call: Call, id: string) =>
  (
    await call('listCalendarEntries', { query: { from: dateIn(0), to: dateIn(60) } })
  ).data.calendarEntry.filter((entry) => entry.id === `visit-${id}`);

const news = async (call: Call) =>
  (await call('listNotifications', { query: { type: 'Critical' } })).data.notifications.map(
    ({ content }) => content,
  );

const uidsIn = async (address: string) =>
  new ICAL.Component(ICAL.parse((await server.app.inject({ url: address })).body))
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each))
    .map(({ uid, startDate, location }) => ({ uid: uid.split('@')[0], day: startDate.toString(), location }));

test('a wished day is confirmed, moved with a reason and cancelled, and both calendars and feeds follow', async () => {
  const { id } = await ask([dateIn(20), dateIn(22)], { note: 'Two panels' });
  expect(await news(officer)).toContainEqual(expect.stringContaining('asks for a day at your institute'));
  expect((await officer('listVisits')).data.visit).toContainEqual(
    expect.objectContaining({ id, state: 'Wanted', note: 'Two panels' }),
  );
  expect((await otherOfficer('getVisit', { params: { id } })).status).toBe(404);
  expect(await entriesOf(officer, id)).toEqual([]);

  const feed = (await officer('renewCalendarFeed')).data.address;
  const confirmed = await set(officer, id, { day: dateIn(22), hall: 'Hall 7', rowVersion: 1 });
  expect(confirmed.data.visit).toMatchObject({
    state: 'Confirmed',
    day: dateIn(22),
    hall: 'Hall 7',
    rowVersion: 2,
  });
  for (const call of [company, officer]) {
    expect(await entriesOf(call, id)).toMatchObject([
      { kind: 'Visit', visitID: id, venue: 'Hall 7', isAllDay: true },
    ]);
    expect(await news(call)).toContainEqual(expect.stringMatching(/comes to .* Hall 7/));
  }
  expect(await uidsIn(feed)).toContainEqual({ uid: `visit-${id}`, day: dateIn(22), location: 'Hall 7' });

  expect((await set(officer, id, { day: dateIn(25), rowVersion: 1 })).error?.code).toBe('STALE');
  expect((await set(officer, id, { day: dateIn(25), rowVersion: 2 })).status).toBe(422);
  const moved = await set(officer, id, { day: dateIn(25), hall: 'Hall 7', reason, rowVersion: 2 });
  expect(moved.data.visit).toMatchObject({ state: 'Moved', day: dateIn(25), reason });
  expect(await uidsIn(feed)).toContainEqual({ uid: `visit-${id}`, day: dateIn(25), location: 'Hall 7' });
  expect(await news(company)).toContainEqual(expect.stringContaining(reason));

  const end = { reason: 'Our interviewers are abroad', rowVersion: 3 };
  const ended = await company('cancelVisit', { params: { id }, body: end });
  expect(ended.data.visit).toMatchObject({ state: 'Cancelled', cancelledBy: 'Company' });
  expect(await entriesOf(officer, id)).toEqual([]);
  expect((await uidsIn(feed)).map(({ uid }) => uid)).not.toContain(`visit-${id}`);
  expect(await news(officer)).toContainEqual(expect.stringMatching(/was cancelled.*abroad/));
  expect((await set(officer, id, { day: dateIn(25), rowVersion: 4 })).error?.code).toBe('ILLEGAL_TRANSITION');
});

test('an office declines with a reason, and whoever is of neither side changes nothing', async () => {
  const { id } = await ask([dateIn(30)]);
  const body = { reason: 'All of that week is taken', rowVersion: 1 };
  expect((await set(company, id, { day: dateIn(30), rowVersion: 1 })).status).toBe(403);
  expect((await set(otherOfficer, id, { day: dateIn(30), rowVersion: 1 })).status).toBe(404);
  expect((await otherOfficer('cancelVisit', { params: { id }, body })).status).toBe(404);
  expect((await officer('cancelVisit', { params: { id }, body })).data.visit.cancelledBy).toBe('Institute');
  expect(await news(company)).toContainEqual(expect.stringContaining('has no day for the visit'));
});

test('an office enters the visit of a company that called: it has its day at once, and both sides hear of it and see it', async () => {
  const { companyID } = await ask([dateIn(33)]);
  const body = {
    companyID,
    day: dateIn(34),
    hall: ' Hall 8 ',
    kind: 'Technical interview',
    note: 'Three people',
  };
  const enter = (call: Call, more: object = {}) =>
    call('enterVisit', { body: { ...body, ...more }, headers: { 'idempotency-key': randomUUID() } });
  const entered = await enter(officer);
  expect(entered.status).toBe(200);
  const { id } = entered.data.visit;
  expect(entered.data.visit).toMatchObject({
    companyID,
    instituteID: here,
    state: 'Confirmed',
    day: dateIn(34),
    hall: 'Hall 8',
    kind: 'Technical interview',
    note: 'Three people',
    wantedDays: [dateIn(34)],
  });
  for (const call of [company, officer]) {
    expect(await entriesOf(call, id)).toMatchObject([{ kind: 'Visit', visitID: id, venue: 'Hall 8' }]);
    expect(await news(call)).toContainEqual(expect.stringMatching(/comes to .* Hall 8/));
  }
  const clashes = await officer('listVisitClashes', {
    query: { instituteID: here, day: dateIn(34), hall: 'hall 8' },
  });
  expect(clashes.data.clash).toContainEqual(expect.objectContaining({ kind: 'Visit', isSameHall: true }));
  // The company calls it off as one that it asked for.
  const end = { reason: 'Nobody can come that day', rowVersion: 1 };
  expect((await company('cancelVisit', { params: { id }, body: end })).data.visit.state).toBe('Cancelled');

  expect((await enter(company)).status).toBe(403);
  expect((await enter(officer, { day: dateIn(-1) })).status).toBe(422);
  expect((await enter(officer, { companyID: seededID('company/of-nobody') })).status).toBe(422);
  expect((await enter(officer, { companyID: seededID('company/suspended-traders') })).error?.code).toBe(
    'COMPANY_NOT_VERIFIED',
  );
});

test('an office names jobs of the company that it sees, and no others', async () => {
  const { db } = server.database;
  const { companyID } = await ask([dateIn(35)]);
  const { jdID } = await addSelection(db, company, { now: startTime, people: 0 });
  const asked = { jdID, instituteID: here, state: 'Pending' as const };
  const enter = (call: Call) =>
    call('enterVisit', {
      body: { companyID, day: dateIn(36), kind: 'Other', jdIDs: [jdID] },
      headers: { 'idempotency-key': randomUUID() },
    });
  await db.delete(jobApprovals).where(eq(jobApprovals.jdID, jdID));
  expect((await enter(officer)).error?.fields).toMatchObject([{ path: 'jdIDs' }]);
  await db.insert(jobApprovals).values(asked);
  const named = await enter(officer);
  expect(named.status).toBe(200);
  expect(named.data.visit.job).toMatchObject([{ jdID }]);
});

test.each([
  ['over', [-1]],
  ['more than two years away', [740]],
  ['six', [1, 2, 3, 4, 5, 6]],
  ['none', []],
])('days that are %s are not asked for', async (_what, days) => {
  const body = { instituteID: here, wantedDays: days.map(dateIn) };
  expect((await company('askForVisit', { body })).status).toBe(422);
});

test('a company that is not verified, an office and a job of others ask for no day', async () => {
  const { db } = server.database;
  const body = { instituteID: here, wantedDays: [dateIn(5)] };
  expect((await officer('askForVisit', { body })).status).toBe(403);
  const { id } = await addPerson(db, 'employer', seededID('company/suspended-traders'));
  const stranger = await server.actAs(id);
  expect((await stranger('askForVisit', { body })).error?.code).toBe('COMPANY_NOT_VERIFIED');
  const others = await company('askForVisit', { body: { ...body, jdIDs: [seededID('job/of-nobody')] } });
  expect(others.status).toBe(422);
});

test('what a day meets is shown before it is set: to the office all of it, to the company what is blocked', async () => {
  const { db } = server.database;
  const day = dateIn(40);
  await officer('blockDays', { body: { firstDay: day, lastDay: day, reason: 'Sports day' } });
  const { jdID, applicants } = await addSelection(db, company, { now: startTime, people: 1 });
  const approved = { jdID, instituteID: here, state: 'Approved' as const };
  await db
    .insert(jobApprovals)
    .values(approved)
    .onConflictDoUpdate({ target: [jobApprovals.jdID, jobApprovals.instituteID], set: approved });
  await addRoundTo(company, jdID, roundIn(startTime, 40 * 24 + 1, { venue: ' hall 9 ' }));
  const [person] = applicants;
  const [student] = await db
    .select({ of: users.parentEntityID })
    .from(users)
    .where(eq(users.id, person?.userID ?? ''));
  expect(student?.of).toBe(here);

  const first = await ask([day]);
  await set(officer, first.id, { day, hall: 'Hall 9', rowVersion: 1 });
  const second = await ask([day]);
  const query = { instituteID: here, day, hall: 'hall 9', visitID: second.id };
  const seen = (await officer('listVisitClashes', { query })).data.clash;
  expect(seen).toMatchObject([
    { kind: 'Blocked', name: 'Sports day' },
    { kind: 'Visit', venue: 'Hall 9', isSameHall: true },
    { kind: 'Hall', name: 'Aptitude test' },
    { kind: 'People', count: 1 },
  ]);
  expect((await company('listVisitClashes', { query })).data.clash).toMatchObject([{ kind: 'Blocked' }]);
  expect((await otherOfficer('listVisitClashes', { query })).status).toBe(404);

  // For those who applied for its own job, its own round is no hindrance.
  const third = await ask([day], { jdIDs: [jdID] });
  const own = (await officer('listVisitClashes', { query: { ...query, visitID: third.id } })).data.clash;
  expect(own.map(({ kind }) => kind)).not.toContain('People');
  await db.update(applications).set({ status: 'Withdrawn' }).where(eq(applications.jdID, jdID));
});

test('which halls are free on a day is answered by what is in each', async () => {
  const { id } = await ask([dateIn(50)]);
  await set(officer, id, { day: dateIn(50), hall: 'Auditorium', rowVersion: 1 });
  const hallsOn = async (days: number) =>
    (await officer('listHalls', { query: { day: dateIn(days) } })).data.hall.filter(
      ({ name }) => name === 'Auditorium',
    );
  const [own] = await server.database.db
    .select({ name: companies.name })
    .from(companies)
    .innerJoin(users, eq(users.parentEntityID, companies.id))
    .where(eq(users.id, seededID('user/9000000021')));
  expect(await hallsOn(50)).toEqual([
    { name: 'Auditorium', use: [{ kind: 'Visit', companyName: own?.name }] },
  ]);
  expect(await hallsOn(51)).toEqual([{ name: 'Auditorium', use: [] }]);
  expect((await company('listHalls', { query: { day: dateIn(50) } })).status).toBe(403);
});
