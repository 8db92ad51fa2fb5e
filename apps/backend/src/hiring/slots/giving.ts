/** One slot is given by hand, freed, or chosen by the person who comes to it. */
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import {
  ApiFailure,
  localized,
  notFound,
  shownMoment,
  stale,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { isInSelection } from '../applications/taking-part.ts';
import { lockStepJob, type StepJob } from '../applications/job.ts';
import { findOwnRound } from '../rounds/planning.ts';
import { freed } from '../rounds/freed-slots.ts';
import { lockRound, refuseCancelled, roundClosed } from '../rounds/reach.ts';
import { applications } from '../tables/applications.ts';
import { panels, slots, type Panel, type Slot } from '../tables/panels.ts';
import type { Round } from '../tables/rounds.ts';
import { betweenPlacesOf, placeOf } from './allotment.ts';
import { doMeet } from './allotting.ts';
import { engagementView, lockTimes, readEngagements } from './engagements.ts';
import { tellOfSlots } from './notices.ts';
import { peopleOf, type RoundPerson } from './people.ts';

/** A slot under lock, with what it belongs to. */
export interface Held {
  job: StepJob;
  round: Round;
  panel: Panel;
  slot: Slot;
}

/** @throws ApiFailure 404 for a slot that is not there */
export async function findSlot(context: OperationContext, id: string): Promise<Slot> {
  const [slot] = await context.db.select().from(slots).where(eq(slots.id, id));
  if (slot === undefined) throw notFound();
  return slot;
}

/** @throws ApiFailure 404 when it has gone meanwhile; 409 for a closed round or a cancelled job */
export async function holdSlot(tx: Transaction, jdID: string, id: string): Promise<Held> {
  const job = await lockStepJob(tx, jdID);
  refuseCancelled(job);
  const [found] = await tx.select({ roundID: slots.roundID }).from(slots).where(eq(slots.id, id));
  if (found === undefined) throw notFound();
  const round = await lockRound(tx, found.roundID);
  if (round.state === 'Closed') throw roundClosed();
  const [held] = await tx
    .select({ slot: slots, panel: panels })
    .from(slots)
    .innerJoin(panels, eq(panels.id, slots.panelID))
    .where(eq(slots.id, id))
    .for('update', { of: slots });
  if (held === undefined) throw notFound();
  return { job, round, ...held };
}

/** @throws ApiFailure 403, 404, 409 STALE, IN_USE or ILLEGAL_TRANSITION */
export async function giveSlot(
  context: OperationContext,
  id: string,
  { applicationID, rowVersion, dryRun = false }: OperationRequest<'giveSlot'>['body'],
): Promise<void> {
  const { jdID } = await findOwnRound(context, (await findSlot(context, id)).roundID);
  await context.db.transaction(async (tx) => {
    const held = await holdSlot(tx, jdID, id);
    if (held.slot.rowVersion !== rowVersion) throw stale(held.slot.rowVersion);
    if (applicationID === null) {
      refuseBegun(held.slot);
      if (!dryRun) await free(tx, context, held);
    } else {
      const [person] = await peopleOf(tx, context, held.round, eq(applications.id, applicationID));
      if (person === undefined) throw notFound('This person is not in this round.');
      const earlier = await refusePerson(tx, context, held, person);
      if (!dryRun) await put(tx, context, held, { person, earlier });
    }
    if (dryRun) return;
    await audit(tx, context, {
      action: 'changed',
      entityType: 'round',
      entityID: held.round.id,
      subjectID: jdID,
      fields: ['slots'],
    });
  });
}

/** @throws ApiFailure 409 for a slot whose person went in */
function refuseBegun({ inAt }: Pick<Slot, 'inAt'>): void {
  if (inAt === null) return;
  throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'The interview in this slot has begun, so it stays.');
}

/** Whether somebody has the slot who still comes, or has been in it. */
async function isKept(tx: Transaction, { applicationID, inAt }: Slot): Promise<boolean> {
  if (applicationID === null) return false;
  if (inAt !== null) return true;
  const [owner] = await tx
    .select({ status: applications.status })
    .from(applications)
    .where(eq(applications.id, applicationID));
  return owner !== undefined && isInSelection(owner.status);
}

/**
 * @returns the slot that the person has in the round until now
 * @throws ApiFailure 409 for a slot that somebody else has or that is over, and for a person who has to be elsewhere then
 */
export async function refusePerson(
  tx: Transaction,
  context: OperationContext,
  { job, round, panel, slot }: Held,
  { applicationID, userID, name }: RoundPerson,
): Promise<Slot | undefined> {
  if (slot.endsAt <= context.now()) {
    throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'This slot is over. Choose one that is still to come.');
  }
  if (slot.applicationID !== applicationID && (await isKept(tx, slot))) {
    throw new ApiFailure(409, 'IN_USE', 'Somebody else has this slot. Free it, or choose another one.');
  }
  const isOwn = and(eq(slots.roundID, round.id), eq(slots.applicationID, applicationID));
  const [earlier] = await tx.select().from(slots).where(isOwn).for('update');
  if (earlier !== undefined) refuseBegun(earlier);
  await lockTimes(tx, [userID]);
  const span = { startsAt: slot.startsAt, endsAt: slot.endsAt, place: placeOf(panel, round) };
  const engagements = await readEngagements(tx, context, {
    userIDs: [userID],
    round,
    from: slot.startsAt,
    to: slot.endsAt,
  });
  const meets = (engagements.get(userID) ?? []).filter((each) => doMeet(span, each, betweenPlacesOf(job)));
  const [first] = meets;
  if (first === undefined) return earlier;
  const known = {
    name,
    moment: shownMoment(first.startsAt),
    round: first.roundName,
    company: first.companyName,
  };
  throw new ApiFailure(
    409,
    'IN_USE',
    first.isReached
      ? localized('{name} is expected elsewhere then: {round} at {company}, {moment}.', known)
      : localized('{name} is expected elsewhere then: {moment}.', known),
    { details: { meets: meets.map(engagementView) } },
  );
}

/** Frees a slot and tells whose it was. */
async function free(
  tx: Transaction,
  context: OperationContext,
  { job, round, panel, slot }: Held,
): Promise<void> {
  if (slot.applicationID === null) return;
  const [owner] = await tx
    .select({ userID: applications.userID, status: applications.status })
    .from(applications)
    .where(eq(applications.id, slot.applicationID));
  await tx.update(slots).set(freed).where(eq(slots.id, slot.id));
  // Whose application has ended is expected nowhere any more, and was told so then.
  if (owner === undefined || !isInSelection(owner.status)) return;
  await tellOfSlots(tx, { round, job, at: context.now() }, 'freed', [{ ...owner, panel, slot }]);
}

/** Writes whose slot it is; the person's earlier one is free then. */
export async function put(
  tx: Transaction,
  context: OperationContext,
  { job, round, panel, slot }: Held,
  { person, earlier }: { person: RoundPerson; earlier: Slot | undefined },
): Promise<void> {
  if (slot.applicationID === person.applicationID) return;
  if (earlier !== undefined) {
    await tx.update(slots).set(freed).where(eq(slots.id, earlier.id));
  }
  await tx
    .update(slots)
    .set({ ...freed, applicationID: person.applicationID })
    .where(eq(slots.id, slot.id));
  await tellOfSlots(tx, { round, job, at: context.now() }, earlier === undefined ? 'set' : 'moved', [
    { userID: person.userID, panel, slot },
  ]);
}
