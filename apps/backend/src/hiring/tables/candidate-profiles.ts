/** Candidate profiles, which are the data side of a CV, and the CVs that were made from them. */
import { cvVisibilityValues, localeValues } from '@aarambh/api-client/enums';
import type { components } from '@aarambh/api-client/schema';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes, entityColumns, instant, primaryID, oneOf } from '../../database/index.ts';
import { cvTemplates, type CvDocument } from '../../candidates/index.ts';
import { jobProfiles, lateralJobProfiles } from './job-profiles.ts';
import { users } from '../../identity/index.ts';
import { hasOneContent, storedFiles, type FileTable } from '../../platform/index.ts';

type Schemas = components['schemas'];

export const candidateProfiles = pgTable(
  'candidate_profiles',
  {
    ...entityColumns(),
    userID: text()
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
    /** Null: the one that is given to everybody like the owner. */
    cvTemplateID: text().references(() => cvTemplates.id),
    /** What of the template's style it has otherwise. */
    style: jsonb().$type<Schemas['CvOwnStyle']>().notNull().default({}),
    language: text({ enum: localeValues }).notNull(),
    visibility: text({ enum: cvVisibilityValues }).notNull().default('Private'),
  },
  (table) => [
    uniqueIndex('candidate_profiles_name').on(table.userID, sql`lower(${table.name})`),
    index('candidate_profiles_by_job_profile').on(table.jobProfileID),
    index('candidate_profiles_by_lateral_job_profile').on(table.jobProfileLateralID),
    index('candidate_profiles_by_template').on(table.cvTemplateID),
    uniqueIndex('candidate_profiles_one_default')
      .on(table.userID)
      .where(sql`${table.isDefault}`),
    check('candidate_profiles_visibility_known', oneOf(table.visibility, cvVisibilityValues)),
  ],
);

/** A CV as it was made. It never changes: another one is made instead. */
export const cvs = pgTable(
  'cvs',
  {
    id: primaryID(),
    userID: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null when the profile is no longer there; the CV stays as long as its owner. */
    candidateProfileID: text().references(() => candidateProfiles.id, { onDelete: 'set null' }),
    cvTemplateID: text()
      .notNull()
      .references(() => cvTemplates.id),
    templateVersion: integer().notNull(),
    /** What it says and how it is set: everything that its pages are made of. */
    frozenData: jsonb().$type<CvDocument>().notNull(),
    /** SHA-256 of what was frozen: by it a CV that would say the same is found. */
    checksum: text().notNull(),
    generatedAt: instant().notNull(),
  },
  (table) => [
    index('cvs_by_user').on(table.userID),
    index('cvs_by_profile').on(table.candidateProfileID, table.generatedAt),
    index('cvs_by_template').on(table.cvTemplateID),
  ],
);

/** A CV as a file: printed when it was made, and never again. */
export const cvPrintings = pgTable(
  'cv_printings',
  {
    cvID: text()
      .notNull()
      .references(() => cvs.id, { onDelete: 'cascade' }),
    /** Whether it says how to reach the person. */
    hasContact: boolean().notNull(),
    /** Null: a store has it, under the id that `fileID` says. */
    content: bytes(),
    fileID: text().references(() => storedFiles.id),
    /** SHA-256 of the content, in hexadecimal. */
    checksum: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cvID, table.hasContact] }),
    uniqueIndex('cv_printings_by_file').on(table.fileID),
    index('cv_printings_in_row')
      .on(table.cvID, table.hasContact)
      .where(sql`${table.content} is not null`),
    check('cv_printings_one_place', hasOneContent(table)),
  ],
);

export const cvFiles: FileTable = {
  table: cvPrintings,
  content: cvPrintings.content,
  fileID: cvPrintings.fileID,
  key: [cvPrintings.cvID, cvPrintings.hasContact],
  sha256: sql<string>`${cvPrintings.checksum}`,
};

/** CVs whose files are still to be made, behind the answer that they were made in. */
export const cvsToPrint = pgTable(
  'cvs_to_print',
  {
    cvID: text()
      .primaryKey()
      .references(() => cvs.id, { onDelete: 'cascade' }),
    /** When it may be taken: later than now while somebody is at it, so that it is taken again if they end. */
    dueAt: instant().notNull(),
  },
  (table) => [index('cvs_to_print_by_due').on(table.dueAt)],
);

/** A link by which anybody reads one CV. What is in the link is kept as a hash. */
export const cvShares = pgTable(
  'cv_shares',
  {
    id: primaryID(),
    candidateProfileID: text()
      .notNull()
      .references(() => candidateProfiles.id, { onDelete: 'cascade' }),
    cvID: text()
      .notNull()
      .references(() => cvs.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token. */
    tokenHash: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    lastOpenedAt: instant(),
    openedCount: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('cv_shares_token').on(table.tokenHash),
    index('cv_shares_by_profile').on(table.candidateProfileID, table.createdAt),
    index('cv_shares_by_cv').on(table.cvID),
  ],
);
