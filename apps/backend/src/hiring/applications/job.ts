import { eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { companies } from '../../organisations/index.ts';
import { jobDescriptions } from '../job-descriptions/tables.ts';
import { seasons } from '../seasons/tables.ts';

/** What the steps of an application ask of its job. */
export interface StepJob {
  id: string;
  title: string;
  companyID: string;
  companyName: string;
  lastDateToApply: Date | null;
  seasonID: string | null;
  /** Of its season; null for a job of none. */
  policy: (typeof seasons.$inferSelect)['policy'] | null;
}

/** Reads them. @throws Error when there is no such job, which a row of an application rules out */
export async function readStepJob(db: Db, id: string): Promise<StepJob> {
  const [job] = await db
    .select({
      id: jobDescriptions.id,
      title: jobDescriptions.title,
      companyID: jobDescriptions.companyID,
      companyName: companies.name,
      lastDateToApply: jobDescriptions.lastDateToApply,
      seasonID: jobDescriptions.seasonID,
      policy: seasons.policy,
    })
    .from(jobDescriptions)
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .leftJoin(seasons, eq(seasons.id, jobDescriptions.seasonID))
    .where(eq(jobDescriptions.id, id));
  if (job === undefined) throw new Error(`There is no job ${id}.`);
  return job;
}
