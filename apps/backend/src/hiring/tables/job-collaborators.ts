/** Who works on one job, beside the recruiters of its company who reach all of them. */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, primaryID } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { jobDescriptions } from './job-descriptions.ts';

export const jobCollaborators = pgTable(
  'job_collaborators',
  {
    id: primaryID(),
    jdID: text('job_description_id')
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    /** Lower-case; to which address the person was named. */
    email: text().notNull(),
    /** Null until the invitation to that address is accepted. */
    userID: text().references(() => users.id, { onDelete: 'cascade' }),
    addedBy: text().references(() => users.id, { onDelete: 'set null' }),
    addedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('job_collaborators_once').on(table.jdID, table.email),
    index('job_collaborators_by_user').on(table.userID),
    index('job_collaborators_by_email')
      .on(table.email)
      .where(sql`${table.userID} is null`),
    index('job_collaborators_by_adder').on(table.addedBy),
    check('job_collaborators_email_lower_case', sql`${table.email} = lower(${table.email})`),
  ],
);
