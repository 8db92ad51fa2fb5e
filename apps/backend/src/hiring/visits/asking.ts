import { and, eq, gte } from 'drizzle-orm';
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
import { visits } from '../tables/visits.ts';
import { tellOfWish } from './notices.ts';
import { holdInstitute, lockCompany, refuseOtherJobs } from './parties.ts';
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
    const companyName = await lockCompany(tx, companyID, outOfScope);
    const instituteName = await holdInstitute(tx, instituteID, () =>
      validationFailed([{ path: 'instituteID', code: 'oneOf', message: 'Choose an institute of the list.' }]),
    );
    await refuseOtherJobs(tx, { companyID, jdIDs }, 'Choose jobs of your company.');
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
