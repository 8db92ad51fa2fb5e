import type { components } from '@aarambh/api-client/schema';
import { and, arrayContains, asc, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import type { User } from '../../identity/index.ts';
import { seasonEnrolments, seasons } from '../../hiring/index.ts';

type DashboardSeason = components['schemas']['DashboardSeason'];

/** The running or next season of a fresher: one that the person takes part in before others of the institute. */
export async function findSeason(
  db: Db,
  { id: userId, parentEntityID }: Pick<User, 'id' | 'parentEntityID'>,
  now: Date,
): Promise<DashboardSeason | null> {
  const isEnrolled = eq(seasonEnrolments.state, 'Active');
  const [row] = await db
    .select({
      id: seasons.id,
      name: seasons.name,
      registrationEnd: seasons.registrationEnd,
      startDate: seasons.startDate,
      endDate: seasons.endDate,
      isEnrolled: sql<boolean>`coalesce(${isEnrolled}, false)`,
    })
    .from(seasons)
    .leftJoin(
      seasonEnrolments,
      and(eq(seasonEnrolments.seasonID, seasons.id), eq(seasonEnrolments.userId, userId)),
    )
    .where(
      and(
        eq(seasons.status, 'Posted'),
        eq(seasons.isActive, true),
        gt(seasons.endDate, now),
        or(
          isEnrolled,
          eq(sql`cardinality(${seasons.instituteIDs})`, 0),
          arrayContains(seasons.instituteIDs, [parentEntityID ?? '']),
        ),
      ),
    )
    .orderBy(desc(sql`coalesce(${isEnrolled}, false)`), asc(seasons.startDate), asc(seasons.id))
    .limit(1);
  if (!row) return null;
  const { registrationEnd, startDate, endDate, ...rest } = row;
  return {
    ...rest,
    registrationEnd: registrationEnd.toISOString(),
    startDate: startDate.toISOString(),
    endDate: endDate.toISOString(),
  };
}
