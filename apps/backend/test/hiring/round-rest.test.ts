/** Everybody of whom nothing is known in a round: said at once that they did not come, or have not passed. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { applications, roundEntries } from '../../src/hiring/index.ts';
import { addRoundTo, addSelection, roundIn, type Applicant } from '../support/rounds.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let company: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  company = await server.actAs(seededID('user/9000000021'));
});
afterAll(() => server.close());

let roundID: string;
let people: Applicant[];

/** Passed, checked in, excused, on hold, two of whom nothing is known, and one who has withdrawn. */
beforeEach(async () => {
  server.clock.now = startTime;
  const added = await addSelection(server.database.db, company, { now: startTime, people: 7 });
  people = added.applicants;
  ({ id: roundID } = await addRoundTo(company, added.jdID, roundIn(startTime, 2)));
  server.clock.now = new Date(startTime.getTime() + 3 * 60 * 60_000);
  await save([
    { ...one(0), result: 'Passed' },
    { ...one(1), attendance: 'Present' },
    { ...one(2), attendance: 'Excused', excuse: 'Fever' },
    { ...one(3), result: 'On hold' },
  ]);
  await server.database.db
    .update(applications)
    .set({ status: 'Withdrawn' })
    .where(eq(applications.id, one(6).applicationID));
});

const one = (index: number) => ({ applicationID: people[index]?.applicationID ?? '' });

const save = (entries: object[]) =>
  company('saveRoundEntries', {
    params: { id: roundID },
    body: { entries },
    headers: { 'idempotency-key': randomUUID() },
  });

const rest = (body: object) => company('judgeRest', { params: { id: roundID }, body });

const known = async () => {
  const rows = await server.database.db.select().from(roundEntries).where(eq(roundEntries.roundID, roundID));
  const found = new Map(rows.map((row) => [row.applicationID, `${row.attendance}, ${row.result}`]));
  return people.map(({ applicationID }) => found.get(applicationID));
};

const untouched = ['Present, Passed', 'Present, None', 'Excused, None', 'Present, On hold'];

test('a trial says how many, and changes nothing', async () => {
  expect((await rest({ verdict: 'Absent', dryRun: true })).data.rest).toEqual({
    verdict: 'Absent',
    count: 2,
  });
  expect((await rest({ verdict: 'Failed', dryRun: true })).data.rest).toEqual({
    verdict: 'Failed',
    count: 3,
  });
  expect(await known()).toEqual([...untouched, undefined, undefined, undefined]);
});

test('who was not checked in did not come, and who is left without a result has not passed', async () => {
  const absent = await rest({ verdict: 'Absent', count: 2 });
  expect(absent.data.round.counts).toMatchObject({ absent: 2, excused: 1, passed: 1 });
  expect(await known()).toEqual([...untouched, 'Absent, None', 'Absent, None', undefined]);
  expect((await rest({ verdict: 'Failed', count: 1 })).data.round.counts).toMatchObject({ failed: 1 });
  expect((await known())[1]).toBe('Present, Failed');
  expect((await rest({ verdict: 'Failed', dryRun: true })).data.rest.count).toBe(0);
});

test('it is done for those who were seen: somebody who came meanwhile is looked at first', async () => {
  await save([{ ...one(4), attendance: 'Present' }]);
  const { error, text } = await rest({ verdict: 'Absent', count: 2 });
  expect(error?.code).toBe('STALE');
  expect(text).toContain('The number has changed to 1. Look again.');
  expect((await known())[5]).toBeUndefined();
});

test('before the round has begun there is no rest', async () => {
  server.clock.now = startTime;
  const { error, text } = await rest({ verdict: 'Absent' });
  expect(error?.code).toBe('ILLEGAL_TRANSITION');
  expect(text).toContain('This round has not begun. Say what the rest is once it has.');
});

test('it is for those who plan the round, and not for a closed one', async () => {
  const officer = await server.actAs(seededID('user/9000000031'));
  const asked = { params: { id: roundID }, body: { verdict: 'Absent' } };
  expect((await officer('judgeRest', asked)).status).toBe(403);
  const { data } = await rest({ verdict: 'Failed' });
  await company('closeRound', { params: { id: roundID }, body: { rowVersion: data.round.rowVersion } });
  expect((await rest({ verdict: 'Failed' })).error?.code).toBe('ILLEGAL_TRANSITION');
});
