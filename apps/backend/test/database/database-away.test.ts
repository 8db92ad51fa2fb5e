/** What happens to a PostgreSQL server, while six callers write through the program: it answers 503, recovers, and keeps what it said it did. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer as createGate, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPostgres, type ThrowAwayPostgres } from '../../../../scripts/postgres.mjs';
import { openDatabase } from '../../src/database/open.ts';
import { createServer, readConfig, type Server } from '../../src/index.ts';
import { demoPassword } from '../../src/seed/index.ts';

let postgres: ThrowAwayPostgres;
let server: Server;
let address: string;
let token: string;
/** What would have ended the program. */
const uncaught: unknown[] = [];
const notice = (error: unknown) => void uncaught.push(error);
beforeAll(async () => {
  postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url, CAPTCHA: 'off', LOG_LEVEL: 'silent', PORTAL_DIR: '/nowhere' };
  server = await createServer(readConfig({ ...env, PORT: '0', SERVER_SECRET: randomUUID() }), {
    withJobs: false,
  });
  address = await server.listen();
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobileNumber: '9000000051', password: demoPassword }),
  });
  const envelope: { data: { token: string } } = JSON.parse(await answer.text());
  token = envelope.data.token;
  process.on('uncaughtExceptionMonitor', notice);
}, 120_000);
afterAll(async () => {
  process.off('uncaughtExceptionMonitor', notice);
  await server.close();
  postgres.stop();
}, 90_000);

async function onServer<Row extends object>(statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: postgres.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Process ids of the connections that the program writes through. */
async function writing(): Promise<number[]> {
  const rows = await onServer<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'aarambh' order by query_start desc`,
  );
  return rows.map(({ pid }) => pid);
}

const ready = async () => (await fetch(`${address}/ready`)).status;

const faults: Record<string, () => Promise<unknown>> = {
  'one connection is terminated': () =>
    onServer(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name in ('aarambh', 'aarambh listener')`,
    ),
  'a process of the server is killed': async () => {
    const [pid] = await writing();
    if (pid === undefined) throw new Error('Nobody writes.');
    process.kill(pid, 'SIGKILL');
  },
  'the server restarts fast': () => postgres.restart('fast'),
  'the server restarts at once': () => postgres.restart('immediate'),
  'the server is stopped for a while': () =>
    postgres.restart('fast', async () => {
      await vi.waitFor(async () => expect(await ready()).toBe(503), { timeout: 30_000 });
      const answer = await write('away');
      expect({ status: answer.status, retry: answer.headers.get('retry-after') }).toEqual({
        status: 503,
        retry: '2',
      });
    }),
};

test('whom too many stand before is told at once, and who signs in waits', async () => {
  const lock = new Client({ connectionString: postgres.url });
  await lock.connect();
  await lock.query('begin');
  await lock.query('lock table skills in access exclusive mode');
  let answered = 0;
  const waiting = Array.from({ length: 20 }, async (_none, index) => {
    const { status } = await write(`Crowd ${index}`);
    answered += 1;
    return status;
  });
  const { longestWait } = readConfig({});
  const untilTooLong = () => expect(server.database.expectedWait()).toBeGreaterThan(longestWait);
  await vi.waitFor(untilTooLong, { timeout: 10_000, interval: 20 });

  const refused = await write('Too late');
  const seconds = Number(refused.headers.get('retry-after'));
  expect(answered).toBe(0);
  expect(refused.status).toBe(503);
  expect(seconds).toBeGreaterThanOrEqual(2);
  expect(await refused.text()).toContain('Many people are here right now.');

  const signIn = fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobileNumber: '9000000051', password: demoPassword }),
  });
  await pause(200);
  await lock.query('commit');
  await lock.end();
  expect((await signIn).status).toBe(200);
  expect(await Promise.all(waiting)).toEqual(Array(20).fill(200));
  expect((await write('In time')).status).toBe(200);
}, 30_000);

let serial = 0;

function write(name: string): Promise<Response> {
  return fetch(`${address}/api/admin/skill/add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ name, category: 'Technical', status: 'Approved' }),
  });
}

test.each(Object.entries(faults))(
  '%s',
  async (_name, fault) => {
    const acknowledged: string[] = [];
    const unforeseen: string[] = [];
    const ending = new AbortController();
    const writer = async (): Promise<void> => {
      while (!ending.signal.aborted) {
        const name = `Skill ${(serial += 1)}`;
        const answer = await write(name);
        const said = await answer.text();
        if (answer.status === 200) acknowledged.push(name);
        else if (answer.status !== 503 || !answer.headers.has('retry-after'))
          unforeseen.push(`${answer.status} ${said}`);
        await pause(10);
      }
    };
    const writers = Array.from({ length: 6 }, writer);
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(6), { timeout: 30_000 });
    await fault();
    await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 30_000 });
    const before = acknowledged.length;
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 20), { timeout: 30_000 });
    ending.abort();
    await Promise.all(writers);

    expect(unforeseen).toEqual([]);
    expect(uncaught).toEqual([]);
    const kept = new Set(
      (await onServer<{ name: string }>('select name from skills')).map(({ name }) => name),
    );
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);
    const listening = `select 1 as one from pg_stat_activity where application_name = 'aarambh listener'`;
    await vi.waitFor(async () => expect(await onServer(listening)).toHaveLength(3), { timeout: 20_000 });
  },
  60_000,
);

test('a start whose first connection is heard of too late tries again', async () => {
  const real = new URL(postgres.url);
  let connections = 0;
  const gate = createGate((incoming) => {
    incoming.on('error', () => undefined);
    connections += 1;
    // The first one is taken, and nothing comes of it.
    if (connections === 1) return;
    const outgoing = connect(Number(real.port), real.hostname);
    outgoing.on('error', () => undefined);
    incoming.pipe(outgoing).pipe(incoming);
  });
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const { port } = gate.address() as AddressInfo;
  const url = postgres.url.replace(`:${real.port}/`, `:${port}/`);
  const database = await openDatabase({ kind: 'postgres', url });
  expect(connections).toBeGreaterThan(1);
  await database.close();
  gate.close();
}, 60_000);
