/** At which of its campuses the rounds of a job are held. */
import { hostStateValues } from '@aarambh/api-client/enums';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../database/index.ts';
import { institutes } from '../../organisations/index.ts';
import { jobDescriptions } from './job-descriptions.ts';

/** The campus that a company asks to host its drive, and what the office there has said. */
export const driveHosts = pgTable(
  'drive_hosts',
  {
    jdID: text('job_description_id')
      .primaryKey()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    instituteID: text()
      .notNull()
      .references(() => institutes.id, { onDelete: 'cascade' }),
    state: text({ enum: hostStateValues }).notNull().default('Asked'),
    /** Where on the campus, said by its office; rounds without a place of their own are held there. */
    venue: text(),
    /** Why the office does not host it. */
    reason: text(),
    /** Without foreign keys: a host stays when an account goes. */
    askedBy: text().notNull(),
    askedAt: instant().notNull(),
    decidedBy: text(),
    decidedAt: instant(),
  },
  (table) => [
    index('drive_hosts_by_institute').on(table.instituteID, table.state),
    check('drive_hosts_state_known', oneOf(table.state, hostStateValues)),
    check('drive_hosts_venue', sql`(${table.state} = 'Agreed') = (${table.venue} is not null)`),
    check('drive_hosts_reason', sql`${table.state} <> 'Declined' or ${table.reason} is not null`),
  ],
);

export type DriveHost = typeof driveHosts.$inferSelect;
