/**
 * What CVs and jobs are begun with: CV templates, job profiles, job templates and questions. The sandbox has the same, with some more of its
 * invented institutes and companies.
 */
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/index.ts';
import { cvTemplates } from '../candidates/index.ts';
import { sectors, skills } from '../catalogue/index.ts';
import {
  jobProfiles,
  jobTemplates,
  lateralJobProfiles,
  questionOptions,
  questions,
} from '../hiring/index.ts';
import { cvTemplateRows } from './data/cv-templates.ts';
import { jobProfileRows, lateralJobProfileRows } from './data/job-profiles.ts';
import { jobTemplateRows } from './data/job-templates.ts';
import { questionOptionRows, questionRows } from './data/questions.ts';
import { seedMarks } from './tables.ts';

const posted = { status: 'Posted' } as const;

const starters = {
  cvTemplates: cvTemplateRows
    .filter(({ instituteIDs }) => instituteIDs === undefined)
    .map((row) => ({ ...row, ...posted })),
  jobProfiles: jobProfileRows,
  lateralJobProfiles: lateralJobProfileRows,
  jobTemplates: jobTemplateRows
    .filter(({ scope }) => scope === 'Platform')
    .map((row) => ({ ...row, ...posted })),
  questions: questionRows.filter(({ scope }) => scope === 'Platform').map((row) => ({ ...row, ...posted })),
};

/** Everything that `seedStarters` writes. */
export const starterData = [starters, questionOptionRows];

/**
 * Writes each kind once, where there is none of it: what an administrator changed or deleted later stays so. What refers to something
 * that an administrator has taken away is left out.
 */
export async function seedStarters(tx: Transaction): Promise<void> {
  const among = async (
    table: typeof sectors | typeof skills | typeof jobProfiles | typeof lateralJobProfiles,
  ) => new Set((await tx.select({ id: table.id }).from(table)).map(({ id }) => id));
  const isThere = (ids: ReadonlySet<string>, id: string | null | undefined): boolean =>
    id === null || id === undefined || ids.has(id);

  if (await isWanted(tx, 'cvTemplates', cvTemplates))
    await tx.insert(cvTemplates).values(starters.cvTemplates);

  const sectorIDs = await among(sectors);
  if (await isWanted(tx, 'jobProfiles', jobProfiles)) {
    const rows = starters.jobProfiles.filter(({ sectorID }) => isThere(sectorIDs, sectorID));
    if (rows.length > 0) await tx.insert(jobProfiles).values(rows);
  }
  if (await isWanted(tx, 'lateralJobProfiles', lateralJobProfiles)) {
    const rows = starters.lateralJobProfiles.filter(({ sectorID }) => isThere(sectorIDs, sectorID));
    if (rows.length > 0) await tx.insert(lateralJobProfiles).values(rows);
  }

  if (await isWanted(tx, 'jobTemplates', jobTemplates)) {
    const [profileIDs, lateralIDs] = [await among(jobProfiles), await among(lateralJobProfiles)];
    const rows = starters.jobTemplates.filter(
      ({ jobProfileID, jobProfileLateralID }) =>
        isThere(profileIDs, jobProfileID) && isThere(lateralIDs, jobProfileLateralID),
    );
    if (rows.length > 0) await tx.insert(jobTemplates).values(rows);
  }

  if (await isWanted(tx, 'questions', questions)) {
    const skillIDs = await among(skills);
    const rows = starters.questions.filter(({ skillID }) => isThere(skillIDs, skillID));
    if (rows.length === 0) return;
    await tx.insert(questions).values(rows);
    const written = new Set(rows.map(({ id }) => id));
    await tx
      .insert(questionOptions)
      .values(questionOptionRows.filter(({ questionID }) => written.has(questionID)));
  }
}

/** Whether a kind has never been looked for and has no row. */
async function isWanted(tx: Transaction, kind: keyof typeof starters, table: PgTable): Promise<boolean> {
  const [isFirst] = await tx
    .insert(seedMarks)
    .values({ name: `starters/${kind}`, fingerprint: '' })
    .onConflictDoNothing()
    .returning();
  return isFirst !== undefined && (await tx.$count(table)) === 0;
}
