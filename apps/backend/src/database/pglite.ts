/** PGlite, in a folder that one process has for itself, or in memory. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { escapeIdentifier, Pool } from 'pg';
import { reasonOf, StartFailure } from '../start-failure.ts';
import { drizzleOptions } from './driver.ts';
import { hasRoomIn } from './room.ts';
import { lockFolder } from './lock.ts';
import { isUpToDate, migrate, type Connection } from './migrate.ts';
import type { Database, DatabaseLocation } from './database.ts';
import { connectionsOf } from './pool.ts';
import { startThread, type PGliteData, type PGliteThread } from './pglite-thread.ts';

/** Opens the data in a thread of its own, and brings the schema up to date. */
export function startPGlite(location: Exclude<DatabaseLocation, { kind: 'postgres' }>): Database {
  if (location.kind === 'memory') {
    return startOn(
      async () => ({ address: 'memory://', image: location.image }),
      () => undefined,
    );
  }
  const { folder } = location;
  const unlock = claim(folder);
  const cluster = join(folder, 'pglite');
  const database = startOn(async () => {
    if (!existsSync(cluster)) await createCluster(folder, cluster);
    return { address: cluster };
  }, unlock);
  const ready = database.ready.catch((error: unknown) => {
    throw new StartFailure(
      `The database in ${folder} could not be opened (${reasonOf(error)}). Move the folder away to begin with a new one.`,
      { cause: error },
    );
  });
  ready.catch(() => undefined);
  return { ...database, ready, hasRoom: () => hasRoomIn(folder) };
}

/** Takes the folder's lock; returns how to give it up. */
function claim(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartFailure(`The data folder ${folder} cannot be created (${reasonOf(error)}).`, {
      cause: error,
    });
  }
  return lockFolder(folder);
}

/** Builds the empty database beside its place and moves it there, so that a kill meanwhile leaves nothing half-made. */
async function createCluster(folder: string, cluster: string): Promise<void> {
  const unfinished = join(folder, 'pglite.unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  const thread = startThread({ address: unfinished });
  await thread.opened;
  await thread.close();
  renameSync(unfinished, cluster);
}

/** @param closed called once the database is closed, also after a failure */
function startOn(prepare: () => Promise<PGliteData>, closed: () => void): Database {
  let thread: PGliteThread | undefined;
  const connect = () => {
    // Without a stream the driver would look for a server in the network.
    if (thread === undefined) throw new Error('The database was asked before it was ready.');
    return thread.connect();
  };
  // All connections share one session, so there is one; it is never idle for too long.
  const pool = new Pool({ max: 1, idleTimeoutMillis: 0, ssl: false, stream: connect });
  pool.on('error', () => undefined);
  const db = drizzle(pool, drizzleOptions);

  const listeners = new Map<string, Set<(message: string | null) => void>>();
  pool.on('connect', (client) => {
    client.on('notification', ({ channel, payload }) => {
      for (const hear of listeners.get(channel) ?? []) hear(payload ?? '');
    });
  });

  const shut = async (isOpen: boolean): Promise<void> => {
    // The pool forgets who still waits for the connection when it ends: all have their turn, also those who come meanwhile.
    let isLast = !isOpen;
    while (!isLast) {
      await pool.query('select');
      isLast = pool.waitingCount === 0;
    }
    await pool.end();
    await thread?.close();
    closed();
  };

  const onOneConnection = async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  };

  let migrated: readonly string[] = [];
  const open = async (): Promise<void> => {
    try {
      thread = startThread(await prepare());
      // Asked at once, and so answered while this thread is still busy with reading the program.
      const whetherUpToDate = isUpToDate(pool);
      await thread.opened;
      if (await whetherUpToDate) return;
      migrated = await onOneConnection((connection) => migrate(connection));
    } catch (error) {
      await shut(false);
      throw error;
    }
  };
  const ready = open();
  // Whoever waits for it hears of it; nobody may have begun to, yet.
  ready.catch(() => undefined);
  let closing: Promise<void> | undefined;

  return {
    db,
    ready,
    migrated: () => migrated,
    // The one process has it for itself. Not on a connection that is held: `work` asks the only one.
    // One person with a laptop is no crowd; a thread that stands still is noticed by itself.
    expectedWait: () => 0,
    hasRoom: async () => true,
    connections: () => connectionsOf(pool),
    exclusively: (work) => work(pool),
    listen: async (channel, hear) => {
      const hearing = listeners.get(channel) ?? new Set();
      listeners.set(channel, hearing.add(hear));
      await pool.query(`listen ${escapeIdentifier(channel)}`);
      return async () => {
        hearing.delete(hear);
        // With the database closed there is nothing left to end.
        if (hearing.size === 0 && closing === undefined)
          await pool.query(`unlisten ${escapeIdentifier(channel)}`);
      };
    },
    // A failure to open has shut everything already.
    close: () =>
      (closing ??= ready.then(
        () => shut(true),
        () => undefined,
      )),
  };
}
