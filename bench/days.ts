/**
 * A day of a campus in the minutes that DAYS_MINUTES says (120: two hours), on PostgreSQL: whether the server's memory and the times of its answers
 * stay as they are, which tables grow, and what is left of that one and two years later.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { startPostgres } from '../scripts/postgres.mjs';
import { settingsForRates, signIn } from './rates.ts';
import { preparation } from './rush.ts';
import { numbers } from './screens.ts';
import { printTable } from './table.ts';

/** Parts of the day that are compared with each other. */
const parts = 8;
const callers = 4;
/** Milliseconds between two calls of one caller. */
const thinkingMs = 150;

interface Sent {
  status: number;
  ms: number;
  body: unknown;
}

type Call = Omit<RequestInit, 'headers'> & { headers?: Readonly<Record<string, string>> };

/** One caller's calls; `took` is told of each. */
type Ask = (path: string, init?: Call) => Promise<Sent>;

export async function measureDays(): Promise<void> {
  const minutes = Number(process.env.DAYS_MINUTES ?? 120);
  const postgres = await startPostgres([], { isOnDisk: true });
  const database = new Client({ connectionString: postgres.url });
  const server = startFast(postgres.url, (24 * 60) / minutes);
  try {
    const { address } = await answerOf(server);
    await database.connect();
    await day(database, server, String(address), minutes);
  } finally {
    const ended = once(server, 'exit');
    server.disconnect();
    await ended;
    await database.end();
    postgres.stop();
  }
}

function startFast(url: string, speed: number): ChildProcess {
  return fork(fileURLToPath(new URL('days-server.ts', import.meta.url)), {
    execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
    env: {
      ...process.env,
      ...settingsForRates,
      DATABASE_URL: url,
      DAYS_SPEED: String(speed),
      LOG_LEVEL: 'silent',
      PORT: '0',
    },
  });
}

async function answerOf(server: ChildProcess, question?: string): Promise<Record<string, unknown>> {
  const answered = once(server, 'message');
  if (question !== undefined) server.send(question);
  const [answer]: Record<string, unknown>[] = await answered;
  return answer ?? {};
}

async function day(database: Client, server: ChildProcess, origin: string, minutes: number): Promise<void> {
  for (const statement of preparation.split(';')) await database.query(statement);
  const people = await peopleOf(database);
  const before = await tables(database);
  const seen: { ms: number; status: number }[] = [];
  const over = new AbortController();
  const visitors = Array.from({ length: callers }, async (_, caller) => {
    for (let visit = caller; !over.signal.aborted; visit += callers) {
      const ask = asks(origin, visit, (sent) => seen.push(sent));
      if (visit % 50 === 0) await lookAround(ask, origin);
      else await visitOf(ask, people[visit % people.length] ?? '');
    }
  });
  const rows = [];
  let middle = before;
  for (let part = 0; part < parts; part += 1) {
    await pause((minutes * 60_000) / parts);
    if (part === parts / 2 - 1) middle = await tables(database);
    rows.push({
      figure: `until ${(24 * (part + 1)) / parts}:00`,
      value: `${timesOf(seen.splice(0))}; ${memoryOf(await answerOf(server, 'memory'))}`,
    });
  }
  over.abort();
  await Promise.all(visitors);
  printTable(`a day of a campus in ${minutes} minutes`, rows);
  const after = await tables(database);
  await answerOf(server, 'a year later');
  const later = await tables(database);
  await answerOf(server, 'a year later');
  const latest = await tables(database);
  const grown = [...after].filter(([name, count]) => count > (before.get(name) ?? 0));
  printTable(
    'rows of the tables that grew: before, at noon, at midnight, one and two years later',
    grown.map(([name, count]) => ({
      figure: name,
      value: [before.get(name), middle.get(name), count, later.get(name), latest.get(name)].join(', '),
    })),
  );
}

