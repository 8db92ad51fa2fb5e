/** Hobbies: what candidates like to do. */
import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entityColumns } from '../../database/index.ts';

export const hobbies = pgTable(
  'hobbies',
  { ...entityColumns(), name: text().notNull(), description: text() },
  (table) => [uniqueIndex('hobbies_name').on(sql`lower(${table.name})`)],
);
