/** The waiting list of a job: who waits for a place, and in what order. */
import { and, asc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { applications } from '../tables/applications.ts';
import { roundEntries, rounds } from '../tables/rounds.ts';

/** Condition on `roundEntries` and `applications`: stands on the waiting list of the job. */
export const isWaiting = (jdID: string): SQL | undefined =>
  and(
    eq(applications.jdID, jdID),
    eq(applications.status, 'Shortlisted'),
    eq(roundEntries.result, 'Waiting list'),
    isNotNull(roundEntries.settledAt),
  );

/** The next one first: the later a round, the further its people came. */
export const waitingOrder: readonly SQL[] = [
  sql`${rounds.order} desc`,
  asc(roundEntries.rank),
  asc(roundEntries.id),
];

/** Which place an application has on the waiting list of its job, among those who still wait; null for one that is not on it. */
export async function waitingPlace(
  db: Db,
  { id, jdID }: { id: string; jdID: string },
): Promise<number | null> {
  const waiting = await db
    .select({ id: applications.id })
    .from(roundEntries)
    .innerJoin(rounds, eq(rounds.id, roundEntries.roundID))
    .innerJoin(applications, eq(applications.id, roundEntries.applicationID))
    .where(isWaiting(jdID))
    .orderBy(...waitingOrder);
  const place = waiting.findIndex((each) => each.id === id);
  return place === -1 ? null : place + 1;
}
