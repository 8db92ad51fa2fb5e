/** The people for a job are found in the database as the single evaluation judges them, whatever the job asks for. */
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { and, eq, ne } from 'drizzle-orm';
import { degreeValues } from '@aarambh/api-client/enums';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentDegrees } from '../../src/candidates/index.ts';
import { applications } from '../../src/hiring/tables/applications.ts';
import { questionOptions } from '../../src/hiring/tables/questions.ts';
import { candidates, users } from '../../src/identity/index.ts';
import { placements } from '../../src/hiring/tables/placements.ts';
import { jobDescriptions } from '../../src/hiring/tables/job-descriptions.ts';
import type { OperationData, OperationRequest } from '../../src/platform/index.ts';
import { cityRows } from '../../src/seed/data/cities.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { seasonID } from '../../src/seed/data/seasons.ts';
import { skillRows } from '../../src/seed/data/skills.ts';
import { postable, postJob } from '../support/jobs.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

type Row = OperationData<'listEligibleStudents'>['mapping'][number];

type Query = Omit<OperationRequest<'listEligibleStudents'>['query'], 'jdID'>;

let server: TestServer;
let staff: Call;
let employer: Call;
let officer: Call;
let jdID: string;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  staff = await server.signIn('9000000051');
  employer = await server.signIn('9000000021');
  officer = await server.signIn('9000000031');
  const { db } = server.database;
  // Some do not look for a job.
  const some = await db.select({ id: users.id }).from(users).where(eq(users.type, 'C')).limit(20);
  await db.insert(placements).values(
    some.map(({ id }) => ({
      userID: id,
      plan: 'Higher studies' as const,
      setBy: id,
      setAt: server.clock.now,
    })),
  );
  jdID = (await postJob(officer, postable(server.clock.now, { companyID: companyID('navyug') }))).id;
});
afterAll(() => server.close());

async function peopleOf(call: Call, query: Query = {}) {
  const read = async (pageNo: number) => {
    const { data, meta, status, text } = await call('listEligibleStudents', {
      query: { jdID, pageSize: 100, pageNo, ...query },
    });
    if (status !== 200) throw new Error(text);
    return { rows: data.mapping, total: meta.total ?? 0 };
  };
  const first = await read(1);
  const rows = [...first.rows];
  for (let page = 2; rows.length < first.total; page += 1) rows.push(...(await read(page)).rows);
  return rows;
}

/** What the drawn jobs change of the job. */
async function jobRow() {
  const { audience, seasonID: season, skills: asked, cityIDs, criteria } = jobDescriptions;
  const [row] = await server.database.db
    .select({ audience, seasonID: season, skills: asked, cityIDs, criteria })
    .from(jobDescriptions)
    .where(eq(jobDescriptions.id, jdID));
  if (row === undefined) throw new Error('The job is not there.');
  return row;
}

const idsOf = (rows: readonly { userID: string }[]) => rows.map(({ userID }) => userID).toSorted();
const some = <Value>(values: readonly Value[], most = 3) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: most });
const skills = skillRows.slice(0, 30).map(({ id }) => id ?? '');

const rules = {
  degrees: some(degreeValues),
  passingYears: some([2026, 2027, 2028]),
  minSSC: fc.integer({ min: 40, max: 95 }),
  minHSC: fc.integer({ min: 40, max: 95 }),
  minDiploma: fc.integer({ min: 40, max: 95 }),
  minGraduation: fc.record(
    { type: fc.constantFrom('Percentage', 'CGPA'), value: fc.integer({ min: 5, max: 9 }) },
    { noNullPrototype: true },
  ),
  maxLiveBacklogs: fc.integer({ min: -1, max: 3 }),
  minSkillMatch: fc.integer({ min: 0, max: 100 }),
  languages: some(['English', 'hindi', 'Marathi']),
  locationOnly: fc.boolean(),
};

