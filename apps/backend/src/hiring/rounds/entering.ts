/** Who comes into a later round by what an earlier one came to, and who falls out of it when that is taken back. */
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { tellExpected, type RoundAhead } from '../applications/fallen-rounds.ts';
import type { StepJob } from '../applications/job.ts';
import { rounds, type Round } from '../tables/rounds.ts';
import { freeSlotsOf } from './freed-slots.ts';

/** Keeps the time and place of the round behind this one as they are until the transaction ends: who comes into it is told of them. */
export async function keepNextRound(
  tx: Transaction,
  { jdID, order }: Pick<Round, 'jdID' | 'order'>,
): Promise<void> {
  await tx
    .select({ id: rounds.id })
    .from(rounds)
    .where(and(eq(rounds.jdID, jdID), gt(rounds.order, order)))
    .orderBy(asc(rounds.order))
    .limit(1)
    .for('share');
}

const keyOf = ({ applicationID, round }: RoundAhead): string => `${round.id}/${applicationID}`;

/** Those of the first who are not among the others. */
export function without(some: readonly RoundAhead[], others: readonly RoundAhead[]): RoundAhead[] {
  const known = new Set(others.map(keyOf));
  return some.filter((each) => !known.has(keyOf(each)));
}

interface Changed {
  job: StepJob;
  /** The round by which they come or go. */
  by: Pick<Round, 'id'>;
  /** Which of its closings or corrections. */
  version: string;
  at: Date;
}

/** Tells people when and where they are expected next. */
export const tellEntered = (tx: Transaction, ahead: readonly RoundAhead[], changed: Changed): Promise<void> =>
  tellChange(tx, ahead, true, changed);

/** Takes people out of rounds at which they are not expected any more: their slots are free, and they are told. */
export async function takeOut(
  tx: Transaction,
  ahead: readonly RoundAhead[],
  changed: Changed,
): Promise<void> {
  await freeSlotsOf(tx, ahead);
  await tellChange(tx, ahead, false, changed);
}

const tellChange = (
  tx: Transaction,
  ahead: readonly RoundAhead[],
  isExpected: boolean,
  { job, by, version, at }: Changed,
): Promise<void> =>
  tellExpected(tx, ahead, {
    isExpected,
    job,
    at,
    occasion: (each) =>
      `round/${each.round.id}/${isExpected ? 'entered' : 'fallen'}/${each.applicationID}/${by.id}/${version}`,
  });
