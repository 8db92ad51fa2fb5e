/** What the clock of applications reads: what can end, not what has ended. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Transaction } from '../../src/database/index.ts';
import { endWhatIsOver } from '../../src/hiring/applications/clock.ts';
import { applications } from '../../src/hiring/index.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
});
afterAll(() => server.close());

/** Rows of applications that the database has read on this connection, of what it has not yet added to the figures of all. */
async function readSoFar(tx: Transaction): Promise<number> {
  const [counted] = await tx
    .select({ rows: sql<number>`(seq_tup_read + coalesce(idx_tup_fetch, 0))::int` })
    .from(sql`pg_stat_xact_user_tables`)
    .where(sql`relname = 'jd_student_mappings'`);
  if (counted === undefined) throw new Error('The database counts nothing.');
  return counted.rows;
}

const readByALook = (now: Date): Promise<number> =>
  server.database.db.transaction(async (tx) => {
    const before = await readSoFar(tx);
    await endWhatIsOver(tx, now);
    return (await readSoFar(tx)) - before;
  });

test('a look reads no more however many applications have ended', async () => {
  const { db } = server.database;
  const now = new Date(server.clock.now.getTime() + 1_000);
  // What is over is moved first.
  await endWhatIsOver(db, now);
  await db.execute(sql`analyze`);
  const before = await readByALook(now);
  await db.execute(sql`
    insert into jd_student_mappings (id, jd_id, user_id, status)
    select md5(job.id || person.id), job.id, person.id, 'Rejected'
    from job_descriptions job cross join users person where person.type = 'C'
    on conflict do nothing`);
  await db.execute(sql`analyze`);
  expect(await db.$count(applications)).toBeGreaterThan(5_000);
  expect(await readByALook(now)).toBeLessThan(before + 500);
});
