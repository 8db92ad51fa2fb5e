/**
 * Opens the database: PGlite in a folder or in memory, or PostgreSQL. The schema, the migrations and the driver are the same.
 *
 * PGlite has one connection: while a transaction runs, a query on the outer `db` waits for it. So code that runs in a
 * transaction must use the transaction it was given, or it waits for itself.
 */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Connection } from './migrate.ts';
import { startPGlite } from './pglite.ts';
import { startPostgres } from './postgres.ts';

/** What queries run on: the database or a transaction of it. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** A running transaction; functions that must be part of one ask for this type. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface Database {
  /** Before `ready` there may be no schema yet, and a query of then may fail. */
  db: Db;
  /** Resolves when the schema is up to date. Rejects with `StartFailure` when it cannot be, with everything closed again. */
  ready: Promise<void>;
  /** Names of the migrations that opening it has run, once it is ready. */
  migrated(): readonly string[];
  /** Milliseconds that a query of now has to expect to wait for a connection. */
  expectedWait(): number;
  /**
   * Runs `work` while no other copy of the server runs its own: for migrations and the seed. Its statements on `connection` may take as
   * long as they take, those on `db` as long as others.
   */
  exclusively<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /**
   * Hears what any copy of the server sends with `pg_notify` on a channel, once the transaction that sends it is committed.
   * @param hear gets null when the connection was lost for a while and messages may be missing
   * @returns what ends it
   */
  listen(channel: string, hear: (message: string | null) => void): Promise<() => Promise<void>>;
  /** Waits for running queries, closes the connections and gives up the lock of the folder. May be called again. */
  close(): Promise<void>;
}

/**
 * Where the data is: a folder for PGlite, memory (lost at close; `image` is the path of a dump to begin with), or PostgreSQL, with this many
 * connections, for one of which a query waits so many milliseconds at most.
 */
export type DatabaseLocation =
  | { kind: 'folder'; folder: string }
  | { kind: 'memory'; image?: string }
  | { kind: 'postgres'; url: string; connections?: number; checkoutTimeout?: number };

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
