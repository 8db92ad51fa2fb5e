/** Reference data: the states and union territories of India, and cities. */
import { cityTierValues } from '@aarambh/api-client/enums';
import type { components } from '@aarambh/api-client/schema';
import { sql } from 'drizzle-orm';
import { boolean, check, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entityColumns, oneOf } from '../../database/index.ts';

/** Second part of an ISO 3166-2:IN code. */
export type StateCode = components['schemas']['StateCode'];

const stateKinds = ['State', 'UT'] as const;

/** A state or union territory. The 36 rows are fixed; `code` is the second part of the ISO 3166-2:IN code. */
export const states = pgTable(
  'states',
  {
    code: text().$type<StateCode>().primaryKey(),
    name: text().notNull().unique(),
    kind: text({ enum: stateKinds }).notNull(),
    /** First two digits of the tax numbers (GSTIN) issued there. */
    gstCode: text().notNull().unique(),
    /** Other names and older codes by which people look for it. */
    aliases: text().array().notNull(),
  },
  (table) => [check('states_kind_known', oneOf(table.kind, stateKinds))],
);

/** A city of the catalogue. `isFixedList` marks the cities that the specification, section 9, names. */
export const cities = pgTable(
  'cities',
  {
    ...entityColumns(),
    name: text().notNull(),
    stateCode: text()
      .$type<StateCode>()
      .notNull()
      .references(() => states.code),
    district: text(),
    tier: text({ enum: cityTierValues }),
    aliases: text().array().notNull(),
    /** The name in other languages, by language code. */
    nameTranslations: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    isFixedList: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('cities_name_per_state').on(table.stateCode, sql`lower(${table.name})`),
    check('cities_tier_known', sql`${table.tier} is null or ${oneOf(table.tier, cityTierValues)}`),
  ],
);
