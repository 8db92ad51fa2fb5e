/**
 * The hour around ten o'clock on a campus of 10,000: everybody looks, applies, some withdraw, the company cancels. On PostgreSQL, with one and
 * two copies of the server; RUSH=0.1 takes a tenth of the people, DATABASE_DELAY=1 puts so many milliseconds before each answer of the database.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { startPostgres } from '../scripts/postgres.mjs';
import { measured, type Call } from './crowd.ts';
import { fillWithPeople } from './fill.ts';
import { settingsForRates, signIn } from './rates.ts';
import { numbers } from './screens.ts';
import { freePort, startServerOn, type RunningServer } from './server.ts';
import { openSessions, type Person } from './sessions.ts';
import { printTable, type Row } from './table.ts';

/** People of a whole campus. */
const campus = 10_000;

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
  // Some of a campus have left or may not be asked; the load is a million at 1.
  fillWithPeople(url, (people * 1.3) / 1_000_000);
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
    const watch = (figure: string, calls: readonly Call[]) => measured(rows, figure, origins, calls);

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
  watch: (figure: string, calls: readonly Call[]) => Promise<unknown>,
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
  return openSessions(
    { url, secret },
    rows.map(({ id }) => id),
  );
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