/** Everybody who looks for a job, with the password of the demo accounts. @returns their numbers */
async function peopleOf(database: Client): Promise<string[]> {
  await database.query(
    `insert into credentials (user_id, password_hash, password_changed_at)
      select candidates.user_id, demo.password_hash, demo.password_changed_at from candidates,
        (select credentials.* from credentials join users on id = user_id where mobile_number = '${numbers.student}') as demo
      on conflict (user_id) do nothing`,
  );
  const { rows } = await database.query<{ number: string }>(
    `select mobile_number as number from users join candidates on user_id = id where user_status = 'Active' order by id`,
  );
  return rows.map(({ number }) => number);
}

/** @param took is told how long each call took */
function asks(origin: string, visit: number, took: (sent: Sent) => void): Ask {
  const address = `10.${(visit >> 16) & 255}.${(visit >> 8) & 255}.${visit & 255}`;
  return async (path, { headers, ...init } = {}) => {
    await pause(thinkingMs);
    const began = performance.now();
    const response = await fetch(origin + path, {
      ...init,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
    });
    const text = await response.text();
    const sent = {
      status: response.status,
      ms: performance.now() - began,
      body: text === '' ? {} : JSON.parse(text),
    };
    took(sent);
    return sent;
  };
}

/** Somebody signs in, looks around, applies or withdraws, and leaves. */
async function visitOf(ask: Ask, mobileNumber: string): Promise<void> {
  await ask(`/api/sendOTP/${mobileNumber}`, { headers: { 'x-requested-with': 'bench' } });
  const entered = await ask('/api/auth/login', {
    method: 'POST',
    body: JSON.stringify({ mobileNumber, password: 'Demo@2026' }),
  });
  const token = textAt(entered.body, 'data', 'token');
  if (token === undefined) return;
  const headers = { authorization: `Bearer ${token}` };
  await ask('/api/dashboard/summary', { headers });
  await ask('/api/notification/all?type=Critical', { headers });
  await ask('/api/wallet', { headers });
  const jobs = await ask('/api/jdstudentmapping/eligibleJDs?pageNo=1', { headers });
  const id = textAt(jobs.body, 'data', 'jobDescription', '0', 'id');
  if (id !== undefined) {
    await ask('/api/jdstudentmapping/add', {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: JSON.stringify({ jdID: id, status: 'Accepted' }),
    });
  }
  await ask('/api/jdstudentmapping/myCount', { headers });
  await ask('/api/auth/logout', { method: 'POST', headers });
}

/** Staff look at their lists. */
async function lookAround(ask: Ask, origin: string): Promise<void> {
  const headers = await signIn(origin, numbers.officer);
  await ask('/api/student/all?pageNo=1', { headers });
  await ask('/api/dashboard/summary', { headers });
  await ask('/api/auth/logout', { method: 'POST', headers });
}

/** The text that a path of names leads to. */
function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  let at = value;
  for (const name of path) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = Object.entries(at).find(([key]) => key === name)?.[1];
  }
  return typeof at === 'string' ? at : undefined;
}

function timesOf(seen: readonly { ms: number; status: number }[]): string {
  const sorted = seen.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  const failed = seen.filter(({ status }) => status >= 500).length;
  const refused = seen.filter(({ status }) => status >= 400 && status < 500).length;
  return `${seen.length} calls, ${failed} failed, ${refused} refused; p50 ${at(0.5)}, p99 ${at(0.99)} ms`;
}

function memoryOf({ rss, held }: Record<string, unknown>): string {
  const megabytes = (bytes: unknown) => (Number(bytes) / 1e6).toFixed(0);
  return `resident ${megabytes(rss)} MB, held after a collection ${megabytes(held)} MB`;
}

/** Rows of each table. */
async function tables(database: Client): Promise<Map<string, number>> {
  const { rows } = await database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const counts = new Map<string, number>();
  for (const { name } of rows) {
    const [row] = (await database.query<{ count: string }>(`select count(*) from "${name}"`)).rows;
    counts.set(name, Number(row?.count));
  }
  return counts;
}
