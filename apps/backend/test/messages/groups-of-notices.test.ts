/** Notices to a group of people: the unplaced of a season, applicants of a job, a round, a saved list. */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { outcomes } from '../../src/hiring/index.ts';
import { applications } from '../../src/hiring/tables/applications.ts';
import { seasonEnrolments } from '../../src/hiring/tables/seasons.ts';
import { users } from '../../src/identity/tables/users.ts';
import { notificationRecipients, notifications } from '../../src/messages/tables/notifications.ts';
import { seasonID } from '../../src/seed/data/seasons.ts';
import { carriedAt } from '../support/carried.ts';
import { patience } from '../support/patience.ts';
import { addInstitute, addPerson } from '../support/people.ts';
import { addRoundTo, addSelection, roundIn, type Applicant } from '../support/rounds.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let company: Call;
let officer: Call;
let support: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  company = await server.actAs(seededID('user/9000000021'));
  officer = await server.actAs(seededID('user/9000000031'));
  support = await server.actAs(seededID('user/9000000041'));
});
afterAll(() => server.close());

let jdID: string;
let people: Applicant[];
beforeEach(async () => {
  server.clock.now = startTime;
  const added = await addSelection(server.database.db, company, { now: startTime, people: 3 });
  ({ jdID, applicants: people } = added);
});

const later = (minutes: number): Date => new Date(startTime.getTime() + minutes * 60_000);

const idOf = (index: number): string => people[index]?.userID ?? '';

const standsAt = (index: number, status: 'Shortlisted' | 'Rejected') =>
  server.database.db
    .update(applications)
    .set({ status })
    .where(eq(applications.id, people[index]?.applicationID ?? ''));

const count = async (call: Call, audience: object): Promise<number> => {
  const { data, status, text } = await call('previewNotification', { body: { audience } });
  if (status !== 200) throw new Error(text);
  return data.preview.count;
};

const words = new Map<string, string>();
const wordsOf = (id: string): string => words.get(id) ?? '';

async function send(call: Call, audience: object, fields: object = {}): Promise<string> {
  const said = `Bring your marks, ${randomUUID()}`;
  const { data, status, text } = await call('addNotification', {
    headers: { 'idempotency-key': randomUUID() },
    body: {
      type: 'Critical',
      content: `<p>${said}</p>`,
      audience,
      expectedCount: await count(call, audience),
      ...fields,
    },
  });
  if (status !== 200) throw new Error(text);
  words.set(data.notifications.id, said);
  return data.notifications.id;
}

const listOf = async (userID: string): Promise<string[]> => {
  const call = await server.actAs(userID);
  const { data } = await call('listNotifications', { query: { type: 'Critical' } });
  return data.notifications.map(({ id }: { id: string }) => id);
};

const applicants = (...statuses: string[]) => ({
  group: { kind: 'Applicants', id: jdID, ...(statuses.length > 0 && { statuses }) },
});

/**
 * To whom a notice went by SMS once its time had come, by as many copies of the server beside the one that runs: what that was busy with it takes
 * itself.
 */
async function smsOf(id: string, at: Date, copies = 1): Promise<string[]> {
  const { db } = server.database;
  const carried = await carriedAt(db, at, copies);
  const isUnderWay = and(eq(notifications.id, id), isNotNull(notifications.forwardedTo));
  await vi.waitFor(async () => expect(await db.$count(notifications, isUnderWay)).toBe(0), patience);
  return [...carried, ...(await server.messages())]
    .filter(({ channel, text }) => channel === 'sms' && text === wordsOf(id))
    .map(({ to }) => to)
    .toSorted();
}

const peopleOf = async (id: string): Promise<string[]> => {
  const rows = await server.database.db
    .select({ userID: notificationRecipients.userID })
    .from(notificationRecipients)
    .where(and(eq(notificationRecipients.notificationID, id), sql`${notificationRecipients.isListed}`));
  return rows.map(({ userID }) => userID).toSorted();
};

