import { sql, type SQL } from 'drizzle-orm';

/** A column of a query: how many of its rows meet a condition. */
export function countWhere(condition: SQL | undefined): SQL<number> {
  return sql<number>`count(*) filter (where ${condition ?? sql`true`})`.mapWith(Number);
}

/** A column of a query: the sum of `amount` over the rows that meet a condition, 0 without one. */
export function sumWhere(amount: SQL, condition: SQL): SQL<number> {
  return sql<number>`coalesce(sum(${amount}) filter (where ${condition}), 0)`.mapWith(Number);
}
