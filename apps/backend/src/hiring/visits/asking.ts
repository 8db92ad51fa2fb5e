import { and, count, eq, gte, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { companies, institutes } from '../../organisations/index.ts';
import {
  ApiFailure,
  indianDate,
  localized,
  outOfScope,
  signedIn,
  storedText,
  validationFailed,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { companyNotVerified } from '../job-descriptions/draft-rules.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { visits } from '../tables/visits.ts';
import { tellOfWish } from './notices.ts';
import { refuseUnfitDay, sideOf } from './reach.ts';

/** Wishes of a company that wait at once. */
const most = 50;

/**
 * Asks an institute for a day, for the caller's company.
 * @returns its id
 * @throws ApiFailure 403 for who is of no company, 409 COMPANY_NOT_VERIFIED or QUOTA_EXCEEDED, 422
 */
export async function askForVisit(
  context: OperationContext,
  { instituteID, jdIDs = [], wantedDays, note }: OperationRequest<'askForVisit'>['body'],
): Promise<string> {
  const { id: by, parentEntityID: companyID } = signedIn(context);
  if (sideOf(context) !== 'Company' || companyID === null) throw outOfScope();
  const now = context.now();
  for (const [index, day] of wantedDays.entries()) refuseUnfitDay(`wantedDays.${index}`, day, now);
  return context.db.transaction(async (tx) => {
    const companyName = await lockCompany(tx, companyID);
    const instituteName = await holdInstitute(tx, instituteID);
    await refuseOthersJobs(tx, companyID, jdIDs);
    const today = indianDate(now);
    const waiting = and(
      eq(visits.companyID, companyID),
      eq(visits.state, 'Wanted'),
      gte(visits.lastDay, today),
    );
    if ((await tx.$count(visits, waiting)) >= most) {
      const message = localized('{most} wishes are the most. Take back one that you do not need.', { most });
      throw new ApiFailure(409, 'QUOTA_EXCEEDED', message);
    }
    const written = { createdBy: by, updatedBy: by, createdAt: now, updatedAt: now };
    const lastDay = wantedDays.toSorted().at(-1) ?? today;
    const noted = note === undefined ? null : storedText(note) || null;
    const [visit] = await tx
      .insert(visits)
      .values({ companyID, instituteID, jdIDs, wantedDays, lastDay, note: noted, ...written })
      .returning();
    if (visit === undefined) throw new Error('The visit was not written.');
    await audit(tx, context, {
      entityType: 'visit',
      entityID: visit.id,
      subjectID: companyID,
      action: 'added',
      fields: ['wantedDays', 'state'],
      after: { wantedDays, state: visit.state },
    });
    await tellOfWish(tx, { visit, companyName, instituteName }, now);
    return visit.id;
  });
}

/** Two wishes at once are counted one after the other. @throws ApiFailure 409 COMPANY_NOT_VERIFIED */
async function lockCompany(tx: Transaction, id: string): Promise<string> {
  const [company] = await tx
    .select({ name: companies.name, status: companies.verificationStatus })
    .from(companies)
    .where(and(eq(companies.id, id), eq(companies.isActive, true)))
    .for('no key update');
  if (company === undefined) throw outOfScope();
  if (company.status !== 'Verified') throw companyNotVerified(company.status);
  return company.name;
}

/** @throws ApiFailure 422 for an institute that is not there */
async function holdInstitute(tx: Transaction, id: string): Promise<string> {
  const [institute] = await tx
    .select({ name: institutes.name })
    .from(institutes)
    .where(and(eq(institutes.id, id), eq(institutes.isActive, true)))
    .for('key share');
  if (institute === undefined) {
    throw validationFailed([
      { path: 'instituteID', code: 'oneOf', message: 'Choose an institute of the list.' },
    ]);
  }
  return institute.name;
}

/** @throws ApiFailure 422 for a job that is not the company's */
async function refuseOthersJobs(tx: Transaction, companyID: string, jdIDs: readonly string[]): Promise<void> {
  if (jdIDs.length === 0) return;
  const [own] = await tx
    .select({ found: count() })
    .from(jobDescriptions)
    .where(and(eq(jobDescriptions.companyID, companyID), inArray(jobDescriptions.id, [...jdIDs])));
  if (own?.found === jdIDs.length) return;
  throw validationFailed([{ path: 'jdIDs', code: 'oneOf', message: 'Choose jobs of your company.' }]);
}
