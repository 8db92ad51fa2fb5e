import { and, eq, gte, lt } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { type Viewer, users } from '../../identity/index.ts';
import { countWhere } from './figures.ts';
import { membersInScope } from './people.ts';
import { keyOf, type Period } from './period.ts';
import { overPeriod, type ReportBody } from './report.ts';

/** Accounts by the day or month in which they were made. */
export async function reportSignups(
  db: Db,
  viewer: Viewer,
  period: Period,
  instituteID?: string,
): Promise<ReportBody> {
  const key = keyOf(users.createdAt, period.unit);
  const rows = await db
    .select({
      key,
      freshers: countWhere(eq(users.isFresher, true)),
      experienced: countWhere(eq(users.isFresher, false)),
      employers: countWhere(eq(users.type, 'E')),
    })
    .from(users)
    .where(
      and(
        membersInScope(db, viewer, instituteID),
        gte(users.createdAt, period.start),
        lt(users.createdAt, period.end),
      ),
    )
    .groupBy(key);
  return overPeriod(period, rows, { freshers: 0, experienced: 0, employers: 0 });
}
