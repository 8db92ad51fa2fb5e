/**
 * The hour around ten o'clock on a campus of 10,000: everybody looks, applies, some withdraw, the company cancels. On PostgreSQL, with one and
 * two copies of the server; RUSH=0.1 takes a tenth of the people, DATABASE_DELAY=1 puts so many milliseconds before each answer of the database.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { readConfig } from '../apps/backend/src/config/index.ts';
import { openDatabase } from '../apps/backend/src/database/index.ts';
import { openSession } from '../apps/backend/src/identity/auth/sessions.ts';
import { users } from '../apps/backend/src/identity/tables/users.ts';
import { loadKeys } from '../apps/backend/src/platform/keys.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import { settingsForRates, signIn } from './rates.ts';
import { numbers } from './screens.ts';
import { freePort, startServerOn, type RunningServer } from './server.ts';
import { printTable, type Row } from './table.ts';

/** People of a whole campus, and how many of them call at the same time. */
const campus = 10_000;
const callers = 64;

const jdID = '01990000-0000-7000-8000-00000000c001';
const otherJdID = '01990000-0000-7000-8000-00000000c002';

/** Other jobs that are open: everybody is judged by all of them. */
const ordinaryJobs = 200;

/** Statements: two open jobs for everybody, one of which will be cancelled, and credits for everybody who applies. */
export const preparation = `
  insert into job_descriptions (id, code, company_id, title, audience, job_type, openings, ctc_min_paise, ctc_max_paise,
    description_html, criteria, last_date_to_apply, status, posted_at, criteria_version)
  select job.id, job.code, (select parent_entity_id from users where mobile_number = '${numbers.employer}'), 'Trainee', 'Both',
    'Full Time', 100, 30000000, 40000000, '<p>Invented for measuring.</p>', '{}',
    now() + interval '30 days', 'Posted', now(), 1
  from (values ('${jdID}', 'JD-26-999101'), ('${otherJdID}', 'JD-26-999102')) as job(id, code);
  insert into job_approvals (job_description_id, institute_id, state)
    select job, id, 'Approved' from institutes, unnest(array['${jdID}', '${otherJdID}']) as job;
  insert into job_descriptions (id, code, company_id, title, audience, job_type, openings, ctc_min_paise, ctc_max_paise,
    description_html, criteria, last_date_to_apply, status, posted_at, criteria_version)
  select gen_random_uuid()::text, 'JD-26-' || 998000 + n, (select parent_entity_id from users where mobile_number = '${numbers.employer}'),
    'Engineer ' || n, 'Both', 'Full Time', 100, 30000000, 40000000, repeat('<p>Invented for measuring.</p>', 50),
    jsonb_build_object('minSSC', 40 + n % 50, 'maxLiveBacklogs', n % 4), now() + interval '20 days', 'Posted', now(), 1
  from generate_series(1, ${ordinaryJobs}) as n;
  insert into job_approvals (job_description_id, institute_id, state)
    select job.id, institutes.id, 'Approved' from job_descriptions as job, institutes where title like 'Engineer %';
  insert into wallets (id, owner_type, owner_id, balance) select gen_random_uuid()::text, 'user', user_id, 100000 from candidates
    on conflict (owner_type, owner_id) do update set balance = 100000;
  vacuum analyze`;

interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: object;
}

interface Person {
  id: string;
  headers: Record<string, string>;
}

interface Campus {
  database: Client;
  url: string;
  /** Of the servers: their tokens are signed with a key of it. */
  secret: string;
}

/** The whole rush, printed as a table for each number of copies. */
export async function measureRush(): Promise<void> {
  const people = Math.round(campus * Number(process.env.RUSH ?? 1));
  for (const copies of [1, 2]) {
    const postgres = await startPostgres([], { isOnDisk: true });
    try {
      printTable(
        `rush: ${people} people, copies of the server: ${copies}`,
        await rush(postgres.url, people, copies),
      );
    } finally {
      postgres.stop();
    }
  }
}

