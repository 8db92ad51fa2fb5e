/** Merging a skill that stands twice: everything that names one names the other, and what people typed is found. */
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { candidateSkills, experiences } from '../../src/candidates/index.ts';
import { skills } from '../../src/catalogue/tables/skills.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import {
  jobDescriptions,
  jobProfiles,
  jobTemplates,
  lateralJobProfiles,
  questions,
} from '../../src/hiring/index.ts';
import { auditEvents } from '../../src/records/index.ts';
import { skillParts } from '../../src/skill-parts.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const [asha, meena] = [seededID('user/9000000001'), seededID('user/9000000003')];
const reason = 'One skill under two names';

let server: TestServer;
let support: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  support = await server.actAs(seededID('user/9000000051'));
});
afterAll(() => server.close());

let serial = 0;

async function newSkill(changes: Partial<typeof skills.$inferInsert> = {}): Promise<string> {
  const at = server.clock.now;
  const [skill] = await server.database.db
    .insert(skills)
    .values({
      name: `Skill ${(serial += 1)}`,
      category: 'Technical',
      createdAt: at,
      updatedAt: at,
      ...changes,
    })
    .returning();
  if (!skill) throw new Error('The skill was not written.');
  return skill.id;
}

const preview = async (id: string, intoID: string) =>
  (await support('previewSkillMerge', { params: { id }, query: { intoID } })).data.merge;
const merge = (id: string, intoID: string, { call = support, rowVersion = 1 } = {}) =>
  call('mergeSkill', { params: { id }, body: { intoID, reason, rowVersion } });

const entry = (userID: string, skillID: string) => ({
  userID,
  skillID,
  proficiency: 'Intermediate' as const,
  createdAt: server.clock.now,
  updatedAt: server.clock.now,
});

test('the columns that name a skill are those that the next test writes and reads', async () => {
  const moved = [
    'candidate_skills.skill_id',
    'experiences.skill_ids',
    'job_descriptions.skills',
    'job_profiles.skills',
    'job_templates.skill_ids',
    'lateral_job_profiles.skills',
    'questions.skill_id',
  ];
  const found = await server.database.db
    .select({ name: sql<string>`table_name || '.' || column_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public' and column_name in ('skill_id', 'skill_ids', 'skills')`);
  expect(found.map(({ name }) => name).toSorted()).toEqual(moved);
});

test('people, jobs, profiles, templates and questions name the other one, which is found by the old names', async () => {
  const { db } = server.database;
  const from = await newSkill({ name: 'Java Skript', aliases: ['JSkript', 'Ecma'] });
  const into = await newSkill({ name: 'JavaSkript', aliases: ['ecma'] });
  const third = await newSkill();
  await db.insert(candidateSkills).values([
    { ...entry(asha, from), months: 30, checkedScore: 80, checkedAt: server.clock.now },
    { ...entry(asha, into), months: 12 },
    { ...entry(meena, from), months: 6 },
  ]);
  const [work] = await db.select().from(experiences).limit(1);
  await db
    .update(experiences)
    .set({ skillIDs: [from, third, into] })
    .where(eq(experiences.id, work?.id ?? ''));
  const [job] = await db.select().from(jobDescriptions).limit(1);
  if (!job) throw new Error('There are no jobs.');
  await db
    .update(jobDescriptions)
    .set({
      skills: [
        { skillID: into, weight: 2 },
        { skillID: third },
        { skillID: from, weight: 5, mustHave: true },
      ],
    })
    .where(eq(jobDescriptions.id, job.id));
  const [lateral] = await db.select().from(lateralJobProfiles).limit(1);
  await db
    .update(lateralJobProfiles)
    .set({ skills: [{ skillID: from }] })
    .where(eq(lateralJobProfiles.id, lateral?.id ?? ''));
  const [profile] = await db.select().from(jobProfiles).limit(1);
  await db
    .update(jobProfiles)
    .set({ skills: [{ skillID: from, weight: 1 }] })
    .where(eq(jobProfiles.id, profile?.id ?? ''));
  const [template] = await db.select().from(jobTemplates).limit(1);
  await db
    .update(jobTemplates)
    .set({ skillIDs: [third, from] })
    .where(eq(jobTemplates.id, template?.id ?? ''));
  const [question] = await db.select().from(questions).limit(1);
  await db
    .update(questions)
    .set({ skillID: from })
    .where(eq(questions.id, question?.id ?? ''));

  expect(await preview(from, into)).toMatchObject({
    from: { name: 'Java Skript' },
    into: { name: 'JavaSkript' },
    moves: {
      candidates: 2,
      experiences: 1,
      jobProfiles: 1,
      lateralJobProfiles: 1,
      jobTemplates: 1,
      jobs: 1,
      questions: 1,
    },
    refusals: [],
  });
  const { status, data } = await merge(from, into);
  expect(status).toBe(200);
  expect(data.skill).toMatchObject({
    id: into,
    name: 'JavaSkript',
    aliases: ['ecma', 'Java Skript', 'JSkript'],
  });

  const ofAsha = await db
    .select()
    .from(candidateSkills)
    .where(and(eq(candidateSkills.userID, asha), eq(candidateSkills.skillID, into)));
  expect(ofAsha).toMatchObject([{ months: 30, checkedScore: 80 }]);
  expect(await db.$count(candidateSkills, eq(candidateSkills.skillID, from))).toBe(0);
  expect(await db.$count(candidateSkills, eq(candidateSkills.skillID, into))).toBe(2);
  const rowOf = async <Row>(rows: Promise<Row[]>) => (await rows)[0];
  const workAfter = await rowOf(
    db
      .select()
      .from(experiences)
      .where(eq(experiences.id, work?.id ?? '')),
  );
  expect(workAfter?.skillIDs).toEqual([third, into]);
  const jobAfter = await rowOf(db.select().from(jobDescriptions).where(eq(jobDescriptions.id, job.id)));
  expect(jobAfter?.skills).toEqual([{ skillID: into, weight: 5, mustHave: true }, { skillID: third }]);
  // Whoever has a form of it open hears that it has changed.
  expect(jobAfter?.rowVersion).toBe(job.rowVersion + 1);
  for (const [table, id] of [
    [jobProfiles, profile?.id],
    [lateralJobProfiles, lateral?.id],
  ] as const) {
    const row = await rowOf(
      db
        .select({ skills: table.skills })
        .from(table)
        .where(eq(table.id, id ?? '')),
    );
    expect(row?.skills.map(({ skillID }) => skillID)).toEqual([into]);
  }
  expect(await db.$count(jobTemplates, sql`${jobTemplates.skillIDs} = array[${third}, ${into}]`)).toBe(1);
  expect(await db.$count(questions, eq(questions.skillID, into))).toBe(1);

  const found = await support('listSkills', { query: { search: 'Java Skript' } });
  expect(found.data.skill.map(({ id }) => id)).toEqual([into]);
  const trail = await db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.entityType, 'skill'), eq(auditEvents.reason, reason)));
  expect(trail).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'deleted', entityID: from }),
      expect.objectContaining({
        action: 'changed',
        entityID: into,
        before: { aliases: ['ecma'] },
        after: { aliases: ['ecma', 'Java Skript', 'JSkript'] },
      }),
    ]),
  );
});

