/** How the schema is brought up to date: each migration once, all of it or nothing, and nobody is stopped for long. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { addressOf, onServer } from '../support/images.ts';

const postgres = process.env.TEST_DATABASE_URL ?? '';

let name: string;
let folder: string;
let client: Client;
beforeEach(async () => {
  name = `aarambh_migrations_${randomUUID().replaceAll('-', '')}`;
  folder = mkdtempSync(join(tmpdir(), 'aarambh-migrations-'));
  await onServer(postgres, `create database ${name}`);
  client = await connected();
});
afterEach(async () => {
  await client.end();
  await onServer(postgres, `drop database ${name}`);
  rmSync(folder, { recursive: true });
});

async function connected(): Promise<Client> {
  const made = new Client({ connectionString: addressOf(postgres, name) });
  await made.connect();
  return made;
}

/** The folder of a version that has these migrations. */
function version(...sources: readonly string[]): string {
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const entries = sources.map((source, index) => {
    const tag = `000${index}_step`;
    writeFileSync(join(folder, `${tag}.sql`), source);
    return { when: 1_000 + index, tag };
  });
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
  return folder;
}

const table = 'create table things (id int);--> statement-breakpoint\ninsert into things values (1);';
const column = 'alter table things add column name text;';

test('each is run once, also behind an older version that knows less', async () => {
  expect(await migrate(client, version(table))).toEqual(['0000_step']);
  expect(await migrate(client, version(table, column))).toEqual(['0001_step']);
  expect(await migrate(client, version(table, column))).toEqual([]);
  expect(await migrate(client, version(table))).toEqual([]);
  expect((await client.query('select * from things')).rows).toEqual([{ id: 1, name: null }]);
});

test('one that fails leaves nothing of itself, and those before it stay', async () => {
  const broken = 'create table more (id int);--> statement-breakpoint\nselect 1 / 0;';
  await expect(migrate(client, version(table, broken))).rejects.toThrow('division by zero');
  expect((await client.query(`select to_regclass('more') as more`)).rows).toEqual([{ more: null }]);
  expect(await migrate(client, version(table, column))).toEqual(['0001_step']);
});

test('what PostgreSQL does outside of a transaction only is done so', async () => {
  const index =
    '-- outside a transaction\ncreate index concurrently if not exists things_by_id on things (id);';
  expect(await migrate(client, version(table, index))).toEqual(['0000_step', '0001_step']);
  expect((await client.query(`select to_regclass('things_by_id') is not null as is_there`)).rows).toEqual([
    { is_there: true },
  ]);
});

test('waits for who holds a table, without keeping those behind it waiting for long', async () => {
  await migrate(client, version(table));
  const [holder, reader] = [await connected(), await connected()];
  try {
    await holder.query('begin');
    await holder.query('select * from things');
    const running = migrate(client, version(table, column));
    await reader.query(`set statement_timeout = '20s'`);
    const seen = async () =>
      (
        await reader.query(
          `select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
      ).rows[0];
    while (String((await seen())?.count) === '0') await new Promise((resolve) => setImmediate(resolve));
    // It stands behind the migration in the line, until that gives up its place for a moment.
    expect((await reader.query('select * from things')).rows).toEqual([{ id: 1 }]);
    await holder.query('commit');
    expect(await running).toEqual(['0001_step']);
  } finally {
    await holder.end();
    await reader.end();
  }
});

test('a database of a time whose migrations were rewritten is told what to do', async () => {
  await migrate(client, version(table));
  await client.query('update drizzle.__drizzle_migrations set created_at = 1');
  await expect(migrate(client, version(table))).rejects.toThrow(/begin with an empty database/);
});
