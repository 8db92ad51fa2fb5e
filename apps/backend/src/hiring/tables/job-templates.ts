/** Job templates: what job descriptions start from. A description copies one; later changes do not reach it. */
import {
  jobTypeValues,
  statusTypeValues,
  templateScopeValues,
  workModeValues,
} from '@aarambh/api-client/enums';
import type { components } from '@aarambh/api-client/schema';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { entityColumns, oneOf } from '../../database/index.ts';
import { companies } from '../../organisations/index.ts';
import { jobProfiles, lateralJobProfiles } from './job-profiles.ts';
import { paise } from './paise.ts';

type Schemas = components['schemas'];

export const jobTemplates = pgTable(
  'job_templates',
  {
    ...entityColumns(),
    name: text().notNull(),
    /** One of the two, by whom the job is for. */
    jobProfileID: text().references(() => jobProfiles.id),
    jobProfileLateralID: text().references(() => lateralJobProfiles.id),
    title: text().notNull(),
    /** Sanitised HTML. */
    descriptionHtml: text().notNull().default(''),
    responsibilities: text().array().notNull().default([]),
    skillIDs: text('skill_ids').array().notNull().default([]),
    criteria: jsonb().$type<Schemas['Criteria']>().notNull().default({}),
    questionIDs: text('question_ids').array().notNull().default([]),
    rounds: jsonb().$type<Schemas['Round'][]>().notNull().default([]),
    /** What is usual for the job that begins with it; null is left open. */
    jobType: text({ enum: jobTypeValues }),
    workMode: text({ enum: workModeValues }),
    cityIDs: text('city_ids').array().notNull().default([]),
    openings: integer(),
    ctcMinPaise: paise(),
    ctcMaxPaise: paise(),
    stipendPaisePerMonth: paise(),
    internshipMonths: integer(),
    bondMonths: integer(),
    bondAmountPaise: paise(),
    /** Days from the posting to the last day to apply, and from there to the result. */
    closesAfterDays: integer(),
    resultAfterDays: integer(),
    scope: text({ enum: templateScopeValues }).notNull(),
    companyID: text().references(() => companies.id),
    status: text({ enum: statusTypeValues }).notNull().default('Draft'),
  },
  (table) => [
    index('job_templates_by_profile').on(table.jobProfileID),
    index('job_templates_by_lateral_profile').on(table.jobProfileLateralID),
    index('job_templates_by_company').on(table.companyID),
    check('job_templates_status_known', oneOf(table.status, statusTypeValues)),
    check(
      'job_templates_type_known',
      sql`${table.jobType} is null or ${oneOf(table.jobType, jobTypeValues)}`,
    ),
    check(
      'job_templates_mode_known',
      sql`${table.workMode} is null or ${oneOf(table.workMode, workModeValues)}`,
    ),
    check('job_templates_scope', sql`(${table.scope} = 'Company') = (${table.companyID} is not null)`),
  ],
);
