/** Candidate profiles, which are the data side of a CV, and the CVs that were made from them. */
import { cvVisibilityValues, localeValues } from '@aarambh/api-client/enums';
import type { components } from '@aarambh/api-client/schema';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entityColumns, instant, primaryID, oneOf } from '../../database/index.ts';
import { cvTemplates } from '../../candidates/index.ts';
import { jobProfiles, lateralJobProfiles } from '../job-profiles/tables.ts';
import { users } from '../../identity/index.ts';

type Schemas = components['schemas'];

export const candidateProfiles = pgTable(
  'candidate_profiles',
  {
    ...entityColumns(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    isDefault: boolean().notNull().default(false),
    headline: text(),
    summary: text(),
    /** Which of the person's own rows appear, in which order. */
    sections: jsonb().$type<Schemas['CandidateProfileSection'][]>().notNull().default([]),
    /** The role it is written for. */
    jobProfileID: text().references(() => jobProfiles.id),
    jobProfileLateralID: text().references(() => lateralJobProfiles.id),
    language: text({ enum: localeValues }).notNull(),
    visibility: text({ enum: cvVisibilityValues }).notNull().default('Private'),
  },
  (table) => [
    uniqueIndex('candidate_profiles_name').on(table.userId, sql`lower(${table.name})`),
    index('candidate_profiles_by_job_profile').on(table.jobProfileID),
    index('candidate_profiles_by_lateral_job_profile').on(table.jobProfileLateralID),
    uniqueIndex('candidate_profiles_one_default')
      .on(table.userId)
      .where(sql`${table.isDefault}`),
    check('candidate_profiles_visibility_known', oneOf(table.visibility, cvVisibilityValues)),
  ],
);

/** A CV as it was made. It never changes: another one is made instead. */
export const cvs = pgTable(
  'cvs',
  {
    id: primaryID(),
    candidateProfileID: text()
      .notNull()
      .references(() => candidateProfiles.id, { onDelete: 'cascade' }),
    cvTemplateID: text()
      .notNull()
      .references(() => cvTemplates.id),
    templateVersion: integer().notNull(),
    frozenData: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** SHA-256 of what was frozen. */
    checksum: text().notNull(),
    pdfImageID: text(),
    generatedAt: instant().notNull(),
  },
  (table) => [
    index('cvs_by_profile').on(table.candidateProfileID),
    index('cvs_by_template').on(table.cvTemplateID),
  ],
);