describe('who is in it', () => {
  test('applicants of a job, all or by one or several statuses', async () => {
    await standsAt(0, 'Shortlisted');
    await standsAt(1, 'Rejected');
    expect(await count(officer, applicants())).toBe(3);
    expect(await count(officer, applicants('Shortlisted'))).toBe(1);
    expect(await count(officer, applicants('Shortlisted', 'Rejected'))).toBe(2);
    const id = await send(officer, applicants('Shortlisted', 'Rejected'));
    expect(await peopleOf(id)).toEqual([idOf(0), idOf(1)].toSorted());
    const { data } = await officer('getSentNotification', { params: { id } });
    expect(data.notifications).toMatchObject({
      audience: { group: { kind: 'Applicants', id: jdID, statuses: ['Shortlisted', 'Rejected'] } },
      sentCount: 2,
    });
    expect(data.notifications.audience?.userIDs).toEqual([]);
    const { data: job } = await company('getJobDescription', { params: { id: jdID } });
    const { title, companyName, code } = job.jobDescription;
    expect(data.notifications.audienceNames).toContain(`${title}, ${companyName}, ${code}`);
  });

  test('people of a round who are still in the selection', async () => {
    const round = await addRoundTo(company, jdID, roundIn(startTime, 48));
    await standsAt(2, 'Rejected');
    const id = await send(officer, { group: { kind: 'Round', id: round.id } });
    expect(await peopleOf(id)).toEqual([idOf(0), idOf(1)].toSorted());
  });

  test('the unplaced of a season: who takes part and has no place yet', async () => {
    const { db } = server.database;
    const season = seasonID('sahyadri');
    const group = { group: { kind: 'Unplaced', id: season } };
    const before = await count(officer, group);
    const enrolled = people.map(({ userID }) => ({
      seasonID: season,
      userID,
      state: 'Active' as const,
      consentAt: startTime,
    }));
    await db.insert(seasonEnrolments).values(enrolled);
    expect(await count(officer, group)).toBe(before + 3);
    await db.insert(outcomes).values({
      userID: idOf(0),
      kind: 'Off campus',
      state: 'Confirmed',
      organisation: 'Navyug',
      decidedOn: '2025-01-02',
      isFinal: true,
    });
    expect(await count(officer, group)).toBe(before + 2);
  });

  test('a saved list of students, as its filters find them at that moment', async () => {
    const [, , third] = people;
    const { data } = await officer('addSavedView', {
      body: {
        list: '/student',
        name: `Applied ${jdID}`,
        query: `search=${encodeURIComponent(third?.rollNumber ?? '')}&hasApplied=true&size=50&columns=name`,
      },
    });
    const id = await send(officer, { group: { kind: 'SavedList', id: data.savedView.id } });
    expect(await peopleOf(id)).toEqual([idOf(2)]);
  });
});

