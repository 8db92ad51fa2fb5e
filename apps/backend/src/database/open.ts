/**
 * Opens the database: PGlite in a folder or in memory, or PostgreSQL. The schema, the migrations and the driver are the same.
 *
 * PGlite has one connection: while a transaction runs, a query on the outer `db` waits for it. So code that runs in a
 * transaction must use the transaction it was given, or it waits for itself.
 */
import type { Database, DatabaseLocation } from './database.ts';
import { startPGlite } from './pglite.ts';
import { startPostgres } from './postgres.ts';

/**
 * Begins to open the database, so that the caller can go on with what needs no data yet.
 * @throws StartFailure when the folder is in use or cannot be written to
 */
export function startDatabase(location: DatabaseLocation): Database {
  return location.kind === 'postgres' ? startPostgres(location) : startPGlite(location);
}

/** Opens the database and brings its schema up to date. Throws `StartFailure` when it cannot. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const database = startDatabase(location);
  await database.ready;
  return database;
}
