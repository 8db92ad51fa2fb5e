/** What e-mails put into the calendars of those in a round or a visit: planned, moved, at an own time, and taken out again. */
import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { sync } from 'node-ical';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { endWithJobs } from '../../src/hiring/applications/ending.ts';
import { applications, roundEntries } from '../../src/hiring/index.ts';
import { settleRounds } from '../../src/hiring/rounds/settling.ts';
import { users } from '../../src/identity/index.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { carriedAt } from '../support/carried.ts';
import { panelOf, setPanelsOf } from '../support/panels.ts';
import { addPerson } from '../support/people.ts';
import { addRoundTo, addSelection, cancelJob, roundIn } from '../support/rounds.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';

/** Where the e-mails of the one reader go. */
let to: string;

let server: TestServer;
let company: Call;
let jdID: string;
let applicationID: string;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  company = await server.actAs(seededID('user/9000000021'));
});
afterAll(() => server.close());

const mayBeMailed = async (id: string) => {
  to = `reader-${id}@example.com`;
  await server.database.db
    .update(users)
    .set({ email: to, emailVerifiedAt: startTime })
    .where(eq(users.id, id));
};

beforeEach(async () => {
  server.clock.now = startTime;
  const { db } = server.database;
  const added = await addSelection(db, company, { now: startTime, people: 1 });
  ({ jdID } = added);
  const [applicant] = added.applicants;
  applicationID = applicant?.applicationID ?? '';
  await mayBeMailed(applicant?.userID ?? '');
  await carriedAt(db, startTime);
});

/** Each later than the one before, as calls are. */
const later = () => (server.clock.now = new Date(server.clock.now.getTime() + 60_000));

/** Whose application it is. */
async function ownerOf(id: string): Promise<string> {
  const [owner] = await server.database.db
    .select({ userID: applications.userID })
    .from(applications)
    .where(eq(applications.id, id));
  return owner?.userID ?? '';
}

/** The calendar file of the one e-mail that goes out now, as two readers of other make understand it. */
async function invited() {
  const carried = await carriedAt(server.database.db, server.clock.now);
  const files = carried.flatMap((each) =>
    each.channel === 'email' && each.to === to ? (each.calendar ?? []) : [],
  );
  expect(files).toHaveLength(1);
  const [file = ''] = files;
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [component] = calendar.getAllSubcomponents('vevent');
  if (component === undefined) throw new Error('There is no event.');
  const event = new ICAL.Event(component);
  const other = Object.values(sync.parseICS(file)).find((each) => each?.type === 'VEVENT');
  if (other?.type !== 'VEVENT') throw new Error('The second reader finds no event.');
  expect(other.uid).toBe(event.uid);
  expect(Number(other.sequence)).toBe(event.sequence);
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: component.getFirstPropertyValue('status'),
    attendee: String(component.getFirstPropertyValue('attendee')).toLowerCase(),
    uid: event.uid,
    sequence: event.sequence,
    startsAt: event.startDate.toJSDate().toISOString(),
    day: event.startDate.toString(),
    place: event.location,
  };
}

test('a planned round is an invitation, a move changes it, and a removal takes it out again', async () => {
  later();
  const round = roundIn(startTime, 50, { venue: 'Hall 3' });
  const { id, rowVersion } = await addRoundTo(company, jdID, round);
  const planned = await invited();
  expect(planned).toMatchObject({
    method: 'REQUEST',
    status: 'CONFIRMED',
    attendee: `mailto:${to}`,
    uid: `round-${id}@portal.example.com`,
    startsAt: round.startsAt,
    place: 'Hall 3',
  });

  later();
  const moved = roundIn(startTime, 74);
  const body = { startsAt: moved.startsAt, endsAt: moved.endsAt, rowVersion };
  expect((await company('updateRound', { params: { id }, body })).status).toBe(200);
  const again = await invited();
  expect(again).toMatchObject({ method: 'REQUEST', uid: planned.uid, startsAt: moved.startsAt });
  expect(again.sequence).toBeGreaterThan(planned.sequence);

  later();
  expect((await company('deleteRound', { params: { id } })).status).toBe(200);
  const removed = await invited();
  expect(removed).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: planned.uid });
  expect(removed.sequence).toBeGreaterThan(again.sequence);
});

