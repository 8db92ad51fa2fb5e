/** Programs of study: the kinds of degree, and what each can specialise in. */
import { degreeValues } from '@aarambh/api-client/enums';
import { sql } from 'drizzle-orm';
import { check, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entityColumns, oneOf } from '../../database/index.ts';

export type Degree = (typeof degreeValues)[number];

/** A kind of degree, such as B.Tech. */
export const masterPrograms = pgTable(
  'master_programs',
  {
    ...entityColumns(),
    name: text().notNull(),
    degree: text({ enum: degreeValues }).notNull(),
    durationYears: numeric({ precision: 3, scale: 1, mode: 'number' }).notNull(),
    semesters: integer().notNull(),
  },
  (table) => [
    uniqueIndex('master_programs_name').on(sql`lower(${table.name})`),
    check('master_programs_degree_known', oneOf(table.degree, degreeValues)),
    check('master_programs_duration', sql`${table.durationYears} between 0.5 and 6`),
    check('master_programs_semesters', sql`${table.semesters} between 1 and 12`),
  ],
);

/** A kind of degree in one specialisation, such as B.Tech in Civil Engineering. */
export const programs = pgTable(
  'programs',
  {
    ...entityColumns(),
    masterProgramID: text()
      .notNull()
      .references(() => masterPrograms.id),
    specialisation: text().notNull(),
    code: text(),
    aliases: text().array().notNull().default([]),
  },
  (table) => [
    uniqueIndex('programs_specialisation').on(table.masterProgramID, sql`lower(${table.specialisation})`),
  ],
);
