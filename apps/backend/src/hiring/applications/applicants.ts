/** Who has applied for the jobs of a company. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { applications } from '../tables/applications.ts';

/** Ids of the people who have accepted an offer of a company and have not joined yet. */
export async function acceptedByCompany(db: Db, companyID: string): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ id: applications.userID })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .where(and(eq(jobDescriptions.companyID, companyID), eq(applications.status, 'Offer Accepted')));
  return rows.map(({ id }) => id);
}
