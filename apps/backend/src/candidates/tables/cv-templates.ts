/** CV templates: which sections a CV has and what it looks like. */
import { audienceValues, cvLayoutValues, statusTypeValues } from '@aarambh/api-client/enums';
import type { components } from '@aarambh/api-client/schema';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entityColumns, oneOf } from '../../database/index.ts';

type Schemas = components['schemas'];

export const cvTemplates = pgTable(
  'cv_templates',
  {
    ...entityColumns(),
    name: text().notNull(),
    description: text().notNull().default(''),
    layout: text({ enum: cvLayoutValues }).notNull(),
    /** In the order of the page. */
    sections: jsonb().$type<Schemas['CvTemplateSection'][]>().notNull(),
    style: jsonb().$type<Schemas['CvStyle']>().notNull().default({}),
    pageLimit: integer().notNull(),
    audience: text({ enum: audienceValues }).notNull().default('Both'),
    /** The institutes whose official template it is. */
    instituteIDs: text('institute_ids').array().notNull().default([]),
    previewImageID: text(),
    status: text({ enum: statusTypeValues }).notNull().default('Draft'),
    /** Counts the changes; a CV keeps the version it was made with. */
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('cv_templates_name').on(sql`lower(${table.name})`),
    check('cv_templates_layout_known', oneOf(table.layout, cvLayoutValues)),
    check('cv_templates_audience_known', oneOf(table.audience, audienceValues)),
    check('cv_templates_status_known', oneOf(table.status, statusTypeValues)),
    check('cv_templates_page_limit', sql`${table.pageLimit} between 1 and 4`),
  ],
);
