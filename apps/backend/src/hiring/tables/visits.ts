/** Companies that come to institutes for a day. */
import { roundKindValues, visitSideValues, visitStateValues } from '@aarambh/api-client/enums';
import { inArray, sql, type SQL } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, oneOf, primaryID } from '../../database/index.ts';
import { companies, institutes } from '../../organisations/index.ts';

export const visits = pgTable(
  'visits',
  {
    id: primaryID(),
    companyID: text()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    instituteID: text()
      .notNull()
      .references(() => institutes.id, { onDelete: 'cascade' }),
    /** Jobs that it is for; empty: for all of the company. Whoever reads leaves out those that have gone. */
    jdIDs: text('job_description_ids').array().notNull().default([]),
    /** Days of India, the best first. As text: drivers read an array of dates as moments. */
    wantedDays: text().array().notNull(),
    state: text({ enum: visitStateValues }).notNull().default('Wanted'),
    /** The day that the office has set; null before. Stays when the visit is cancelled. */
    day: date({ mode: 'string' }),
    hall: text(),
    /** What the company comes for; null where nobody said so. */
    kind: text({ enum: roundKindValues }),
    /** The day, or the last that was wished while none is set: what is listed until when. */
    lastDay: date({ mode: 'string' }).notNull(),
    /** What the company wrote with its wish. */
    note: text(),
    /** Why it was moved or cancelled. */
    reason: text(),
    cancelledBy: text({ enum: visitSideValues }),
    /** Without a foreign key, as the other: a visit outlives the account of whoever wrote it. */
    createdBy: text().notNull(),
    updatedBy: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    rowVersion: integer().notNull().default(1),
  },
  (table) => [
    index('visits_by_institute').on(table.instituteID, table.lastDay),
    index('visits_by_company').on(table.companyID, table.lastDay),
    check('visits_state_known', oneOf(table.state, visitStateValues)),
    check(
      'visits_side_known',
      sql`${table.cancelledBy} is null or ${oneOf(table.cancelledBy, visitSideValues)}`,
    ),
    check('visits_kind_known', sql`${table.kind} is null or ${oneOf(table.kind, roundKindValues)}`),
    check('visits_cancelled_by', sql`(${table.state} = 'Cancelled') = (${table.cancelledBy} is not null)`),
    check('visits_day_set', sql`${table.state} not in ('Confirmed', 'Moved') or ${table.day} is not null`),
    check('visits_wanted_days', sql`cardinality(${table.wantedDays}) between 1 and 5`),
  ],
);

export type VisitRow = typeof visits.$inferSelect;

/** Condition: the office has set a day, and the company comes on it. */
export const comesOnItsDay: SQL = inArray(visits.state, ['Confirmed', 'Moved']);
