/** The office of an institute enters a visit itself: a company that called has a day at once. */
import { and, count, eq, gte, inArray, ne } from 'drizzle-orm';
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
import { jobsInScope } from '../job-descriptions/scope.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { visits } from '../tables/visits.ts';
import { tellOfDay } from './notices.ts';
import { refuseUnfitDay, sideOf } from './reach.ts';

/** Visits of one company that are to come at an institute. */
const most = 50;

/**
 * Writes a visit with its day, for the caller's institute.
 * @returns its id
 * @throws ApiFailure 403 for who is of no institute, 409 COMPANY_NOT_VERIFIED or QUOTA_EXCEEDED, 422
 */
export async function enterVisit(
  context: OperationContext,
  { companyID, jdIDs = [], day, kind, ...sent }: OperationRequest<'enterVisit'>['body'],
): Promise<string> {
  const { id: by, parentEntityID: instituteID } = signedIn(context);
  if (sideOf(context) !== 'Institute' || instituteID === null) throw outOfScope();
  const now = context.now();
  refuseUnfitDay('day', day, now);
  return context.db.transaction(async (tx) => {
    const companyName = await lockCompany(tx, companyID);
    const instituteName = await holdInstitute(tx, instituteID);
    await refuseUnseenJobs(tx, context, companyID, jdIDs);
    const isToCome = and(
      eq(visits.companyID, companyID),
      eq(visits.instituteID, instituteID),
      ne(visits.state, 'Cancelled'),
      gte(visits.lastDay, indianDate(now)),
    );
    if ((await tx.$count(visits, isToCome)) >= most) {
      const message = localized(
        '{most} visits of a company are the most. Cancel one that does not take place.',
        {
          most,
        },
      );
      throw new ApiFailure(409, 'QUOTA_EXCEEDED', message);
    }
    const [visit] = await tx
      .insert(visits)
      .values({
        companyID,
        instituteID,
        jdIDs,
        wantedDays: [day],
        day,
        lastDay: day,
        state: 'Confirmed',
        hall: storedText(sent.hall ?? '') || null,
        kind,
        note: storedText(sent.note ?? '') || null,
        createdBy: by,
        updatedBy: by,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (visit === undefined) throw new Error('The visit was not written.');
    const { state, hall } = visit;
    await audit(tx, context, {
      entityType: 'visit',
      entityID: visit.id,
      subjectID: companyID,
      action: 'added',
      fields: ['state', 'day', 'hall'],
      after: { state, day, hall },
    });
    await tellOfDay(tx, { visit, companyName, instituteName }, now);
    return visit.id;
  });
}

/** Two entries at once are counted one after the other. @throws ApiFailure 409 COMPANY_NOT_VERIFIED, 422 for one that is not there */
async function lockCompany(tx: Transaction, id: string): Promise<string> {
  const [company] = await tx
    .select({ name: companies.name, status: companies.verificationStatus })
    .from(companies)
    .where(and(eq(companies.id, id), eq(companies.isActive, true)))
    .for('no key update');
  if (company === undefined) {
    throw validationFailed([{ path: 'companyID', code: 'oneOf', message: 'Choose a company of the list.' }]);
  }
  if (company.status !== 'Verified') throw companyNotVerified(company.status);
  return company.name;
}

/** @throws ApiFailure 403 for an institute that was withdrawn */
async function holdInstitute(tx: Transaction, id: string): Promise<string> {
  const [institute] = await tx
    .select({ name: institutes.name })
    .from(institutes)
    .where(and(eq(institutes.id, id), eq(institutes.isActive, true)))
    .for('key share');
  if (institute === undefined) throw outOfScope();
  return institute.name;
}

/** @throws ApiFailure 422 for a job that is not the company's, or that the institute does not see */
async function refuseUnseenJobs(
  tx: Transaction,
  context: OperationContext,
  companyID: string,
  jdIDs: readonly string[],
): Promise<void> {
  if (jdIDs.length === 0) return;
  const isSeen = jobsInScope(signedIn(context));
  const [seen] = await tx
    .select({ found: count() })
    .from(jobDescriptions)
    .where(and(eq(jobDescriptions.companyID, companyID), inArray(jobDescriptions.id, [...jdIDs]), isSeen));
  if (seen?.found === jdIDs.length) return;
  throw validationFailed([
    { path: 'jdIDs', code: 'oneOf', message: 'Choose jobs of this company that your institute sees.' },
  ]);
}
