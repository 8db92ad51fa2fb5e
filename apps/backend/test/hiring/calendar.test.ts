/** What is on which day: for a student, an officer and a company, and for the calendars that follow theirs. */
import ICAL from 'ical.js';
import { sync } from 'node-ical';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { calendarFeeds } from '../../src/hiring/tables/calendar.ts';
import { panels, slots } from '../../src/hiring/tables/panels.ts';
import { applications, jobApprovals } from '../../src/hiring/index.ts';
import { users } from '../../src/identity/index.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { addPerson } from '../support/people.ts';
import { addRoundTo, addSelection, cancelJob, roundIn, type Applicant } from '../support/rounds.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';

const day = 24 * 60 * 60_000;

const dateIn = (days: number) =>
  new Date(startTime.getTime() + days * day + 5.5 * 60 * 60_000).toISOString().slice(0, 10);

let server: TestServer;
let company: Call;
let officer: Call;
let jdID: string;
let people: readonly [Applicant, Applicant];
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  company = await server.actAs(seededID('user/9000000021'));
  const { id } = await addPerson(server.database.db, 'institute-officer', instituteID('sahyadri'));
  officer = await server.actAs(id);
});
afterAll(() => server.close());

beforeEach(async () => {
  const added = await addSelection(server.database.db, company, { now: startTime, people: 2 });
  const [first, second] = added.applicants;
  if (first === undefined || second === undefined) throw new Error('Nobody has applied.');
  people = [first, second];
  ({ jdID } = added);
});

const entriesOf = async (call: Call, days = 60) =>
  (await call('listCalendarEntries', { query: { from: dateIn(0), to: dateIn(days) } })).data.calendarEntry;

const ofJob = async (call: Call) => (await entriesOf(call)).filter((entry) => entry.jdID === jdID);

test('a round stands in the calendars of those who are in it and of those who run it, and of nobody else', async () => {
  const round = roundIn(startTime, 50, { venue: 'Seminar hall 2', bring: 'A pen' });
  const { id } = await addRoundTo(company, jdID, round);
  const expected = {
    id: `round-${id}`,
    kind: 'Round',
    roundKind: 'Aptitude test',
    venue: 'Seminar hall 2',
    bring: 'A pen',
    startsAt: round.startsAt,
    isAllDay: false,
  };
  const student = await server.actAs(people[0].userID);
  expect(await ofJob(student)).toMatchObject([{ ...expected, applicationID: people[0].applicationID }]);
  for (const call of [company, officer]) {
    expect(await ofJob(call)).toEqual(
      expect.arrayContaining([
        expect.objectContaining(expected),
        expect.objectContaining({ id: `last-day-${jdID}`, kind: 'Last day' }),
      ]),
    );
  }
  const { id: elsewhere } = await addPerson(server.database.db, 'student', instituteID('sahyadri'));
  expect(await ofJob(await server.actAs(elsewhere))).toEqual([]);
  const { id: otherOfficer } = await addPerson(server.database.db, 'institute-officer', instituteID('nandi'));
  expect(await ofJob(await server.actAs(otherOfficer))).toEqual([]);

  // Who is no longer in the selection does not go there, and nobody goes to what was cancelled.
  await server.database.db
    .update(applications)
    .set({ status: 'Withdrawn' })
    .where(eq(applications.id, people[0].applicationID));
  expect(await ofJob(student)).toEqual([]);
  await cancelJob(server.database.db, jdID, startTime);
  expect(await ofJob(company)).toEqual([]);
});

test('who has a slot is expected at the time and the panel of it', async () => {
  const { db } = server.database;
  const { id: roundID } = await addRoundTo(
    company,
    jdID,
    roundIn(startTime, 50, { venue: 'Seminar hall 2' }),
  );
  const from = new Date(startTime.getTime() + 50.5 * 60 * 60_000);
  const until = new Date(from.getTime() + 20 * 60_000);
  const times = { startsAt: from, endsAt: until };
  const [panel] = await db
    .insert(panels)
    .values({ roundID, order: 1, name: 'Panel B', minutes: 20, ...times })
    .returning();
  const { applicationID, userID } = people[0];
  await db.insert(slots).values({ panelID: panel?.id ?? '', roundID, applicationID, ...times });
  expect(await ofJob(await server.actAs(userID))).toMatchObject([
    { startsAt: from.toISOString(), endsAt: until.toISOString(), venue: 'Panel B, Seminar hall 2' },
  ]);
  expect(await ofJob(await server.actAs(people[1].userID))).toMatchObject([{ venue: 'Seminar hall 2' }]);
});

