/** How the people of a company rate applicants: for them alone, never for candidates or their institutes. */
import { personName } from '@aarambh/forms';
import { and, asc, avg, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import {
  outOfScope,
  signedIn,
  type OperationContext,
  type OperationData,
  type OperationRequest,
  type Operations,
} from '../../platform/index.ts';
import { applicationRatings, applications } from '../tables/applications.ts';
import { refuseForeign } from './notes.ts';

type Ratings = OperationData<'listMappingRatings'>['ratings'];
type PeopleSort = NonNullable<OperationRequest<'listEligibleStudents'>['query']['sort']>;
type MeanRating = NonNullable<OperationData<'listEligibleStudents'>['mapping'][number]['rating']>;

export const ratingsOperations = {
  listMappingRatings: async ({ params: { id } }, context) => {
    await refuseOthers(context, id);
    return { data: { ratings: await ratingsOf(context, id) } };
  },

  rateMapping: async ({ params: { id }, body: { rating } }, context) => {
    await refuseOthers(context, id);
    const own = { applicationID: id, authorID: signedIn(context).id };
    await context.db.transaction(async (tx) => {
      if (rating === null) {
        const isOwn = and(
          eq(applicationRatings.applicationID, id),
          eq(applicationRatings.authorID, own.authorID),
        );
        await tx.delete(applicationRatings).where(isOwn);
        return;
      }
      const given = { rating, at: context.now() };
      const { applicationID, authorID } = applicationRatings;
      await tx
        .insert(applicationRatings)
        .values({ ...own, ...given })
        .onConflictDoUpdate({ target: [applicationID, authorID], set: given });
    });
    return { data: { ratings: await ratingsOf(context, id) } };
  },
} satisfies Operations;

/** Whether the caller learns of ratings at all. */
export const readsRatings = (context: OperationContext): boolean =>
  signedIn(context).type === 'E' && context.permissions.has('Manage Job Applications');

/** An order by ratings tells them. @throws ApiFailure 403 for whoever does not read them */
export function refuseOrder(context: OperationContext, sort: PeopleSort): void {
  if (sort.endsWith('rating') && !readsRatings(context)) throw notForOthers();
}

const notForOthers = () => outOfScope('Ratings are for the people of the company.');

/** @throws ApiFailure 403 for others than the people of a company, 404 for an application of another's job */
async function refuseOthers(context: OperationContext, id: string): Promise<void> {
  if (!readsRatings(context)) throw notForOthers();
  await refuseForeign(context, id);
}

/** Oldest first. */
async function ratingsOf(context: OperationContext, applicationID: string): Promise<Ratings> {
  const rows = await context.db
    .select({ given: applicationRatings, firstName: users.firstName, lastName: users.lastName })
    .from(applicationRatings)
    .leftJoin(users, eq(users.id, applicationRatings.authorID))
    .where(eq(applicationRatings.applicationID, applicationID))
    .orderBy(asc(applicationRatings.at), asc(applicationRatings.authorID));
  return rows.map(({ given: { rating, at, authorID }, firstName, lastName }) => ({
    author: firstName === null ? null : personName({ firstName, lastName }),
    isOwn: authorID === signedIn(context).id,
    rating,
    at: at.toISOString(),
  }));
}

/** The mean rating of each of these applications that has one, by their ids. */
export async function meanRatings(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, MeanRating>> {
  const rows = await db
    .select({
      id: applicationRatings.applicationID,
      mean: avg(applicationRatings.rating),
      count: count(),
    })
    .from(applicationRatings)
    .where(inArray(applicationRatings.applicationID, [...ids]))
    .groupBy(applicationRatings.applicationID);
  return new Map(
    rows.map(({ id, mean, count: given }) => [
      id,
      { mean: Math.round(Number(mean) * 100) / 100, count: given },
    ]),
  );
}

/** The mean of an application in hundredths, for an order. */
export const meanRating: SQL = sql`(select round(avg(${applicationRatings.rating}) * 100)::int from ${applicationRatings}
  where ${applicationRatings.applicationID} = ${applications.id})`;
