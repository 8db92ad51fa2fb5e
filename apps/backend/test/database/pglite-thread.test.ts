import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startThread, type PGliteThread } from '../../src/database/pglite-thread.ts';
import { openDatabase } from '../../src/database/open.ts';

let thread: PGliteThread;
let pool: Pool;

beforeAll(async () => {
  thread = startThread({ address: 'memory://', image: inject('images').migrated });
  // Sent before the data is open: it waits.
  pool = new Pool({ max: 1, idleTimeoutMillis: 0, ssl: false, stream: () => thread.connect() });
  await pool.query('create table marks (id integer primary key, name text)');
});
afterAll(async () => {
  await pool.end();
  await thread.close();
});

const named = (id: number) => pool.query({ name: 'mark', text: 'select $1::integer as id', values: [id] });

test('a statement is known by its name after a failure gave the next caller another connection', async () => {
  expect((await named(1)).rows).toEqual([{ id: 1 }]);
  await expect(pool.query('select * from nowhere')).rejects.toMatchObject({ code: '42P01' });
  expect((await named(2)).rows).toEqual([{ id: 2 }]);
  expect((await named(3)).rows).toEqual([{ id: 3 }]);
});

test('a connection that is given up within a transaction leaves nothing of it', async () => {
  const client = await pool.connect();
  await client.query('begin');
  await client.query(`insert into marks values (1, 'half')`);
  client.release(true);
  expect((await pool.query('select * from marks')).rows).toEqual([]);
  // Committed at once: no transaction is open any more.
  await pool.query(`insert into marks values (2, 'whole')`);
  await pool.query('rollback');
  expect((await pool.query('select id from marks')).rows).toEqual([{ id: 2 }]);
});

test('a failure has the code, the table and the constraint', async () => {
  await pool.query(`insert into marks values (3, 'one') on conflict do nothing`);
  await expect(pool.query(`insert into marks values (3, 'two')`)).rejects.toMatchObject({
    code: '23505',
    table: 'marks',
    constraint: 'marks_pkey',
  });
});

test('long texts and many rows arrive whole', async () => {
  const long = 'नमस्ते '.repeat(50_000);
  expect((await pool.query('select $1::text as text', [long])).rows).toEqual([{ text: long }]);
  const { rows } = await pool.query('select g from generate_series(1, $1::integer) g', [30_000]);
  expect(rows).toHaveLength(30_000);
});

test('a database answers what waits before it closes, however often it is asked to close', async () => {
  const database = await openDatabase({ kind: 'memory', image: inject('images').migrated });
  // Asked now: a query of Drizzle's begins when it is waited for.
  const waiting = [1, 2, 3].map((id) =>
    Promise.resolve(database.db.execute(sql`select ${id}::integer as id`)),
  );
  await Promise.all([database.close(), database.close()]);
  expect(await Promise.all(waiting)).toMatchObject([1, 2, 3].map((id) => ({ rows: [{ id }] })));
});

test('what was asked of data that cannot be opened is refused', async () => {
  const broken = startThread({ address: 'memory://', image: import.meta.filename });
  const { opened } = broken;
  const refusal = 'The embedded database has ended.';
  const asked = new Pool({ max: 1, idleTimeoutMillis: 0, ssl: false, stream: () => broken.connect() });
  asked.on('error', () => undefined);
  await Promise.all([
    expect(opened).rejects.toBeInstanceOf(Error),
    expect(asked.query('select 1')).rejects.toThrow(refusal),
  ]);
  await expect(asked.query('select 2')).rejects.toThrow(refusal);
  await asked.end();
  await broken.close();
});
