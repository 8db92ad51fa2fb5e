/** Who has applied for the jobs of a company. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { jobDescriptions } from '../job-descriptions/tables.ts';
import { standing } from './standing.ts';
import { liveStatuses } from './steps.ts';
import { applications } from './tables.ts';

/** Ids of the people whose applications to a company are under way: neither refused, nor withdrawn, nor at their end. */
export async function applicantsOfCompany(db: Db, companyID: string): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ id: applications.userId })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .where(and(eq(jobDescriptions.companyID, companyID), inArray(standing, liveStatuses)));
  return rows.map(({ id }) => id);
}