async function rush(url: string, people: number, copies: number): Promise<Row[]> {
  const fill = fileURLToPath(new URL('../apps/backend/src/seed-load.ts', import.meta.url));
  // Some of a campus have left or may not be asked; the load is a million at 1.
  const args = [
    '--disable-warning=ExperimentalWarning',
    fill,
    '--fraction',
    String((people * 1.3) / 1_000_000),
  ];
  const filled = spawnSync(process.execPath, args, {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (filled.status !== 0) throw new Error('The database could not be filled.');
  const database = new Client({ connectionString: url });
  await database.connect();
  for (const statement of preparation.split(';')) await database.query(statement);
  const delayed = await delayedAddress(url);
  const secret = randomUUID() + randomUUID();
  const settings = { ...settingsForRates, DATABASE_URL: delayed.url, SERVER_SECRET: secret };
  const servers: RunningServer[] = [];
  const rows: Row[] = [];
  try {
    for (let copy = 0; copy < copies; copy += 1) servers.push(await startServerOn(settings));
    const origins = servers.map(({ origin }) => origin);
    const watch = (figure: string, calls: readonly Call[]): Promise<void> =>
      measured(rows, figure, origins, calls);

    const students = await signedIn({ database, url, secret }, people, watch);
    const get =
      (path: string) =>
      (person: Person): Call => ({ method: 'GET', path, headers: person.headers });
    await watch('my jobs', students.map(get('/api/jdstudentmapping/eligibleJDs?pageNo=1')));
    await watch('counts of my jobs', students.map(get('/api/jdstudentmapping/myCount')));
    await watch('dashboard', students.map(get('/api/dashboard/summary')));
    await watch('notifications', students.map(get('/api/notification/all?type=Critical')));
    const apply =
      (job: string) =>
      (person: Person): Call => ({
        method: 'POST',
        path: '/api/jdstudentmapping/add',
        headers: { ...person.headers, 'idempotency-key': randomUUID() },
        body: { jdID: job, status: 'Accepted' },
      });
    await watch('apply', students.map(apply(jdID)));
    const employer = await signIn(origins[0] ?? '', numbers.employer);
    await watch(
      'people of the job, for its company',
      Array.from({ length: 200 }, () => ({
        method: 'GET',
        path: `/api/jdstudentmapping/eligibleStudents?jdID=${jdID}`,
        headers: employer,
      })),
    );
    const officer = await signIn(origins[0] ?? '', numbers.officer);
    await watch(
      'students, for a placement officer',
      Array.from({ length: 200 }, (_, index) => ({
        method: 'GET',
        path: `/api/student/all?pageNo=${1 + (index % 5)}`,
        headers: officer,
      })),
    );
    await watch(
      'withdraw',
      students.slice(0, people / 20).map((person) => ({
        method: 'PUT',
        path: '/api/jdstudentmapping/status',
        headers: { ...person.headers, 'idempotency-key': randomUUID() },
        body: { jdID, userID: person.id, status: 'Withdrawn', reasonCode: 'Other' },
      })),
    );
    const cancelled = performance.now();
    await Promise.all([
      watch(
        'apply elsewhere, while the job is cancelled',
        students.slice(0, people / 4).map(apply(otherJdID)),
      ),
      watch('the cancellation', [
        {
          method: 'PUT',
          path: `/api/jobdescription/cancel/${jdID}`,
          headers: { ...employer, 'idempotency-key': randomUUID() },
          body: { reason: 'The position was filled inside the company.', rowVersion: 1 },
        },
      ]),
    ]);
    await everybodyMoved(database);
    rows.push({
      figure: 'everybody of the cancelled job is moved and has the credits back',
      value: `${((performance.now() - cancelled) / 1000).toFixed(1)} s`,
    });
    return rows;
  } finally {
    for (const server of servers) await server.stop();
    delayed.stop();
    await database.end();
  }
}

/** Some sign in by their number and password, as at five to ten; the others have done so before. */
async function signedIn(
  { database, url, secret }: Campus,
  most: number,
  watch: (figure: string, calls: readonly Call[]) => Promise<void>,
): Promise<Person[]> {
  await database.query(
    `insert into credentials (user_id, password_hash, password_changed_at)
      select candidates.user_id, demo.password_hash, now() from candidates,
        (select password_hash from credentials join users on id = user_id where mobile_number = '${numbers.student}') as demo
      on conflict (user_id) do update set password_hash = excluded.password_hash`,
  );
  const { rows } = await database.query<{ id: string; number: string }>(
    `select id, mobile_number as number from users join candidates on user_id = id order by id limit $1`,
    [most],
  );
  const entering = rows.slice(0, Math.min(200, most / 5)).map(({ number }, index): Call => ({
    method: 'POST',
    path: '/api/auth/login',
    headers: { 'x-forwarded-for': `10.1.0.${1 + index}` },
    body: { mobileNumber: number, password: 'Demo@2026' },
  }));
  await watch('sign in', entering);
  const sessions = await openDatabase({ kind: 'postgres', url });
  const keys = loadKeys(readConfig({ SERVER_SECRET: secret, DATABASE_URL: url }));
  const opening = { keys, now: new Date(), client: { address: '127.0.0.1', userAgent: 'bench' } };
  const people: Person[] = [];
  const wanted = new Set(rows.map(({ id }) => id));
  for (const user of await sessions.db.select().from(users)) {
    if (!wanted.has(user.id)) continue;
    const token = await sessions.db.transaction((tx) => openSession(tx, user, opening));
    people.push({ id: user.id, headers: { authorization: `Bearer ${token}` } });
  }
  await sessions.close();
  return people;
}

const agent = new Agent({ keepAlive: true, maxSockets: callers });

function send(
  origin: string,
  { method, path, headers, body }: Call,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const sent = request(origin + path, {
      method,
      agent,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    });
    sent.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      );
    });
    sent.on('error', (error) => resolve({ status: 0, text: error.message }));
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Makes the calls, so many at a time, and adds what came of them. */
async function measured(
  rows: Row[],
  figure: string,
  origins: readonly string[],
  calls: readonly Call[],
): Promise<void> {
  const times: number[] = [];
  const refused = new Map<number, number>();
  let next = 0;
  const before = work();
  const began = performance.now();
  const caller = async (): Promise<void> => {
    for (let call = calls[next++]; call !== undefined; call = calls[next++]) {
      const started = performance.now();
      const { status } = await send(origins[next % origins.length] ?? '', call);
      times.push(performance.now() - started);
      if (status !== 200) refused.set(status, (refused.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  const seconds = (performance.now() - began) / 1000;
  const after = work();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  const used = {
    server: (after.server - before.server) / seconds,
    postgres: (after.postgres - before.postgres) / seconds,
    callers: (after.callers - before.callers) / seconds,
  };
  const errors = [...refused].map(([status, count]) => `${count} times ${status}`).join(', ');
  rows.push({
    figure,
    value:
      `${(calls.length / seconds).toFixed(0)} a second; p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} ms; ` +
      `${errors === '' ? 'none refused' : errors}; processor ${share(used.server)} server, ` +
      `${share(used.postgres)} database; memory of a server ${after.memory} MB; ${boundBy(used, origins.length)}`,
  });
}

const share = (percent: number): string => `${Math.round(percent)} %`;

/** What gives way first when more call: shares of a processor are in percent of one. */
function boundBy(
  { server, postgres, callers: own }: Readonly<Record<'server' | 'postgres' | 'callers', number>>,
  copies: number,
): string {
  const all = availableParallelism() * 100;
  if (server + postgres + own > 0.85 * all) return 'the processors of the machine give way first';
  if (server > 85 * copies) return 'the thread of the server gives way first';
  return 'waiting gives way first: locks, connections, or the way to the database';
}

/** Ticks of the processor (a hundredth of a second each) that all servers, all of PostgreSQL and the callers have used, and the largest server. */
function work(): { server: number; postgres: number; callers: number; memory: number } {
  const { stdout } = spawnSync('ps', ['-eo', 'pid,rss,comm,args'], { encoding: 'utf8' });
  const used = { server: 0, postgres: 0, callers: ticksOf('self'), memory: 0 };
  for (const line of stdout.split('\n')) {
    const [, pid, memory, args] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (pid === undefined || args === undefined) continue;
    if (args.includes('apps/backend/dist/main.js')) {
      used.server += ticksOf(pid);
      used.memory = Math.max(used.memory, Math.round(Number(memory) / 1000));
    } else if (args.startsWith('postgres')) used.postgres += ticksOf(pid);
  }
  return used;
}

function ticksOf(pid: string): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0;
  }
}

async function everybodyMoved(database: Client): Promise<void> {
  for (;;) {
    const { rows } = await database.query<{ left: string }>(
      `select count(*) as left from jd_student_mappings where jd_id = '${jdID}' and status = 'Applied'`,
    );
    if (rows[0]?.left === '0') return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** The database as if it were on another machine, where DATABASE_DELAY says how far away. */
async function delayedAddress(url: string): Promise<{ url: string; stop(): void }> {
  const delay = process.env.DATABASE_DELAY;
  if (delay === undefined) return { url, stop: () => undefined };
  const port = await freePort();
  const { hostname, port: target } = new URL(url);
  const relay = fileURLToPath(new URL('relay.ts', import.meta.url));
  const child = spawn(process.execPath, [relay, String(port), hostname, target, delay], { stdio: 'inherit' });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const address = new URL(url);
  address.hostname = '127.0.0.1';
  address.port = String(port);
  return { url: address.href, stop: () => void child.kill() };
}
