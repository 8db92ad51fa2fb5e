/** Gives slots to those of a round who have none. */
import { and, asc, eq, gt, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import type { OperationContext, OperationData, OperationRequest } from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { lockStepJob, type StepJob } from '../applications/job.ts';
import { findOwnRound } from '../rounds/planning.ts';
import { freed } from '../rounds/freed-slots.ts';
import { lockRound, refuseCancelled, roundClosed } from '../rounds/reach.ts';
import { inSelection } from '../applications/taking-part.ts';
import { applications } from '../tables/applications.ts';
import { panels, slots, type Panel, type Slot } from '../tables/panels.ts';
import type { Round } from '../tables/rounds.ts';
import { allot, usualBetweenPlacesMs, type Span } from './allotting.ts';
import { engagementView, lockTimes, readEngagements } from './engagements.ts';
import { inOrder, needsSlot, peopleOf } from './people.ts';
import { tellOfSlots } from './notices.ts';

type Allotment = OperationData<'allotSlots'>['allotment'];

/** A slot that somebody may get. */
export interface OpenSlot extends Span {
  slot: Slot;
  panel: Panel;
}

/** Milliseconds from one place to another, as the season of the job has it. */
export const betweenPlacesOf = ({ policy }: Pick<StepJob, 'policy'>): number =>
  policy?.minutesBetweenPlaces == null ? usualBetweenPlacesMs : policy.minutesBetweenPlaces * 60_000;

/** What is asked of a free slot where it is. */
export const placeOf = (panel: Panel, round: Round): string =>
  panel.venue ?? panel.link ?? round.venue ?? round.link ?? '';

/**
 * Reads under lock, plans, and writes in one transaction: who allots at the same time finds what is left.
 * @throws ApiFailure 403, 404, 409 ILLEGAL_TRANSITION for a closed round or a cancelled job
 */
export async function allotSlots(
  context: OperationContext,
  id: string,
  { order, dryRun = false }: OperationRequest<'allotSlots'>['body'],
): Promise<Allotment> {
  const { jdID } = await findOwnRound(context, id);
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const job = await lockStepJob(tx, jdID);
    refuseCancelled(job);
    const round = await lockRound(tx, id);
    if (round.state === 'Closed') throw roundClosed();
    const open = await openSlots(tx, round, now);
    const people = inOrder(await peopleOf(tx, context, round, needsSlot), order);
    const userIDs = people.map(({ userID }) => userID);
    await lockTimes(tx, userIDs);
    const engagements = await readEngagements(tx, context, { userIDs, round, ...spanOf(open, now) });
    const plan = allot(people, open, ({ userID }) => engagements.get(userID) ?? [], betweenPlacesOf(job));
    const placed = plan.flatMap((each) => ('slot' in each ? [each] : []));
    if (!dryRun) {
      await freeLeft(tx, round);
      await give(
        tx,
        placed.map(({ person, slot }) => [slot.slot.id, person.applicationID]),
      );
      await tellOfSlots(
        tx,
        { round, job, at: now },
        'set',
        placed.map(({ person, slot: { slot, panel } }) => ({ userID: person.userID, panel, slot })),
      );
      if (placed.length > 0) {
        await audit(tx, context, {
          action: 'changed',
          entityType: 'round',
          entityID: id,
          subjectID: jdID,
          fields: ['slots'],
        });
      }
    }
    return {
      placed: placed.map(({ person: { applicationID, name }, slot: { slot, panel } }) => ({
        applicationID,
        name,
        panelName: panel.name,
        startsAt: slot.startsAt.toISOString(),
      })),
      left: plan.flatMap((each) =>
        'slot' in each
          ? []
          : [
              {
                applicationID: each.person.applicationID,
                name: each.person.name,
                meets: each.meets.map(engagementView),
              },
            ],
      ),
    };
  });
}

/** Condition on a slot, to the left of its application: nobody has it who still comes. */
const isOpen = or(
  isNull(slots.applicationID),
  and(notInArray(applications.status, [...inSelection]), isNull(slots.inAt)),
);

/** The slots that are given: free, still to come, and not kept; the first of each time by the order of the panels. */
export async function openSlots(tx: Transaction, round: Round, now: Date): Promise<OpenSlot[]> {
  const rows = await tx
    .select({ slot: slots, panel: panels })
    .from(slots)
    .innerJoin(panels, eq(panels.id, slots.panelID))
    .leftJoin(applications, eq(applications.id, slots.applicationID))
    .where(and(eq(slots.roundID, round.id), eq(slots.isBuffer, false), gt(slots.startsAt, now), isOpen))
    .orderBy(asc(slots.startsAt), asc(panels.order), asc(slots.id));
  return rows.map(({ slot, panel }) => ({
    slot,
    panel,
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    place: placeOf(panel, round),
  }));
}

/** From the first to the last of them. */
const spanOf = (open: readonly OpenSlot[], now: Date): { from: Date; to: Date } => ({
  from: open[0]?.startsAt ?? now,
  to: open.reduce((last, { endsAt }) => (endsAt > last ? endsAt : last), now),
});

/** Frees the slots of those who have left the selection before it was their turn. */
async function freeLeft(tx: Transaction, round: Round): Promise<void> {
  const left = tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.jdID, round.jdID), notInArray(applications.status, [...inSelection])));
  await tx
    .update(slots)
    .set(freed)
    .where(and(eq(slots.roundID, round.id), isNull(slots.inAt), inArray(slots.applicationID, left)));
}

/** Writes who has which slot, however many. */
async function give(tx: Transaction, given: readonly (readonly [string, string])[]): Promise<void> {
  const slotIDs = given.map(([slotID]) => slotID);
  const applicationIDs = given.map(([, applicationID]) => applicationID);
  await tx.execute(sql`
    update ${slots} set mapping_id = given.mapping_id, row_version = row_version + 1
    from unnest(${sql.param(slotIDs)}::text[], ${sql.param(applicationIDs)}::text[]) as given (slot_id, mapping_id)
    where ${slots.id} = given.slot_id`);
}
