/** Files that are not in the database: where each is, and which have to go. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../../database/index.ts';

/** Stores beside the database. */
export const filePlaces = ['folder', 's3'] as const;
export type FilePlace = (typeof filePlaces)[number];

/**
 * A file in a store. The row is there before the file is, and goes before it goes, so that no store has a file that nobody knows of. What the
 * file is, whose it is and its checksum stand in the row that names it; one that no row names is removed.
 */
export const storedFiles = pgTable(
  'stored_files',
  {
    /** Random (UUID version 4): the key in the store. */
    id: text().primaryKey(),
    place: text({ enum: filePlaces }).notNull(),
    bytes: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [check('stored_files_place_known', oneOf(table.place, filePlaces))],
);

/** Files that no row names any more, until their store has removed them. */
export const filesToRemove = pgTable(
  'files_to_remove',
  {
    id: text().primaryKey(),
    place: text({ enum: filePlaces }).notNull(),
    /** When the store is asked: later after each attempt that failed. */
    dueAt: instant().notNull(),
    attempts: integer().notNull().default(0),
  },
  (table) => [index('files_to_remove_by_due').on(table.dueAt)],
);

/** Who moves and removes files at this moment: one copy of the server, or the command. */
export const fileLeases = pgTable(
  'file_leases',
  {
    /** There is one. */
    id: integer().primaryKey(),
    holder: text().notNull(),
    /** Until then nobody else takes it. */
    until: instant().notNull(),
  },
  (table) => [check('file_leases_one', sql`${table.id} = 1`)],
);
