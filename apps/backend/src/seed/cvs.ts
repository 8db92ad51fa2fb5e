import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
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
    .where(and(eq(jobDescriptions.companyID, companyID('navyug')), isNotNull(applications.appliedAt)))
    .orderBy(asc(applications.appliedAt), asc(applications.id));
  // A profile that has not changed gives the same CV again, so that one is enough for all that it was sent to.
  for (const [profileID, uses] of Map.groupBy(sent, (each) => each.profileID)) {
    const [first] = uses;
    if (profileID === null || first?.appliedAt == null) continue;
    const cv = await freezeCv(tx, profileID, { templateID: null, now: first.appliedAt });
    const ids = uses.map(({ id }) => id);
    if (cv !== undefined)
      await tx.update(applications).set({ cvID: cv.id }).where(inArray(applications.id, ids));
  }
}
