/** A copy of the server is killed in the middle of carrying out a round that closed. Needs the other process of PostgreSQL. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { applicationEvents, applications, roundEntries, rounds } from '../../src/hiring/index.ts';
import { settleRounds } from '../../src/hiring/rounds/settling.ts';
import { findWallet, transfer } from '../../src/money/index.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { killedOnce, locationOf } from '../support/killed-copy.ts';
import { checkLedger } from '../support/ledger.ts';
import { addRoundTo, addSelection, roundIn } from '../support/rounds.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const people = 80;
const price = 10;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
});
afterAll(() => server.close());

test('what it had begun is taken back, and another copy moves everybody and takes each credit, once', async () => {
  const { db } = server.database;
  const company = await server.actAs(seededID('user/9000000021'));
  const wallet = { type: 'company', id: companyID('navyug') } as const;
  await transfer(db, {
    from: { type: 'platform', id: 'issued' },
    to: wallet,
    amount: people * price,
    kind: 'Adjustment',
    cause: { type: 'test', id: 'rounds' },
    description: 'Rounds',
    userID: null,
    actorID: null,
    at: server.clock.now,
  });
  const { jdID } = await addSelection(db, company, { now: server.clock.now, people });
  const { id: roundID } = await addRoundTo(company, jdID, roundIn(server.clock.now, 1));
  const own = await db.select({ id: applications.id }).from(applications).where(eq(applications.jdID, jdID));
  await db.insert(roundEntries).values(
    own.map(({ id }) => ({
      roundID,
      applicationID: id,
      attendance: 'Present' as const,
      result: 'Passed' as const,
    })),
  );
  server.clock.now = new Date(server.clock.now.getTime() + 3 * 60 * 60_000);
  const at = server.clock.now;
  const before = (await findWallet(db, wallet))?.balance ?? 0;
  const left = () =>
    db.$count(applications, and(eq(applications.jdID, jdID), eq(applications.status, 'Applied')));

  const preview = await company('closeRound', {
    params: { id: roundID },
    body: { rowVersion: 1, dryRun: true },
  });
  expect(preview.data.closing).toMatchObject({ passed: people, credits: { needed: people * price } });
  // The decision alone, of which this server itself does not hear.
  await db
    .update(rounds)
    .set({ state: 'Closed', closedAt: at, closedBy: seededID('user/9000000021') })
    .where(eq(rounds.id, roundID));

  const location = await locationOf(db);
  const entries = await db
    .select({ id: roundEntries.applicationID })
    .from(roundEntries)
    .where(eq(roundEntries.roundID, roundID))
    .orderBy(asc(roundEntries.id));
  const killed = await db.transaction(async (tx) => {
    // One of the second batch cannot be moved meanwhile, so that the copy stands in the middle of its work.
    await tx
      .select()
      .from(applications)
      .where(eq(applications.id, entries.at(-1)?.id ?? ''))
      .for('update');
    return killedOnce(
      async () => (await left()) <= people - 50,
      'settles-rounds.ts',
      location,
      at.toISOString(),
    );
  });
  expect(killed).toEqual([null, 'SIGKILL']);
  expect(await left()).toBe(people - 50);

  await settleRounds(db, at);
  expect(await left()).toBe(0);
  expect((await findWallet(db, wallet))?.balance).toBe(before - people * price);
  expect(await checkLedger(db)).toEqual([]);
  expect(
    await db.$count(
      applicationEvents,
      sql`${applicationEvents.to} = 'Shortlisted' and ${applicationEvents.batchID} like ${`round/${roundID}/%`}`,
    ),
  ).toBe(people);
});
