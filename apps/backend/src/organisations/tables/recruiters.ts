/** Companies that a placement office speaks with: each office has its own list. */
import { recruiterStatusValues } from '@aarambh/api-client/enums';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { industries } from '../../catalogue/index.ts';
import { entityColumns, instant, oneOf, primaryID } from '../../database/index.ts';
import { institutes } from './institutes.ts';

export const recruiters = pgTable(
  'recruiters',
  {
    ...entityColumns(),
    instituteID: text()
      .notNull()
      .references(() => institutes.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    industryID: text().references(() => industries.id, { onDelete: 'set null' }),
    website: text(),
    city: text(),
    contactName: text(),
    contactDesignation: text(),
    /** Lower-case. */
    contactEmail: text(),
    contactPhone: text(),
    status: text({ enum: recruiterStatusValues }).notNull().default('To call'),
    nextStep: text(),
    nextStepOn: date(),
    visitOn: date(),
    /** What they last paid a year. */
    lastPayPaise: bigint({ mode: 'number' }),
    lastHired: integer(),
  },
  (table) => [
    uniqueIndex('recruiters_name').on(table.instituteID, sql`lower(${table.name})`),
    index('recruiters_by_industry').on(table.industryID),
    check('recruiters_status_known', oneOf(table.status, recruiterStatusValues)),
    check('recruiters_last_year', sql`least(${table.lastPayPaise}, ${table.lastHired}) >= 0`),
  ],
);

/** Who spoke when about what, and where it stood afterwards. Rows are never changed. */
export const recruiterConversations = pgTable(
  'recruiter_conversations',
  {
    id: primaryID(),
    recruiterID: text()
      .notNull()
      .references(() => recruiters.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    actorID: text().notNull(),
    note: text(),
    status: text({ enum: recruiterStatusValues }).notNull(),
    nextStep: text(),
    nextStepOn: date(),
  },
  (table) => [index('recruiter_conversations_by_recruiter').on(table.recruiterID, table.at)],
);
