/** A drive of several campuses: each office sees and says what is of its own students, and the company sees all of them. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { currentDegrees } from '../../src/candidates/index.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { applications, jobApprovals } from '../../src/hiring/index.ts';
import { settleRounds } from '../../src/hiring/rounds/settling.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { addPerson } from '../support/people.ts';
import { addRoundTo, addSelection, roundIn, type Applicant } from '../support/rounds.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';

const hour = 60 * 60_000;
const guestCampus = instituteID('marina');

let server: TestServer;
let company: Call;
let officer: Call;
let guestOfficer: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  company = await server.actAs(seededID('user/9000000021'));
  officer = await server.actAs(seededID('user/9000000031'));
  const { id } = await addPerson(server.database.db, 'institute-officer', guestCampus);
  guestOfficer = await server.actAs(id);
});
afterAll(() => server.close());

let jdID: string;
let id: string;
let own: Applicant[];
let guests: Applicant[];

/** Two students of one campus and two of another, which has approved the job too. */
beforeEach(async () => {
  server.clock.now = startTime;
  const { db } = server.database;
  const added = await addSelection(db, company, { now: startTime, people: 2 });
  ({ jdID, applicants: own } = added);
  await db
    .insert(jobApprovals)
    .values({ jdID, instituteID: guestCampus, state: 'Approved' })
    .onConflictDoUpdate({
      target: [jobApprovals.jdID, jobApprovals.instituteID],
      set: { state: 'Approved' },
    });
  const [model] = await db.select().from(currentDegrees).limit(1);
  if (model === undefined) throw new Error('Nobody studies.');
  guests = [];
  for (const count of [1, 2]) {
    const { id: userID } = await addPerson(db, 'student', guestCampus, {
      firstName: `Guest${'AB'[count - 1]}`,
    });
    const rollNumber = `MA/${jdID.slice(-4)}/${count}`;
    await db.insert(currentDegrees).values({ ...model, userID, rollNumber });
    const [row] = await db
      .insert(applications)
      .values({ jdID, userID, status: 'Applied', appliedAt: startTime })
      .returning();
    guests.push({ applicationID: row?.id ?? '', userID, rollNumber });
  }
  ({ id } = await addRoundTo(company, jdID, roundIn(startTime, 2, { venue: 'Main hall of Sahyadri' })));
  server.clock.now = new Date(startTime.getTime() + 3 * hour);
});

const save = (call: Call, entries: readonly object[]) =>
  call('saveRoundEntries', {
    params: { id },
    body: { entries },
    headers: { 'idempotency-key': randomUUID() },
  });

const seenBy = async (call: Call) => {
  const { data } = await call('listRoundEntries', { params: { id } });
  return data.roundEntry.map(({ applicationID }) => applicationID).toSorted();
};

const idsOf = (people: readonly Applicant[]) => people.map(({ applicationID }) => applicationID).toSorted();

describe('a round of several campuses', () => {
  test('is seen by each office with its own students, by the company with all', async () => {
    expect(await seenBy(company)).toEqual(idsOf([...own, ...guests]));
    expect(await seenBy(officer)).toEqual(idsOf(own));
    expect(await seenBy(guestOfficer)).toEqual(idsOf(guests));
    const counted = async (call: Call) =>
      (await call('listRounds', { query: { jdID } })).data.round[0]?.counts.people;
    expect(await Promise.all([company, officer, guestOfficer].map(counted))).toEqual([4, 2, 2]);
  });

  test('has attendance by each office for its own students alone', async () => {
    const entries = [own[0], guests[0]].map((each) => ({
      applicationID: each?.applicationID,
      attendance: 'Present',
    }));
    const codes = async (call: Call) =>
      (await save(call, entries)).data.outcomes.map(({ ok, error }) => (ok ? 'ok' : error?.code));
    expect(await codes(officer)).toEqual(['ok', 'NOT_FOUND']);
    expect(await codes(guestOfficer)).toEqual(['NOT_FOUND', 'ok']);
  });

  test('ends for each campus with the results of its own students', async () => {
    await save(company, [
      { applicationID: own[0]?.applicationID, result: 'Failed' },
      { applicationID: guests[0]?.applicationID, result: 'Passed' },
    ]);
    const { data } = await company('listRounds', { query: { jdID } });
    const rowVersion = data.round[0]?.rowVersion ?? 0;
    expect((await company('closeRound', { params: { id }, body: { rowVersion } })).status).toBe(200);
    await settleRounds(server.database.db, server.clock.now);
    const results = async (call: Call) => {
      const read = await call('listRoundEntries', { params: { id } });
      return read.data.roundEntry.map(({ result }) => result).toSorted();
    };
    expect(await results(officer)).toEqual(['Failed', 'None']);
    expect(await results(guestOfficer)).toEqual(['None', 'Passed']);
  });

  test('is read by a guest with where it is held', async () => {
    const student = await server.actAs(guests[0]?.userID ?? '');
    const { data } = await student('getJobDescription', { params: { id: jdID } });
    expect(data.jobDescription.application?.rounds?.[0]).toMatchObject({
      isIn: true,
      venue: 'Main hall of Sahyadri',
    });
  });
});
