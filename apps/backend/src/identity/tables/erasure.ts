/** Who asked to be erased. */
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/index.ts';
import { users } from './users.ts';

/** A request that has neither been taken back nor carried out: it goes with the account. */
export const erasureRequests = pgTable(
  'erasure_requests',
  {
    userID: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: instant().notNull(),
    /** Until then the person can take it back. */
    dueAt: instant().notNull(),
    reason: text(),
    /** Who asked for the person; null when the person did. Without a foreign key: the request outlives the account of staff. */
    requestedBy: text(),
  },
  (table) => [index('erasure_requests_due').on(table.dueAt)],
);
