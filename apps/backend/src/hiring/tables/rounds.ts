/** The rounds of a job's selection, and what came of each applicant in them. The status stays with the application; a round is where one stands within it. */
import {
  roundAttendanceValues,
  roundAudienceValues,
  roundKindValues,
  roundResultValues,
  roundStateValues,
  mappingStatusValues,
  workModeValues,
} from '@aarambh/api-client/enums';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, oneOf, primaryID } from '../../database/index.ts';
import { applications } from './applications.ts';
import { jobDescriptions } from './job-descriptions.ts';

/** Marks, with two decimals. */
const marks = () => numeric({ precision: 6, scale: 2, mode: 'number' });

export const rounds = pgTable(
  'rounds',
  {
    id: primaryID(),
    jdID: text('job_description_id')
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    /** Its place in the selection. Places of rounds that were removed stay empty. */
    order: integer('place').notNull(),
    name: text().notNull(),
    kind: text({ enum: roundKindValues }).notNull(),
    mode: text({ enum: workModeValues }),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    venue: text(),
    link: text(),
    instructions: text(),
    /** What to bring. */
    bring: text(),
    isFor: text({ enum: roundAudienceValues }).notNull(),
    maxMarks: marks(),
    /** Whether its applicants choose free slots for themselves. */
    isSlotChosen: boolean().notNull().default(false),
    state: text({ enum: roundStateValues }).notNull().default('Planned'),
    /** When it was decided that it closes; what follows for each is done behind that. */
    closedAt: instant(),
    /** Without a foreign key, as the other two: a round outlives the account of whoever wrote it. */
    closedBy: text(),
    createdBy: text().notNull(),
    updatedBy: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    rowVersion: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('rounds_in_order').on(table.jdID, table.order),
    check('rounds_kind_known', oneOf(table.kind, roundKindValues)),
    check('rounds_mode_known', sql`${table.mode} is null or ${oneOf(table.mode, workModeValues)}`),
    check('rounds_audience_known', oneOf(table.isFor, roundAudienceValues)),
    check('rounds_state_known', oneOf(table.state, roundStateValues)),
    check('rounds_times', sql`${table.startsAt} < ${table.endsAt}`),
    check('rounds_max_marks', sql`${table.maxMarks} > 0`),
    check('rounds_closed_by', sql`(${table.state} = 'Closed') = (${table.closedAt} is not null)`),
  ],
);

export type Round = typeof rounds.$inferSelect;

/** One applicant in one round. Whoever takes part and has no row yet: nothing is known of them. */
export const roundEntries = pgTable(
  'round_entries',
  {
    id: primaryID(),
    roundID: text()
      .notNull()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    applicationID: text('mapping_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    attendance: text({ enum: roundAttendanceValues }).notNull().default('Unknown'),
    /** When the person stood at the door, by the clock there. */
    attendedAt: instant(),
    /** Who said so. Without a foreign key: it outlives the account. */
    attendedBy: text(),
    /** Why an absence is excused. */
    excuse: text(),
    result: text({ enum: roundResultValues }).notNull().default('None'),
    /** Place on the waiting list, 1 before 2. */
    rank: integer(),
    marks: marks(),
    /** The company's own; never the student's. */
    note: text(),
    /** By which the applicant is let into an outside test; read by the applicant and the company alone. */
    testCode: text(),
    /** Whether the applicant has yet to hear of the code. An earlier version beside this one tells by itself, so it leaves nothing. */
    isCodeUntold: boolean('test_code_untold').notNull().default(false),
    /** Where the application stood when the closing came to it. */
    statusBefore: text({ enum: mappingStatusValues }),
    /** The version of the application that the closing left: another one, and somebody has acted since. */
    settledVersion: integer(),
    /** When the closing was carried out for it. */
    settledAt: instant(),
    rowVersion: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('round_entries_one').on(table.roundID, table.applicationID),
    index('round_entries_by_mapping').on(table.applicationID),
    index('round_entries_unsettled')
      .on(table.roundID, table.id)
      .where(sql`${table.settledAt} is null`),
    index('round_entries_untold_codes')
      .on(table.id)
      .where(sql`${table.isCodeUntold}`),
    check('round_entries_attendance_known', oneOf(table.attendance, roundAttendanceValues)),
    check('round_entries_result_known', oneOf(table.result, roundResultValues)),
    check('round_entries_excused', sql`(${table.attendance} = 'Excused') = (${table.excuse} is not null)`),
    check(
      'round_entries_rank',
      sql`${table.rank} is null or (${table.result} = 'Waiting list' and ${table.rank} > 0)`,
    ),
    check('round_entries_marks', sql`${table.marks} >= 0`),
    check(
      'round_entries_status_known',
      sql`${table.statusBefore} is null or ${oneOf(table.statusBefore, mappingStatusValues)}`,
    ),
  ],
);

export type RoundEntry = typeof roundEntries.$inferSelect;

/** What changed for an applicant in a round. Rows are only ever added; notes are none of it. */
export const roundEvents = pgTable(
  'round_events',
  {
    id: primaryID(),
    entryID: text()
      .notNull()
      .references(() => roundEntries.id, { onDelete: 'cascade' }),
    attendance: text({ enum: roundAttendanceValues }),
    result: text({ enum: roundResultValues }),
    rank: integer(),
    marks: marks(),
    reason: text(),
    /** Null: the platform. */
    actorID: text(),
    at: instant().notNull(),
  },
  (table) => [
    index('round_events_by_entry').on(table.entryID, table.at),
    check(
      'round_events_attendance_known',
      sql`${table.attendance} is null or ${oneOf(table.attendance, roundAttendanceValues)}`,
    ),
    check(
      'round_events_result_known',
      sql`${table.result} is null or ${oneOf(table.result, roundResultValues)}`,
    ),
  ],
);
