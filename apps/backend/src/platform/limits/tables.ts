/** Counters behind the limits on attempts, shared by every copy of the server. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/index.ts';

export const limitCounters = pgTable(
  'limit_counters',
  {
    /** Name of the limit, and keyed hash of whom it counts if it counts by person: no address or number is stored. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** End of the window that `count` belongs to. */
    resetsAt: instant().notNull(),
  },
  (table) => [index('limit_counters_by_end').on(table.resetsAt)],
);
