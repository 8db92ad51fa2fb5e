/** A cut-off in the marks of a round: tried out as often as one likes, then set for everybody at once. */
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import {
  localized,
  signedIn,
  stale,
  validationFailed,
  type OperationContext,
  type OperationData,
  type OperationRequest,
} from '../../platform/index.ts';
import { lockStepJob } from '../applications/job.ts';
import { applications } from '../tables/applications.ts';
import { roundEntries, roundEvents, rounds, type Round, type RoundEntry } from '../tables/rounds.ts';
import { isInSelection } from '../applications/taking-part.ts';
import { findOwnRound } from './planning.ts';
import { isIn, lockRound, ownEntry, refuseCancelled, roundBefore, roundClosed } from './reach.ts';

type Request = OperationRequest<'setCutOff'>['body'];
type Cut = Pick<Request, 'atLeast' | 'best'>;
type CutOff = OperationData<'setCutOff'>['cutOff'];
type Judged = Pick<RoundEntry, 'id' | 'attendance' | 'result' | 'marks'>;

/** Rows that are written at once. */
const atOnce = 1000;

/**
 * Sets the results of everybody with marks by a cut-off, or says what that would come to.
 * @throws ApiFailure 403, 404, 409 STALE or ILLEGAL_TRANSITION, 422 for a cut-off that cannot be
 */
export async function cutRound(
  context: OperationContext,
  id: string,
  { rowVersion, dryRun = false, ...cut }: Request,
): Promise<{ cutOff: CutOff; round: Round }> {
  const { jdID } = await findOwnRound(context, id);
  return context.db.transaction(async (tx) => {
    refuseCancelled(await lockStepJob(tx, jdID));
    const round = await lockRound(tx, id);
    if (round.state === 'Closed') throw roundClosed();
    refuseCut(round, cut);
    // A trial is of this moment, whoever has written results meanwhile.
    if (!dryRun && round.rowVersion !== rowVersion) throw stale(round.rowVersion);
    const { passed, failed, ...counts } = cutOff(await judgedOf(tx, round), cut);
    const outcome = { passed: passed.length, failed: failed.length, ...counts };
    if (dryRun) return { cutOff: outcome, round };
    await setResults(tx, context, passed, 'Passed');
    await setResults(tx, context, failed, 'Failed');
    const [changed = round] = await tx
      .update(rounds)
      .set({
        state: 'Running',
        updatedBy: signedIn(context).id,
        updatedAt: context.now(),
        rowVersion: round.rowVersion + 1,
      })
      .where(eq(rounds.id, id))
      .returning();
    return { cutOff: outcome, round: changed };
  });
}

/** @throws ApiFailure 422 for a round without marks, both kinds or none of a cut-off, and more marks than there are */
function refuseCut({ maxMarks }: Round, { atLeast, best }: Cut): void {
  if (maxMarks === null) {
    throw validationFailed([
      {
        path: 'atLeast',
        code: 'unexpected',
        message: 'This round has no marks. Enter its highest marks first.',
      },
    ]);
  }
  if ((atLeast === undefined) === (best === undefined)) {
    throw validationFailed([
      {
        path: 'atLeast',
        code: 'required',
        message: 'Say the least marks, or how many pass: one of the two.',
      },
    ]);
  }
  if (atLeast !== undefined && atLeast > maxMarks) {
    throw validationFailed([
      {
        path: 'atLeast',
        code: 'tooLarge',
        message: localized('The highest marks of this round are {most}.', { most: maxMarks }),
      },
    ]);
  }
}

/** Everybody in the round who is still in the selection, with what is known of them. */
async function judgedOf(tx: Transaction, round: Round): Promise<(Judged | null)[]> {
  const before = await roundBefore(tx, round);
  const rows = await tx
    .select({
      status: applications.status,
      id: roundEntries.id,
      attendance: roundEntries.attendance,
      result: roundEntries.result,
      marks: roundEntries.marks,
    })
    .from(applications)
    .leftJoin(roundEntries, ownEntry(round))
    .where(isIn(round, before));
  return rows
    .filter(({ status }) => isInSelection(status))
    .map(({ id, attendance, result, marks }) =>
      id === null || attendance === null || result === null ? null : { id, attendance, result, marks },
    );
}

/**
 * What a cut-off comes to. People with the same marks are never divided: with `best`, all pass who have as many as the last of them.
 * @param people null for those of whom nothing is known
 */
export function cutOff(people: readonly (Judged | null)[], { atLeast, best = 0 }: Cut) {
  const known = people.filter((each) => each !== null);
  const there = known.filter(({ attendance }) => attendance !== 'Absent' && attendance !== 'Excused');
  const marked = there.flatMap(({ marks, ...each }) => (marks === null ? [] : [{ ...each, marks }]));
  // Who was put on hold or on the waiting list was so by somebody's decision.
  const open = marked.filter(({ result }) => result !== 'On hold' && result !== 'Waiting list');
  const inOrder = open.map(({ marks }) => marks).toSorted((one, other) => other - one);
  const least = atLeast ?? inOrder[Math.min(best, inOrder.length) - 1] ?? null;
  const passed = open.filter(({ marks }) => least !== null && marks >= least);
  return {
    passed,
    failed: open.filter(({ marks }) => least === null || marks < least),
    without: people.length - known.length + there.length - marked.length,
    absent: known.length - there.length,
    kept: marked.length - open.length,
    least,
  };
}

/** Writes the results of those who have another one, each with its event. */
async function setResults(
  tx: Transaction,
  context: OperationContext,
  people: readonly Judged[],
  result: 'Passed' | 'Failed',
): Promise<void> {
  const ids = people.filter((each) => each.result !== result).map(({ id }) => id);
  for (let from = 0; from < ids.length; from += atOnce) {
    const written = await tx
      .update(roundEntries)
      .set({ result, attendance: 'Present', rowVersion: sql`${roundEntries.rowVersion} + 1` })
      .where(and(inArray(roundEntries.id, ids.slice(from, from + atOnce)), isNotNull(roundEntries.marks)))
      .returning({ entryID: roundEntries.id });
    await tx.insert(roundEvents).values(
      written.map(({ entryID }) => ({
        entryID,
        result,
        actorID: signedIn(context).id,
        at: context.now(),
      })),
    );
  }
}