const jobs = fc.record(
  {
    audience: fc.constantFrom('Fresher', 'Experienced', 'Both'),
    seasonID: fc.constantFrom(null, seasonID('sahyadri')),
    skills: fc.uniqueArray(
      fc.record(
        { skillID: fc.constantFrom(...skills), weight: fc.integer({ min: 1, max: 5 }) },
        { noNullPrototype: true },
      ),
      { selector: ({ skillID }) => skillID, maxLength: 6 },
    ),
    cityIDs: some(cityRows.slice(0, 10).map(({ id }) => id ?? '')),
    // Few rules at once: of many nobody meets all.
    criteria: fc
      .subarray(Object.keys(rules), { maxLength: 3 })
      .chain((chosen) =>
        fc
          .record(rules, { noNullPrototype: true })
          .map((all) => Object.fromEntries(Object.entries(all).filter(([name]) => chosen.includes(name)))),
      ),
  },
  { noNullPrototype: true },
);

test('the filter of verdicts and the order of matches are those that the people show', async () => {
  const posted = await jobRow();
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(jobs, async (job) => {
      await server.database.db.update(jobDescriptions).set(job).where(eq(jobDescriptions.id, jdID));
      const all = await peopleOf(staff);
      for (const verdict of ['Eligible', 'NotEligible', 'NeedsData'] as const) {
        const judged = all.filter(({ evaluation }) => evaluation?.verdict === verdict);
        if (judged.length > 0) seen.add(verdict);
        expect(idsOf(await peopleOf(staff, { verdict }))).toEqual(idsOf(judged));
      }
      const scores = all.map(({ evaluation }) => evaluation?.matchScore ?? -1);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      if (new Set(scores).size > 1) seen.add('scores');
      const met = all.filter(({ evaluation }) => evaluation?.verdict === 'Eligible');
      // A company meets who may apply, and whoever knows of the job.
      const strangers = (await peopleOf(employer)).filter(({ rowVersion }) => rowVersion === undefined);
      expect(idsOf(met)).toEqual(expect.arrayContaining(idsOf(strangers)));
    }),
    { numRuns: 20 },
  );
  // The tests below read the job as it was posted, not as the last of the drawn ones.
  await server.database.db.update(jobDescriptions).set(posted).where(eq(jobDescriptions.id, jdID));
  expect([...seen].toSorted()).toEqual(['Eligible', 'NeedsData', 'NotEligible', 'scores']);
});

test.each(['cgpa', 'percentage', 'liveBacklogs'] as const)(
  'people stand by their %s, whoever has none at an end, and pages go on from each other',
  async (value) => {
    for (const sort of [value, `-${value}`] as const) {
      const rows: Row[] = [];
      let cursor: string | undefined;
      do {
        const { data, meta, status } = await officer('listEligibleStudents', {
          query: { jdID, sort, pageSize: 7, ...(cursor !== undefined && { cursor }) },
        });
        expect(status).toBe(200);
        rows.push(...data.mapping);
        cursor = meta.nextCursor;
      } while (cursor !== undefined);
      const all = await peopleOf(officer);
      expect(idsOf(rows)).toEqual(idsOf(all));
      const none = sort === value ? -1 : Number.NEGATIVE_INFINITY;
      const values = rows.map(({ student }) => student?.[value] ?? none);
      const way = sort === value ? 1 : -1;
      expect(values).toEqual(values.toSorted((one, other) => (one === other ? 0 : way * (one - other))));
      expect(new Set(values).size).toBeGreaterThan(value === 'percentage' ? 0 : 1);
    }
  },
);

