/** Eligibility of stored people: gates and rules explained, values tried, counts for criteria that are not saved. */
import * as fc from 'fast-check';
import { and, eq, inArray } from 'drizzle-orm';
import { degreeValues } from '@aarambh/api-client/enums';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { academics, candidateSkills } from '../../src/candidates/index.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import {
  applications,
  jobDescriptions,
  evaluateCriteria,
  seasonEnrolments,
  seasonOverrides,
  seasons,
  verdictOf,
} from '../../src/hiring/index.ts';
import { countEligible } from '../../src/hiring/job-descriptions/eligible.ts';
import { readJudged } from '../../src/hiring/job-descriptions/judging.ts';
import { hasRoom } from '../../src/hiring/job-descriptions/gates.ts';
import { outcomesBy } from '../../src/hiring/job-descriptions/matching.ts';
import { users } from '../../src/identity/index.ts';
import { companies } from '../../src/organisations/index.ts';
import { cityRows } from '../../src/seed/data/cities.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { programRows } from '../../src/seed/data/programs.ts';
import { seasonID } from '../../src/seed/data/seasons.ts';
import { skillRows } from '../../src/seed/data/skills.ts';
import { postable, postJob } from '../support/jobs.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const asha = seededID('user/9000000001');

const dayMs = 24 * 60 * 60 * 1000;

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

const openJob = (criteria: object) =>
  postJob(officer, postable(server.clock.now, { companyID: companyID('navyug'), criteria }));
const explain = (call: Call, id: string, body: object = {}, query = {}) =>
  call('explainEligibility', { params: { id }, query, body });
const outcomes = (results: readonly { id: string; outcome: string }[]) =>
  Object.fromEntries(results.map(({ id, outcome }) => [id, outcome]));

type Criteria = Parameters<typeof evaluateCriteria>[0];
const some = <Value>(values: readonly Value[], most = 3) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: most });
const score = fc.oneof(
  fc.record({ type: fc.constant('Percentage' as const), value: fc.integer({ min: 40, max: 90 }) }),
  fc.record({
    type: fc.constant('CGPA' as const),
    value: fc.integer({ min: 50, max: 90 }).map((n) => n / 10),
  }),
);
const backlogs = fc.integer({ min: -1, max: 3 });
const marks = fc.integer({ min: 40, max: 95 });

test('the database finds the same outcomes as the single evaluation', async () => {
  const { db } = server.database;
  const now = server.clock.now;
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.type, ['C']))
    .limit(300);
  const ids = people.map(({ id }) => id);
  const judged = await readJudged(db, [], ids, now);
  const held = await db.select({ id: candidateSkills.skillID }).from(candidateSkills).limit(400);
  const skills = [...new Set([...held.map(({ id }) => id), skillRows[0]?.id ?? ''])];
  const cities = cityRows.slice(0, 40).map(({ id }) => id ?? '');
  const programs = programRows.map(({ id }) => id ?? '');
  const masters = programRows.map(({ masterProgramID }) => masterProgramID);
  const criteria: fc.Arbitrary<Criteria> = fc.record(
    {
      degrees: some(degreeValues),
      programIDs: some(programs, 10),
      masterProgramIDs: some(masters),
      passingYears: some([2024, 2025, 2026, 2027, 2028]),
      minSSC: marks,
      minHSC: marks,
      minDiploma: marks,
      hscOrDiploma: fc.boolean(),
      minGraduation: score,
      minPostGraduation: score,
      maxLiveBacklogs: backlogs,
      maxDeadBacklogs: backlogs,
      maxGapYears: fc.integer({ min: 0, max: 2 }),
      minExperienceMonths: fc.integer({ min: 0, max: 60 }),
      maxExperienceMonths: fc.integer({ min: 12, max: 120 }),
      mustHaveSkillIDs: some(skills),
      minSkillMatch: fc.integer({ min: 0, max: 100 }),
      languages: some(['English', 'hindi', 'Marathi']),
      locationOnly: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  const jobs = fc.record({
    criteria,
    cityIDs: fc.uniqueArray(fc.constantFrom(...cities), { maxLength: 4 }),
    skills: fc
      .uniqueArray(fc.constantFrom(...skills), { maxLength: 5 })
      .map((chosen) => chosen.map((skillID) => ({ skillID }))),
  });
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(jobs, async (job) => {
      const met = [...outcomesBy(job, now)];
      const rows = await db
        .select({ id: users.id, ...Object.fromEntries(met.map(([id, condition]) => [id, condition])) })
        .from(users)
        .where(inArray(users.id, ids));
      for (const row of rows) {
        const known = judged.get(row.id)?.facts;
        if (known === undefined) continue;
        const rules = evaluateCriteria(job.criteria, known, job);
        const wanted = Object.fromEntries(
          rules.map(({ id, outcome }) => [id, outcome === 'unknown' ? null : outcome === 'met']),
        );
        for (const { id, outcome } of rules) seen.add(`${id} ${outcome}`);
        const { id: _id, ...found } = row;
        expect({ person: row.id, ...found }).toEqual({ person: row.id, ...wanted });
      }
    }),
    { numRuns: 120 },
  );
  // Each rule was met and not met by somebody; otherwise this would prove little.
  for (const id of ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R8', 'R9', 'R11', 'R12', 'R13', 'R14']) {
    expect([...seen]).toContain(`${id} met`);
    expect([...seen]).toContain(`${id} not_met`);
  }
  for (const id of ['R2', 'R5', 'R6', 'R8', 'R12', 'R14']) expect([...seen]).toContain(`${id} unknown`);
}, 120_000);