test('a slot is the own time of the round in the calendar, and leads back to the round when it is taken back', async () => {
  later();
  const round = roundIn(startTime, 50, { venue: 'Hall 3' });
  const { id } = await addRoundTo(company, jdID, round);
  const planned = await invited();
  later();
  const { panel } = await setPanelsOf(company, id, [panelOf(round, 'B', 10, 1)]);
  const [slot] = panel[0]?.slots ?? [];
  const give = async (whose: string | null, rowVersion: number) =>
    (
      await company('giveSlot', {
        params: { id: slot?.id ?? '' },
        body: { applicationID: whose, rowVersion },
      })
    ).status;
  expect(await give(applicationID, slot?.rowVersion ?? 0)).toBe(200);
  const own = await invited();
  expect(own).toMatchObject({
    method: 'REQUEST',
    uid: planned.uid,
    startsAt: new Date(Date.parse(round.startsAt) + 10 * 60_000).toISOString(),
    place: 'B, Room B',
  });
  expect(own.sequence).toBeGreaterThan(planned.sequence);
  later();
  expect(await give(null, (slot?.rowVersion ?? 0) + 1)).toBe(200);
  expect(await invited()).toMatchObject({ method: 'REQUEST', uid: planned.uid, startsAt: round.startsAt });
});

test('the rounds of a cancelled job leave the calendar', async () => {
  later();
  const { id } = await addRoundTo(company, jdID, roundIn(startTime, 50));
  await invited();
  await cancelJob(server.database.db, jdID, later());
  await endWithJobs(server.database.db, server.clock.now);
  expect(await invited()).toMatchObject({ method: 'CANCEL', uid: `round-${id}@portal.example.com` });
});

test('a round leaves the calendar of who withdraws, comes back when that is taken back, and leaves when somebody is not chosen', async () => {
  later();
  const round = roundIn(startTime, 50, { venue: 'Hall 3' });
  const { id } = await addRoundTo(company, jdID, round);
  await invited();
  const { panel } = await setPanelsOf(company, id, [panelOf(round, 'B', 10, 1)]);
  const [slot] = panel[0]?.slots ?? [];
  const give = (whose: string | null, rowVersion: number) =>
    company('giveSlot', { params: { id: slot?.id ?? '' }, body: { applicationID: whose, rowVersion } });
  later();
  expect((await give(applicationID, slot?.rowVersion ?? 0)).status).toBe(200);
  const own = await invited();

  const candidate = await server.actAs(await ownerOf(applicationID));
  const move = async (call: Call, body: object) => {
    later();
    const { status } = await call('setMappingStatus', {
      body: { id: applicationID, ...body },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(status).toBe(200);
  };
  await move(candidate, { status: 'Withdrawn', reasonCode: 'Personal' });
  const left = await invited();
  expect(left).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: own.uid });
  expect(left.sequence).toBeGreaterThan(own.sequence);

  const support = await server.actAs(seededID('user/9000000051'));
  await move(support, { status: 'Applied', note: 'Withdrawn by mistake' });
  const again = await invited();
  expect(again).toMatchObject({ method: 'REQUEST', uid: own.uid, startsAt: own.startsAt, place: own.place });

  await move(company, { status: 'Rejected', reasonCode: 'Criteria' });
  expect(await invited()).toMatchObject({ method: 'CANCEL', uid: own.uid });
  // Whose slot it was hears no more of it.
  later();
  expect((await give(null, (slot?.rowVersion ?? 0) + 1)).status).toBe(200);
  expect(await carriedAt(server.database.db, later())).toEqual([]);
});

test('who is not chosen after a round leaves the later ones, once, however often the closing is carried out', async () => {
  later();
  const first = await addRoundTo(company, jdID, roundIn(startTime, 2));
  await invited();
  later();
  const next = await addRoundTo(company, jdID, roundIn(startTime, 50, { name: 'Talk' }));
  await invited();
  server.clock.now = new Date(startTime.getTime() + 3 * 3_600_000);
  const entries = [{ applicationID, result: 'Failed' }];
  const params = { id: first.id };
  const headers = { 'idempotency-key': randomUUID() };
  expect((await company('saveRoundEntries', { params, body: { entries }, headers })).status).toBe(200);
  const closed = await company('closeRound', { params, body: { rowVersion: first.rowVersion + 1 } });
  expect(closed.status).toBe(200);
  await settleRounds(server.database.db, server.clock.now);
  await settleRounds(server.database.db, server.clock.now);
  expect(await invited()).toMatchObject({ method: 'CANCEL', uid: `round-${next.id}@portal.example.com` });
});

