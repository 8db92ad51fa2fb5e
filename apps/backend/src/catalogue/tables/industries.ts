/** Industries: the lines of business an employer or a lead chooses from. */
import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entityColumns } from '../../database/index.ts';

export const industries = pgTable(
  'industries',
  {
    ...entityColumns(),
    name: text().notNull(),
    code: text(),
    description: text(),
    sortOrder: integer().notNull().default(0),
  },
  (table) => [uniqueIndex('industries_name').on(sql`lower(${table.name})`)],
);