test('an evaluation shows its gates and rules, and the verdict follows from them', async () => {
  const { db } = server.database;
  await db
    .insert(seasonEnrolments)
    .values({ seasonID: seasonID('sahyadri'), userID: asha, state: 'Active', consentAt: server.clock.now })
    .onConflictDoUpdate({
      target: [seasonEnrolments.seasonID, seasonEnrolments.userID],
      set: { state: 'Active' },
    });
  const job = await openJob({ degrees: ['ENGINEERING'], minSSC: 100 });
  const { data } = await explain(student, job.id);
  const { rules, gates, verdict } = data.evaluation;
  expect(outcomes(gates)).toEqual({
    account: 'met',
    open: 'met',
    audience: 'met',
    institute: 'met',
    season: 'met',
    policy: 'met',
    mapping: 'met',
    credits: 'met',
  });
  expect(outcomes(rules)).toEqual({ R1: 'met', R4: 'not_met' });
  expect(verdict).toBe('NotEligible');
  expect(verdict).toBe(verdictOf([...rules, ...gates.filter(({ isWarning }) => !isWarning)]));
  expect(rules.find(({ id }) => id === 'R4')).toMatchObject({
    howToFix: 'Correct your marks if they are wrong.',
    link: '/profile#education',
  });
  // She begins with her own values, in the form in which they are tried.
  const { facts = {} } = data;
  expect(facts).toMatchObject({ degree: 'ENGINEERING', ssc: expect.any(Number), liveBacklogs: 0 });
  expect((await explain(student, job.id, { ssc: facts.ssc })).data.evaluation.verdict).toBe('NotEligible');
  const other = await postJob(
    officer,
    postable(server.clock.now, {
      companyID: companyID('navyug'),
      criteria: { minSSC: 100 },
      ctcMinPaise: 150_000_000,
      ctcMaxPaise: 200_000_000,
    }),
  );
  const tried = await explain(student, job.id, { ssc: 100 });
  expect(tried.data.evaluation.verdict).toBe('Eligible');
  // Beside the job itself.
  expect(tried.data).toMatchObject({ moreJobs: 1, moreJobsCtcMaxPaise: 200_000_000 });
  expect((await explain(student, other.id, { ssc: 100 })).data.moreJobs).toBe(1);
  expect((await explain(student, job.id)).data.evaluation.verdict).toBe('NotEligible');

  expect(rules.find(({ id }) => id === 'R4')?.reason).toMatch(
    /^Your class 10 marks: .+\. This job asks for at least 100 %\.$/,
  );
});

