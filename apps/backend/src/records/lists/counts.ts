/** Counting the rows of a list. */
import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/index.ts';
import type { CatalogueTable } from './declaration.ts';

export interface RowCounts {
  count: number;
  /** How many rows have each value of the group; values that no row has are not there. */
  counts?: Record<string, number>;
}

/** How many rows meet the condition; with a group also how many there are of each of its values, all read at once. */
export async function countRows(
  db: Db,
  table: CatalogueTable,
  { where, group }: { where: SQL | undefined; group?: AnyPgColumn | SQL | undefined },
): Promise<RowCounts> {
  if (group === undefined) return { count: await db.$count(table, where) };
  const rows = await db
    .select({ value: sql<string | null>`${group}`, count: sql<number>`count(*)::int` })
    .from(table)
    .where(where)
    // By its place: said twice, a value that depends on the time would count as another.
    .groupBy(sql`1`);
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    counts: Object.fromEntries(rows.flatMap(({ value, count }) => (value === null ? [] : [[value, count]]))),
  };
}