describe('whose right it is', () => {
  test('of a job that others reach an officer writes to the own campus alone', async () => {
    const { db } = server.database;
    const elsewhere = await addPerson(db, 'student', await addInstitute(db));
    await db
      .insert(applications)
      .values({ jdID, userID: elsewhere.id, status: 'Applied', appliedAt: startTime });
    expect(await count(officer, applicants())).toBe(3);
    expect(await count(support, applicants())).toBe(4);
  });

  test('a group out of reach is not there, and a kind whose list is closed to the sender is refused', async () => {
    const { db } = server.database;
    const stranger = await server.actAs(
      (await addPerson(db, 'institute-officer', await addInstitute(db))).id,
    );
    const asked = async (group: object) =>
      (await stranger('previewNotification', { body: { audience: { group } } })).status;
    const mine = await officer('addSavedView', {
      body: { list: '/student', name: `Own ${jdID}`, query: 'status=Active' },
    });
    const round = await addRoundTo(company, jdID, roundIn(startTime, 48));
    expect(await asked({ kind: 'Applicants', id: jdID })).toBe(404);
    expect(await asked({ kind: 'Round', id: round.id })).toBe(404);
    expect(await asked({ kind: 'Unplaced', id: seasonID('sahyadri') })).toBe(404);
    expect(await asked({ kind: 'SavedList', id: mine.data.savedView.id })).toBe(404);
    expect((await company('previewNotification', { body: { audience: applicants() } })).status).toBe(403);
  });

  test('it is asked again while the notice goes out: who has left the campus gets nothing more', async () => {
    const { db } = server.database;
    const id = await send(officer, applicants(), { scheduledAt: later(30).toISOString() });
    const elsewhere = await addInstitute(db);
    await db
      .update(users)
      .set({ parentEntityID: elsewhere })
      .where(eq(users.id, idOf(0)));
    const numbers = await db
      .select({ mobileNumber: users.mobileNumber })
      .from(users)
      .where(inArray(users.id, [idOf(1), idOf(2)]));
    expect(await smsOf(id, later(31))).toEqual(numbers.map(({ mobileNumber }) => mobileNumber).toSorted());
    server.clock.now = later(31);
    expect(await listOf(idOf(0))).not.toContain(id);
    expect(await listOf(idOf(1))).toContain(id);
  });

  test('a sender who has left writes to nobody', async () => {
    const { db } = server.database;
    const sender = await addPerson(db, 'support', null);
    const id = await send(await server.actAs(sender.id), applicants(), {
      scheduledAt: later(30).toISOString(),
    });
    await db.update(users).set({ userStatus: 'Suspended' }).where(eq(users.id, sender.id));
    expect(await smsOf(id, later(31))).toEqual([]);
  });
});

test('who joins later is not told', async () => {
  const { db } = server.database;
  const id = await send(officer, applicants());
  const more = await addPerson(db, 'student', (await officerOf()).parentEntityID);
  await db.insert(applications).values({ jdID, userID: more.id, status: 'Applied', appliedAt: startTime });
  expect(await listOf(more.id)).not.toContain(id);
  expect(await listOf(idOf(0))).toContain(id);
  expect(await count(officer, applicants())).toBe(4);
});

test('it goes out in parts, and each person gets it once though several copies look', async () => {
  const { db } = server.database;
  const id = await send(officer, applicants(), { scheduledAt: later(30).toISOString() });
  const sms = await smsOf(id, later(31), 3);
  expect(sms).toHaveLength(3);
  expect(new Set(sms).size).toBe(3);
  const [row] = await db.select().from(notifications).where(eq(notifications.id, id));
  expect(row).toMatchObject({ forwardedTo: null, sentCount: 3 });
});

test('as many as the sender was shown, or none', async () => {
  const body = { type: 'Critical', content: '<p>Hello</p>', audience: applicants(), expectedCount: 2 };
  const { status } = await officer('addNotification', {
    headers: { 'idempotency-key': randomUUID() },
    body,
  });
  expect(status).toBe(409);
});

test('a notice that waits can be given to others', async () => {
  await standsAt(0, 'Shortlisted');
  const id = await send(support, applicants(), { scheduledAt: later(30).toISOString() });
  const { status } = await support('updateNotification', {
    params: { id },
    body: { rowVersion: 1, audience: applicants('Shortlisted'), scheduledAt: later(40).toISOString() },
  });
  expect(status).toBe(200);
  expect(await peopleOf(id)).toEqual([idOf(0)]);
  expect(await smsOf(id, later(35))).toEqual([]);
  expect(await smsOf(id, later(41))).toHaveLength(1);
});

async function officerOf() {
  const [row] = await server.database.db
    .select()
    .from(users)
    .where(eq(users.id, seededID('user/9000000031')));
  if (row === undefined) throw new Error('There is no officer.');
  return row;
}
