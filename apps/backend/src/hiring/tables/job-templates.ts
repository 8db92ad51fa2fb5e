/** Job templates: what job descriptions start from. A description copies one; later changes do not reach it. */
import { statusTypeValues, templateScopeValues } from '@aarambh/api-client/enums';
import type { components } from '@aarambh/api-client/schema';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { entityColumns, oneOf } from '../../database/index.ts';
import { companies } from '../../organisations/index.ts';
import { jobProfiles, lateralJobProfiles } from './job-profiles.ts';

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
    scope: text({ enum: templateScopeValues }).notNull(),
    companyID: text().references(() => companies.id),
    status: text({ enum: statusTypeValues }).notNull().default('Draft'),
  },
  (table) => [
    index('job_templates_by_profile').on(table.jobProfileID),
    index('job_templates_by_lateral_profile').on(table.jobProfileLateralID),
    index('job_templates_by_company').on(table.companyID),
    check('job_templates_status_known', oneOf(table.status, statusTypeValues)),
    check('job_templates_scope', sql`(${table.scope} = 'Company') = (${table.companyID} is not null)`),
  ],
);
