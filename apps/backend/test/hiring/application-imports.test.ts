/** A file that moves the applications of a job: who is named how, what is refused, and that a repeat changes nothing. */
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentDegrees } from '../../src/candidates/index.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { applicationEvents, applications } from '../../src/hiring/tables/applications.ts';
import { users } from '../../src/identity/tables/users.ts';
import { transfer } from '../../src/money/wallet/ledger.ts';
import { carriedAt } from '../support/carried.ts';
import { checkLedger } from '../support/ledger.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

/** An open job of Navyug with applicants. */
const jdID = seededID('job-description/31');

interface Applicant {
  id: string;
  rollNumber: string;
  mobileNumber: string;
}

let server: TestServer;
let employer: Call;
let applicants: Applicant[];
let serial = 0;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  employer = await server.actAs(seededID('user/9000000021'));
  const rows = await server.database.db
    .select({
      id: applications.id,
      rollNumber: currentDegrees.rollNumber,
      mobileNumber: users.mobileNumber,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userID))
    .innerJoin(currentDegrees, eq(currentDegrees.userID, users.id))
    .where(
      and(
        eq(applications.jdID, jdID),
        eq(applications.status, 'Applied'),
        isNotNull(currentDegrees.rollNumber),
      ),
    );
  applicants = rows.map(({ rollNumber, ...row }) => ({ ...row, rollNumber: rollNumber ?? '' }));
});
afterAll(() => server.close());

function applicant(place: number): Applicant {
  const found = applicants[place];
  if (found === undefined) throw new Error(`There are ${applicants.length} applicants.`);
  return found;
}

