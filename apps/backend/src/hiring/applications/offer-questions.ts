/** What waits in support's queue about offers that pay less than the job states. */
import type { components } from '@aarambh/api-client/schema';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import { jobReviews } from '../tables/job-descriptions.ts';

type Offer = components['schemas']['Offer'];

const isOpen = and(eq(jobReviews.kind, 'Offer'), eq(jobReviews.state, 'Open'));

/** Takes back what is asked about offers: another one is asked for or made, or the application has moved. */
export async function withdrawAsked(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .update(jobReviews)
    .set({ state: 'Withdrawn', rowVersion: sql`${jobReviews.rowVersion} + 1` })
    .where(and(isOpen, inArray(jobReviews.applicationID, [...ids])));
}

/** Offers that wait for support, by the application. */
export async function waitingOffers(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { waitingOffer: Offer }>> {
  const rows = await db
    .select({ applicationID: jobReviews.applicationID, offer: jobReviews.offer })
    .from(jobReviews)
    .where(and(isOpen, inArray(jobReviews.applicationID, [...ids])));
  return new Map(
    rows.flatMap(({ applicationID, offer }) =>
      applicationID === null || offer === null ? [] : [[applicationID, { waitingOffer: offer }] as const],
    ),
  );
}
