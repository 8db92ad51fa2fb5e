import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import type { KnownGroup } from '../../messages/index.ts';
import { notFound, type SignedInUser } from '../../platform/index.ts';
import { placements } from '../tables/placements.ts';
import { seasonEnrolments, seasons } from '../tables/seasons.ts';
import { seasonsInScope } from './handlers.ts';
import { outcomesOf } from './outcomes.ts';

/** Who takes part in a season and has no place yet, as its report counts them. @throws ApiFailure 404 */
export async function unplacedOf(db: Db, seasonID: string, caller: SignedInUser): Promise<KnownGroup> {
  const [season] = await db
    .select({ name: seasons.name })
    .from(seasons)
    .where(and(eq(seasons.id, seasonID), seasonsInScope(caller)));
  if (season === undefined) throw notFound();
  const { reached, isOf, takesPart } = outcomesOf(db, seasonID);
  const people = db
    .select({ userID: seasonEnrolments.userID })
    .from(seasonEnrolments)
    .leftJoin(reached, eq(reached.userID, seasonEnrolments.userID))
    .leftJoin(placements, eq(placements.userID, seasonEnrolments.userID))
    .where(and(takesPart, isOf.notPlaced));
  return { name: season.name, isMember: inArray(users.id, people) };
}
