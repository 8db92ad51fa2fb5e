/** What came of somebody's studies: a job, from the campus or from elsewhere, further studies, or a business. */
import { outcomeKindValues, outcomeStateValues } from '@aarambh/api-client/enums';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { images } from '../../candidates/index.ts';
import { entityColumns, instant, oneOf } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { applications } from './applications.ts';

const paise = () => bigint({ mode: 'number' });

/**
 * One that came of an offer of the platform is written by the database itself, when an application becomes Offer Accepted, and taken away
 * when it is no longer (`keep_outcome_of_offer` of the migrations): it goes by the id of the application.
 */
export const outcomes = pgTable(
  'outcomes',
  {
    ...entityColumns(),
    userID: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: outcomeKindValues }).notNull(),
    state: text({ enum: outcomeStateValues }).notNull(),
    /** The one that counts. */
    isFinal: boolean().notNull().default(false),
    applicationID: text().references(() => applications.id, { onDelete: 'cascade' }),
    /** Employer, institution or business. */
    organisation: text().notNull(),
    /** Of the job, or the program that was joined. */
    title: text(),
    place: text(),
    /** How the organisation is reached: accreditors ask for it. */
    contact: text(),
    /** All that is paid in a year; the parts are all of it, or nobody has divided it. */
    ctcPaise: paise(),
    fixedPaise: paise(),
    oneTimePaise: paise(),
    variablePaise: paise(),
    stockPaise: paise(),
    otherPaise: paise(),
    /** Day of the offer, the admission or the result. */
    decidedOn: date(),
    startsOn: date(),
    /** Without a cascade: a proof is not taken away while something refers to it. */
    documentImageID: text().references(() => images.id),
    /** Without a foreign key: an officer's account can end before the record. */
    checkedBy: text(),
    checkedAt: instant(),
    /** Why it was sent back. */
    reason: text(),
  },
  (table) => [
    uniqueIndex('outcomes_final')
      .on(table.userID)
      .where(sql`${table.isFinal}`),
    uniqueIndex('outcomes_application').on(table.applicationID),
    index('outcomes_by_user').on(table.userID),
    index('outcomes_by_document')
      .on(table.documentImageID)
      .where(sql`${table.documentImageID} is not null`),
    index('outcomes_reported')
      .on(table.createdAt)
      .where(sql`${table.state} = 'Reported'`),
    check('outcomes_kind_known', oneOf(table.kind, outcomeKindValues)),
    check('outcomes_state_known', oneOf(table.state, outcomeStateValues)),
    check('outcomes_final_confirmed', sql`not ${table.isFinal} or ${table.state} = 'Confirmed'`),
    check('outcomes_of_campus', sql`(${table.kind} = 'On campus') = (${table.applicationID} is not null)`),
    check(
      'outcomes_pay',
      sql`least(${table.ctcPaise}, ${table.fixedPaise}, ${table.oneTimePaise}, ${table.variablePaise}, ${table.stockPaise}, ${table.otherPaise}) >= 0`,
    ),
  ],
);

export type Outcome = typeof outcomes.$inferSelect;
