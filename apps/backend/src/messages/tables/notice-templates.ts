/** Texts that are written to people again and again: each organisation has its own, and so have the platform's staff. */
import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entityColumns } from '../../database/index.ts';

export const noticeTemplates = pgTable(
  'notice_templates',
  {
    ...entityColumns(),
    /** The institute, company or university whose people use it; null: the platform's staff. */
    ownerID: text(),
    title: text().notNull(),
    /** As it is typed: marks as of notifications, fields in braces. */
    text: text().notNull(),
  },
  (table) => [
    uniqueIndex('notice_templates_title').on(sql`coalesce(${table.ownerID}, '')`, sql`lower(${table.title})`),
  ],
);
