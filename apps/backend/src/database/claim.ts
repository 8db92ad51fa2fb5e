import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/**
 * Condition on rows of a table that wait: those that are next, and that no other copy of the server is taking at this moment. For an `update` that
 * makes them the caller's own for a while, so that a copy which ends in the middle is taken over after that.
 * @param key the key of the table
 * @param next.most how many are taken at once
 */
export function nextUnclaimed(
  db: Db,
  key: PgColumn,
  { isDue, order, most = 1 }: { isDue: SQL | undefined; order: readonly SQL[]; most?: number },
): SQL {
  return inArray(
    key,
    db
      .select({ key })
      .from(key.table)
      .where(isDue)
      .orderBy(...order)
      .limit(most)
      .for('update', { skipLocked: true }),
  );
}
