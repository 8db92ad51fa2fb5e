/** A job is cancelled at once, and its applications are moved behind it: what people see in between, and that each is given back once. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { endWithJobs } from '../../src/hiring/applications/ending.ts';
import { applicationEvents, applications, jobDescriptions } from '../../src/hiring/index.ts';
import { findWallet, transfer } from '../../src/money/index.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { postable, postJob } from '../support/jobs.ts';
import { checkLedger } from '../support/ledger.ts';
import { addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';
import { toldPeople } from '../support/told.ts';

const asha = seededID('user/9000000001');
const reason = 'The project was given up';
const price = 10;

let server: TestServer;
let employer: Call;
let student: Call;
let support: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  employer = await server.signIn('9000000021');
  support = await server.signIn('9000000041');
  student = await server.actAs(asha);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(applications);
});

/** An application that stands there, for which the person has paid. */
async function applied(
  jdID: string,
  userID: string,
  status: 'Applied' | 'Selected' = 'Applied',
): Promise<string> {
  const { db } = server.database;
  const at = server.clock.now;
  const respondBy = new Date(at.getTime() + 72 * 60 * 60 * 1000).toISOString();
  const [row] = await db
    .insert(applications)
    .values({ jdID, userID, status, appliedAt: at, offer: { ctcPaise: 80_000_000, respondBy } })
    .returning();
  const id = row?.id ?? '';
  const owner = { type: 'user', id: userID } as const;
  const cause = { type: 'mapping', id };
  const words = { description: 'Job accepted', userID, actorID: userID, at };
  const spent = { type: 'platform', id: 'spent' } as const;
  const issued = { type: 'platform', id: 'issued' } as const;
  await transfer(db, { ...words, from: issued, to: owner, amount: price, kind: 'Grant', cause });
  await transfer(db, { ...words, from: owner, to: spent, amount: price, kind: 'Accept', cause });
  return id;
}

/** Cancelled, as the decision leaves it: nobody has moved anything yet. */
async function cancelAlone(id: string): Promise<void> {
  await server.database.db
    .update(jobDescriptions)
    .set({ cancelledAt: server.clock.now, cancelReason: reason })
    .where(eq(jobDescriptions.id, id));
}

const statusOf = async (id: string) =>
  (await server.database.db.select().from(applications).where(eq(applications.id, id)))[0]?.status;

test('everybody reads at once that an application of a cancelled job is cancelled, and nobody goes on with it', async () => {
  const { id: jdID } = await postJob(employer, postable(server.clock.now));
  const officer = await server.signIn('9000000031');
  await officer('decideJobDescriptionApproval', {
    params: { id: jdID },
    body: { instituteID: instituteID('sahyadri'), verdict: 'Approved' },
  });
  await server.database.db.delete(applications);
  const id = await applied(jdID, asha, 'Selected');
  await cancelAlone(jdID);
  expect(await statusOf(id)).toBe('Selected');

  const past = await student('listPastJobDescriptions', { query: { status: 'Cancelled' } });
  expect(past.data.mapping).toMatchObject([{ id, status: 'Cancelled', statusNote: reason, allowed: [] }]);
  expect((await student('listPastJobDescriptions', { query: { status: 'Selected' } })).meta.total).toBe(0);
  const own = await student('getJobDescription', { params: { id: jdID } });
  expect(own.data.jobDescription.application).toMatchObject({ status: 'Cancelled', allowed: [] });
  const board = await student('getDashboard');
  expect(board.data.dashboard.figures.find(({ key }) => key === 'offers')?.total).toBe(0);
  expect(board.data.dashboard.nextActions.map(({ key }) => key)).not.toContain('answer-offer');

  const list = (query: object) => employer('listEligibleStudents', { query: { jdID, ...query } });
  expect((await list({ status: 'Cancelled' })).data.mapping.map((each) => [each.id, each.status])).toEqual([
    [id, 'Cancelled'],
  ]);
  expect((await list({ status: 'Selected' })).data.mapping).toEqual([]);
  const counts = await employer('countMappings', { query: { jdID, by: 'status' } });
  expect(counts.data.counts).toMatchObject({ Cancelled: 1 });
  expect(counts.data.counts).not.toHaveProperty('Selected');
  const job = await employer('getJobDescription', { params: { id: jdID } });
  expect(job.data.jobDescription.counts?.selected).toBe(0);
  expect((await student('getOfferLetter', { params: { id } })).status).toBe(404);

  const move = (call: Call, status: string) =>
    call('setMappingStatus', {
      body: { id, status },
      headers: { 'idempotency-key': randomUUID() },
    });
  for (const [call, status] of [
    [student, 'Offer Accepted'],
    [employer, 'Shortlisted'],
    [support, 'Shortlisted'],
  ] as const) {
    expect((await move(call, status)).error).toMatchObject({
      code: 'ILLEGAL_TRANSITION',
      details: { status: 'Cancelled', allowed: [] },
    });
  }
});

test('what has ended with a job is moved in batches that go on where they were, and given back once', async () => {
  const { db } = server.database;
  const { id: jdID } = await postJob(employer, postable(server.clock.now));
  const people = await Promise.all(
    Array.from({ length: 120 }, () => addPerson(db, 'student', instituteID('sahyadri'))),
  );
  for (const { id } of people) await applied(jdID, id);
  await cancelAlone(jdID);
  const left = () =>
    db.$count(applications, and(eq(applications.jdID, jdID), eq(applications.status, 'Applied')));

  let batches = 0;
  await endWithJobs(db, server.clock.now, () => batches++ < 1);
  expect(await left()).toBe(70);
  // Two copies of the server at once, and one that comes too late.
  await Promise.all([endWithJobs(db, server.clock.now), endWithJobs(db, server.clock.now)]);
  await endWithJobs(db, server.clock.now);
  expect(await left()).toBe(0);
  const balances = await Promise.all(
    people.map(async ({ id }) => (await findWallet(db, { type: 'user', id }))?.balance),
  );
  expect(new Set(balances)).toEqual(new Set([price]));
  expect(await checkLedger(db)).toEqual([]);
  const events = await db
    .select({ to: applicationEvents.to, reason: applicationEvents.reason })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, applicationEvents.applicationID))
    .where(eq(applications.jdID, jdID));
  expect(events).toHaveLength(120);
  expect(new Set(events.map((each) => `${each.to}: ${each.reason}`))).toEqual(
    new Set([`Cancelled: ${reason}`]),
  );
  const told = (await toldPeople(db)).filter(({ cta }) => cta === `/my-jobs/${jdID}`);
  expect(told.flatMap(({ people: each }) => each).toSorted()).toEqual(people.map(({ id }) => id).toSorted());
});

test('a job whose applications cannot be moved keeps no other from ending', async () => {
  const { db } = server.database;
  const jobs = [
    await postJob(employer, postable(server.clock.now)),
    await postJob(employer, postable(server.clock.now)),
  ].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const [broken = '', whole = ''] = await Promise.all(jobs.map(({ id }) => applied(id, asha)));
  await Promise.all(jobs.map(({ id }) => cancelAlone(id)));
  // It has no next version.
  await db.update(applications).set({ rowVersion: 2_147_483_647 }).where(eq(applications.id, broken));
  await expect(endWithJobs(db, server.clock.now)).rejects.toThrow('1 jobs have not ended');
  expect([await statusOf(broken), await statusOf(whole)]).toEqual(['Applied', 'Cancelled']);
});
