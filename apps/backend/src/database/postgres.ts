/** PostgreSQL, through a pool of connections. */
import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { reasonOf, StartFailure } from '../start-failure.ts';
import { connecting } from './client.ts';
import { drizzleOptions } from './driver.ts';
import { withoutPassword } from './hosts.ts';
import { listenOnPostgres } from './listen.ts';
import { migrate, type Connection } from './migrate.ts';
import type { Database, DatabaseLocation } from './database.ts';
import { connectionsOf, LastingPool, usualCheckoutTimeout, usualConnections } from './pool.ts';

type PostgresLocation = Extract<DatabaseLocation, { kind: 'postgres' }>;

/** Any number of our own, the same in every copy of the server, in PostgreSQL's space of advisory locks. */
const startLock = 7_120_431;

/** Connects, and brings the schema up to date. */
export function startPostgres({
  url,
  pooler,
  connections = usualConnections,
  checkoutTimeout = usualCheckoutTimeout,
}: PostgresLocation): Database {
  const pooling = {
    max: connections,
    connectionTimeoutMillis: checkoutTimeout,
    application_name: 'aarambh',
  };
  const direct = {
    ...connecting(url),
    ...pooling,
    statement_timeout: 30_000,
    // Compiling a statement of many conditions takes longer than what it saves: half a second for the eligibility of a thousand people. And
    // a page out of order costs hardly more where no disk turns: reckoned four times as dear, page 20 of the people for a job reads everybody.
    options: '-c jit=off -c random_page_cost=1.1',
  };
  // A pooler takes no settings with a connection: those of `direct` are given to the account in the database (docs/operations/high-availability.md).
  const pool = new LastingPool(
    pooler === undefined ? direct : { ...connecting(pooler, { isPooled: true }), ...pooling },
  );
  /** Where a session stays the same from one statement to the next. */
  const sessions = pooler === undefined ? pool : new LastingPool({ ...direct, max: 1 });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  for (const each of [pool, sessions]) each.on('error', () => undefined);
  const db = drizzle(pool, drizzleOptions);
  const listeners = new Set<() => Promise<void>>();

  const exclusively = async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
    const client = await sessions.connect();
    try {
      await client.query('set statement_timeout = 0');
      await takeStartLock(client);
      return await work(client);
    } finally {
      // Ends the session, and with it the lock.
      client.release(true);
    }
  };

  /** A start is busy with itself: on a slow machine it may hear too late that a connection stands, which is no reason to give up. */
  const connectOnce = async (attemptsLeft = 5): Promise<void> => {
    try {
      (await pool.connect()).release();
    } catch (error) {
      if (attemptsLeft === 0 || !isTimeout(error)) throw error;
      await connectOnce(attemptsLeft - 1);
    }
  };

  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await Promise.all([...listeners].map((end) => end()));
    await pool.end();
    if (sessions !== pool) await sessions.end();
  };

  let migrated: readonly string[] = [];
  const open = async (): Promise<void> => {
    try {
      await connectOnce();
      migrated = await exclusively((connection) => migrate(connection));
    } catch (error) {
      await (closing ??= close());
      throw new StartFailure(
        `The database that DATABASE_URL names (${withoutPassword(url)}) could not be opened (${reasonOf(error)}).`,
        { cause: error },
      );
    }
  };
  const ready = open();
  // Whoever waits for it hears of it; nobody may have begun to, yet.
  ready.catch(() => undefined);

  return {
    db,
    ready,
    migrated: () => migrated,
    expectedWait: () => pool.expectedWait,
    hasRoom: async () => true,
    connections: () => connectionsOf(pool),
    exclusively,
    listen: async (channel, hear) => {
      const end = await listenOnPostgres(url, channel, hear);
      listeners.add(end);
      return async () => {
        listeners.delete(end);
        await end();
      };
    },
    close: () => (closing ??= close()),
  };
}

/**
 * Waits for the lock of the session. Asking again and again, not in one statement: an index that is made concurrently waits for every statement
 * that runs, and the statement would wait for whoever makes the index.
 */
async function takeStartLock(connection: Connection): Promise<void> {
  const take = 'select pg_try_advisory_lock($1) as taken';
  while ((await connection.query(take, [startLock])).rows[0]?.taken !== true) await pause(50);
}

/** Whether the pool has given up an attempt to connect by its own clock. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Connection terminated due to connection timeout';
