/** Where a candidate stands with a job, and how it came to that. */
import { mappingReasonValues, mappingStatusValues } from '@aarambh/api-client/enums';
import type { components } from '@aarambh/api-client/schema';
import { sql, type SQL } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, primaryID, oneOf } from '../../database/index.ts';
import { candidateProfiles, cvs } from './candidate-profiles.ts';
import type { FoundEvaluation } from './evaluation.ts';
import { jobDescriptions } from './job-descriptions.ts';
import { users } from '../../identity/index.ts';
import type { EarlierOffer, OfferLetter } from './offer-letter.ts';

type Schemas = components['schemas'];

export const stepSources = ['portal', 'bulk', 'system'] as const;

export const applications = pgTable(
  'jd_student_mappings',
  {
    id: primaryID(),
    jdID: text('jd_id')
      .notNull()
      .references(() => jobDescriptions.id),
    userID: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: mappingStatusValues }).notNull(),
    statusReasonCode: text({ enum: mappingReasonValues }),
    statusNote: text(),
    /** What was found when the candidate applied, who was eligible then. It is not worked out again. */
    eligibilitySnapshot: jsonb().$type<FoundEvaluation>(),
    /** Out of it: applications are put in order by it. */
    matchScore: integer().generatedAlwaysAs(
      (): SQL => sql`(${applications.eligibilitySnapshot} ->> 'matchScore')::int`,
    ),
    candidateProfileID: text().references(() => candidateProfiles.id, { onDelete: 'set null' }),
    cvID: text().references(() => cvs.id, { onDelete: 'set null' }),
    answers: jsonb().$type<readonly Schemas['ScreeningAnswer'][]>().notNull().default([]),
    offer: jsonb().$type<Schemas['Offer']>(),
    /** What the letter of the offer says. */
    letter: jsonb().$type<OfferLetter>(),
    /** Those that were amended, withdrawn or made anew, the oldest first. */
    earlierOffers: jsonb().$type<readonly EarlierOffer[]>().notNull().default([]),
    /** From the first shortlisting on, the company sees how to reach the candidate. */
    contactRevealedAt: instant(),
    appliedAt: instant(),
    /** When somebody of the company first opened the CV that came with it. */
    openedAt: instant(),
    decidedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    rowVersion: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('jd_student_mappings_one').on(table.jdID, table.userID),
    index('jd_student_mappings_by_user').on(table.userID, table.updatedAt),
    // In the order of the list of people: the newest first, and whoever has not applied after all who have.
    index('jd_student_mappings_by_status').on(table.jdID, table.status, table.appliedAt.desc().nullsLast()),
    index('jd_student_mappings_by_application').on(table.jdID, table.appliedAt.desc().nullsLast()),
    // What the clock looks for: few, beside all that have ended.
    index('jd_student_mappings_open')
      .on(table.status, table.jdID)
      .where(sql`${table.status} in ('Applied', 'On Hold')`)
      .concurrently(),
    index('jd_student_mappings_offered')
      .on(table.id)
      .where(sql`${table.status} = 'Selected'`),
    index('jd_student_mappings_by_profile')
      .on(table.candidateProfileID)
      .where(sql`${table.candidateProfileID} is not null`),
    index('jd_student_mappings_by_cv')
      .on(table.cvID)
      .where(sql`${table.cvID} is not null`),
    check('jd_student_mappings_status_known', oneOf(table.status, mappingStatusValues)),
    check(
      'jd_student_mappings_reason_known',
      sql`${table.statusReasonCode} is null or ${oneOf(table.statusReasonCode, mappingReasonValues)}`,
    ),
  ],
);

export type Application = typeof applications.$inferSelect;

/** A step of an application. Rows are only ever added. */
export const applicationEvents = pgTable(
  'jd_student_mapping_events',
  {
    id: primaryID(),
    applicationID: text('mapping_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    from: text('from_status', { enum: mappingStatusValues }),
    to: text('to_status', { enum: mappingStatusValues }).notNull(),
    /** Null: the platform. */
    actorID: text(),
    reason: text(),
    at: instant().notNull(),
    source: text({ enum: stepSources }).notNull(),
    batchID: text(),
  },
  (table) => [
    index('jd_student_mapping_events_by_mapping').on(table.applicationID, table.at),
    check('jd_student_mapping_events_to_known', oneOf(table.to, mappingStatusValues)),
    check('jd_student_mapping_events_source_known', oneOf(table.source, stepSources)),
  ],
);

/** What those on the employer's side of a job note about an applicant. Candidates never read it. */
export const applicationNotes = pgTable(
  'jd_student_mapping_notes',
  {
    id: primaryID(),
    applicationID: text('mapping_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** Without a foreign key: a note outlives the account of whoever wrote it. */
    authorID: text().notNull(),
    text: text('note').notNull(),
    at: instant().notNull(),
  },
  (table) => [index('jd_student_mapping_notes_by_mapping').on(table.applicationID, table.at)],
);

/** How those on the employer's side of a job rate an applicant: each once, from 1 to 5. Candidates never read it. */
export const applicationRatings = pgTable(
  'jd_student_mapping_ratings',
  {
    applicationID: text('mapping_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** Without a foreign key: a rating outlives the account of whoever gave it. */
    authorID: text().notNull(),
    rating: integer().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationID, table.authorID] }),
    check('jd_student_mapping_ratings_in_range', sql`${table.rating} between 1 and 5`),
  ],
);
