import { and, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../database/index.ts';
import { applications, freezeCv, jobDescriptions } from '../hiring/index.ts';
import { companyID } from './data/companies.ts';

/** Gives the applications for Navyug, which has a demo account, the CVs that they were sent with. */
export async function sendCvs(tx: Transaction): Promise<void> {
  const sent = await tx
    .select({
      id: applications.id,
      profileID: applications.candidateProfileID,
      appliedAt: applications.appliedAt,
    })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .where(and(eq(jobDescriptions.companyID, companyID('navyug')), isNotNull(applications.appliedAt)));
  for (const { id, profileID, appliedAt } of sent) {
    if (profileID === null || appliedAt === null) continue;
    const cv = await freezeCv(tx, profileID, { templateID: null, now: appliedAt });
    if (cv !== undefined) await tx.update(applications).set({ cvID: cv.id }).where(eq(applications.id, id));
  }
}
