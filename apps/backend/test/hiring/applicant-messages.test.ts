/** What a company writes to applicants through the platform. */
import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { applications } from '../../src/hiring/tables/applications.ts';
import { jobDescriptions } from '../../src/hiring/tables/job-descriptions.ts';
import { candidates, users } from '../../src/identity/tables/users.ts';
import { auditEvents } from '../../src/records/index.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { carriedAt } from '../support/carried.ts';
import { patience } from '../support/patience.ts';
import { addSelection, type Applicant } from '../support/rounds.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let company: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  company = await server.actAs(seededID('user/9000000021'));
});
afterAll(() => server.close());

let jdID: string;
let people: Applicant[];
beforeEach(async () => {
  server.clock.now = startTime;
  const added = await addSelection(server.database.db, company, { now: startTime, people: 3 });
  ({ jdID, applicants: people } = added);
});

const text = 'The test is on Monday at ten. Bring your own laptop.';

const write = (call: Call, body: object) =>
  call('messageApplicants', {
    headers: { 'idempotency-key': randomUUID() },
    body: { jdID, text, ...body },
  });

const idsOf = (...indexes: number[]) => indexes.map((index) => people[index]?.applicationID ?? '');

const listOf = async (index: number): Promise<string[]> => {
  const call = await server.actAs(people[index]?.userID ?? '');
  const { data } = await call('listNotifications', { query: { type: 'Critical' } });
  return data.notifications
    .map(({ content }: { content: string }) => content)
    .filter((content: string) => content.includes('writes to you'));
};

test('those who are ticked read it on the bell and by e-mail, with who wrote and no way to reach them', async () => {
  const { db } = server.database;
  await db
    .update(users)
    .set({ emailVerifiedAt: startTime })
    .where(eq(users.id, people[0]?.userID ?? ''));
  const { data, status } = await write(company, { ids: idsOf(0, 1) });
  expect([status, data]).toEqual([200, { count: 2 }]);
  const [first] = await listOf(0);
  expect(first).toMatch(
    /^<p>Farah Khan of .* writes to you about Trainee for tests:<\/p><p>The test is on Monday/,
  );
  expect(first).not.toMatch(/@|9000000021/);
  expect(await listOf(2)).toEqual([]);
  // By this copy of the server, or by the one that runs beside it.
  const carried = await carriedAt(db, startTime);
  await vi.waitFor(async () => {
    const sent = [...carried, ...(await server.messages())].filter((each) => each.text.includes(text));
    expect(sent.map(({ channel }) => channel)).toEqual(['email']);
  }, patience);
  const [event] = await db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.entityID, jdID), eq(auditEvents.reason, text)));
  expect(event).toMatchObject({ actorID: seededID('user/9000000021'), entityType: 'jobDescription' });
});

test('a filter by status finds them, as many as were shown', async () => {
  const [some] = await server.database.db
    .select({ jdID: applications.jdID, userID: applications.userID })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(candidates, eq(candidates.userID, applications.userID))
    .where(
      and(
        eq(jobDescriptions.companyID, companyID('navyug')),
        eq(applications.status, 'Applied'),
        isNull(jobDescriptions.cancelledAt),
      ),
    )
    .limit(1);
  if (some === undefined) throw new Error('Nobody of the sandbox has applied.');
  const { meta } = await company('listEligibleStudents', { query: { jdID: some.jdID, status: 'Applied' } });
  const filter = { status: 'Applied' };
  const shown = meta.total ?? 0;
  expect(shown).toBeGreaterThan(0);
  const asked = { jdID: some.jdID, filter };
  expect((await write(company, { ...asked, expectedCount: shown + 1 })).status).toBe(409);
  expect((await write(company, { ...asked, expectedCount: shown })).data).toEqual({ count: shown });
  const call = await server.actAs(some.userID);
  const { data } = await call('listNotifications', { query: { type: 'Critical' } });
  expect(data.notifications.some(({ content }: { content: string }) => content.includes(text))).toBe(true);
});

test.each(['Call me: 98765 43210 today', 'Write to farah@navyug.example.com, please'])(
  'a text with a way around the platform is refused at its place: %s',
  async (words) => {
    const { status, text: answer } = await write(company, { ids: idsOf(0), text: words });
    expect(status).toBe(422);
    expect(answer).toContain('"path":"text"');
    expect(await listOf(0)).toEqual([]);
  },
);

test('nobody writes to the applicants of another company’s job, and an office uses its own notices', async () => {
  const { db } = server.database;
  const [other] = await db.select({ id: users.id }).from(users).where(eq(users.mobileNumber, '9000000031'));
  const officer = await server.actAs(other?.id ?? '');
  expect((await write(officer, { ids: idsOf(0) })).status).toBe(404);
  expect((await write(await server.actAs(people[0]?.userID ?? ''), { ids: idsOf(0) })).status).toBe(403);
});

test('five a day of one job', async () => {
  for (let count = 0; count < 5; count += 1) {
    expect((await write(company, { ids: idsOf(0) })).status).toBe(200);
  }
  expect((await write(company, { ids: idsOf(0) })).status).toBe(429);
});
