import { and, count, eq, gte, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { type Viewer, users } from '../../identity/index.ts';
import { companies } from '../../organisations/index.ts';
import { countWhere } from './figures.ts';
import { isWhole, membersInScope, type Selection } from './population.ts';
import { keyOf, type Period } from './period.ts';
import { overPeriod, type ReportBody } from './report.ts';

/** Accounts by the day or month in which they were made; for whoever sees everything also companies. */
export async function reportSignups(
  db: Db,
  viewer: Viewer,
  period: Period,
  selection: Selection,
): Promise<ReportBody> {
  const key = keyOf(users.createdAt, period.unit);
  const accounts = await db
    .select({
      key,
      freshers: countWhere(eq(users.isFresher, true)),
      experienced: countWhere(eq(users.isFresher, false)),
      employers: countWhere(eq(users.type, 'E')),
    })
    .from(users)
    .where(
      and(
        membersInScope(db, viewer, selection),
        gte(users.createdAt, period.start),
        lt(users.createdAt, period.end),
      ),
    )
    .groupBy(key);
  const none = { freshers: 0, experienced: 0, employers: 0 };
  if (viewer.roleScope !== 'all' || !isWhole(selection)) return overPeriod(period, accounts, none);
  const added = await countCompanies(db, period);
  const rows = period.keys.map((each) => ({
    key: each,
    ...none,
    ...accounts.find((row) => row.key === each),
    companies: added.get(each) ?? 0,
  }));
  return overPeriod(period, rows, { ...none, companies: 0 });
}

/** Companies by the day or month in which they came; none that was merged into another one, as in their list. */
async function countCompanies(db: Db, period: Period): Promise<ReadonlyMap<string, number>> {
  const key = keyOf(companies.createdAt, period.unit);
  const rows = await db
    .select({ key, found: count() })
    .from(companies)
    .where(
      and(
        isNull(companies.mergedIntoID),
        gte(companies.createdAt, period.start),
        lt(companies.createdAt, period.end),
      ),
    )
    .groupBy(key);
  return new Map(rows.map(({ key: each, found }) => [each, found]));
}
