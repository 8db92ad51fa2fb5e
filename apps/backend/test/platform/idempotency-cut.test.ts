/** A call whose connection to PostgreSQL is lost between its work and its answer. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDatabaseAway, type Database, type Db } from '../../src/database/index.ts';
import { createIdempotency } from '../../src/platform/idempotency/idempotency.ts';
import { limitCounters } from '../../src/platform/limits/tables.ts';
import { openTestDatabase } from '../support/database.ts';

const now = new Date('2026-11-21T04:30:00Z');

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('has left neither, and can be made again', async () => {
  const { db } = database;
  const idempotency = createIdempotency(db, { keys: { pseudonyms: [new Uint8Array(32)] }, now: () => now });
  const call = { operation: 'createLead', address: {}, callerID: null, body: {}, key: 'connection-cut' };
  const answer = { requestId: 'req-1', result: { data: null } };
  const written = () => db.$count(limitCounters);
  const work = async (held: Db): Promise<number> =>
    held.transaction(async (tx) => {
      await tx.insert(limitCounters).values({ key: 'one effect', count: 1, resetsAt: now });
      const [session] = await tx.select({ pid: sql<number>`pg_backend_pid()` }).from(limitCounters);
      return session?.pid ?? 0;
    });

  const cut = idempotency.once(call, async (held) => {
    const pid = await work(held);
    await db.execute(sql`select pg_terminate_backend(${pid}::int)`);
    return answer;
  });
  await expect(cut).rejects.toSatisfy(isDatabaseAway);
  expect(await written()).toBe(0);

  const again = async (held: Db) => {
    await work(held);
    return answer;
  };
  expect(await idempotency.once(call, again)).toEqual(answer);
  expect(await idempotency.once(call, again)).toEqual(answer);
  expect(await written()).toBe(1);
});
