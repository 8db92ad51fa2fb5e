/** The office of an institute enters a visit itself: a company that called has a day at once. */
import { and, eq, gte, ne } from 'drizzle-orm';
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
import { jobsInScope } from '../job-descriptions/scope.ts';
import { visits } from '../tables/visits.ts';
import { tellOfDay } from './notices.ts';
import { holdInstitute, lockCompany, refuseOtherJobs } from './parties.ts';
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
    const companyName = await lockCompany(tx, companyID, () =>
      validationFailed([{ path: 'companyID', code: 'oneOf', message: 'Choose a company of the list.' }]),
    );
    const instituteName = await holdInstitute(tx, instituteID, outOfScope);
    await refuseOtherJobs(
      tx,
      { companyID, jdIDs, isSeen: jobsInScope(signedIn(context)) },
      'Choose jobs of this company that your institute sees.',
    );
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