test('an offer stands at its end, and the first day at work as a day', async () => {
  const { db } = server.database;
  const respondBy = new Date(startTime.getTime() + 3 * day).toISOString();
  const offer = { ctcPaise: 60_000_000, respondBy, joiningDate: dateIn(40) };
  const set = (status: 'Selected' | 'Offer Accepted') =>
    db.update(applications).set({ status, offer }).where(eq(applications.id, people[0].applicationID));
  const student = await server.actAs(people[0].userID);
  await set('Selected');
  expect(await ofJob(student)).toMatchObject([{ kind: 'Offer', startsAt: respondBy }]);
  await set('Offer Accepted');
  expect(await ofJob(student)).toMatchObject([
    { kind: 'First day', isAllDay: true, startsAt: `${dateIn(39)}T18:30:00.000Z` },
  ]);
});

const approve = (id: string) => {
  const approved = { jdID: id, instituteID: instituteID('sahyadri'), state: 'Approved' as const };
  return server.database.db
    .insert(jobApprovals)
    .values(approved)
    .onConflictDoUpdate({ target: [jobApprovals.jdID, jobApprovals.instituteID], set: approved });
};

test('what a round would meet is told before it is saved', async () => {
  const { db } = server.database;
  const round = roundIn(startTime, 15 * 24);
  const meets = async (venue: string) =>
    (
      await company('listClashes', {
        query: { jdID, startsAt: round.startsAt, endsAt: round.endsAt, venue },
      })
    ).data.clash;
  await approve(jdID);
  expect(await meets('Hall 9')).toEqual([]);

  const body = { firstDay: dateIn(14), lastDay: dateIn(16), reason: 'Sports day' };
  expect((await officer('blockDays', { body })).status).toBe(200);
  const other = await addSelection(db, company, { now: startTime, people: 0 });
  await approve(other.jdID);
  await addRoundTo(company, other.jdID, roundIn(startTime, 15 * 24, { venue: ' hall 9 ' }));
  await db
    .insert(applications)
    .values({ jdID: other.jdID, userID: people[0].userID, status: 'Applied', appliedAt: startTime });
  expect(await meets('Hall 9')).toMatchObject([
    { kind: 'Blocked', name: 'Sports day' },
    { kind: 'Hall', name: 'Aptitude test', startsAt: round.startsAt },
    { kind: 'People', count: 1, people: [{ rollNumber: people[0].rollNumber }] },
  ]);
  expect(await meets('Hall 10')).toMatchObject([{ kind: 'Blocked' }, { kind: 'People' }]);

  const query = { jdID, startsAt: round.endsAt, endsAt: round.startsAt };
  expect((await company('listClashes', { query })).status).toBe(422);
  const { id } = await addPerson(db, 'employer', seededID('company/suspended-traders'));
  const stranger = await server.actAs(id);
  const asked = { jdID, startsAt: round.startsAt, endsAt: round.endsAt };
  expect((await stranger('listClashes', { query: asked })).status).toBe(404);
});

test('a saved job stands at its last day until the student applies', async () => {
  const { db } = server.database;
  const { id } = await addPerson(db, 'student', instituteID('sahyadri'));
  const student = await server.actAs(id);
  await approve(jdID);
  expect((await student('saveJob', { params: { id: jdID } })).status).toBe(200);
  expect(await ofJob(student)).toMatchObject([{ id: `last-day-${jdID}`, kind: 'Last day' }]);
  await db.insert(applications).values({ jdID, userID: id, status: 'Applied', appliedAt: startTime });
  expect(await ofJob(student)).toEqual([]);
});

test('an institute blocks days, which its companies see, and takes them back', async () => {
  const body = { firstDay: dateIn(10), lastDay: dateIn(12), reason: 'Semester examinations' };
  expect((await officer('blockDays', { body })).status).toBe(200);
  const blocks = async (call: Call) =>
    (await entriesOf(call)).filter(({ name }) => name === 'Semester examinations');
  const [block] = await blocks(officer);
  expect(block).toMatchObject({
    name: 'Semester examinations',
    isAllDay: true,
    startsAt: `${dateIn(9)}T18:30:00.000Z`,
    endsAt: `${dateIn(12)}T18:30:00.000Z`,
  });
  expect(await blocks(company)).toEqual([expect.not.objectContaining({ blockID: expect.anything() })]);
  const { id: other } = await addPerson(server.database.db, 'institute-officer', instituteID('nandi'));
  const otherOfficer = await server.actAs(other);
  expect(await blocks(otherOfficer)).toEqual([]);
  const params = { id: block?.blockID ?? '' };
  expect((await otherOfficer('unblockDays', { params })).status).toBe(404);
  expect((await company('blockDays', { body })).status).toBe(403);
  expect((await officer('unblockDays', { params })).status).toBe(200);
  expect(await blocks(officer)).toEqual([]);
});

