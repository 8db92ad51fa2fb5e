/** Seasons: the placement and internship cycles of institutes, and who has enrolled in which. */
import {
  enrolmentStateValues,
  seasonRuleValues,
  seasonTypeValues,
  statusTypeValues,
} from '@aarambh/api-client/enums';
import type { components } from '@aarambh/api-client/schema';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { entityColumns, instant, oneOf } from '../../database/index.ts';
import { users } from '../../identity/index.ts';

type Schemas = components['schemas'];

export const seasons = pgTable(
  'seasons',
  {
    ...entityColumns(),
    name: text().notNull(),
    /** `2026-27`. */
    academicYear: text().notNull(),
    seasonType: text({ enum: seasonTypeValues }).notNull(),
    /** Empty: all institutes and programs. */
    instituteIDs: text('institute_ids').array().notNull().default([]),
    programIDs: text('program_ids').array().notNull().default([]),
    passingYears: integer().array().notNull(),
    registrationStart: instant().notNull(),
    registrationEnd: instant().notNull(),
    startDate: instant().notNull(),
    endDate: instant().notNull(),
    policy: jsonb().$type<Schemas['SeasonPolicy']>().notNull().default({}),
    /** Sanitised HTML, accepted at enrolment; a change of it has a new version. */
    termsText: text().notNull(),
    termsVersion: integer().notNull().default(1),
    status: text({ enum: statusTypeValues }).notNull().default('Draft'),
  },
  (table) => [
    index('seasons_by_institute').using('gin', table.instituteIDs),
    check('seasons_type_known', oneOf(table.seasonType, seasonTypeValues)),
    check('seasons_status_known', oneOf(table.status, statusTypeValues)),
    check('seasons_academic_year', sql`${table.academicYear} ~ '^[0-9]{4}-[0-9]{2}$'`),
    check('seasons_passing_years', sql`cardinality(${table.passingYears}) > 0`),
    check(
      'seasons_in_order',
      sql`${table.registrationStart} <= ${table.registrationEnd} and ${table.startDate} <= ${table.endDate}`,
    ),
  ],
);

/** That a candidate takes part in a season. */
export const seasonEnrolments = pgTable(
  'season_enrolments',
  {
    seasonID: text()
      .notNull()
      .references(() => seasons.id, { onDelete: 'cascade' }),
    userID: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: enrolmentStateValues }).notNull().default('Pending'),
    /** When the season's terms were accepted. */
    consentAt: instant().notNull(),
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.seasonID, table.userID] }),
    index('season_enrolments_by_user').on(table.userID),
    check('season_enrolments_state_known', oneOf(table.state, enrolmentStateValues)),
  ],
);

/** That a rule of a season does not hold for one student until a day. */
export const seasonOverrides = pgTable(
  'season_overrides',
  {
    seasonID: text()
      .notNull()
      .references(() => seasons.id, { onDelete: 'cascade' }),
    userID: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rule: text({ enum: seasonRuleValues }).notNull(),
    /** Why, in the words of whoever granted it. */
    reason: text().notNull(),
    expiresAt: instant().notNull(),
    grantedAt: instant().notNull(),
    /** Without a foreign key: the override outlives the officer's account. */
    grantedBy: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.seasonID, table.userID, table.rule] }),
    index('season_overrides_by_user').on(table.userID),
    check('season_overrides_rule_known', oneOf(table.rule, seasonRuleValues)),
  ],
);
