/** Tables whose rows have a file each. */
import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A table whose rows have a file each: in the row, as old as the row is, or in a store. */
export interface FileTable {
  table: PgTable;
  /** The file, where it is in the row; otherwise null. */
  content: PgColumn;
  /** Its key in a store; null where the file is in the row. */
  fileID: PgColumn;
  /** SHA-256 of the file, in hexadecimal, as a part of a query on the table. */
  sha256: SQL<string>;
  /** The columns of its primary key. */
  key: readonly PgColumn[];
  /** Rows whose file stays in them whatever the settings say. */
  stays?: SQL;
}

/** Condition that the database holds on every row: its file is in one place. */
export const hasOneContent = ({ content, fileID }: { content: AnyColumn; fileID: AnyColumn }): SQL =>
  sql`num_nonnulls(${content}, ${fileID}) = 1`;