async function take(
  lines: readonly string[],
  mode: 'dryRun' | 'commit' = 'commit',
  by: Call = employer,
  isWhole = false,
) {
  const sent = await by('importMappings', {
    query: { jdID, mode, isWhole },
    headers: { 'content-type': 'text/csv', 'idempotency-key': `import-of-applications-${(serial += 1)}` },
    body: Buffer.from(['rollNumber,mobileNumber,status,reasonCode', ...lines].join('\n')),
  });
  if (!sent.data) throw new Error(`The file was refused: ${sent.message}`);
  for (;;) {
    const { importJob } = (await by('getImport', { params: { id: sent.data.importJob.id } })).data;
    if (importJob.state !== 'Running') return importJob;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function statusOf(...places: number[]) {
  const ids = places.map((place) => applicant(place).id);
  const rows = await server.database.db
    .select({ id: applications.id, status: applications.status })
    .from(applications)
    .where(inArray(applications.id, ids));
  return ids.map((id) => rows.find((row) => row.id === id)?.status);
}

test('is tried without moving anybody, then moves, and the same file twice changes nothing', async () => {
  const lines = [0, 1].map((place) => `${applicant(place).rollNumber},,Shortlisted,`);
  const tried = await take(lines, 'dryRun');
  expect(tried).toMatchObject({ updated: 2, failed: 0 });
  expect(tried.verdicts.map(({ name }) => name)).toEqual([0, 1].map((place) => applicant(place).rollNumber));
  expect(await statusOf(0, 1)).toEqual(['Applied', 'Applied']);
  expect(await take(lines)).toMatchObject({ updated: 2, failed: 0 });
  expect(await statusOf(0, 1)).toEqual(['Shortlisted', 'Shortlisted']);
  expect(await take(lines)).toMatchObject({ updated: 0, unchanged: 2, failed: 0 });
  const steps = eq(applicationEvents.applicationID, applicant(0).id);
  const shortlisted = and(steps, eq(applicationEvents.to, 'Shortlisted'));
  expect(await server.database.db.$count(applicationEvents, shortlisted)).toBe(1);
});

test('says in a trial what it would cost, and costs that', async () => {
  const balance = async () => (await employer('getWallet')).data.wallet.balance;
  const before = await balance();
  const lines = [`${applicant(4).rollNumber},,Shortlisted,`];
  const { credits } = await take([...lines, 'ZZ/0000,,Shortlisted,'], 'dryRun');
  expect(credits).toBeGreaterThan(0);
  expect(await balance()).toBe(before);
  expect(await take(lines)).toMatchObject({ updated: 1, credits });
  expect(await balance()).toBe(before - credits);
  expect(await take(lines)).toMatchObject({ unchanged: 1, credits: 0 });
});

test('reaches by SMS whoever is refused after the shortlist', async () => {
  const { mobileNumber, rollNumber } = applicant(0);
  const { database, clock } = server;
  const sent = async () =>
    (await carriedAt(database.db, clock.now)).filter(
      ({ channel, to }) => channel === 'sms' && to === mobileNumber,
    );
  await sent();
  // The company knows the number by now.
  expect(await take([`,${mobileNumber},Rejected,Skills`], 'dryRun')).toMatchObject({ updated: 1 });
  expect(await sent()).toEqual([]);
  expect(await take([`,${mobileNumber},Rejected,Skills`])).toMatchObject({ updated: 1 });
  expect(await sent()).toHaveLength(1);
  expect(await take([`${rollNumber},,Shortlisted,`])).toMatchObject({ failed: 1 });
});

test('says of each line that fails why, and leaves the person as they are', async () => {
  const { rollNumber, mobileNumber } = applicant(2);
  const job = await take([
    `${rollNumber},,Joined,`,
    `,${mobileNumber},Shortlisted,`,
    'ZZ/0000,,Shortlisted,',
    ',,Shortlisted,',
    `${applicant(1).rollNumber},,Selected,`,
    `${applicant(1).rollNumber}x,,,`,
  ]);
  expect(job).toMatchObject({ updated: 0, failed: 6 });
  expect(job.errors.map(({ row, column, code }) => [row, column, code])).toEqual([
    [2, null, 'ILLEGAL_TRANSITION'],
    // A number that a company was not told finds nobody: a file is no way to try numbers out.
    [3, 'mobileNumber', 'unknown'],
    [4, 'rollNumber', 'unknown'],
    [5, 'rollNumber', 'required'],
    [6, 'status', 'offer'],
    [7, 'status', 'required'],
  ]);
  expect(await statusOf(1, 2)).toEqual(['Shortlisted', 'Applied']);
  const { text } = await employer('downloadImportErrors', { params: { id: job.id } });
  expect(text).not.toContain('jdID');
  expect(text).toContain('rollNumber,mobileNumber,status,reasonCode,importRow');
});

test('a job out of reach is not found, neither for a file nor for many at once, whatever they say', async () => {
  const stranger = await server.actAs(seededID('user/9000000022'));
  const ids = [applicant(3).id];
  for (const of of [jdID, seededID('no-such-job')]) {
    const key = () => ({ 'idempotency-key': `out-of-reach-${(serial += 1)}` });
    for (const mode of ['dryRun', 'commit']) {
      const file = await stranger('importMappings', {
        query: { jdID: of, mode },
        headers: { 'content-type': 'text/csv', ...key() },
        body: Buffer.from(`rollNumber,status\n${applicant(3).rollNumber},Shortlisted`),
      });
      expect([file.status, file.error?.code]).toEqual([404, 'NOT_FOUND']);
    }
    for (const dryRun of [true, false]) {
      const body = { jdID: of, ids, status: 'Shortlisted', dryRun };
      const many = await stranger('bulkUpdateMappings', { body, headers: key() });
      expect([many.status, many.error?.code]).toEqual([404, 'NOT_FOUND']);
    }
  }
  expect(await statusOf(3)).toEqual(['Applied']);
});

test('says in a trial how far the credits go, and all or nothing moves nobody where they do not', async () => {
  const { db } = server.database;
  const { balance, price, ownerID } = (await employer('getWallet')).data.wallet;
  await transfer(db, {
    from: { type: 'company', id: ownerID },
    to: { type: 'platform', id: 'spent' },
    amount: balance - price.accept,
    kind: 'Adjustment',
    cause: { type: 'test', id: 'one left' },
    description: 'Spent elsewhere',
    userID: null,
    actorID: null,
    at: server.clock.now,
  });
  const others = await db
    .select({ userID: currentDegrees.userID, rollNumber: currentDegrees.rollNumber })
    .from(currentDegrees)
    .where(
      sql`not exists (select from ${applications} where ${applications.userID} = ${currentDegrees.userID} and ${applications.jdID} = ${jdID})`,
    )
    .orderBy(currentDegrees.userID)
    .limit(4);
  await db.insert(applications).values(
    others.map(({ userID }) => ({
      jdID,
      userID,
      status: 'Applied' as const,
      appliedAt: server.clock.now,
    })),
  );
  const lines = others.map(({ rollNumber }) => `${rollNumber},,Shortlisted,`);
  const shortlisted = () =>
    db.$count(
      applications,
      and(
        eq(applications.jdID, jdID),
        eq(applications.status, 'Shortlisted'),
        inArray(
          applications.userID,
          others.map(({ userID }) => userID),
        ),
      ),
    );
  const trial = await take(lines, 'dryRun');
  expect(trial).toMatchObject({ updated: 1, failed: 3, credits: price.accept });
  expect(trial.errors.map(({ row, code }) => [row, code])).toEqual(
    [3, 4, 5].map((row) => [row, 'INSUFFICIENT_CREDITS']),
  );
  expect(await take(lines, 'commit', employer, true)).toMatchObject({ state: 'Refused', failed: 3 });
  expect(await shortlisted()).toBe(0);
  expect(await take(lines)).toMatchObject({ updated: 1, failed: 3, errors: trial.errors });
  expect(await shortlisted()).toBe(1);
  expect((await employer('getWallet')).data.wallet.balance).toBe(0);
  expect(await checkLedger(db)).toEqual([]);
});
