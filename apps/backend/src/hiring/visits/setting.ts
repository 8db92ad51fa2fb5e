/** The office of an institute sets the day of a visit; either side cancels it. */
import { eq } from 'drizzle-orm';
import {
  ApiFailure,
  indianDate,
  notFound,
  outOfScope,
  signedIn,
  storedText,
  validationFailed,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import type { Transaction } from '../../database/index.ts';
import { audit } from '../../records/index.ts';
import { visits, type VisitRow } from '../tables/visits.ts';
import { tellOfDay, tellOfEnd } from './notices.ts';
import { findVisit, lockVisit, refuseUnfitDay, sideOf } from './reach.ts';

/**
 * Sets the day and the hall of a visit to the caller's institute.
 * @throws ApiFailure 403, 404, 409 STALE, 409 ILLEGAL_TRANSITION for one that was cancelled or is over, 422
 */
export async function setVisit(
  context: OperationContext,
  id: string,
  { day, rowVersion, ...sent }: OperationRequest<'setVisit'>['body'],
): Promise<void> {
  const { companyName, instituteName } = await findVisit(context, id);
  if (sideOf(context) !== 'Institute') throw outOfScope();
  const now = context.now();
  refuseUnfitDay('day', day, now);
  const hall = storedText(sent.hall ?? '') || null;
  const reason = storedText(sent.reason ?? '') || null;
  await context.db.transaction(async (tx) => {
    const before = await lockVisit(tx, id, rowVersion);
    refuseEnded(before, now);
    const state = stateAfter(before, { day, hall });
    if (state === 'Moved' && before.day !== day && reason === null) {
      const message = 'Say why it is another day, so that the company can plan.';
      throw validationFailed([{ path: 'reason', code: 'required', message }]);
    }
    const visit = await change(tx, context, before, { state, day, hall, reason, lastDay: day });
    if (before.day === day && before.hall === hall) return;
    await tellOfDay(tx, { visit, companyName, instituteName }, now);
  });
}

/** A wished day confirms a visit; what was set before, or another day than those, moves it. */
function stateAfter(before: VisitRow, { day, hall }: Pick<VisitRow, 'day' | 'hall'>): VisitRow['state'] {
  if (before.state === 'Wanted')
    return before.wantedDays.some((each) => each === day) ? 'Confirmed' : 'Moved';
  return before.day === day && before.hall === hall ? before.state : 'Moved';
}

/**
 * Ends a visit, from either side: what was only wished is declined or taken back.
 * @throws ApiFailure 403, 404, 409 STALE, 409 ILLEGAL_TRANSITION for one that was cancelled or is over
 */
export async function cancelVisit(
  context: OperationContext,
  id: string,
  { reason: sent, rowVersion }: OperationRequest<'cancelVisit'>['body'],
): Promise<void> {
  const { companyName, instituteName } = await findVisit(context, id);
  const cancelledBy = sideOf(context);
  const now = context.now();
  const reason = storedText(sent);
  await context.db.transaction(async (tx) => {
    const before = await lockVisit(tx, id, rowVersion);
    refuseEnded(before, now);
    const visit = await change(tx, context, before, { state: 'Cancelled', cancelledBy, reason });
    await tellOfEnd(tx, { visit, companyName, instituteName }, now);
  });
}

/** @throws ApiFailure 409 ILLEGAL_TRANSITION */
function refuseEnded({ state, day }: VisitRow, now: Date): void {
  const details = { allowed: [] };
  if (state === 'Cancelled') {
    throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'This visit was cancelled.', { details });
  }
  if (state !== 'Wanted' && day !== null && day < indianDate(now)) {
    throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'This visit is over.', { details });
  }
}

async function change(
  tx: Transaction,
  context: OperationContext,
  before: VisitRow,
  fields: Partial<typeof visits.$inferInsert>,
): Promise<VisitRow> {
  const [visit] = await tx
    .update(visits)
    .set({
      ...fields,
      updatedBy: signedIn(context).id,
      updatedAt: context.now(),
      rowVersion: before.rowVersion + 1,
    })
    .where(eq(visits.id, before.id))
    .returning();
  if (visit === undefined) throw notFound();
  const seen = ({ state, day, hall }: VisitRow) => ({ state, day, hall });
  await audit(tx, context, {
    entityType: 'visit',
    entityID: visit.id,
    subjectID: visit.companyID,
    action: 'changed',
    fields: ['state', 'day', 'hall'],
    before: seen(before),
    after: seen(visit),
    ...(visit.reason !== null && { reason: visit.reason }),
  });
  return visit;
}
