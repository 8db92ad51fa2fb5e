/** Who is called to the door of a panel, goes in and comes out. */
import { and, eq, sql } from 'drizzle-orm';
import {
  ApiFailure,
  localized,
  notFound,
  stale,
  type Keys,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import { applicationsInScope } from '../applications/move.ts';
import { users, writtenName } from '../../identity/index.ts';
import { findRound } from '../rounds/reach.ts';
import { saveEntries } from '../rounds/saving.ts';
import { applications } from '../tables/applications.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { slots, type Slot } from '../tables/panels.ts';
import { roundEntries } from '../tables/rounds.ts';
import { findSlot, holdSlot } from './giving.ts';

type Change = OperationRequest<'moveQueue'>['body'];

/** @throws ApiFailure 404 for a slot that is free or out of reach, 409 STALE or ILLEGAL_TRANSITION */
export async function moveQueue(
  context: OperationContext,
  keys: Keys,
  id: string,
  { queue, rowVersion }: Change,
): Promise<void> {
  const slot = await findSlot(context, id);
  const { round } = await findRound(context, slot.roundID);
  const person = await personOf(context, slot);
  if (slot.rowVersion !== rowVersion) throw stale(slot.rowVersion);
  if (person.attendance === 'Absent' || person.attendance === 'Excused') {
    throw new ApiFailure(
      409,
      'ILLEGAL_TRANSITION',
      localized('{name} is down as not there. Check in first.', { name: person.name }),
    );
  }
  const isThere = person.attendance === 'Present';
  if (!isThere && (queue === 'In' || queue === 'Done')) {
    const lines = [{ applicationID: person.applicationID, attendance: 'Present' as const }];
    const { outcomes } = await saveEntries(context, keys, { id: round.id, lines });
    const error = outcomes[0]?.error;
    if (error != null) throw new ApiFailure(409, 'ILLEGAL_TRANSITION', error.message);
  }
  await context.db.transaction(async (tx) => {
    const held = await holdSlot(tx, round.jdID, id);
    if (held.slot.rowVersion !== rowVersion) throw stale(held.slot.rowVersion);
    await tx
      .update(slots)
      .set({ ...stampsOf(queue, held.slot, context.now()), rowVersion: sql`${slots.rowVersion} + 1` })
      .where(eq(slots.id, id));
  });
}

/** The moments of a slot after a step: what was there stays, what was left out is now, what comes later is not yet. */
function stampsOf(
  queue: Change['queue'],
  { calledAt, inAt, doneAt }: Slot,
  now: Date,
): Pick<Slot, 'calledAt' | 'inAt' | 'doneAt'> {
  const reached = ['Here', 'Called', 'In', 'Done'].indexOf(queue);
  return {
    calledAt: reached >= 1 ? (calledAt ?? now) : null,
    inAt: reached >= 2 ? (inAt ?? now) : null,
    doneAt: reached >= 3 ? (doneAt ?? now) : null,
  };
}

async function personOf(context: OperationContext, slot: Slot) {
  const [person] = await context.db
    .select({ applicationID: applications.id, name: writtenName(users), attendance: roundEntries.attendance })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(users, eq(users.id, applications.userID))
    .leftJoin(
      roundEntries,
      and(eq(roundEntries.roundID, slot.roundID), eq(roundEntries.applicationID, applications.id)),
    )
    .where(and(eq(applications.id, slot.applicationID ?? ''), applicationsInScope(context)));
  if (person === undefined) throw notFound('Nobody has this slot.');
  return person;
}
