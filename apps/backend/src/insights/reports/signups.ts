import { and, count, eq, gte, lt } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { indianDate, startOfIndianDate } from '../../platform/index.ts';
import { type Viewer, users } from '../../identity/index.ts';
import { countWhere } from './figures.ts';
import { membersInScope } from './people.ts';
import { addDays, keyOf, type Period } from './period.ts';
import { overPeriod, type ReportBody } from './report.ts';

/** Accounts made today, in the last seven and thirty days with today, and ever. */
export async function countSignups(db: Db, viewer: Viewer, now: Date) {
  const today = indianDate(now);
  const since = (days: number) => gte(users.createdAt, startOfIndianDate(addDays(today, 1 - days)));
  const [counts] = await db
    .select({
      today: countWhere(since(1)),
      week: countWhere(since(7)),
      month: countWhere(since(30)),
      total: count(),
    })
    .from(users)
    .where(membersInScope(db, viewer));
  return counts ?? { today: 0, week: 0, month: 0, total: 0 };
}

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
