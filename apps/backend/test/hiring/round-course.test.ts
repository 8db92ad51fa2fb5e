/** What happened in the rounds, as the candidate and as those who hire read it in the course of an application. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { roundEntries } from '../../src/hiring/index.ts';
import { settleRounds } from '../../src/hiring/rounds/settling.ts';
import { addRoundTo, addSelection, roundIn } from '../support/rounds.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';

const hour = 60 * 60_000;

let server: TestServer;
let company: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  company = await server.actAs(seededID('user/9000000021'));
});
afterAll(() => server.close());

const at = (hours: number) => {
  server.clock.now = new Date(startTime.getTime() + hours * hour);
  return server.clock.now;
};

const save = (id: string, entries: readonly object[]) =>
  company('saveRoundEntries', {
    params: { id },
    body: { entries },
    headers: { 'idempotency-key': randomUUID() },
  });

/** An event in few words. */
const said = ({ to, round }: { to: string; round?: object }): string => {
  if (round === undefined) return to;
  const { change, result, attendance } = Object.assign(
    { change: '', result: undefined, attendance: undefined },
    round,
  );
  return [change, attendance, result].filter(Boolean).join(' ');
};

test('a round is planned, moved, closed and corrected: both read it in order, the candidate neither marks nor what was taken back', async () => {
  const { db } = server.database;
  at(0);
  const { jdID, applicants } = await addSelection(db, company, { now: startTime, people: 2 });
  const [person, other] = applicants;
  if (person === undefined || other === undefined) throw new Error('Nobody has applied.');
  const { applicationID, userID } = person;
  const candidate = await server.actAs(userID);
  const { id, rowVersion } = await addRoundTo(company, jdID, roundIn(startTime, 5, { maxMarks: 100 }));
  at(1);
  const startsAt = new Date(startTime.getTime() + 6 * hour).toISOString();
  const endsAt = new Date(startTime.getTime() + 7 * hour).toISOString();
  await company('updateRound', { params: { id }, body: { startsAt, endsAt, rowVersion } });
  at(1.5);
  // What is brought along is no move.
  await company('updateRound', { params: { id }, body: { bring: 'A pen', rowVersion: rowVersion + 1 } });
  at(6.5);
  await save(id, [{ applicationID, attendance: 'Present' }]);
  await save(id, [{ applicationID, result: 'Passed', marks: 64, note: 'Nervous' }]);
  at(6.6);
  await save(id, [{ applicationID, result: 'Failed' }]);

  const read = async (call: Call) => {
    const { data, status, text } = await call('listMappingEvents', { params: { id: applicationID } });
    if (status !== 200) throw new Error(text);
    return data.events;
  };
  expect((await read(candidate)).map(said)).toEqual(['Planned', 'Moved', 'Attendance Present']);
  const [, move] = await read(candidate);
  expect(move?.round).toMatchObject({
    startsAt,
    wasStartsAt: new Date(startTime.getTime() + 5 * hour).toISOString(),
  });

  at(7);
  await company('closeRound', { params: { id }, body: { rowVersion: rowVersion + 3 } });
  await settleRounds(db, at(7.1));
  at(8);
  const [entry] = await db
    .select()
    .from(roundEntries)
    .where(and(eq(roundEntries.roundID, id), eq(roundEntries.applicationID, applicationID)));
  const corrected = await company('correctRoundResult', {
    params: { id },
    body: {
      applicationID,
      result: 'Waiting list',
      reason: 'The sheets were mixed up',
      rowVersion: entry?.rowVersion,
    },
  });
  expect(corrected.status).toBe(200);

  const told = await read(candidate);
  expect(told.map(said)).toEqual([
    'Planned',
    'Moved',
    'Attendance Present',
    'Result Failed',
    'Rejected',
    'Corrected Waiting list',
    'Applied',
    'Shortlisted',
  ]);
  const job = await candidate('getJobDescription', { params: { id: jdID } });
  expect(job.data.jobDescription.application?.timeline?.map(said)).toEqual(told.map(said));
  const toldText = JSON.stringify([told, job.data.jobDescription.application]);
  expect(toldText).not.toMatch(/marks"|Nervous|mixed up/u);

  const officer = await server.actAs(seededID('user/9000000031'));
  for (const call of [company, officer]) {
    const seen = await read(call);
    expect(seen.map(said)).toEqual([
      'Planned',
      'Moved',
      'Attendance Present',
      'Result Passed',
      'Result Failed',
      'Rejected',
      'Corrected Waiting list',
      'Applied',
      'Shortlisted',
    ]);
    expect(seen.find(({ round }) => round?.change === 'Corrected')).toMatchObject({
      actor: 'Navyug Software',
      reason: 'The sheets were mixed up',
    });
    expect(JSON.stringify(seen)).not.toContain('Nervous');
  }

  // Whoever has no row in a closed round was not in it.
  const late = await server.actAs(other.userID);
  const { data } = await late('listMappingEvents', { params: { id: other.applicationID } });
  expect(data.events.map(said)).toEqual(['Planned', 'Moved']);
  expect(data.rounds).toMatchObject([{ id, isIn: true, state: 'Closed' }]);
});