test('whether somebody takes part in the season is not known until the placement office has said it', async () => {
  const { db } = server.database;
  const job = await openJob({});
  const own = and(eq(seasonEnrolments.userID, asha), eq(seasonEnrolments.seasonID, seasonID('sahyadri')));
  const [season] = await db
    .select()
    .from(seasons)
    .where(eq(seasons.id, seasonID('sahyadri')));
  const { name = '', registrationEnd = new Date() } = season ?? {};
  const standing = async () => {
    const { gates, verdict } = (await explain(student, job.id)).data.evaluation;
    const { outcome, reason, howToFix, link } = gates.find(({ id }) => id === 'season') ?? {};
    const people = await officer('listEligibleStudents', {
      query: { jdID: job.id, verdict, pageSize: 100 },
    });
    // The list of the officer finds her by the same verdict.
    expect(people.data.mapping.map(({ userID }) => userID)).toContain(asha);
    return { verdict, outcome, reason, howToFix, link };
  };
  const enrol = (state: 'Active' | 'Pending' | 'Removed' | 'Withdrawn') =>
    db.update(seasonEnrolments).set({ state }).where(own);

  await enrol('Active');
  expect(await standing()).toMatchObject({ verdict: 'Eligible', outcome: 'met', reason: null });
  await enrol('Pending');
  expect(await standing()).toEqual({
    verdict: 'NeedsData',
    outcome: 'unknown',
    reason: `Your placement office has not approved you for ${name} yet.`,
    howToFix: 'You need not do anything now.',
    link: null,
  });
  await enrol('Removed');
  expect(await standing()).toMatchObject({
    verdict: 'NotEligible',
    outcome: 'not_met',
    reason: `Your placement office has taken you out of ${name}.`,
    howToFix: 'Ask your placement office about it.',
  });
  const [enrolment] = await db.delete(seasonEnrolments).where(own).returning();
  const opens = (until: Date) =>
    db
      .update(seasons)
      .set({ registrationEnd: until })
      .where(eq(seasons.id, seasonID('sahyadri')));
  await opens(new Date(server.clock.now.getTime() + dayMs));
  expect(await standing()).toMatchObject({
    verdict: 'NeedsData',
    outcome: 'unknown',
    reason: `You have not joined ${name} yet.`,
    link: '/dashboard#season',
  });
  await opens(new Date(server.clock.now.getTime() - dayMs));
  expect(await standing()).toMatchObject({
    verdict: 'NotEligible',
    outcome: 'not_met',
    reason: `You did not join ${name} while that was possible.`,
  });
  await opens(registrationEnd);
  if (enrolment) await db.insert(seasonEnrolments).values({ ...enrolment, state: 'Active' });
});

test('a job that was changed is judged as it is now, and not while its company is suspended', async () => {
  const { db } = server.database;
  const job = await openJob({ minSSC: 1 });
  const listed = async () => {
    const { data } = await student('listEligibleJobDescriptions', { query: { pageSize: 100 } });
    return data.jobDescription.some(({ id }) => id === job.id);
  };
  expect(await listed()).toBe(true);
  await db
    .update(jobDescriptions)
    .set({ criteria: { minSSC: 100 } })
    .where(eq(jobDescriptions.id, job.id));
  expect(await listed()).toBe(false);
  await db
    .update(jobDescriptions)
    .set({ criteria: { minSSC: 1 } })
    .where(eq(jobDescriptions.id, job.id));
  expect(await listed()).toBe(true);
  const ofCompany = eq(companies.id, companyID('navyug'));
  await db.update(companies).set({ verificationStatus: 'Suspended' }).where(ofCompany);
  expect(await listed()).toBe(false);
  await db.update(companies).set({ verificationStatus: 'Verified' }).where(ofCompany);
  expect(await listed()).toBe(true);
});

test('every fact that a rule looks at can be tried, and skills and languages beside the own ones', async () => {
  const { db } = server.database;
  const known = new Set(
    (await db.select().from(candidateSkills).where(eq(candidateSkills.userID, asha))).map(
      ({ skillID }) => skillID,
    ),
  );
  const [own = ''] = known;
  const missing = skillRows.find(({ id }) => id !== undefined && !known.has(id))?.id ?? '';
  const program = programRows.at(-1)?.id ?? '';
  const job = await openJob({
    degrees: ['POST GRADUATION'],
    programIDs: [program],
    passingYears: [2031],
    minSSC: 99,
    minHSC: 99,
    minDiploma: 99,
    hscOrDiploma: false,
    minGraduation: { type: 'CGPA', value: 10 },
    minPostGraduation: { type: 'CGPA', value: 10 },
    maxLiveBacklogs: 0,
    maxDeadBacklogs: 0,
    maxGapYears: 0,
    minExperienceMonths: 24,
    mustHaveSkillIDs: [own, missing],
    languages: ['Kashmiri'],
    locationOnly: true,
  });
  const before = outcomes((await explain(student, job.id)).data.evaluation.rules);
  expect(Object.keys(before)).toEqual(Array.from({ length: 14 }, (_, index) => `R${index + 1}`));
  // Skills and languages are tried beside the own ones: the other skill that is a must is Asha's already.
  const grade = { type: 'CGPA', value: 10 };
  const { data } = await explain(student, job.id, {
    degree: 'POST GRADUATION',
    programID: program,
    passingYear: 2031,
    ssc: 100,
    hsc: 100,
    diploma: 100,
    graduation: grade,
    postGraduation: grade,
    liveBacklogs: 0,
    deadBacklogs: 0,
    gapYears: 0,
    experienceMonths: 30,
    skillIDs: [missing],
    languages: ['kashmiri'],
    willingToRelocate: true,
  });
  expect(new Set(Object.values(outcomes(data.evaluation.rules)))).toEqual(new Set(['met']));
});

