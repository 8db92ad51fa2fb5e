/** Figures over graduates. */
import { sql, type SQL } from 'drizzle-orm';
import type { Graduates } from './graduates.ts';

/** How many rows meet a condition. */
export const countIf = (condition: SQL): SQL<number> =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** Condition: the person counts as this. */
export const isCounted = (graduates: Graduates, count: 'placed' | 'studies' | 'business'): SQL =>
  sql`coalesce(${graduates.counted} = ${sql.raw(`'${count}'`)}, false)`;

const numberOrNull = (value: unknown): number | null => (value === null ? null : Number(value));

/** The median of an amount over the rows that meet a condition; null without any. */
export const medianIf = (amount: SQL, condition: SQL): SQL<number | null> =>
  sql<
    number | null
  >`(percentile_cont(0.5) within group (order by ${amount}) filter (where ${condition}))`.mapWith(
    numberOrNull,
  );