test('an experienced candidate is read with years of work, and with the notice period once it is known', async () => {
  const { db } = server.database;
  const [person] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.mobileNumber, '9000000011')));
  const userID = person?.id ?? '';
  await db.update(candidates).set({ noticePeriodDays: 45 }).where(eq(candidates.userID, userID));
  const { data } = await staff('listJobProfilesLateral', { query: { pageNo: -1 } });
  const job = {
    audience: 'Experienced',
    jobProfileID: undefined,
    jobProfileLateralID: data.jobProfileLateral[0]?.id,
    seasonID: undefined,
    instituteIDs: undefined,
  };
  const open = (await postJob(employer, postable(server.clock.now, job))).id;
  const read = async (call: Call) => {
    const found = await call('listEligibleStudents', { query: { jdID: open, search: 'Arjun Mehta' } });
    return found.data.mapping[0]?.student;
  };
  expect(await read(staff)).toMatchObject({ experienceMonths: expect.any(Number), noticePeriodDays: 45 });
  // Of somebody who has not applied a company reads no more than that.
  expect((await read(employer))?.noticePeriodDays ?? null).toBeNull();
  await db
    .insert(applications)
    .values({ jdID: open, userID, status: 'Applied', appliedAt: server.clock.now });
  expect(await read(employer)).toMatchObject({ noticePeriodDays: 45 });
  expect((await peopleOf(officer))[0]?.student).toMatchObject({ experienceMonths: null });
});

test('a file by best matches stands as the list does, and a tab counts what its list finds, for whoever asks', async () => {
  await fc.assert(
    fc.asyncProperty(jobs, async (job) => {
      await server.database.db.update(jobDescriptions).set(job).where(eq(jobDescriptions.id, jdID));
      for (const call of [staff, employer]) {
        for (const verdict of [undefined, 'Eligible', 'NotEligible', 'NeedsData'] as const) {
          const query = { jdID, ...(verdict && { verdict }) };
          const listed = await peopleOf(call, { ...query, sort: '-matchScore' });
          const purpose = 'To compare it with the list';
          const file = await call('downloadMappings', {
            query: { ...query, purpose, sort: '-matchScore', columns: 'id' },
          });
          expect(file.text.split(/\r?\n/).slice(1).filter(Boolean)).toEqual(
            listed.map(({ userID }) => userID),
          );
          const { data } = await call('countMappings', { query: { ...query, by: 'status' } });
          expect(data.count).toBe(listed.length);
        }
      }
    }),
    { numRuns: 4 },
  );
});

test('each status has as many as its list', async () => {
  const { data } = await staff('countMappings', { query: { jdID, by: 'status' } });
  const all = await peopleOf(staff);
  const of = (status: string) => all.filter((each) => each.status === status).length;
  expect(data).toEqual({
    count: all.length,
    counts: Object.fromEntries([...new Set(all.map(({ status }) => status))].map((each) => [each, of(each)])),
  });
});