test('officers explain it for a student of theirs, and nobody who hires sees marks this way', async () => {
  const job = await openJob({ minSSC: 60 });
  const about = (call: Call, userID: string) => explain(call, job.id, {}, { userID });
  const [rule] = (await about(officer, asha)).data.evaluation.rules;
  expect(rule).toMatchObject({ actual: expect.stringMatching(/ %$/), reason: null });
  expect((await about(officer, seededID('user/9000000021'))).status).toBe(404);
  expect((await explain(officer, job.id)).status).toBe(422);
  expect((await about(employer, asha)).status).toBe(403);
  expect((await about(student, seededID('user/9000000002'))).status).toBe(403);
});

test('who did not come to interviews more often than the season bears is out, in the verdict and in the counts', async () => {
  const { db } = server.database;
  const season = eq(seasons.id, seasonID('sahyadri'));
  const [before] = await db.select().from(seasons).where(season);
  await db
    .update(seasons)
    .set({ policy: { maxOffers: null, maxAbsences: 0 } })
    .where(season);
  const own = and(eq(seasonEnrolments.userID, asha), eq(seasonEnrolments.seasonID, seasonID('sahyadri')));
  await db.update(seasonEnrolments).set({ state: 'Active' }).where(own);
  const [missed, next] = [await openJob({}), await openJob({})];
  const policy = async () => {
    const { gates } = (await explain(student, next.id)).data.evaluation;
    return gates.find(({ id }) => id === 'policy')?.outcome;
  };
  const eligible = async () => {
    await countEligible(db, next.id, server.clock.now);
    const [row] = await db.select().from(jobDescriptions).where(eq(jobDescriptions.id, next.id));
    return row?.eligibleCount ?? 0;
  };
  const [outcome, count] = [await policy(), await eligible()];
  expect(outcome).toBe('met');
  await db
    .insert(applications)
    .values({ jdID: missed.id, userID: asha, status: 'Rejected', statusReasonCode: 'No show' });
  expect(await policy()).toBe('not_met');
  expect(await eligible()).toBe(count - 1);

  // An officer lifts the rule for her: until the day it ends, in the verdict and in the counts.
  const lifted = await officer('overrideSeasonRule', {
    params: { id: seasonID('sahyadri') },
    body: {
      userID: asha,
      rule: 'absences',
      reason: 'She was in hospital on that day.',
      expiresAt: new Date(server.clock.now.getTime() + 2 * dayMs).toISOString(),
    },
  });
  expect(lifted.data.override).toMatchObject({
    rule: 'absences',
    reason: 'She was in hospital on that day.',
  });
  expect([await policy(), await eligible()]).toEqual(['met', count]);
  const { now } = server.clock;
  server.clock.now = new Date(now.getTime() + 3 * dayMs);
  const later = await server.actAs(asha);
  const { gates } = (await explain(later, next.id)).data.evaluation;
  expect(gates.find(({ id }) => id === 'policy')).toMatchObject({
    outcome: 'not_met',
    reason: 'Missed interviews: 1. The season allows 0.',
  });
  expect(await eligible()).toBe(count - 1);
  server.clock.now = now;
  await db.delete(seasonOverrides).where(eq(seasonOverrides.userID, asha));
  await db.delete(applications).where(eq(applications.jdID, missed.id));
  await db
    .update(seasons)
    .set({ policy: before?.policy ?? {} })
    .where(season);
});

test('a candidate reads the own evaluations, by verdict', async () => {
  const { data } = await student('evaluateEligibility', { query: { pageSize: 100 } });
  const { evaluations = [] } = data;
  expect(evaluations.length).toBeGreaterThan(0);
  const wrong = evaluations.filter(
    ({ rules, gates, verdict }) =>
      verdict !== verdictOf([...rules, ...gates.filter(({ isWarning }) => !isWarning)]),
  );
  expect(wrong).toEqual([]);
  const no = await student('evaluateEligibility', { query: { verdict: 'NotEligible', pageSize: 100 } });
  expect(no.data.evaluations?.every(({ verdict }) => verdict === 'NotEligible')).toBe(true);
});

