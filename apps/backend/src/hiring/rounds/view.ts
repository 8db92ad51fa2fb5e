import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import type { OperationContext, OperationData } from '../../platform/index.ts';
import { roundEntries, type Round } from '../tables/rounds.ts';
import { countsOf } from './counting.ts';
import { reopensUntil } from './reopening-time.ts';

type View = OperationData<'addRound'>['round'];

/** Condition on `roundEntries`: a closing has something to do with it. */
export const isToSettle = and(
  isNull(roundEntries.settledAt),
  sql`(${roundEntries.result} <> 'None' or ${roundEntries.attendance} = 'Absent')`,
);

/** A round as the contract shows it. */
export async function roundView(context: OperationContext, round: Round, db: Db = context.db): Promise<View> {
  const isSettling =
    round.state === 'Closed' &&
    (await db.$count(roundEntries, and(eq(roundEntries.roundID, round.id), isToSettle))) > 0;
  const {
    closedBy: _by,
    createdBy: _createdBy,
    updatedBy: _updatedBy,
    createdAt: _at,
    updatedAt: _changed,
    ...shown
  } = round;
  return {
    ...shown,
    startsAt: round.startsAt.toISOString(),
    endsAt: round.endsAt.toISOString(),
    closedAt: round.closedAt?.toISOString() ?? null,
    reopensUntil: reopensUntil(round, context.now())?.toISOString() ?? null,
    isSettling,
    counts: await countsOf(context, round, { db }),
  };
}
