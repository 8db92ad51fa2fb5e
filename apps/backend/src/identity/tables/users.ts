/** People: one row per account, and what candidates say about themselves. */
import {
  entityTypeValues,
  genderValues,
  localeValues,
  maritalStatusValues,
  userStatusValues,
  userTypeValues,
} from '@aarambh/api-client/enums';
import { mobileNumberPattern } from '@aarambh/api-client/patterns';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { entityColumns, instant, oneOf } from '../../database/index.ts';
import { roles } from './roles.ts';
import { states, type StateCode } from '../../catalogue/index.ts';

/** Hexadecimal digits at the end of an id that are random. */
export const placeDigits = 12;

export type UserStatus = (typeof userStatusValues)[number];

const isVerified = ({ userStatus }: { userStatus: AnyPgColumn }) => sql`${userStatus} <> 'Pending OTP'`;

export const users = pgTable(
  'users',
  {
    ...entityColumns(),
    type: text({ enum: userTypeValues }).notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** First and last name: what people are put in order by, and found by. */
    fullName: text()
      .notNull()
      .generatedAlwaysAs(sql`first_name || ' ' || last_name`),
    /** Lower-case. */
    email: text().notNull(),
    /** Ten digits, the first not 0. */
    mobileNumber: text().notNull(),
    /** Null unless `type` is C. */
    isFresher: boolean(),
    /** The institute of a fresher or an officer, the company of an employer, the university of its officer. */
    parentEntityType: text({ enum: entityTypeValues }),
    parentEntityID: text(),
    roleID: text()
      .notNull()
      .references(() => roles.id),
    userStatus: text({ enum: userStatusValues }).notNull(),
    mobileVerifiedAt: instant(),
    emailVerifiedAt: instant(),
    /** Language of messages to this person. */
    locale: text({ enum: localeValues }).notNull().default('en'),
    imageID: text(),
    lastLoginAt: instant(),
    termsAcceptedVersion: text(),
    termsAcceptedAt: instant(),
    /** When broadcast notifications were last read: seconds since 1970 UTC and nanoseconds within that second. */
    broadcastLastReadSeconds: bigint({ mode: 'number' }).notNull().default(0),
    broadcastLastReadNanoseconds: integer().notNull().default(0),
  },
  (table) => [
    // Registrations that nobody has verified reserve nothing: several may name the same number or address.
    uniqueIndex('users_one_per_email').on(table.email).where(isVerified(table)),
    uniqueIndex('users_one_per_number').on(table.mobileNumber).where(isVerified(table)),
    index('users_by_email').on(table.email),
    index('users_by_number').on(table.mobileNumber),
    index('users_by_parent').on(table.parentEntityID, table.type),
    index('users_by_role').on(table.roleID),
    // The orders of the lists of people; the id, by which rows are told apart, is part of each. Each list is of one type, so that
    // rows before a page are passed over in the index alone.
    index('users_by_creation').on(table.type, table.createdAt, table.id),
    index('users_by_change').on(table.type, table.updatedAt, table.id),
    index('users_by_name').on(table.type, table.fullName, table.id),
    index('users_by_last_name').on(table.type, table.lastName, table.id),
    // Candidates in an order of chance: to draw some of them.
    index('users_by_draw')
      .on(sql`right(${table.id}, ${sql.raw(String(placeDigits))})`, table.id)
      .where(sql`${table.type} = 'C'`),
    // The few that the cleanup looks through, among all people.
    index('users_unverified')
      .on(table.createdAt)
      .where(sql`${table.userStatus} = 'Pending OTP'`),
    check('users_type_known', oneOf(table.type, userTypeValues)),
    check('users_status_known', oneOf(table.userStatus, userStatusValues)),
    check('users_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check('users_mobile_number', sql`${table.mobileNumber} ~ ${sql.raw(`'${mobileNumberPattern.source}'`)}`),
    check('users_fresher_is_for_candidates', sql`(${table.type} = 'C') = (${table.isFresher} is not null)`),
    check('users_parent_whole', sql`(${table.parentEntityType} is null) = (${table.parentEntityID} is null)`),
    check(
      'users_parent_known',
      sql`${table.parentEntityType} is null or ${oneOf(table.parentEntityType, entityTypeValues)}`,
    ),
    check('users_last_read_nanoseconds', sql`${table.broadcastLastReadNanoseconds} between 0 and 999999999`),
  ],
);

/** An address that a candidate shows, such as a portfolio. */
export interface ProfileLink {
  id: string;
  kind: string;
  url: string;
}

/**
 * What candidates say about themselves: one row per user of type C, begun at registration. The institute is not here: it
 * is `users.parentEntityID`.
 */
export const candidates = pgTable(
  'candidates',
  {
    userID: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    city: text(),
    stateCode: text()
      .$type<StateCode>()
      .references(() => states.code),
    /** The institute as a fresher named it whom the list of the sign-up had it not; null once staff have given one. */
    missingInstitute: text(),
    dateOfBirth: date({ mode: 'string' }),
    gender: text({ enum: genderValues }),
    maritalStatus: text({ enum: maritalStatusValues }),
    headline: text(),
    summary: text(),
    preferredCityIDs: text('preferred_city_ids').array().notNull().default([]),
    willingToRelocate: boolean(),
    preferredJobProfileIDs: text('preferred_job_profile_ids').array().notNull().default([]),
    expectedCtcPaise: bigint({ mode: 'number' }),
    noticePeriodDays: integer(),
    links: jsonb().$type<readonly ProfileLink[]>().notNull().default([]),
    disabilityNote: text(),
    accommodation: text(),
    /** False takes the candidate out of the lists that employers choose from. */
    openToOpportunities: boolean().notNull().default(true),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    // Those who live in a city or would like to work there are found by these two together, or by reading everybody.
    index('candidates_by_preferred_city').using('gin', table.preferredCityIDs),
    index('candidates_by_city').on(sql`lower(${table.city})`),
    // They are few, and staff look for them.
    index('candidates_by_missing_institute')
      .on(table.userID)
      .concurrently()
      .where(sql`${table.missingInstitute} is not null`),
    check('candidates_gender_known', sql`${table.gender} is null or ${oneOf(table.gender, genderValues)}`),
    check(
      'candidates_marital_status_known',
      sql`${table.maritalStatus} is null or ${oneOf(table.maritalStatus, maritalStatusValues)}`,
    ),
    check('candidates_expected_pay', sql`${table.expectedCtcPaise} >= 0`),
    check('candidates_notice_period', sql`${table.noticePeriodDays} between 0 and 180`),
  ],
);

export type User = typeof users.$inferSelect;
export type Candidate = typeof candidates.$inferSelect;
