/** The daily e-mails of what was not read: how far the one of a day has come. */
import { date, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/index.ts';

/** One row per day, in India's calendar. */
export const dailyDigests = pgTable('daily_digests', {
  day: date().primaryKey(),
  /** It is of what came after the first and not after the second. */
  since: instant().notNull(),
  until: instant().notNull(),
  /** The id of the person who was looked at last, in the order of ids; empty before the first. */
  reached: text().notNull(),
  endedAt: instant(),
});