test('who passes is invited to the later round that was planned before, once, and not after the closing is taken back', async () => {
  later();
  const first = await addRoundTo(company, jdID, roundIn(startTime, 2));
  await invited();
  later();
  const talk = roundIn(startTime, 50, { name: 'Talk', isFor: 'Passed', venue: 'Hall 3' });
  const next = await addRoundTo(company, jdID, talk);
  expect(await carriedAt(server.database.db, later())).toEqual([]);
  server.clock.now = new Date(startTime.getTime() + 3 * 3_600_000);
  const params = { id: first.id };
  const entries = [{ applicationID, result: 'Passed' }];
  const headers = { 'idempotency-key': randomUUID() };
  expect((await company('saveRoundEntries', { params, body: { entries }, headers })).status).toBe(200);
  const close = async (rowVersion: number) => {
    expect((await company('closeRound', { params, body: { rowVersion } })).status).toBe(200);
    await settleRounds(server.database.db, server.clock.now);
    await settleRounds(server.database.db, later());
  };
  const uid = `round-${next.id}@portal.example.com`;
  const expected = { method: 'REQUEST', uid, startsAt: talk.startsAt, place: 'Hall 3' };
  await close(first.rowVersion + 1);
  const come = await invited();
  expect(come).toMatchObject(expected);
  const candidate = await server.actAs(await ownerOf(applicationID));
  const { data } = await candidate('listNotifications', { query: { type: 'Critical' } });
  expect(data.notifications.filter(({ content }) => content.includes('Talk for'))).toHaveLength(1);

  later();
  const reopened = await company('reopenRound', { params });
  expect(reopened.status).toBe(200);
  const gone = await invited();
  expect(gone).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid });
  expect(gone.sequence).toBeGreaterThan(come.sequence);

  later();
  await close(reopened.data.round.rowVersion);
  expect(await invited()).toMatchObject(expected);

  // A correction takes it back, too, and brings it again.
  const [entry] = await server.database.db
    .select()
    .from(roundEntries)
    .where(eq(roundEntries.applicationID, applicationID));
  const correct = async (result: string, rowVersion: number) => {
    later();
    const body = { applicationID, result, rowVersion, reason: 'The sheet was read wrongly' };
    expect((await company('correctRoundResult', { params, body })).status).toBe(200);
  };
  const version = entry?.rowVersion ?? 0;
  await correct('Waiting list', version);
  expect(await invited()).toMatchObject({ method: 'CANCEL', uid });
  await correct('Failed', version + 1);
  expect(await carriedAt(server.database.db, later())).not.toContainEqual(
    expect.objectContaining({ to, calendar: expect.anything() as unknown }),
  );
  await correct('Passed', version + 2);
  expect(await invited()).toMatchObject(expected);
});

test('a visit comes to officers as a whole day, and leaves when it is cancelled', async () => {
  const officerID = (await addPerson(server.database.db, 'institute-officer', instituteID('sahyadri'))).id;
  await mayBeMailed(officerID);
  const officer = await server.actAs(officerID);
  const wanted = { instituteID: instituteID('sahyadri'), wantedDays: ['2027-01-12'] };
  const { id } = (await company('askForVisit', { body: wanted })).data.visit;
  later();
  const body = { day: '2027-01-12', hall: 'Hall 7', rowVersion: 1 };
  expect((await officer('setVisit', { params: { id }, body })).status).toBe(200);
  const set = await invited();
  expect(set).toMatchObject({
    method: 'REQUEST',
    uid: `visit-${id}@portal.example.com`,
    day: '2027-01-12',
    place: 'Hall 7',
  });
  later();
  const end = { reason: 'Nobody can come that day', rowVersion: 2 };
  expect((await company('cancelVisit', { params: { id }, body: end })).status).toBe(200);
  expect(await invited()).toMatchObject({ method: 'CANCEL', uid: set.uid });
});
