/** The days that institutes keep free of companies, and the addresses by which calendars of other make read. */
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, primaryID } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { institutes } from '../../organisations/index.ts';

export const dayBlocks = pgTable(
  'day_blocks',
  {
    id: primaryID(),
    instituteID: text()
      .notNull()
      .references(() => institutes.id, { onDelete: 'cascade' }),
    /** Days of India. */
    firstDay: date({ mode: 'string' }).notNull(),
    /** Included. */
    lastDay: date({ mode: 'string' }).notNull(),
    reason: text().notNull(),
    /** Without a foreign key: it outlives the account. */
    createdBy: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('day_blocks_by_institute').on(table.instituteID, table.lastDay),
    check('day_blocks_days', sql`${table.firstDay} <= ${table.lastDay}`),
  ],
);

export type DayBlock = typeof dayBlocks.$inferSelect;

export const calendarFeeds = pgTable('calendar_feeds', {
  userID: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the end of the address, which has 192 random bits. */
  tokenHash: text().notNull().unique(),
  madeAt: instant().notNull(),
  /** The last day of India on which somebody read it: written once a day. */
  lastReadOn: date({ mode: 'string' }),
});
