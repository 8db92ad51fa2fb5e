import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Connection } from './migrate.ts';

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
  /** Whether the disk can take what is written; true as well where it is another machine's, or there is none. */
  hasRoom(): Promise<boolean>;
  /** How its connections stand; where many programs share one, this program's. */
  connections(): Connections;
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

/** The connections of this copy of the server: most that there may be, those that are open, those of them that nobody uses, and who waits for one. */
export interface Connections {
  most: number;
  open: number;
  idle: number;
  waiting: number;
}

/**
 * Where the data is: a folder for PGlite, memory (lost at close; `image` is the path of a dump to begin with), or PostgreSQL, with this many
 * connections, for one of which a query waits so many milliseconds at most. `pooler` is the address of one in transaction mode: it gets
 * everything but what needs a session of its own.
 */
export type DatabaseLocation =
  | { kind: 'folder'; folder: string }
  | { kind: 'memory'; image?: string }
  | { kind: 'postgres'; url: string; pooler?: string; connections?: number; checkoutTimeout?: number };
