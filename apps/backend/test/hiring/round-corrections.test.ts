/** A result that is corrected after its round has closed: what follows is said first, then done once. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { applicationEvents, applications, roundEntries } from '../../src/hiring/index.ts';
import { settleRounds } from '../../src/hiring/rounds/settling.ts';
import { findWallet } from '../../src/money/index.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { checkLedger } from '../support/ledger.ts';
import { addRoundTo, addSelection, roundIn, type Applicant } from '../support/rounds.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';
import { toldPeople } from '../support/told.ts';

const hour = 60 * 60_000;

let server: TestServer;
let company: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  company = await server.actAs(seededID('user/9000000021'));
});
afterAll(() => server.close());

let roundID: string;
let jdID: string;
let people: Applicant[];
beforeEach(async () => {
  const { db } = server.database;
  server.clock.now = startTime;
  ({ jdID, applicants: people } = await addSelection(db, company, { now: startTime, people: 5 }));
  ({ id: roundID } = await addRoundTo(company, jdID, roundIn(startTime, 2)));
  server.clock.now = new Date(startTime.getTime() + 3 * hour);
  await save(roundID, [
    { applicationID: idOf(0), result: 'Passed' },
    { applicationID: idOf(1), result: 'Failed' },
    { applicationID: idOf(2), attendance: 'Absent' },
    { applicationID: idOf(3), result: 'Waiting list' },
  ]);
  await company('closeRound', { params: { id: roundID }, body: { rowVersion: 2 } });
  await settleRounds(db, server.clock.now);
});

const idOf = (place: number): string => people[place]?.applicationID ?? '';

const save = (id: string, entries: readonly object[]) =>
  company('saveRoundEntries', {
    params: { id },
    body: { entries },
    headers: { 'idempotency-key': randomUUID() },
  });

const entryOf = async (place: number) => {
  const [entry] = await server.database.db
    .select()
    .from(roundEntries)
    .where(and(eq(roundEntries.roundID, roundID), eq(roundEntries.applicationID, idOf(place))));
  if (entry === undefined) throw new Error('Nothing is known.');
  return entry;
};

const applicationOf = async (place: number) => {
  const [row] = await server.database.db
    .select()
    .from(applications)
    .where(eq(applications.id, idOf(place)));
  return row;
};

const correct = async (place: number, result: string, more: object = {}) =>
  company('correctRoundResult', {
    params: { id: roundID },
    body: {
      applicationID: idOf(place),
      result,
      reason: 'The sheets were mixed up',
      rowVersion: (await entryOf(place)).rowVersion,
      ...more,
    },
  });

const wayOf = async (place: number) => {
  const events = await server.database.db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationID, idOf(place)))
    .orderBy(asc(applicationEvents.id));
  return events.map(({ from, to }) => `${from}>${to}`);
};

const balance = async () =>
  (await findWallet(server.database.db, { type: 'company', id: companyID('navyug') }))?.balance ?? 0;

test('who failed by mistake goes on: it is said first, then done, and paid once', async () => {
  const before = await balance();
  const tried = await correct(1, 'Passed', { dryRun: true });
  const { needed } = tried.data.correction.credits;
  expect(tried.data.correction).toMatchObject({
    from: 'Rejected',
    to: 'Shortlisted',
    absence: null,
    isTold: true,
    credits: { balance: before },
  });
  expect(needed).toBeGreaterThan(0);
  expect([await balance(), (await applicationOf(1))?.status]).toEqual([before, 'Rejected']);

  const done = await correct(1, 'Passed');
  expect(done.data.correction).toEqual(tried.data.correction);
  expect(await balance()).toBe(before - needed);
  expect(await wayOf(1)).toEqual(['Applied>Rejected', 'Rejected>Applied', 'Applied>Shortlisted']);
  expect(await entryOf(1)).toMatchObject({ result: 'Passed', attendance: 'Present' });
  const told = (await toldPeople(server.database.db)).filter((each) =>
    each.people.includes(people[1]?.userID ?? ''),
  );
  expect(told.map(({ content }) => content).join(' ')).toContain('has shortlisted you');
  expect(await checkLedger(server.database.db)).toEqual([]);
});

test('an absence that was none no longer counts, and one that was counts', async () => {
  expect((await correct(2, 'Failed')).data.correction).toMatchObject({ to: 'Rejected', absence: 'Lifted' });
  expect(await applicationOf(2)).toMatchObject({ statusNote: 'Round: Aptitude test' });
  expect((await correct(0, 'Absent')).data.correction).toMatchObject({
    from: 'Shortlisted',
    to: 'Rejected',
    absence: 'Counts',
  });
  expect(await entryOf(0)).toMatchObject({ result: 'None', attendance: 'Absent' });
});

test('between passed and the waiting list the application stays, and the person hears of it', async () => {
  const moved = await correct(0, 'Waiting list');
  expect(moved.data.correction).toMatchObject({
    from: 'Shortlisted',
    to: 'Shortlisted',
    isTold: true,
    credits: { needed: 0 },
  });
  expect(await entryOf(0)).toMatchObject({ rank: 2 });
  expect((await correct(3, 'Passed')).data.correction).toMatchObject({ to: 'Shortlisted' });
  expect(await entryOf(3)).toMatchObject({ rank: null });
});

test('who was forgotten at the closing gets a result afterwards', async () => {
  expect((await correct(4, 'Passed')).data.correction).toMatchObject({ from: 'Applied', to: 'Shortlisted' });
});

test('two who correct the same at once: the second is told, and nothing is counted twice', async () => {
  const before = await balance();
  const { rowVersion } = await entryOf(1);
  const answers = await Promise.all([
    correct(1, 'Passed', { rowVersion }),
    correct(1, 'Passed', { rowVersion }),
  ]);
  const [done, refused] = answers.toSorted((one, other) => one.status - other.status);
  expect([done?.status, refused?.error?.code]).toEqual([200, 'STALE']);
  expect(done?.data.correction.credits.needed).toBe(before - (await balance()));
});

test('what cannot be corrected is said plainly', async () => {
  const refusal = async (...asked: Parameters<typeof correct>) => (await correct(...asked)).message;
  expect(await refusal(1, 'Failed')).toBe('This is what the round says already.');
  expect((await correct(1, 'Passed', { marks: 12 })).status).toBe(422);
  await company('setMappingStatus', {
    body: { id: idOf(0), status: 'Rejected', reasonCode: 'Skills' },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(await refusal(0, 'Failed')).toMatch(/stands elsewhere by another decision/);

  server.clock.now = startTime;
  const later = await addRoundTo(
    company,
    jdID,
    roundIn(startTime, 8, { name: 'Interview', isFor: 'Passed' }),
  );
  server.clock.now = new Date(startTime.getTime() + 9 * hour);
  await correct(1, 'Passed');
  await save(later.id, [{ applicationID: idOf(1), result: 'Passed' }]);
  expect(await refusal(1, 'Failed')).toMatch(/has been in Interview since/);
  const officer = await server.actAs(seededID('user/9000000031'));
  const body = { applicationID: idOf(3), result: 'Passed', reason: 'Mixed up', rowVersion: 1 };
  expect((await officer('correctRoundResult', { params: { id: roundID }, body })).status).toBe(403);
  const open = { ...body, rowVersion: 0 };
  expect((await company('correctRoundResult', { params: { id: later.id }, body: open })).message).toMatch(
    /This round is open/,
  );
});
