/** A copy of the server is killed in the middle of giving back what a cancelled job has cost. Needs the other process of PostgreSQL. */
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endWithJobs } from '../../src/hiring/applications/ending.ts';
import { applicationEvents, applications, jobDescriptions } from '../../src/hiring/index.ts';
import { findWallet, transfer, wallets } from '../../src/money/index.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { killedOnce, locationOf } from '../support/killed-copy.ts';
import { postable, postJob } from '../support/jobs.ts';
import { checkLedger } from '../support/ledger.ts';
import { addPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const price = 10;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
});
afterAll(() => server.close());

test('what it had begun is taken back, and another copy gives everybody back what was paid, once', async () => {
  const { db } = server.database;
  const at = server.clock.now;
  const employer = await server.signIn('9000000021');
  const { id: jdID } = await postJob(employer, postable(at));
  await db.delete(applications);
  const spent = { type: 'platform', id: 'spent' } as const;
  const issued = { type: 'platform', id: 'issued' } as const;
  const people: string[] = [];
  for (let count = 0; count < 80; count += 1) {
    const { id: userID } = await addPerson(db, 'student', instituteID('sahyadri'));
    people.push(userID);
    const [row] = await db
      .insert(applications)
      .values({ jdID, userID, status: 'Applied', appliedAt: at })
      .returning();
    const owner = { type: 'user', id: userID } as const;
    const paid = {
      amount: price,
      cause: { type: 'mapping', id: row?.id ?? '' },
      description: 'Trainee',
      userID,
      actorID: userID,
      at,
    };
    await transfer(db, { ...paid, from: issued, to: owner, kind: 'Grant' });
    await transfer(db, { ...paid, from: owner, to: spent, kind: 'Accept' });
  }
  await db
    .update(jobDescriptions)
    .set({ cancelledAt: at, cancelReason: 'The project was given up' })
    .where(eq(jobDescriptions.id, jdID));
  const left = () =>
    db.$count(applications, and(eq(applications.jdID, jdID), eq(applications.status, 'Applied')));

  const location = await locationOf(db);
  const killed = await db.transaction(async (tx) => {
    // One of the second batch cannot be paid meanwhile, so that it stands in the middle of its work.
    const [last] = await tx
      .select({ userID: applications.userID })
      .from(applications)
      .where(eq(applications.jdID, jdID))
      .orderBy(sql`${applications.id} desc`)
      .limit(1);
    await tx
      .select()
      .from(wallets)
      .where(and(eq(wallets.ownerType, 'user'), eq(wallets.ownerID, last?.userID ?? '')))
      .for('update');
    return killedOnce(async () => (await left()) <= 30, 'ends-with-jobs.ts', location);
  });
  expect(killed).toEqual([null, 'SIGKILL']);
  expect(await left()).toBe(30);

  await endWithJobs(db, at);
  expect(await left()).toBe(0);
  const balances = await Promise.all(
    people.map(async (id) => (await findWallet(db, { type: 'user', id }))?.balance),
  );
  expect(balances).toEqual(people.map(() => price));
  expect(await checkLedger(db)).toEqual([]);
  expect(await db.$count(applicationEvents, eq(applicationEvents.to, 'Cancelled'))).toBe(80);
});
