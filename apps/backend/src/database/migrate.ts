/**
 * Brings the schema up to date by the files of `drizzle/`, which the tool writes and which are only ever added. Drizzle's own migrator runs
 * them all in one transaction on any connection of the pool; each is one here, on a connection whose statements may take as long as they
 * take, and one that begins with `-- outside a transaction` is none, for what PostgreSQL does only so, as an index made concurrently.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { migrationsFolder } from '../folders.ts';
import { StartFailure } from '../start-failure.ts';

/** A connection, of the pool or of its own. */
export interface Connection {
  query(statement: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

interface Migration {
  /** The moment at which it was written, which names it in the database. */
  when: number;
  tag: string;
}

/** Begins a file whose statements run one by one. Each must do no harm a second time: a stop in between runs all of them again. */
const outside = '-- outside a transaction';

/** A statement that waits so long for a lock lets those behind it go on, and is tried again. */
const lockTimeout = '5s';
const tries = { most: 60, pauseMs: 1_000 };

/** PostgreSQL's code for a lock that was waited for too long. */
const lockNotAvailable = '55P03';

/** Where Drizzle notes the migrations it has run, as it makes it. */
const notes = 'drizzle.__drizzle_migrations';
const makeNotes = [
  'create schema if not exists drizzle',
  `create table if not exists ${notes} (id serial primary key, hash text not null, created_at bigint)`,
];

/**
 * Runs what the database has not run yet, in order. One that is newer than this program is left as it is: an older copy goes on beside it.
 * @param connection one on which nobody else runs migrations meanwhile
 * @param folder where they are
 * @returns the names of those that were run
 * @throws StartFailure for a database of a time whose migrations were rewritten
 */
export async function migrate(connection: Connection, folder = migrationsFolder): Promise<string[]> {
  const known = await applied(connection);
  const all = migrations(folder);
  const [first] = all;
  if (known.size > 0 && first !== undefined && !known.has(first.when)) {
    throw new StartFailure(
      'It was made before 25 November 2026, by a version whose tables cannot be brought up to date: begin with an empty database, and take the files over that the old version downloads.',
    );
  }
  const pending = all.filter(({ when }) => !known.has(when));
  if (pending.length === 0) return [];
  for (const statement of makeNotes) await connection.query(statement);
  for (const migration of pending) await run(connection, folder, migration);
  return pending.map(({ tag }) => tag);
}

/** Whether there is nothing to run. */
export async function isUpToDate(connection: Connection): Promise<boolean> {
  const known = await applied(connection);
  return migrations(migrationsFolder).every(({ when }) => known.has(when));
}

async function applied(connection: Connection): Promise<ReadonlySet<number>> {
  const [{ found } = {}] = (await connection.query(`select to_regclass('${notes}') as found`)).rows;
  if (found == null) return new Set();
  const { rows } = await connection.query(`select created_at from ${notes}`);
  return new Set(rows.map(({ created_at: moment }) => Number(moment)));
}

async function run(connection: Connection, folder: string, migration: Migration): Promise<void> {
  const source = readFileSync(join(folder, `${migration.tag}.sql`), 'utf8');
  const statements = source.split('--> statement-breakpoint').map((each) => each.trim());
  const note = `insert into ${notes} (hash, created_at) values ($1, $2)`;
  const noted = [createHash('sha256').update(source).digest('hex'), migration.when];
  await connection.query(`set lock_timeout = '${lockTimeout}'`);
  if (source.startsWith(outside)) {
    for (const statement of statements) await patiently(() => connection.query(statement));
    await connection.query(note, noted);
  } else {
    await patiently(async () => {
      await connection.query('begin');
      try {
        for (const statement of statements) await connection.query(statement);
        await connection.query(note, noted);
        await connection.query('commit');
      } catch (error) {
        await connection.query('rollback');
        throw error;
      }
    });
  }
  await connection.query('reset lock_timeout');
}

async function patiently(work: () => Promise<unknown>, left = tries.most): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isLocked = error instanceof Error && 'code' in error && error.code === lockNotAvailable;
    if (!isLocked || left === 0) throw error;
    await pause(tries.pauseMs);
    await patiently(work, left - 1);
  }
}

function migrations(folder: string): Migration[] {
  const journal: { entries: Migration[] } = JSON.parse(
    readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'),
  );
  return journal.entries;
}
