/** Skills: the catalogue that candidates and jobs name theirs from. */
import { skillCategoryValues, skillStatusValues } from '@aarambh/api-client/enums';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entityColumns, oneOf } from '../../database/index.ts';

export const skills = pgTable(
  'skills',
  {
    ...entityColumns(),
    name: text().notNull(),
    category: text({ enum: skillCategoryValues }).notNull(),
    /** Other names by which people look for it: `JS` for JavaScript. */
    aliases: text().array().notNull().default([]),
    /** Sectors that ask for it. An array, because a skill has few and only its own form changes them. */
    sectorIDs: text('sector_ids').array().notNull().default([]),
    /** The name in other languages, by language code. */
    nameTranslations: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** Suggested by a candidate until staff approve or refuse it. */
    status: text({ enum: skillStatusValues }).notNull().default('Approved'),
    suggestedBy: text(),
  },
  (table) => [
    uniqueIndex('skills_name').on(sql`lower(${table.name})`),
    index('skills_by_sector').using('gin', table.sectorIDs),
    check('skills_category_known', oneOf(table.category, skillCategoryValues)),
    check('skills_status_known', oneOf(table.status, skillStatusValues)),
  ],
);

/** The name of a skill and its other names, in small letters. */
export const knownNames = sql`array(select lower(alias) from unnest(${skills.aliases} || ${skills.name}) as alias)`;
