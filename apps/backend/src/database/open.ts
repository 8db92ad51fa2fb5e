/**
 * Opens the database: PGlite in a folder or in memory, or PostgreSQL. The schema and the migrations are the same.
 *
 * PGlite has one connection: while a transaction runs, a query on the outer `db` waits for it. So code that runs in a
 * transaction must use the transaction it was given, or it waits for itself.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { migrationsFolder } from '../folders.ts';
import { StartFailure } from '../platform/start-failure.ts';
import { listenOnPostgres } from './listen.ts';
import { lockFolder } from './lock.ts';
import { isUpToDate } from './migrate.ts';

/** What queries run on: the database or a transaction of it. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** A running transaction; functions that must be part of one ask for this type. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface Database {
  db: Db;
  /**
   * Runs `work` while no other copy of the server runs its own: for migrations and the seed. Queries of `work` go
   * to `db`.
   */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Hears what any copy of the server sends with `pg_notify` on a channel, once the transaction that sends it is committed.
   * @param hear gets null when the connection was lost for a while and messages may be missing
   * @returns what ends it
   */
  listen(channel: string, hear: (message: string | null) => void): Promise<() => Promise<void>>;
  /** Waits for running queries, closes the connections and gives up the lock of the folder. */
  close(): Promise<void>;
}

/** Where the data is: a folder for PGlite, memory (lost at close, `image` is a dump to begin with), or PostgreSQL. */
export type DatabaseLocation =
  | { kind: 'folder'; folder: string }
  | { kind: 'memory'; image?: Blob }
  | { kind: 'postgres'; url: string };

/** PostgreSQL's 128 MB are filled with zeros at every start, a tenth of it, and far more than a sandbox needs. */
const sharedBuffers = '16MB';

const drizzleOptions = { casing: 'snake_case' } as const;

/** Any number of our own, the same in every copy of the server, in PostgreSQL's space of advisory locks. */
const startLock = 7_120_431;

/** Opens the database and brings its schema up to date. Throws `StartFailure` when it cannot. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  if (location.kind === 'folder') return openFolder(location.folder);
  if (location.kind === 'memory') return openPGlite('memory://', location.image);
  return openPostgres(location.url);
}

async function openFolder(folder: string): Promise<Database> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartFailure(`The data folder ${folder} cannot be created (${reason(error)}).`, {
      cause: error,
    });
  }
  const unlock = lockFolder(folder);
  try {
    const cluster = join(folder, 'pglite');
    if (!existsSync(cluster)) await createCluster(folder, cluster);
    const database = await openPGlite(cluster);
    return {
      ...database,
      close: async () => {
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(
      `The database in ${folder} could not be opened (${reason(error)}). Move the folder away to begin with a new one.`,
      { cause: error },
    );
  }
}

/** Builds the empty database beside its place and moves it there, so that a kill meanwhile leaves nothing half-made. */
async function createCluster(folder: string, cluster: string): Promise<void> {
  const unfinished = join(folder, 'pglite.unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  const { PGlite } = await import('@electric-sql/pglite');
  const client = await PGlite.create(unfinished);
  await client.close();
  renameSync(unfinished, cluster);
}

async function openPGlite(dataDir: string, image?: Blob): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { drizzle } = await import('drizzle-orm/pglite');
  const client = await PGlite.create(dataDir, {
    ...(image === undefined ? {} : { loadDataDir: image }),
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
  });
  const db = drizzle(client, drizzleOptions);
  try {
    if (!(await isUpToDate(db))) {
      const { migrate } = await import('drizzle-orm/pglite/migrator');
      await migrate(db, { migrationsFolder });
    }
  } catch (error) {
    await client.close();
    throw error;
  }
  return {
    db,
    exclusively: (work) => work(),
    listen: async (channel, hear) => {
      const end = await client.listen(channel, hear);
      return async () => {
        // With the database closed there is nothing left to end.
        if (!client.closed) await end();
      };
    },
    close: () => client.close(),
  };
}

async function openPostgres(url: string): Promise<Database> {
  const { Pool } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { migrate } = await import('drizzle-orm/node-postgres/migrator');
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    application_name: 'aarambh',
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = drizzle(pool, drizzleOptions);
  const listeners = new Set<() => Promise<void>>();

  const exclusively = async <T>(work: () => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      await client.query('set statement_timeout = 0');
      await client.query('select pg_advisory_lock($1)', [startLock]);
      return await work();
    } finally {
      // Ends the session, and with it the lock.
      client.release(true);
    }
  };

  try {
    await exclusively(() => migrate(db, { migrationsFolder }));
  } catch (error) {
    await pool.end();
    throw new StartFailure(
      `The database that DATABASE_URL names (${withoutPassword(url)}) could not be opened (${reason(error)}).`,
      { cause: error },
    );
  }
  return {
    db,
    exclusively,
    listen: async (channel, hear) => {
      const end = await listenOnPostgres(url, channel, hear);
      listeners.add(end);
      return async () => {
        listeners.delete(end);
        await end();
      };
    },
    close: async () => {
      await Promise.all([...listeners].map((end) => end()));
      await pool.end();
    },
  };
}

/** The address of a database as it may be shown: host, port and name. */
function withoutPassword(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** The innermost message or code of an error, without the query that a driver's error carries. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reason(error.cause);
  if ('code' in error && typeof error.code === 'string' && error.message === '') return error.code;
  return error.message.trim() || error.name;
}
