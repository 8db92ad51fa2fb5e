/** Job profiles: the roles that freshers start in, and those that experienced people move to. */
import { degreeValues, jobLevelValues, statusTypeValues } from '@aarambh/api-client/enums';
import type { components } from '@aarambh/api-client/schema';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entityColumns, oneOf } from '../../database/index.ts';
import { sectors } from '../../catalogue/index.ts';

type Schemas = components['schemas'];

const profileColumns = () => ({
  ...entityColumns(),
  title: text().notNull(),
  sectorID: text()
    .notNull()
    .references(() => sectors.id),
  /** Sanitised HTML. */
  descriptionHtml: text().notNull().default(''),
  /** What the role takes, weighted. */
  skills: jsonb().$type<Schemas['WeightedSkill'][]>().notNull().default([]),
  /** Pay of a year that is usual; null: not known. */
  typicalCtcMinPaise: bigint({ mode: 'number' }),
  typicalCtcMaxPaise: bigint({ mode: 'number' }),
  status: text({ enum: statusTypeValues }).notNull().default('Draft'),
});

/** Roles for freshers. */
export const jobProfiles = pgTable(
  'job_profiles',
  {
    ...profileColumns(),
    /** The usual ways in; empty: any. */
    degrees: text({ enum: degreeValues }).array().notNull().default([]),
    programIDs: text('program_ids').array().notNull().default([]),
  },
  (table) => [
    uniqueIndex('job_profiles_title').on(sql`lower(${table.title})`),
    index('job_profiles_by_sector').on(table.sectorID),
    check('job_profiles_status_known', oneOf(table.status, statusTypeValues)),
    check('job_profiles_pay', sql`${table.typicalCtcMinPaise} <= ${table.typicalCtcMaxPaise}`),
  ],
);

/** Roles for experienced people. */
export const lateralJobProfiles = pgTable(
  'lateral_job_profiles',
  {
    ...profileColumns(),
    level: text({ enum: jobLevelValues }).notNull(),
    functionalArea: text(),
    experienceMinMonths: integer().notNull(),
    experienceMaxMonths: integer().notNull(),
  },
  (table) => [
    uniqueIndex('lateral_job_profiles_title').on(sql`lower(${table.title})`, table.level),
    index('lateral_job_profiles_by_sector').on(table.sectorID),
    check('lateral_job_profiles_status_known', oneOf(table.status, statusTypeValues)),
    check('lateral_job_profiles_level_known', oneOf(table.level, jobLevelValues)),
    check('lateral_job_profiles_pay', sql`${table.typicalCtcMinPaise} <= ${table.typicalCtcMaxPaise}`),
    check(
      'lateral_job_profiles_experience',
      sql`${table.experienceMinMonths} between 0 and ${table.experienceMaxMonths} and ${table.experienceMaxMonths} <= 480`,
    ),
  ],
);
