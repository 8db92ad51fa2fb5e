/** Who meets at a visit: a company that is verified, an institute, and the jobs for which the company comes. */
import { and, count, eq, inArray, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { companies, institutes } from '../../organisations/index.ts';
import { validationFailed, type ApiFailure } from '../../platform/index.ts';
import { companyNotVerified } from '../job-descriptions/draft-rules.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';

/**
 * Locks the company of a visit: two that are written at once are counted one after the other.
 * @param missing what is said of one that is not there
 * @returns its name
 * @throws ApiFailure 409 COMPANY_NOT_VERIFIED
 */
export async function lockCompany(tx: Transaction, id: string, missing: () => ApiFailure): Promise<string> {
  const [company] = await tx
    .select({ name: companies.name, status: companies.verificationStatus })
    .from(companies)
    .where(and(eq(companies.id, id), eq(companies.isActive, true)))
    .for('no key update');
  if (company === undefined) throw missing();
  if (company.status !== 'Verified') throw companyNotVerified(company.status);
  return company.name;
}

/**
 * Keeps the institute of a visit from going away before it is written.
 * @param missing what is said of one that is not there
 * @returns its name
 */
export async function holdInstitute(tx: Transaction, id: string, missing: () => ApiFailure): Promise<string> {
  const [institute] = await tx
    .select({ name: institutes.name })
    .from(institutes)
    .where(and(eq(institutes.id, id), eq(institutes.isActive, true)))
    .for('key share');
  if (institute === undefined) throw missing();
  return institute.name;
}

/** @throws ApiFailure 422 with `message` unless each is a job of the company, and one that `isSeen` */
export async function refuseOtherJobs(
  tx: Transaction,
  { companyID, jdIDs, isSeen }: { companyID: string; jdIDs: readonly string[]; isSeen?: SQL | undefined },
  message: string,
): Promise<void> {
  if (jdIDs.length === 0) return;
  const [own] = await tx
    .select({ found: count() })
    .from(jobDescriptions)
    .where(and(eq(jobDescriptions.companyID, companyID), inArray(jobDescriptions.id, [...jdIDs]), isSeen));
  if (own?.found !== jdIDs.length) throw validationFailed([{ path: 'jdIDs', code: 'oneOf', message }]);
}
