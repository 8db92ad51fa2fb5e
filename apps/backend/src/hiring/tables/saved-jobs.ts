/** Jobs that candidates keep to come back to. */
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { jobDescriptions } from './job-descriptions.ts';

export const savedJobs = pgTable(
  'saved_jobs',
  {
    userID: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jdID: text('job_description_id')
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    savedAt: instant().notNull(),
    /** When the person was told that it is about to close; once per job. */
    remindedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userID, table.jdID] }),
    index('saved_jobs_by_job').on(table.jdID),
    index('saved_jobs_not_reminded')
      .on(table.jdID, table.userID)
      .where(sql`${table.remindedAt} is null`),
  ],
);