test('are found by name, roll number, city, year, degree and an answer; a company finds nobody by a number that it does not read', async () => {
  const { db } = server.database;
  await db
    .update(jobDescriptions)
    .set({ audience: 'Fresher', criteria: {}, seasonID: null })
    .where(eq(jobDescriptions.id, jdID));
  const all = await peopleOf(staff);
  // A company finds nobody who is not eligible and was not told of the job.
  const person = all.find(
    ({ student, evaluation }) =>
      student?.rollNumber != null && student.passingYear != null && evaluation?.verdict === 'Eligible',
  );
  const { rollNumber, firstName = '', passingYear } = person?.student ?? {};
  const userID = person?.userID ?? '';
  const found = async (call: Call, query: Query) => idsOf(await peopleOf(call, query)).includes(userID);
  expect(await found(staff, { search: rollNumber?.slice(1).toLowerCase() ?? '' })).toBe(true);
  expect(await found(staff, { search: firstName.toUpperCase() })).toBe(true);
  expect(await found(employer, { search: firstName })).toBe(true);
  expect(await found(employer, { search: rollNumber ?? '' })).toBe(false);
  expect(await found(employer, { rollNumbers: rollNumber ?? '' })).toBe(false);
  expect(await found(staff, { passingYear: passingYear ?? 0 })).toBe(true);
  expect(await found(staff, { passingYear: (passingYear ?? 0) + 1 })).toBe(false);
  const [degree] = await db.select().from(currentDegrees).where(eq(currentDegrees.userID, userID));
  expect(await found(staff, { degree: degree?.degree ?? 'DIPLOMA' })).toBe(true);

  const [here, elsewhere] = cityRows.map(({ id, name }) => ({ id: id ?? '', name }));
  const lives = { city: here?.name.toUpperCase() ?? '', preferredCityIDs: [] };
  await db.update(candidates).set(lives).where(eq(candidates.userID, userID));
  expect(await found(staff, { cityID: here?.id ?? '' })).toBe(true);
  expect(await found(staff, { cityID: elsewhere?.id ?? '' })).toBe(false);
  const wishes = { preferredCityIDs: [elsewhere?.id ?? ''] };
  await db.update(candidates).set(wishes).where(eq(candidates.userID, userID));
  expect(await found(staff, { cityID: elsewhere?.id ?? '' })).toBe(true);

  const [option] = await db.select().from(questionOptions).limit(1);
  const { id: optionID = '', questionID = '' } = option ?? {};
  const values = { jdID, userID, status: 'Applied' as const, appliedAt: server.clock.now };
  const answers = [{ questionID, optionIDs: [optionID] }];
  await db
    .insert(applications)
    .values({ ...values, answers })
    .onConflictDoUpdate({ target: [applications.jdID, applications.userID], set: { ...values, answers } });
  expect(idsOf(await peopleOf(employer, { optionID }))).toEqual([userID]);
  expect(await found(employer, { search: rollNumber ?? '' })).toBe(true);
  expect((await peopleOf(employer, { optionID }))[0]?.answers?.[0]?.questionID).toBe(questionID);
});

test('a note with the key of another one is another note where it is about somebody else', async () => {
  const { db } = server.database;
  const [found] = await db.select().from(applications).where(eq(applications.jdID, jdID));
  const own = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .where(and(eq(jobDescriptions.companyID, companyID('navyug')), ne(applications.id, found?.id ?? '')))
    .limit(2);
  const headers = { 'idempotency-key': randomUUID() };
  for (const { id } of own) {
    const add = () => employer('addMappingNote', { params: { id }, body: { text: 'Same words' }, headers });
    const first = await add();
    expect(first.data.notes.map(({ text }) => text)).toEqual(['Same words']);
    expect((await add()).text).toBe(first.text);
    await employer('deleteMappingNote', { params: { id, noteID: first.data.notes[0]?.id ?? '' } });
  }
  expect(own).toHaveLength(2);
});

test('those whose job it is note things about an applicant; nobody else reads them', async () => {
  const { db } = server.database;
  const [application] = await db.select().from(applications).where(eq(applications.jdID, jdID));
  const params = { id: application?.id ?? '' };
  const add = (call: Call, text: string) =>
    call('addMappingNote', { params, body: { text }, headers: { 'idempotency-key': randomUUID() } });
  const texts = async (call: Call) =>
    (await call('listMappingNotes', { params })).data.notes.map(({ text, isOwn }) => [text, isOwn]);
  expect((await add(employer, 'Ask about the second project')).status).toBe(200);
  await add(staff, 'Called back');
  expect(await texts(employer)).toEqual([
    ['Ask about the second project', true],
    ['Called back', false],
  ]);
  const candidate = await server.actAs(application?.userID ?? '');
  expect((await candidate('listMappingNotes', { params })).status).toBe(403);
  const stranger = await server.signIn('9000000022');
  expect((await stranger('listMappingNotes', { params })).status).toBe(404);
  const { data } = await employer('listMappingNotes', { params });
  const remove = (index: number) =>
    employer('deleteMappingNote', { params: { ...params, noteID: data.notes[index]?.id ?? '' } });
  expect((await remove(1)).status).toBe(404);
  expect((await remove(0)).status).toBe(200);
  expect(await texts(staff)).toEqual([['Called back', true]]);
});
