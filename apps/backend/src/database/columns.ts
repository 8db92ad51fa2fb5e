/**
 * Columns that several tables share. Names in the database are the snake_case of the property: the
 * database client is opened with `casing: 'snake_case'`, so no table repeats a name.
 */
import { boolean, customType, integer, text, timestamp } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';

/** A point in time, UTC, to the millisecond: what a JavaScript `Date` holds, so a value survives a round trip. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** A file. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Primary key: a UUID version 7 as text. Sorts by time of creation, so new rows land at the end of the index. */
export const primaryID = () =>
  text()
    .primaryKey()
    .$defaultFn(() => uuidv7());

/**
 * The columns of every entity that people edit. `createdBy` and `updatedBy` are user ids without a foreign
 * key: a record outlives the person who wrote it. `rowVersion` is the optimistic lock: an update states the
 * version it read, and one that finds another version is refused. `isActive` false means withdrawn but still referenced.
 */
export const entityColumns = () => ({
  id: primaryID(),
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
  createdBy: text(),
  updatedBy: text(),
  rowVersion: integer().notNull().default(1),
  isActive: boolean().notNull().default(true),
});
