/** The places on the waiting list of a round, 1 before 2. */
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { ApiFailure, localized } from '../../platform/index.ts';
import { roundEntries, type Round } from '../tables/rounds.ts';

export interface WaitingPlaces {
  /**
   * Gives somebody the place that is asked for, or the one behind all others.
   * @throws ApiFailure 409 when somebody else has it
   */
  take(applicationID: string, rank?: number): number;
  /** Nothing for who has none. */
  leave(applicationID: string): void;
}

/** Reads who has which place. The round has been locked; what is taken is written by the caller. */
export async function waitingPlaces(tx: Transaction, { id }: Pick<Round, 'id'>): Promise<WaitingPlaces> {
  const rows = await tx
    .select({ applicationID: roundEntries.applicationID, rank: roundEntries.rank })
    .from(roundEntries)
    .where(and(eq(roundEntries.roundID, id), eq(roundEntries.result, 'Waiting list')));
  const taken = new Map(rows.map(({ applicationID, rank }) => [applicationID, rank ?? 0]));
  return {
    take: (applicationID, rank = Math.max(0, ...taken.values()) + 1) => {
      for (const [other, place] of taken) {
        if (place === rank && other !== applicationID) throw isTaken(rank);
      }
      taken.set(applicationID, rank);
      return rank;
    },
    leave: (applicationID) => void taken.delete(applicationID),
  };
}

const isTaken = (rank: number): ApiFailure =>
  new ApiFailure(409, 'DUPLICATE', localized('Place {rank} on the waiting list is taken.', { rank }));
