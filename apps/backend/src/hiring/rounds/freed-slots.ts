/** Slots that nobody has any more. */
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import type { RoundAhead } from '../applications/fallen-rounds.ts';
import { slots } from '../tables/panels.ts';

/** What a slot becomes that is free again. */
export const freed = {
  applicationID: null,
  calledAt: null,
  inAt: null,
  doneAt: null,
  rowVersion: sql`${slots.rowVersion} + 1`,
};

/** Frees the slots of those who are not expected in a round any more, before it was their turn. */
export async function freeSlotsOf(tx: Transaction, left: readonly RoundAhead[]): Promise<void> {
  if (left.length === 0) return;
  const theirs = left.map(({ applicationID, round }) =>
    and(eq(slots.roundID, round.id), eq(slots.applicationID, applicationID)),
  );
  await tx
    .update(slots)
    .set(freed)
    .where(and(isNull(slots.inAt), or(...theirs)));
}
