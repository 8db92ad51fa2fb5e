/**
 * Skills that a candidate may have and does not name: those that jobs ask for, those that others of the same program have, and those that
 * roles take.
 */
import { and, count, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { candidateSkills, currentDegrees } from '../../candidates/index.ts';
import { skills } from '../../catalogue/index.ts';
import type { Db } from '../../database/index.ts';
import { cached, signedIn, type OperationContext, type Operations } from '../../platform/index.ts';
import { nameIn } from '../../records/index.ts';
import { jobProfiles } from '../tables/job-profiles.ts';
import { evaluateOpenJobs } from './handlers.ts';

/** What is shown at once: more is a list to search, which the form has. */
const most = 12;

/** Fewer people than this are persons, not a program. */
const fewestPeople = 5;

/** Of a program, and of all roles, that many are looked at. */
const mostRanked = 60;

/** What others have and ask for changes by the week. */
const keptMs = 10 * 60_000;

export const suggestedSkillsOperations = {
  getSuggestedSkills: async (_request, context) => ({ data: { skills: await suggestSkills(context) } }),
} satisfies Operations;

/** The most useful first; none that the caller has. Nothing for an account that is no candidate's. */
async function suggestSkills(context: OperationContext) {
  const { db, locale } = context;
  const { id: userID, type } = signedIn(context);
  if (type !== 'C') return [];
  const asked = await countAsked(context);
  const [degree] = await db
    .select({ programID: currentDegrees.programID })
    .from(currentDegrees)
    .where(eq(currentDegrees.userID, userID));
  const ranked = [
    ...[...asked].toSorted(([, one], [, other]) => other - one).map(([id]) => id),
    ...(degree === undefined ? [] : await ofProgram(db, degree.programID)),
    ...(await ofRoles(db, degree?.programID ?? null)),
  ];
  const ids = [...new Set(ranked)];
  if (ids.length === 0) return [];
  const isHad = sql`exists (select from ${candidateSkills} where ${candidateSkills.userID} = ${userID}
    and ${candidateSkills.skillID} = ${skills.id})`;
  const rows = await db
    .select({ id: skills.id, name: nameIn(skills, locale) })
    .from(skills)
    .where(
      and(
        inArray(skills.id, ids),
        eq(skills.status, 'Approved'),
        eq(skills.isActive, true),
        sql`not ${isHad}`,
      ),
    );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ids
    .flatMap((id) => {
      const skillName = names.get(id);
      return skillName === undefined ? [] : [{ skillID: id, skillName, jobs: asked.get(id) ?? 0 }];
    })
    .slice(0, most);
}

/** How many of the open jobs ask for each skill that keep the caller out by nothing but skills. */
async function countAsked(context: OperationContext): Promise<ReadonlyMap<string, number>> {
  const jobs = new Map<string, number>();
  if (!context.permissions.has('View My Jobs')) return jobs;
  const open = await evaluateOpenJobs(context, {});
  for (const { row, evaluation } of open.jobs) {
    if (evaluation.rules.some(({ id, outcome }) => id !== 'R12' && outcome === 'not_met')) continue;
    for (const { skillID } of row.skills) jobs.set(skillID, (jobs.get(skillID) ?? 0) + 1);
  }
  return jobs;
}

/** What people of a program have most. */
const ofProgram = (db: Db, programID: string): Promise<string[]> =>
  cached(
    db,
    `skill/of-program/${programID}`,
    async () => {
      const rows = await db
        .select({ id: candidateSkills.skillID })
        .from(candidateSkills)
        .innerJoin(currentDegrees, eq(currentDegrees.userID, candidateSkills.userID))
        .where(eq(currentDegrees.programID, programID))
        .groupBy(candidateSkills.skillID)
        .having(gte(count(), fewestPeople))
        .orderBy(desc(count()), candidateSkills.skillID)
        .limit(mostRanked);
      return rows.map(({ id }) => id);
    },
    keptMs,
  );

/** What the roles take: those that a program leads to first, then those that most roles take. */
const ofRoles = (db: Db, programID: string | null): Promise<string[]> =>
  cached(
    db,
    `skill/of-roles/${programID ?? ''}`,
    async () => {
      const skillID = sql<string>`asked.skill ->> 'skillID'`;
      const leadsTo = sql`${jobProfiles.programIDs} @> array[${programID ?? ''}]::text[]`;
      const rows = await db
        .select({ id: skillID })
        .from(jobProfiles)
        .crossJoin(sql`jsonb_array_elements(${jobProfiles.skills}) as asked (skill)`)
        .where(eq(jobProfiles.isActive, true))
        .groupBy(skillID)
        .orderBy(desc(sql`count(*) filter (where ${leadsTo})`), desc(count()), skillID)
        .limit(mostRanked);
      return rows.map(({ id }) => id);
    },
    keptMs,
  );
