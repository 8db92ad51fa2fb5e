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
    const rollNumber = `MA/${jdID.slice(-12)}/${count}`;
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

describe('a campus that hosts the drive', () => {
  let host: Call;
  let coordinator: Call;
  let coordinatorID: string;
  beforeEach(async () => {
    const { db } = server.database;
    host = officer;
    ({ id: coordinatorID } = await addPerson(db, 'coordinator', instituteID('sahyadri')));
    coordinator = await server.actAs(coordinatorID);
    server.clock.now = startTime;
    await setHost(instituteID('sahyadri'));
  });

  const setHost = (hostID: string | null) =>
    company('setDriveHost', { params: { id: jdID }, body: { instituteID: hostID } });
  const agree = (call: Call = host) =>
    call('answerHosting', { params: { id: jdID }, body: { verdict: 'Agreed', venue: 'Main hall' } });
  const door = async (call: Call = coordinator) => {
    const { data } = await call('listDoorPeople', { params: { id } });
    return data.doorPerson;
  };
  const guestAt = (line: object, call: Call = coordinator) =>
    save(call, [{ rollNumber: guests[0]?.rollNumber, ...line }]);
  const toTheDoor = () => {
    server.clock.now = new Date(startTime.getTime() + 2 * hour);
  };

  test('is asked, and hosts nothing before its office has agreed', async () => {
    toTheDoor();
    expect((await door()).map(({ isOurs }) => isOurs)).toEqual([true, true]);
    expect((await agree(guestOfficer)).status).toBe(403);
    const { data } = await agree();
    expect(data.host).toMatchObject({ state: 'Agreed', venue: 'Main hall', mayAnswer: true });
    expect((await door()).filter(({ isOurs }) => !isOurs)).toEqual(
      guests.map(({ applicationID, rollNumber }) => ({
        applicationID,
        name: expect.stringMatching(/^Guest/) as string,
        rollNumber,
        isOurs: false,
        attendance: 'Unknown',
      })),
    );
    expect((await guestOfficer('listDoorPeople', { params: { id } })).data.doorPerson).toHaveLength(2);
  });

  test('checks in guests, and reads and says nothing else of them', async () => {
    await agree();
    toTheDoor();
    const [guest] = guests;
    const { data } = await guestAt({ attendance: 'Present' });
    expect(data.outcomes).toMatchObject([{ ok: true, applicationID: guest?.applicationID }]);
    const today = await coordinator('listTodaysRounds');
    expect(today.data.round.find((round) => round.id === id)).toMatchObject({
      isHosted: true,
      people: 4,
      present: 1,
    });
    const student = await server.actAs(guest?.userID ?? '');
    const shown = (await student('getDashboard')).data.dashboard.rounds?.[0];
    expect(shown).toMatchObject({ id, isCheckedIn: true });
    const excused = await guestAt({ attendance: 'Excused', excuse: 'Examination' });
    expect(excused.data.outcomes).toMatchObject([{ ok: false, error: { code: 'FORBIDDEN' } }]);
    const judged = await guestAt({ result: 'Passed' }, host);
    expect(judged.data.outcomes).toMatchObject([{ ok: false, error: { code: 'FORBIDDEN' } }]);
    expect(await seenBy(host)).toEqual(idsOf(own));
    const asked = { params: { id: guest?.userID ?? '' } };
    expect((await host('getStudent', asked)).status).toBe(404);
    expect((await host('getStudentProfile', { params: { id: guest?.applicationID ?? '' } })).status).toBe(
      404,
    );
  });

  test('does so while the round is held, and until another campus is the host', async () => {
    await agree();
    server.clock.now = new Date(startTime.getTime() + 16 * hour);
    coordinator = await server.actAs(coordinatorID);
    expect((await guestAt({ attendance: 'Present' })).data.outcomes).toMatchObject([{ ok: false }]);
    toTheDoor();
    expect(await door()).toHaveLength(4);
    await setHost(guestCampus);
    expect(await door()).toHaveLength(2);
    expect((await guestAt({ attendance: 'Present' })).data.outcomes).toMatchObject([
      { ok: false, error: { code: 'NOT_FOUND' } },
    ]);
  });

  test('is read by guests and their office, and gives later rounds their place', async () => {
    const { id: laterID } = await addRoundTo(company, jdID, roundIn(startTime, 30));
    const student = await server.actAs(guests[0]?.userID ?? '');
    const read = async (call: Call) =>
      (await call('getJobDescription', { params: { id: jdID } })).data.jobDescription;
    expect((await read(student)).host).toBeNull();
    await agree();
    expect(await read(student)).toMatchObject({
      host: { instituteName: expect.stringMatching(/^Sahyadri/) as string, venue: 'Main hall' },
      application: { rounds: [{ venue: 'Main hall of Sahyadri' }, { id: laterID, venue: 'Main hall' }] },
    });
    expect((await read(guestOfficer)).host).toMatchObject({ state: 'Agreed', venue: 'Main hall' });
    expect(await addRoundTo(company, jdID, roundIn(startTime, 50))).toMatchObject({ venue: 'Main hall' });
  });

  test('is one of the campuses of the job, and says why where it does not host', async () => {
    expect((await setHost(instituteID('hooghly'))).status).toBe(422);
    const declined = (reason?: string) =>
      host('answerHosting', {
        params: { id: jdID },
        body: { verdict: 'Declined', ...(reason && { reason }) },
      });
    expect((await declined()).status).toBe(422);
    expect((await declined('The hall is taken that day.')).data.host).toMatchObject({ state: 'Declined' });
    const { data } = await company('getJobDescription', { params: { id: jdID } });
    expect(data.jobDescription.host).toMatchObject({ reason: 'The hall is taken that day.' });
    expect(
      (await guestOfficer('setDriveHost', { params: { id: jdID }, body: { instituteID: null } })).status,
    ).toBe(403);
  });

  test('company and office read the students of one campus alone', async () => {
    const { data } = await company('listRoundEntries', {
      params: { id },
      query: { instituteID: guestCampus },
    });
    expect(data.roundEntry.map(({ applicationID }) => applicationID).toSorted()).toEqual(idsOf(guests));
  });
});
