/** Skills that a candidate is asked about, beside those that the profile names. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { candidateSkills, currentDegrees } from '../../src/candidates/tables/profile.ts';
import { skills } from '../../src/catalogue/tables/skills.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { invalidate } from '../../src/platform/cache.ts';
import { jobDescriptions } from '../../src/hiring/tables/job-descriptions.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { jobProfileRows } from '../../src/seed/data/job-profiles.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { skillID } from '../../src/seed/data/skills.ts';
import { postable, postJob } from '../support/jobs.ts';
import { addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
/** Somebody of Sahyadri whose profile is empty. */
let call: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  invalidate(db, 'skill');
  call = await server.actAs((await addPerson(db, 'student', instituteID('sahyadri'))).id);
});

const suggested = async (by: Call = call, headers = {}) =>
  (await by('getSuggestedSkills', { headers })).data.skills;
const namesOf = (found: Awaited<ReturnType<typeof suggested>>) => found.map(({ skillName }) => skillName);

/** A program that a role leads to, as one that the person studies. */
async function study(userID: string, rollNumber: string, programID: string): Promise<void> {
  await server.database.db.insert(currentDegrees).values({
    userID,
    rollNumber,
    programID,
    instituteID: instituteID('sahyadri'),
    degree: 'ENGINEERING',
    admissionYear: 2023,
    passingYear: 2027,
    currentSemester: 7,
    updatedAt: server.clock.now,
  });
}

test('an empty profile is asked about what roles take, twelve at most, none that is there already', async () => {
  const found = await suggested();
  expect(found).toHaveLength(12);
  const [first, second] = found;
  await call('saveCandidateSkills', {
    body: { skills: [{ skillID: first?.skillID ?? '', proficiency: 'Intermediate' }] },
  });
  const after = await suggested();
  expect(after).toHaveLength(12);
  expect(namesOf(after)).not.toContain(first?.skillName);
  expect(after[0]).toEqual(second);
});

test('what open jobs ask for comes first, if nothing but skills keeps the person out', async () => {
  const officer = await server.actAs(seededID('user/9000000031'));
  const job = (name: string, criteria: object) =>
    postJob(
      officer,
      postable(server.clock.now, {
        companyID: companyID('navyug'),
        title: `Trainee ${name}`,
        skills: [{ skillID: skillID(name) }],
        criteria,
      }),
    );
  const { id } = await addPerson(server.database.db, 'student', instituteID('sahyadri'));
  await study(id, 'SUGGEST-JOBS', jobProfileRows[0]?.programIDs?.[0] ?? '');
  const person = await server.actAs(id);
  const asking = async (name: string) =>
    (await suggested(person)).find(({ skillName }) => skillName === name)?.jobs ?? 0;
  const before = await asking('Rust');
  await job('Rust', { mustHaveSkillIDs: [skillID('Rust')] });
  await job('Rust', {});
  await job('Swift', { degrees: ['POST GRADUATION'] });
  expect(await asking('Rust')).toBe(before + 2);
  expect(await asking('Swift')).toBe(0);
  const counts = (await suggested(person)).map(({ jobs }) => jobs);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
});

test('in the language of the reader, such as can be chosen, and none to who is no candidate', async () => {
  const names = namesOf(await suggested(call, { 'accept-language': 'hi' }));
  expect(names.some((name) => /\p{Script=Devanagari}/u.test(name))).toBe(true);
  const [first] = await suggested();
  await server.database.db
    .update(skills)
    .set({ isActive: false })
    .where(eq(skills.id, first?.skillID ?? ''));
  expect(namesOf(await suggested())).not.toContain(first?.skillName);
  const employer = await server.actAs(seededID('user/9000000021'));
  expect(await suggested(employer)).toEqual([]);
});

test('what many of the same program have is asked about, and what few have is not', async () => {
  const { db } = server.database;
  const programID =
    jobProfileRows.find(({ programIDs = [] }) => programIDs.length > 0)?.programIDs?.[0] ?? '';
  const people = await Promise.all(
    Array.from({ length: 6 }, () => addPerson(db, 'student', instituteID('sahyadri'))),
  );
  await Promise.all(people.map(({ id }, index) => study(id, `SUGGEST-${index}`, programID)));
  const [own, ...others] = people;
  const now = server.clock.now;
  const row = (userID: string, name: string) =>
    ({ userID, skillID: skillID(name), proficiency: 'Beginner', createdAt: now, updatedAt: now }) as const;
  await db
    .insert(candidateSkills)
    .values([
      ...others.map(({ id }) => row(id, 'Welding')),
      ...others.slice(1).map(({ id }) => row(id, 'Surveying')),
    ]);
  await db
    .update(jobDescriptions)
    .set({ status: 'Draft', postedAt: null, cancelledAt: null, cancelReason: null });
  const found = await suggested(await server.actAs(own?.id ?? ''));
  expect(namesOf(found)).toContain('Welding');
  expect(namesOf(found)).not.toContain('Surveying');
});
