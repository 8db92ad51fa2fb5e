/** Sectors: finer groups inside industries, which skills and job profiles hang on. */
import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entityColumns } from '../../database/index.ts';
import { industries } from './industries.ts';

export const sectors = pgTable(
  'sectors',
  {
    ...entityColumns(),
    name: text().notNull(),
    industryID: text()
      .notNull()
      .references(() => industries.id),
    description: text(),
  },
  (table) => [uniqueIndex('sectors_name_per_industry').on(table.industryID, sql`lower(${table.name})`)],
);
