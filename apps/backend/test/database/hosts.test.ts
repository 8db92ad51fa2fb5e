/** An address with several hosts finds the one that takes writing, also after it has changed; behind a pooler nothing is kept in a session. */
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type ThrowAwayPostgres } from '../../../../scripts/postgres.mjs';
import { readHosts } from '../../src/database/hosts.ts';
import { openDatabase } from '../../src/database/open.ts';
import { connecting } from '../../src/database/client.ts';

test('an address with several hosts is one address for each', () => {
  const text =
    'postgres://me:a%40b@one:1,two:2,[::1]:3/aarambh?sslmode=require&target_session_attrs=read-write';
  expect(readHosts('DATABASE_URL', text)).toEqual({
    urls: ['one:1', 'two:2', '[::1]:3'].map((host) => `postgres://me:a%40b@${host}/aarambh?sslmode=require`),
    wish: 'read-write',
  });
});

test('what is asked of a host is one of three things', () => {
  expect(() => readHosts('DATABASE_URL', 'postgres://one,two/aarambh?target_session_attrs=primary')).toThrow(
    'target_session_attrs in DATABASE_URL must be one of any, read-write, read-only, not "primary".',
  );
  expect(() => readHosts('DATABASE_URL', 'postgres://one:x,two/aarambh')).toThrow(
    'DATABASE_URL is not an address.',
  );
});

let servers: [ThrowAwayPostgres, ThrowAwayPostgres];
beforeAll(async () => {
  servers = [await startPostgres(), await startPostgres()];
  await on(servers[0], 'alter system set default_transaction_read_only = on', 'select pg_reload_conf()');
}, 60_000);
afterAll(() => {
  for (const server of servers) server.stop();
});

const hosts = (): string => servers.map(({ url }) => new URL(url).host).join(',');
const portOf = ({ url }: ThrowAwayPostgres): number => Number(new URL(url).port);

async function on({ url }: ThrowAwayPostgres, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

test('the host that takes writing is found, and found again when another one takes it', async () => {
  const [first, second] = servers;
  const database = await openDatabase({
    kind: 'postgres',
    url: `postgres://aarambh@${hosts()}/postgres?target_session_attrs=read-write`,
  });
  const port = async (): Promise<unknown> => {
    const [row] = await database.db
      .select({ port: sql<number>`inet_server_port()` })
      .from(sql`(values (1)) as one`);
    return row?.port;
  };
  const heard: (string | null)[] = [];
  const end = await database.listen('hosts', (message) => heard.push(message));
  try {
    expect(await port()).toBe(portOf(second));

    await on(first, 'alter system reset default_transaction_read_only', 'select pg_reload_conf()');
    await on(
      second,
      'alter system set default_transaction_read_only = on',
      'select pg_reload_conf()',
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'aarambh%'`,
    );
    // The first that connects learns that it is the wrong one.
    await expect.poll(() => port().catch(() => null), { timeout: 10_000 }).toBe(portOf(first));
    await expect.poll(() => heard, { timeout: 10_000 }).toContain(null);
    await on(first, `select pg_notify('hosts', 'here')`);
    await expect.poll(() => heard, { timeout: 10_000 }).toContain('here');
  } finally {
    await end();
    await database.close();
  }
});

test('behind a pooler no statement is kept under a name, and what needs a session goes past it', async () => {
  const [first] = servers;
  const plain = new (connecting(first.url).Client)(first.url);
  const { Client: PooledClient, connectionString } = connecting(first.url, { isPooled: true });
  const pooled = new PooledClient(connectionString);
  const kept = [];
  for (const client of [plain, pooled]) {
    await client.connect();
    await client.query({ name: 'kept', text: 'select 1' });
    const { rows } = await client.query('select name from pg_prepared_statements');
    kept.push(rows);
    await client.end();
  }
  expect(kept).toEqual([[{ name: 'kept' }], []]);

  const database = await openDatabase({ kind: 'postgres', url: first.url, pooler: connectionString });
  try {
    const timeout = sql<string>`current_setting('statement_timeout')`;
    expect(await database.db.select({ timeout }).from(sql`(values (1)) as one`)).toEqual([{ timeout: '0' }]);
    const { rows: own } = await database.exclusively((session) =>
      session.query(`select objid::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`),
    );
    expect(own).toEqual([{ objid: 7_120_431 }]);
  } finally {
    await database.close();
  }
});
