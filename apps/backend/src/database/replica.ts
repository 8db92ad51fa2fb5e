/**
 * A replica of the database that reports are read from, as long as it is not too far behind. How far it is told by the primary's log: the
 * newest place of it that the replica has come to, and when the primary was there. A clock of the replica would not notice that nothing comes any more.
 */
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { isDatabaseAway } from './away.ts';
import { connecting } from './client.ts';
import type { Db } from './database.ts';
import { drizzleOptions } from './driver.ts';
import { LastingPool, usualConnections } from './pool.ts';

/** Milliseconds between two looks, and how many of them are remembered: half an hour. */
const every = 2_000;
const remembered = 900;

export interface ReplicaLocation {
  url: string;
  /** Milliseconds that it may be behind. */
  longestLag: number;
  connections?: number;
}

export interface Replica {
  /** The replica and the moment of which it tells; null where the primary has to be read, because it is away or too far behind. */
  choose: () => { db: Db; asOf: Date } | null;
  /** Says that something could not be read there; whether that was because it is away, or gave up for the primary's sake. */
  hasFailed: (error: unknown) => boolean;
  /** Resolves when it was looked at for the first time. */
  looked: Promise<void>;
  close: () => Promise<void>;
}

/** What the place that reports are read at is told to. */
interface Log {
  info: (facts: object, sentence: string) => void;
  warn: (facts: object, sentence: string) => void;
}

/** A place in the primary's log, and when the primary was there. */
export interface Place {
  at: Date;
  lsn: bigint;
}

/** The moment up to which a replica that has come to `lsn` knows everything; null when that is longer ago than is remembered. */
export function momentOf(places: readonly Place[], lsn: bigint): Date | null {
  return places.findLast((place) => place.lsn <= lsn)?.at ?? null;
}

const here = sql<string | null>`pg_wal_lsn_diff(
  case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0')::text`;

async function placeOf(db: Db): Promise<bigint> {
  const [row] = await db.select({ lsn: here }).from(sql`(values (1)) as one`);
  if (row?.lsn == null) throw new Error('The replica has not begun to follow.');
  return BigInt(row.lsn);
}

/** Follows a replica from now on, beside everything else. */
export function followReplica(
  { url, longestLag, connections = usualConnections }: ReplicaLocation,
  { primary, now, log }: { primary: Db; now: () => Date; log: Log },
): Replica {
  const pool = new LastingPool({
    ...connecting(url),
    max: connections,
    connectionTimeoutMillis: every,
    application_name: 'aarambh reports',
    // What a report may take; on a replica it holds nobody up.
    statement_timeout: 30_000,
    options: '-c jit=off -c random_page_cost=1.1',
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = drizzle(pool, drizzleOptions);
  const places: Place[] = [];
  let asOf: Date | null = null;
  let isUsed = true;

  const lag = (): number | null => (asOf === null ? null : now().getTime() - asOf.getTime());
  const tell = (reason: unknown): void => {
    const milliseconds = lag();
    const isNear = milliseconds !== null && milliseconds <= longestLag;
    if (isNear === isUsed) return;
    isUsed = isNear;
    if (isNear) log.info({ lag: milliseconds }, 'reports are read from the replica again');
    else log.warn({ lag: milliseconds, longestLag, err: reason }, 'reports are read from the primary');
  };
  const look = async (): Promise<void> => {
    try {
      const at = now();
      places.push({ at, lsn: await placeOf(primary) });
      if (places.length > remembered) places.shift();
      asOf = momentOf(places, await placeOf(db));
      tell(undefined);
    } catch (error) {
      // A primary that is away says nothing about the replica, but then nothing is answered anyway.
      asOf = null;
      tell(error);
    }
  };

  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, every);
  timer.unref();
  return {
    looked: looking,
    choose: () => (isUsed && asOf !== null && (lag() ?? Infinity) <= longestLag ? { db, asOf } : null),
    hasFailed: (error) => {
      if (!isDatabaseAway(error)) return false;
      asOf = null;
      tell(error);
      return true;
    },
    close: async () => {
      clearInterval(timer);
      await looking;
      await pool.end();
    },
  };
}
