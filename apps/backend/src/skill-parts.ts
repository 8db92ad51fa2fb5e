/** What names a skill, and is made to name the one that stays when two are merged. */
import type { components } from '@aarambh/api-client/schema';
import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import { candidateSkills, experiences } from './candidates/index.ts';
import type { SkillMerge, SkillParts } from './catalogue/index.ts';
import type { Transaction } from './database/index.ts';
import { jobDescriptions, jobProfiles, jobTemplates, lateralJobProfiles, questions } from './hiring/index.ts';
import { usageOfSkills } from './usage.ts';

type Weighted = components['schemas']['WeightedSkill'];

/** Tables whose rows list skills with a weight. */
const weighing = [jobProfiles, lateralJobProfiles, jobDescriptions] as const;

export const skillParts: SkillParts = {
  moves: usageOfSkills,
  moveEntries: async (tx, merge, most) =>
    (await moveCandidates(tx, merge, most)) + (await moveExperiences(tx, merge, most)),
  moveRest: async (tx, merge) => {
    for (const table of weighing) await moveWeighted(tx, table, merge);
    await tx
      .update(jobTemplates)
      .set({
        skillIDs: renamed(jobTemplates.skillIDs, merge),
        rowVersion: sql`${jobTemplates.rowVersion} + 1`,
      })
      .where(sql`${jobTemplates.skillIDs} @> array[${merge.from}]`);
    await tx
      .update(questions)
      .set({ skillID: merge.into, rowVersion: sql`${questions.rowVersion} + 1` })
      .where(eq(questions.skillID, merge.from));
  },
  lists: ['jobProfile', 'jobProfileLateral', 'jobTemplate', 'question'],
};

/** A list of ids in which one stands for the other, once. */
const renamed = (column: typeof experiences.skillIDs | typeof jobTemplates.skillIDs, merge: SkillMerge) =>
  sql`case when ${column} @> array[${merge.into}] then array_remove(${column}, ${merge.from})
    else array_replace(${column}, ${merge.from}, ${merge.into}) end`;

/** Whoever has both keeps the entry of the skill that stays, with what a check found about the other where it has no check of its own. */
async function moveCandidates(tx: Transaction, { from, into }: SkillMerge, most: number): Promise<number> {
  const found = await tx
    .select({ id: candidateSkills.id })
    .from(candidateSkills)
    .where(eq(candidateSkills.skillID, from))
    .orderBy(candidateSkills.id)
    .limit(most)
    .for('update');
  if (found.length === 0) return 0;
  const ids = found.map(({ id }) => id);
  const some = inArray(candidateSkills.id, ids);
  await tx.execute(sql`
    update candidate_skills as kept set
      checked_score = coalesce(kept.checked_score, gone.checked_score),
      checked_at = case when kept.checked_score is null then gone.checked_at else kept.checked_at end,
      months = greatest(kept.months, gone.months),
      last_used_year = greatest(kept.last_used_year, gone.last_used_year),
      evidence_url = coalesce(kept.evidence_url, gone.evidence_url)
    from candidate_skills as gone
    where gone.id = any(${sql.param(ids)}::text[]) and kept.skill_id = ${into} and kept.user_id = gone.user_id`);
  const hasBoth = exists(sql`(select from candidate_skills as kept
    where kept.user_id = ${candidateSkills.userID} and kept.skill_id = ${into})`);
  await tx.delete(candidateSkills).where(and(some, hasBoth));
  await tx.update(candidateSkills).set({ skillID: into }).where(some);
  return found.length;
}

async function moveExperiences(tx: Transaction, merge: SkillMerge, most: number): Promise<number> {
  const found = await tx
    .select({ id: experiences.id })
    .from(experiences)
    .where(sql`${experiences.skillIDs} @> array[${merge.from}]`)
    .limit(most)
    .for('update');
  if (found.length === 0) return 0;
  const ids = found.map(({ id }) => id);
  await tx
    .update(experiences)
    .set({ skillIDs: renamed(experiences.skillIDs, merge) })
    .where(inArray(experiences.id, ids));
  return found.length;
}

async function moveWeighted(
  tx: Transaction,
  table: (typeof weighing)[number],
  merge: SkillMerge,
): Promise<void> {
  const rows = await tx
    .select({ id: table.id, skills: table.skills })
    .from(table)
    .where(sql`${table.skills} @> ${JSON.stringify([{ skillID: merge.from }])}::jsonb`)
    .orderBy(table.id)
    .for('update');
  for (const row of rows) {
    await tx
      .update(table)
      .set({ skills: weighedAs(row.skills, merge), rowVersion: sql`${table.rowVersion} + 1` })
      .where(eq(table.id, row.id));
  }
}

/** Where both are asked for, one is, as strongly as the stronger of them. */
function weighedAs(wanted: readonly Weighted[], { from, into }: SkillMerge): Weighted[] {
  const both = wanted.filter(({ skillID }) => skillID === from || skillID === into);
  const weights = both.flatMap(({ weight }) => weight ?? []);
  const merged: Weighted = {
    ...both[0],
    skillID: into,
    ...(weights.length > 0 && { weight: Math.max(...weights) }),
    ...(both.some(({ mustHave }) => mustHave) && { mustHave: true }),
  };
  return wanted.flatMap((each) => (each === both[0] ? merged : both.includes(each) ? [] : each));
}
