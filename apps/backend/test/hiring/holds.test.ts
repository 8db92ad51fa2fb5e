/** An institute keeps a student from applying, says why and who lifts it, and lets the student again. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { countEligible, eligibleFor } from '../../src/hiring/job-descriptions/eligible.ts';
import { applications } from '../../src/hiring/tables/applications.ts';
import { holds } from '../../src/hiring/tables/holds.ts';
import { jobDescriptions } from '../../src/hiring/tables/job-descriptions.ts';
import { seasonOverrides, seasons } from '../../src/hiring/tables/seasons.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { seasonID } from '../../src/seed/data/seasons.ts';
import { addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';
import { toldPeople } from '../support/told.ts';

const hour = 60 * 60 * 1000;
const asha = seededID('user/9000000001');
const dues = {
  kind: 'Dues',
  reason: 'Library books are not returned',
  liftedWhere: 'Library, ground floor',
} as const;

let server: TestServer;
let student: Call;
let officer: Call;
let employer: Call;
let jdID: string;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  student = await server.actAs(asha);
  officer = await server.actAs(seededID('user/9000000031'));
  employer = await server.signIn('9000000021');
  const [job] = (await student('listEligibleJobDescriptions')).data.jobDescription;
  jdID = job?.id ?? '';
});
beforeEach(() => server.database.db.delete(holds));
afterAll(() => server.close());

const hold = (call: Call, body: object = dues, id = asha) => call('holdStudent', { params: { id }, body });
const lift = (call: Call, kind = 'Dues') =>
  call('liftHold', { params: { id: asha }, body: { kind, reason: 'The books came back today.' } });
const gates = async (call: Call = student) => {
  const { data } = await call('explainEligibility', {
    params: { id: jdID },
    query: call === officer ? { userID: asha } : {},
    body: {},
  });
  return data.evaluation.gates;
};
const isHeld = async () => {
  const { data } = await officer('listStudents', { query: { isHeld: true, pageSize: 100 } });
  return data.student.map(({ id, heldFor }) => ({ id, heldFor }));
};
const countOf = async () => {
  const { db } = server.database;
  await countEligible(db, jdID, server.clock.now);
  const [row] = await db.select().from(jobDescriptions).where(eq(jobDescriptions.id, jdID));
  return row?.eligibleCount ?? 0;
};

test('who is held cannot apply, reads why and who lifts it, and is not counted, until it is lifted', async () => {
  const { db } = server.database;
  const before = await countOf();
  const placed = await hold(officer);
  expect(placed.data.hold).toMatchObject([{ ...dues, until: null, liftedAt: null }]);
  expect(placed.data.hold[0]?.placedByName).not.toBeNull();
  expect((await gates()).find(({ id }) => id === 'hold')).toMatchObject({
    outcome: 'not_met',
    reason:
      'Your placement office keeps you from applying: Library books are not returned. Ask here: Library, ground floor.',
  });
  expect((await student('addMapping', { body: { jdID, status: 'Accepted' } })).error).toMatchObject({
    code: 'NOT_ELIGIBLE',
    details: { rules: ['hold'] },
  });
  expect(await eligibleFor(db, jdID, server.clock.now)).not.toContain(asha);
  expect(await countOf()).toBe(before - 1);
  expect(await isHeld()).toEqual([{ id: asha, heldFor: ['Dues'] }]);
  const dashboardHolds = async () => (await student('getDashboard')).data.dashboard.holds;
  expect(await dashboardHolds()).toEqual([{ ...dues, until: null }]);
  const told = (await toldPeople(db)).find(({ people }) => people.includes(asha));
  expect(told?.content).toContain('Library books are not returned. Ask here: Library, ground floor.');

  const { data } = await lift(officer);
  expect(data.hold).toMatchObject([{ kind: 'Dues', liftedReason: 'The books came back today.' }]);
  expect((await gates()).map(({ id }) => id)).not.toContain('hold');
  expect(await countOf()).toBe(before);
  expect(await isHeld()).toEqual([]);
  expect(await dashboardHolds()).toBeUndefined();
  // Lifted again, it stays lifted as it was.
  expect((await lift(officer)).data).toEqual(data);
});

test('the officer reads it as others do: without the reason', async () => {
  await hold(officer);
  expect((await gates(officer)).find(({ id }) => id === 'hold')?.reason).toBe(
    'The placement office does not let this person apply now.',
  );
});

test('one hold of a kind is in force: a second takes its place, two at once leave one', async () => {
  const both = await Promise.all([
    hold(officer),
    hold(officer, { ...dues, reason: 'The hostel fee is open.' }),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  await hold(officer, { ...dues, kind: 'Discipline' });
  const { data } = await officer('listHolds', { params: { id: asha } });
  expect(data.hold.map(({ kind }) => kind).toSorted()).toEqual(['Discipline', 'Dues']);
  expect(await isHeld()).toEqual([{ id: asha, heldFor: ['Discipline', 'Dues'] }]);
});

test('a hold ends by itself on its day, and needs a day that is not over', async () => {
  const until = (hours: number) => new Date(server.clock.now.getTime() + hours * hour).toISOString();
  expect((await hold(officer, { ...dues, until: until(-1) })).error?.fields).toMatchObject([
    { path: 'until' },
  ]);
  expect((await hold(officer, { ...dues, until: until(1) })).status).toBe(200);
  expect((await gates()).map(({ id }) => id)).toContain('hold');
  const { now } = server.clock;
  server.clock.now = new Date(now.getTime() + 2 * hour);
  const later = await server.actAs(asha);
  const ids = (await gates(later)).map(({ id }) => id);
  server.clock.now = now;
  expect(ids).not.toContain('hold');
});

test('the own institute alone holds and lifts; nobody who hires reads it', async () => {
  const { db } = server.database;
  const stranger = await server.actAs((await addPerson(db, 'institute-officer', instituteID('hooghly'))).id);
  expect((await hold(stranger)).status).toBe(404);
  expect((await stranger('listHolds', { params: { id: asha } })).status).toBe(404);
  expect((await hold(employer)).status).toBe(403);
  expect((await employer('listHolds', { params: { id: asha } })).status).toBe(403);
  expect((await hold(student)).status).toBe(403);
  const short = await hold(officer, { ...dues, reason: 'No', liftedWhere: ' ' });
  expect(short.error?.fields?.map(({ path }) => path).toSorted()).toEqual(['liftedWhere', 'reason']);
});

test('the limit of offers can be lifted for one student, in the verdict and in the counts', async () => {
  const { db } = server.database;
  const season = eq(seasons.id, seasonID('sahyadri'));
  const [before] = await db.select().from(seasons).where(season);
  await db
    .update(seasons)
    .set({ policy: { maxOffers: 1 } })
    .where(season);
  const { jobDescription } = (await student('listEligibleJobDescriptions')).data;
  const other = jobDescription.find(({ id }) => id !== jdID)?.id ?? '';
  await db.insert(applications).values({ jdID: other, userID: asha, status: 'Joined' });
  const policy = async () => (await gates()).find(({ id }) => id === 'policy')?.outcome;
  const [without, few] = [await policy(), await countOf()];
  expect(without).toBe('not_met');
  const lifted = await officer('overrideSeasonRule', {
    params: { id: seasonID('sahyadri') },
    body: {
      userID: asha,
      rule: 'offers',
      reason: 'Her first offer was taken back.',
      expiresAt: new Date(server.clock.now.getTime() + hour).toISOString(),
    },
  });
  expect(lifted.status).toBe(200);
  expect(await policy()).toBe('met');
  expect(await countOf()).toBe(few + 1);
  await db.delete(seasonOverrides).where(eq(seasonOverrides.userID, asha));
  await db.delete(applications).where(and(eq(applications.jdID, other), eq(applications.userID, asha)));
  await db
    .update(seasons)
    .set({ policy: before?.policy ?? {} })
    .where(season);
});