test('what stands against it is said before, and refused', async () => {
  const kept = await newSkill();
  const suggested = await newSkill({ status: 'Suggested', isActive: false });
  const withdrawn = await newSkill({ isActive: false });
  const full = await newSkill({ aliases: Array.from({ length: 20 }, (_, index) => `Alias ${index}`) });
  const against = async (id: string, intoID: string) =>
    (await preview(id, intoID)).refusals.map(({ code }) => code);
  expect(await against(kept, kept)).toEqual(['same']);
  expect(await against(suggested, kept)).toEqual(['undecided']);
  expect(await against(kept, withdrawn)).toEqual(['not-in-use']);
  expect(await against(kept, full)).toEqual(['too-many-names']);
  for (const [from, into] of [
    [kept, kept],
    [suggested, kept],
    [kept, withdrawn],
    [kept, full],
  ] as const) {
    expect((await merge(from, into)).error?.code).toBe('ILLEGAL_TRANSITION');
  }
  expect((await merge(kept, await newSkill(), { rowVersion: 2 })).error?.code).toBe('STALE');
  expect((await merge(kept, 'nobody')).status).toBe(404);
  const officer = await server.actAs(seededID('user/9000000031'));
  expect((await merge(kept, await newSkill(), { call: officer })).status).toBe(403);
});

test('entries go over a batch at a time, so that one that breaks off goes on', async () => {
  const { db } = server.database;
  const [from, into] = [await newSkill(), await newSkill()];
  await db.insert(candidateSkills).values([entry(asha, from), entry(meena, from)]);
  const batch = () => db.transaction((tx) => skillParts.moveEntries(tx, { from, into }, 1));
  expect(await batch()).toBe(1);
  expect(await db.$count(candidateSkills, eq(candidateSkills.skillID, from))).toBe(1);
  expect((await merge(from, into)).status).toBe(200);
  expect(await db.$count(candidateSkills, eq(candidateSkills.skillID, into))).toBe(2);
});
