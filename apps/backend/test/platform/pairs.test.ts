/** Two people write about the same record at the same moment. Needs the many connections of PostgreSQL. */
import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { applications, jobDescriptions } from '../../src/hiring/index.ts';
import { findWallet } from '../../src/money/index.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { postable, postJob } from '../support/jobs.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const asha = seededID('user/9000000001');
const reason = 'The project was given up';

let server: TestServer;
let employer: Call;
let officer: Call;
let student: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  employer = await server.signIn('9000000021');
  officer = await server.signIn('9000000031');
  student = await server.actAs(asha);
});
afterAll(() => server.close());

/** A job that Asha's institute has approved. */
async function openJob() {
  const posted = await postJob(employer, postable(server.clock.now));
  await officer('decideJobDescriptionApproval', {
    params: { id: posted.id },
    body: { instituteID: instituteID('sahyadri'), verdict: 'Approved' },
  });
  return posted;
}

const balance = async (): Promise<number> =>
  (await findWallet(server.database.db, { type: 'user', id: asha }))?.balance ?? 0;

/** Waits until somebody waits for a lock. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting = sql`(select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock') as waiting`;
  for (let look = 0; look < 200; look += 1) {
    if ((await server.database.db.select({ pid: sql<number>`pid` }).from(waiting)).length > 0) return;
    await pause(10);
  }
}

test('who applies while a job is being cancelled does not pay for it', async () => {
  const { db } = server.database;
  const { id } = await openJob();
  const before = await balance();
  const applying = await db.transaction(async (tx) => {
    await tx.select().from(jobDescriptions).where(eq(jobDescriptions.id, id)).for('update');
    const answer = student('addMapping', { body: { jdID: id, status: 'Accepted' } });
    await untilSomebodyWaits();
    await tx
      .update(jobDescriptions)
      .set({ cancelledAt: server.clock.now, cancelReason: reason })
      .where(eq(jobDescriptions.id, id));
    return { answer };
  });
  expect((await applying.answer).status).toBe(404);
  expect(await balance()).toBe(before);
  expect(await db.$count(applications, eq(applications.jdID, id))).toBe(0);
});
