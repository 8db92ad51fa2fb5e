/** Whether a candidate looks for a job: who says it, and what follows for jobs. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { countEligible, eligibleFor } from '../../src/hiring/job-descriptions/eligible.ts';
import { jobDescriptions } from '../../src/hiring/tables/job-descriptions.ts';
import { users } from '../../src/identity/tables/users.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { offerTo } from '../support/applications.ts';
import { toldPeople } from '../support/told.ts';
import { addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const asha = seededID('user/9000000001');

let server: TestServer;
let student: Call;
let officer: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  student = await server.actAs(asha);
  officer = await server.actAs(seededID('user/9000000031'));
});
afterAll(() => server.close());

const eligible = async () => (await student('listEligibleJobDescriptions')).data.jobDescription;
const plan = (call: Call, body: object) => call('setPlacement', { body });

test('who is not looking is not eligible, not counted and not told, until they look again', async () => {
  const { db } = server.database;
  const { now } = server.clock;
  const [job] = await eligible();
  const id = job?.id ?? '';
  const countOf = async () => {
    await countEligible(db, id, now);
    const [row] = await db.select().from(jobDescriptions).where(eq(jobDescriptions.id, id));
    return row?.eligibleCount ?? 0;
  };
  const before = await countOf();
  expect(await eligibleFor(db, id, now)).toContain(asha);

  const { placement } = (await plan(student, { plan: 'Higher studies', note: 'M.Tech.' })).data;
  expect(placement).toMatchObject({ plan: 'Higher studies', note: 'M.Tech.', reason: null, isOwn: true });
  expect(await eligible()).toEqual([]);
  const closed = (await student('listEligibleJobDescriptions', { query: { verdict: 'NotEligible' } })).data;
  const gates = closed.jobDescription.find((each) => each.id === id)?.evaluation?.gates ?? [];
  expect(gates.find((gate) => gate.id === 'looking')).toMatchObject({
    outcome: 'not_met',
    link: '/profile#placement',
  });
  expect((await student('addMapping', { body: { jdID: id, status: 'Accepted' } })).error?.code).toBe(
    'NOT_ELIGIBLE',
  );
  expect(await eligibleFor(db, id, now)).not.toContain(asha);
  expect(await countOf()).toBe(before - 1);

  await plan(student, { plan: 'Looking' });
  expect((await eligible()).map((each) => each.id)).toContain(id);
  expect(await countOf()).toBe(before);
});

test('an officer says it of the own students alone, with a reason that the student reads; a company neither says nor sees it', async () => {
  const { db } = server.database;
  const own = await addPerson(db, 'student', instituteID('sahyadri'), { locale: 'hi' });
  const [other] = await db
    .select()
    .from(users)
    .where(and(eq(users.type, 'C'), eq(users.isFresher, false)))
    .limit(1);
  await offerTo(db, own);
  const body = { userID: own.id, plan: 'Placed elsewhere' };
  expect((await plan(officer, body)).error?.fields).toMatchObject([{ path: 'reason' }]);
  const reason = 'She showed us the letter.';
  expect((await plan(officer, { ...body, reason })).data.placement).toMatchObject({
    state: 'Offer pending',
    plan: 'Placed elsewhere',
    reason,
    isOwn: false,
  });
  const told = (await toldPeople(db)).find(({ people }) => people.includes(own.id));
  expect(told?.content).toContain('दूसरी जगह नौकरी मिल गई');
  expect(
    (await officer('getStudentProfile', { params: { id: own.id } })).data.student.placement,
  ).toMatchObject({
    reason,
  });
  expect((await plan(officer, { ...body, userID: other?.id, reason })).status).toBe(404);
  expect((await plan(student, { ...body, reason })).status).toBe(403);
  const company = await server.actAs(seededID('user/9000000021'));
  expect((await plan(company, { ...body, reason })).status).toBe(403);
  expect((await company('getPlacement', { query: { userID: own.id } })).status).toBe(404);
});