describe('the preview', () => {
  const preview = (call: Call, criteria: object, more: object = {}) =>
    call('previewEligibility', {
      body: { audience: 'Fresher', seasonID: seasonID('pooled'), criteria, ...more },
    });

  test('says how many stay, which rule costs most, and how many come back without it', async () => {
    const criteria = { minSSC: 75, degrees: ['ENGINEERING'], maxDeadBacklogs: 10 };
    const { data } = await preview(employer, criteria);
    const { total, count, byRule } = data.eligible;
    const without = async (name: string) => {
      const { [name as 'minSSC']: _left, ...others } = criteria;
      return (await preview(employer, others)).data.eligible.count ?? 0;
    };
    expect(total).toBeGreaterThan(count ?? 0);
    expect(byRule.map(({ id }) => id).toSorted()).toEqual(['R1', 'R4', 'R9']);
    const ssc = byRule.find(({ id }) => id === 'R4');
    expect(ssc?.excluded).toBe((await without('minSSC')) - (count ?? 0));
    const costs = byRule.flatMap(({ excluded }) => excluded ?? []);
    expect(costs).toEqual(costs.toSorted((a, b) => b - a));
    expect(byRule.at(-1)).toMatchObject({ failing: null, excluded: null });
  });

  test('is of everybody without a rule, and does not tell few apart', async () => {
    const { data } = await preview(employer, {});
    const { count } = data.eligible;
    expect(data.eligible).toEqual({ isEstimate: false, fewerThan: 5, total: count, count, byRule: [] });
    expect((await preview(employer, { minSSC: 100 })).data.eligible.count).toBe(null);
    const wrong = await preview(employer, { minExperienceMonths: 9, maxExperienceMonths: 1 });
    expect(wrong.error?.fields[0]?.path).toBe('criteria.maxExperienceMonths');
    expect((await preview(student, {})).status).toBe(403);
  });

  test('of more people than are judged is an estimate from some that are drawn', async () => {
    const { db } = server.database;
    const [like] = await db.select().from(users).where(eq(users.id, asha));
    if (like === undefined) throw new Error('Asha is not there.');
    const at = instituteID('sahyadri');
    const before = (await preview(employer, {}, { seasonID: null, instituteIDs: [at] })).data.eligible.count;
    const people = Array.from({ length: 3000 }, (_, index) => ({
      ...like,
      id: seededID(`drawn/${index}`),
      email: `drawn${index}@example.edu`,
      mobileNumber: String(6_100_000_000 + index),
      imageID: null,
    }));
    for (let from = 0; from < people.length; from += 500) {
      await db.insert(users).values(people.slice(from, from + 500));
    }
    // A third has cleared everything, the rest has two backlogs.
    const summaries = people.map(({ id }, index) => ({
      userID: id,
      liveBacklogs: index % 3 === 0 ? 0 : 2,
      deadBacklogs: 0,
      updatedAt: server.clock.now,
    }));
    await db.insert(academics).values(summaries);
    const { data } = await preview(employer, { maxLiveBacklogs: 0 }, { seasonID: null, instituteIDs: [at] });
    const { isEstimate, fewerThan, total, count, byRule } = data.eligible;
    const all = 3000 + (before ?? 0);
    expect(isEstimate).toBe(true);
    expect(fewerThan).toBeGreaterThan(5);
    expect(Math.abs((total ?? 0) - all) / all).toBeLessThan(0.15);
    expect((count ?? 0) / (total ?? 0)).toBeGreaterThan(0.25);
    expect((count ?? 0) / (total ?? 0)).toBeLessThan(0.42);
    expect(byRule[0]?.excluded).toBe(byRule[0]?.failing);
    await db.delete(users).where(
      inArray(
        users.id,
        people.map(({ id }) => id),
      ),
    );
  });
});

test.each<[string, Parameters<typeof hasRoom>, boolean]>([
  ['one offer is the rule', [{}, 50, { offers: [40], declines: 0 }], false],
  ['no cap', [{ maxOffers: null }, 50, { offers: [40, 40], declines: 0 }], true],
  ['too many absences', [{ maxAbsences: 1 }, 50, { offers: [], declines: 0, absences: 2 }], false],
  ['absences within the limit', [{ maxAbsences: 2 }, 50, { offers: [], declines: 0, absences: 2 }], true],
  ['too many declined', [{ declineLimit: 1 }, 50, { offers: [], declines: 2 }], false],
  [
    'a better kind of offer',
    [
      { upgradeAllowed: true, tiers: [{ name: 'Dream', minCtcPaise: 50 }] },
      50,
      { offers: [40], declines: 0 },
    ],
    true,
  ],
  [
    'the same kind of offer',
    [
      { upgradeAllowed: true, tiers: [{ name: 'Dream', minCtcPaise: 30 }] },
      50,
      { offers: [40], declines: 0 },
    ],
    false,
  ],
])('the rules of a season about offers: %s', (_name, given, expected) => {
  expect(hasRoom(...given)).toBe(expected);
});
