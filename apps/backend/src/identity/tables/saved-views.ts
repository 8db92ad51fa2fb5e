/** Views of lists that people keep. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, primaryID } from '../../database/index.ts';
import { users } from './users.ts';

/** The search, filters, order and columns of a list under a name; it goes with its owner's account. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: primaryID(),
    ownerID: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Path of the list in the contract, as `/student`. */
    list: text().notNull(),
    name: text().notNull(),
    /** What is behind the question mark of the list's address. */
    query: text().notNull(),
    /** Whether colleagues see it: staff of the same organisation. */
    isShared: boolean().notNull().default(false),
    rowVersion: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('saved_views_named_once').on(table.ownerID, table.list, sql`lower(${table.name})`),
    index('saved_views_by_list').on(table.list, table.isShared),
  ],
);