test.each([
  ['over', -3, -1],
  ['the wrong way round', 5, 4],
  ['longer than a year', 1, 400],
])('days that are %s are not blocked', async (_what, first, last) => {
  const body = { firstDay: dateIn(first), lastDay: dateIn(last), reason: 'Holidays' };
  const { status, error } = await officer('blockDays', { body });
  expect(status).toBe(422);
  expect(error?.fields).toMatchObject([{ path: 'lastDay' }]);
});

test('more than three months are not asked for at once', async () => {
  const ask = (from: number, to: number) =>
    company('listCalendarEntries', { query: { from: dateIn(from), to: dateIn(to) } });
  expect((await ask(0, 92)).status).toBe(200);
  expect((await ask(0, 93)).status).toBe(422);
  expect((await ask(3, 2)).status).toBe(422);
});

const read = (address: string) => server.app.inject({ url: address });

test('two other calendars read what is on, and what was moved or cancelled in the next answer', async () => {
  const round = roundIn(startTime, 50, { venue: 'Seminar hall 2; ground floor, left', bring: 'A pen' });
  const { id, rowVersion } = await addRoundTo(company, jdID, round);
  expect(
    (await officer('blockDays', { body: { firstDay: dateIn(1), lastDay: dateIn(2), reason: 'Holi' } }))
      .status,
  ).toBe(200);
  const { address } = (await officer('renewCalendarFeed')).data;

  const answer = await read(address);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.headers['cache-control']).toContain('no-store');
  expect(answer.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);

  const events = new ICAL.Component(ICAL.parse(answer.body))
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each));
  const seen = events.find((each) => each.uid.startsWith(`round-${id}@`));
  expect(seen?.startDate.toJSDate().toISOString()).toBe(round.startsAt);
  expect(seen?.endDate.toJSDate().toISOString()).toBe(round.endsAt);
  expect(seen?.location).toBe('Seminar hall 2; ground floor, left');
  expect(seen?.description).toContain('Bring: A pen');
  const holi = events.find((each) => each.summary === 'No companies: Holi');
  expect(holi?.startDate.toString()).toBe(dateIn(1));
  expect(holi?.endDate.toString()).toBe(dateIn(3));

  const others = Object.values(sync.parseICS(answer.body)).filter((each) => each?.type === 'VEVENT');
  const other = others.find((each) => each?.type === 'VEVENT' && each.uid.startsWith(`round-${id}@`));
  expect(other).toMatchObject({
    summary: expect.stringContaining('Aptitude test: '),
    location: seen?.location,
  });

  const later = roundIn(startTime, 74);
  const body = { startsAt: later.startsAt, endsAt: later.endsAt, rowVersion };
  expect((await company('updateRound', { params: { id }, body })).status).toBe(200);
  const moved = new ICAL.Component(ICAL.parse((await read(address)).body))
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each))
    .find((each) => each.uid === seen?.uid);
  expect(moved?.startDate.toJSDate().toISOString()).toBe(later.startsAt);
  await cancelJob(server.database.db, jdID, startTime);
  expect((await read(address)).body).not.toContain(id);
});

test('a new address ends the one before, and nobody reads by one that was taken back', async () => {
  const student = await server.actAs(people[0].userID);
  expect((await student('getCalendarFeed')).data.calendarFeed).toEqual({ madeAt: null, lastReadOn: null });
  const first = (await student('renewCalendarFeed')).data.address;
  expect((await read(first)).statusCode).toBe(200);
  expect((await student('getCalendarFeed')).data.calendarFeed).toEqual({
    madeAt: startTime.toISOString(),
    lastReadOn: dateIn(0),
  });
  const second = (await student('renewCalendarFeed')).data.address;
  expect((await read(first)).statusCode).toBe(404);
  expect((await read(second)).statusCode).toBe(200);
  // Only a hash is kept.
  const [kept] = await server.database.db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userID, people[0].userID));
  expect(second).not.toContain(kept?.tokenHash);
  expect((await student('removeCalendarFeed')).status).toBe(200);
  expect((await read(second)).statusCode).toBe(404);
});

test('who may not sign in any more is not read either', async () => {
  const { db } = server.database;
  const student = await server.actAs(people[0].userID);
  const { address } = (await student('renewCalendarFeed')).data;
  await db.update(users).set({ userStatus: 'Suspended' }).where(eq(users.id, people[0].userID));
  expect((await read(address)).statusCode).toBe(404);
});
