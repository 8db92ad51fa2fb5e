import { pgTable, text } from 'drizzle-orm/pg-core';

/** Which first data was written last, so that a start need not look whether all of it is there. */
export const seedMarks = pgTable('seed_marks', {
  name: text().primaryKey(),
  /** Hash of the data. */
  fingerprint: text().notNull(),
});
