/** Which rounds a caller reaches, and who is in one. */
import { and, desc, eq, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import { ApiFailure, notFound, outOfScope, signedIn, type OperationContext } from '../../platform/index.ts';
import { jobsInScope, jobsToChange } from '../job-descriptions/scope.ts';
import { applications } from '../tables/applications.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { roundEntries, rounds, type Round } from '../tables/rounds.ts';

/** A round with what is asked of its job. */
export interface ReachedRound {
  round: Round;
  /** Whether the caller plans the selection and writes results: who wrote the job, its company, or support. Others only who came. */
  mayJudge: boolean;
}

/** @throws ApiFailure 404 for a round out of reach */
export async function findRound(
  context: OperationContext,
  id: string,
  db: Db = context.db,
): Promise<ReachedRound> {
  const caller = signedIn(context);
  const [found] = await db
    .select({ round: rounds, mayJudge: sql<boolean>`(${jobsToChange(caller)})` })
    .from(rounds)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, rounds.jdID))
    .where(and(eq(rounds.id, id), jobsInScope(caller)));
  if (found === undefined) throw notFound();
  return { ...found, mayJudge: found.mayJudge && context.permissions.has('Manage Job Applications') };
}

/**
 * The round, kept from others until the transaction ends. Whoever takes the job too has taken it before.
 * @throws ApiFailure 404 when it has gone meanwhile
 */
export async function lockRound(tx: Transaction, id: string): Promise<Round> {
  const [round] = await tx.select().from(rounds).where(eq(rounds.id, id)).for('update');
  if (round === undefined) throw notFound();
  return round;
}

/** The round before this one of the same job. */
export async function roundBefore(
  db: Db,
  { jdID, order }: Pick<Round, 'jdID' | 'order'>,
): Promise<Round | undefined> {
  const [before] = await db
    .select()
    .from(rounds)
    .where(and(eq(rounds.jdID, jdID), lt(rounds.order, order)))
    .orderBy(desc(rounds.order))
    .limit(1);
  return before;
}

/**
 * Condition on `applications`, to the left of the round's own `roundEntries`: is in the round. Of a closed one those who were in it then.
 * @param before the round before it
 */
export function isIn(round: Round, before: Pick<Round, 'id'> | undefined): SQL | undefined {
  const isKnown = sql`${roundEntries.id} is not null`;
  if (round.state === 'Closed') return and(eq(applications.jdID, round.jdID), isKnown);
  const passedBefore =
    before === undefined
      ? undefined
      : sql`exists (select from ${roundEntries} earlier where earlier.round_id = ${before.id}
          and earlier.mapping_id = ${applications.id} and earlier.result = 'Passed' and earlier.settled_at is not null)`;
  const takesPart =
    round.isFor === 'Applied'
      ? sql`${applications.status} in ('Applied', 'On Hold', 'Shortlisted')`
      : and(eq(applications.status, 'Shortlisted'), passedBefore);
  return and(eq(applications.jdID, round.jdID), or(isKnown, takesPart));
}

/** The join of an application with its row of a round. */
export const ownEntry = (round: Pick<Round, 'id'>): SQL | undefined =>
  and(eq(roundEntries.applicationID, applications.id), eq(roundEntries.roundID, round.id));

/** @throws ApiFailure 409 for a job that was cancelled: nothing of its selection goes on */
export function refuseCancelled({ cancelledAt }: { cancelledAt: Date | null }): void {
  if (cancelledAt === null) return;
  throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'The job was cancelled, and its selection with it.', {
    details: { allowed: [] },
  });
}

/** @throws ApiFailure 403 for who follows institutes and acts in none */
export function refuseControllers(context: OperationContext): void {
  if (signedIn(context).roleScope === 'university') throw outOfScope();
}

/** 409 for what is not done to a closed round. */
export const roundClosed = (): ApiFailure =>
  new ApiFailure(409, 'ILLEGAL_TRANSITION', 'This round is closed.', { details: { allowed: [] } });
