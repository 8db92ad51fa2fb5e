/**
 * A drive at the speed of a fair: three companies, 600 students who applied to each, five rounds, twelve panels, on PostgreSQL. People are
 * checked in one by one, results come as pasted lists and from the panels, rounds are closed while students look; at the end everybody stands
 * where the results say and every credit is accounted for. CALLERS=64 puts so many phones at the doors.
 */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { startPostgres } from '../scripts/postgres.mjs';
import { measured, type Call } from './crowd.ts';
import { fillWithPeople } from './fill.ts';
import { property, settingsForRates } from './rates.ts';
import { startServerOn } from './server.ts';
import { openSessions, type Person } from './sessions.ts';
import { printTable, type Row } from './table.ts';

const people = 600;
const companies = 3;
/** Of each company, in the third round. */
const panels = ['A', 'B', 'C', 'D'];
/** How many go on from each round of a company. */
const goOn = [300, 120, 60, 40, 20];
/** The round, counted from 0, that is held in panels. */
const interviews = 2;

const minute = 60_000;
const doorCallers = Number(process.env.CALLERS ?? 12);

const jobOf = (company: number): string => `01990000-0000-7000-8000-00000000d00${company}`;

/** Statements: three companies post one job each for which the same students of one institute have applied. */
const preparation = `
  create table drive_company as select row_number() over (order by id) - 1 as n, id, parent_entity_id as company_id from (
    select distinct on (parent_entity_id) users.id, parent_entity_id from users join companies on companies.id = parent_entity_id
    where type = 'E' and user_status = 'Active' and mobile_number like '7%' order by parent_entity_id, users.id limit ${companies}) as one;
  create table drive_student as select row_number() over (order by users.id) - 1 as n, users.id from users join current_degrees on user_id = users.id
    where user_status = 'Active' and mobile_number like '7%' limit ${people};
  update users set parent_entity_id = (select min(id) from institutes) where id in (select id from drive_student);
  update current_degrees set institute_id = (select min(id) from institutes) where user_id in (select id from drive_student);
  insert into job_descriptions (id, code, company_id, title, audience, job_type, openings, ctc_min_paise, ctc_max_paise,
    description_html, criteria, last_date_to_apply, status, posted_at, criteria_version)
    select '01990000-0000-7000-8000-00000000d00' || n, 'JD-26-99930' || n, company_id, 'Trainee', 'Both', 'Full Time', 20, 30000000, 40000000,
      '<p>Invented for measuring.</p>', '{}', now() + interval '30 days', 'Posted', now(), 1 from drive_company;
  insert into job_approvals (job_description_id, institute_id, state)
    select job.id, (select min(id) from institutes), 'Approved' from job_descriptions as job where code like 'JD-26-99930%';
  insert into jd_student_mappings (id, jd_id, user_id, status, applied_at)
    select gen_random_uuid()::text, job.id, drive_student.id, 'Applied', now()
    from drive_student, job_descriptions as job where code like 'JD-26-99930%';
  insert into wallets (id, owner_type, owner_id, balance) select gen_random_uuid()::text, 'company', company_id, 100000 from drive_company
    on conflict (owner_type, owner_id) do update set balance = 100000;
  vacuum analyze`;

interface Student extends Person {
  rollNumber: string;
}

interface Drive {
  database: Client;
  origin: string;
  rows: Row[];
  /** Somebody of each company. */
  companies: readonly Person[];
  students: readonly Student[];
}

interface Round {
  company: number;
  id: string;
}

/** The whole drive, printed as a table. */
export async function measureDrive(): Promise<void> {
  const postgres = await startPostgres([], { isOnDisk: true });
  try {
    printTable(
      `drive: ${people} students, ${companies} companies, ${goOn.length} rounds, ${companies * panels.length} panels`,
      await drive(postgres.url),
    );
  } finally {
    postgres.stop();
  }
}

async function drive(url: string): Promise<Row[]> {
  fillWithPeople(url, (people * 1.6) / 1_000_000);
  const database = new Client({ connectionString: url });
  await database.connect();
  for (const statement of preparation.split(';')) await database.query(statement);
  const secret = randomUUID() + randomUUID();
  const server = await startServerOn({ ...settingsForRates, DATABASE_URL: url, SERVER_SECRET: secret });
  try {
    const own = await peopleOf(database, 'select id from drive_company order by n');
    const studying = await database.query<{ id: string; number: string }>(
      'select drive_student.id, roll_number as number from drive_student join current_degrees on user_id = drive_student.id order by n',
    );
    const numbers = new Map(studying.rows.map(({ id, number }) => [id, number]));
    const sessions = await openSessions({ url, secret }, [...own, ...numbers.keys()]);
    const byID = new Map(sessions.map((person) => [person.id, person]));
    const found = (id: string): Person => byID.get(id) ?? missing(`a session of ${id}`);
    const all: Drive = {
      database,
      origin: server.origin,
      rows: [],
      companies: own.map(found),
      students: [...numbers].map(([id, rollNumber]) => ({ ...found(id), rollNumber })),
    };
    const rounds = await plan(all);
    let inRound = all.companies.map(() => all.students);
    for (const [index, these] of rounds.entries()) {
      inRound = await hold(all, { index, these, inRound });
    }
    all.rows.push(await accounted(database));
    return all.rows;
  } finally {
    await server.stop();
    await database.end();
  }
}

const missing = (what: string): never => {
  throw new Error(`There is no ${what}.`);
};

async function peopleOf(database: Client, query: string): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(query);
  return rows.map(({ id }) => id);
}

/** A call of somebody, with a key that makes a repeat safe. */
const change = (person: Person, method: string, path: string, body: object): Call => ({
  method,
  path: `/api${path}`,
  headers: { ...person.headers, 'idempotency-key': randomUUID() },
  body,
});

/** What a call answers, read as data. @throws when it is refused */
async function ask({ origin }: Drive, { path, method, headers, body }: Call): Promise<unknown> {
  const answer = await fetch(origin + path, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  const parsed: unknown = JSON.parse(text);
  return property(parsed, 'data');
}

const idOf = (record: unknown): string => String(property(record, 'id'));
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The rounds of all companies, in their order. They lie ahead and are moved to now when their turn comes. */
async function plan(all: Drive): Promise<Round[][]> {
  const rounds: Round[][] = [];
  for (const index of goOn.keys()) {
    const these: Round[] = [];
    for (const [company, by] of all.companies.entries()) {
      const startsAt = Date.now() + (index + 1) * 24 * 60 * minute;
      const data = await ask(
        all,
        change(by, 'POST', '/round/add', {
          jdID: jobOf(company),
          name: `Round ${index + 1}`,
          kind: index === interviews ? 'Technical interview' : 'Aptitude test',
          startsAt: new Date(startsAt).toISOString(),
          endsAt: new Date(startsAt + 8 * 60 * minute).toISOString(),
          isFor: index === 0 ? 'Applied' : 'Passed',
        }),
      );
      these.push({ company, id: idOf(property(data, 'round')) });
    }
    rounds.push(these);
  }
  return rounds;
}

/** One round of all companies at once, from the door to its end. @returns who goes on, for each company */
async function hold(
  all: Drive,
  {
    index,
    these,
    inRound,
  }: { index: number; these: readonly Round[]; inRound: readonly (readonly Student[])[] },
): Promise<Student[][]> {
  const { database, rows, origin, companies: own } = all;
  const name = `round ${index + 1}`;
  const by = (company: number): Person => own[company] ?? missing('company');
  const moveTo = (moment: string) =>
    database.query(
      `update rounds set starts_at = ${moment}, ends_at = ${moment} + interval '8 hours' where id = any($1)`,
      [these.map(({ id }) => id)],
    );
  await moveTo(`now() + interval '10 minutes'`);
  const watch = (figure: string, calls: readonly Call[], callers = doorCallers) =>
    measured(rows, `${name}: ${figure}`, [origin], calls, { callers, isKept: true });
  const lines = (company: number, students: readonly object[]) =>
    change(by(company), 'PUT', `/round/entries/${these[company]?.id ?? ''}`, { entries: students });

  const dashboards = await watch(
    'students look at their day',
    all.students.map(({ headers }) => ({ method: 'GET', path: '/api/dashboard/summary', headers })),
    64,
  );
  const codes = new Map(dashboards.flatMap((text, at) => codesIn(text, all.students[at])));
  if (index === interviews) await allot(all, these);

  // The phones at the doors of all companies take people in at the same time.
  const arriving = these.flatMap(({ company, id }) =>
    (inRound[company] ?? []).map((student, at) => ({ at, company, id, student })),
  );
  await watch(
    'checked in by the code of the day, one by one',
    arriving
      .toSorted((one, other) => one.at - other.at)
      .map(({ company, id, student }) =>
        lines(company, [
          {
            code: codes.get(`${student.id} ${id}`) ?? missing(`code of ${student.rollNumber}`),
            attendance: 'Present',
            at: new Date().toISOString(),
          },
        ]),
      ),
  );
  const passed = inRound.map((students, company) =>
    students.toSorted((one, other) => turned(one, company) - turned(other, company)).slice(0, goOn[index]),
  );
  const results = these.flatMap(({ company }) => {
    const on = new Set(passed[company]);
    const judged = (inRound[company] ?? []).map((student) => ({
      rollNumber: student.rollNumber,
      result: on.has(student) ? 'Passed' : 'Failed',
    }));
    const size = index === interviews ? 1 : 200;
    return chunks(judged, size).map((part) => lines(company, part));
  });
  await watch(
    index === interviews ? 'results of panels, one by one' : 'results, 200 pasted numbers each',
    results,
  );
  await moveTo(`now() - interval '10 minutes'`);

  const began = performance.now();
  await Promise.all([
    close(all, these),
    watch(
      'students look while it is closed',
      all.students.map(({ headers }) => ({ method: 'GET', path: '/api/dashboard/summary', headers })),
    ),
  ]);
  await settled(database, these);
  rows.push({
    figure: `${name}: from closing it to the last of ${arriving.length} people moved`,
    value: `${((performance.now() - began) / 1000).toFixed(1)} s`,
  });
  return passed;
}

/** Each company has others first, so that the same students are wanted by some. */
const turned = ({ rollNumber }: Student, company: number): number =>
  (Number(rollNumber.slice(1)) * 7 + company * 200) % people;

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}

/** The codes that a student's dashboard shows, each by student and round. */
function codesIn(text: string, student: Student | undefined): [string, string][] {
  const parsed: unknown = JSON.parse(text);
  const rounds = listOf(property(property(property(parsed, 'data'), 'dashboard'), 'rounds'));
  return rounds.flatMap((round): [string, string][] => {
    const code = property(round, 'code');
    return student === undefined || typeof code !== 'string' ? [] : [[`${student.id} ${idOf(round)}`, code]];
  });
}

/** Four panels for each company, and everybody gets a slot who can be there. */
async function allot(all: Drive, these: readonly Round[]): Promise<void> {
  for (const { company, id } of these) {
    const by = all.companies[company] ?? missing('company');
    const read: Call = { method: 'GET', path: `/api/round/panels/${id}`, headers: by.headers };
    const { rows: times } = await all.database.query<{ from: Date }>(
      'select starts_at as from from rounds where id = $1',
      [id],
    );
    const from = times[0]?.from.getTime() ?? 0;
    const began = performance.now();
    await ask(
      all,
      change(by, 'PUT', `/round/panels/${id}`, {
        rowVersion: property(await ask(all, read), 'rowVersion'),
        panels: panels.map((name) => ({
          name,
          venue: `Room ${company + 1}${name}`,
          startsAt: new Date(from).toISOString(),
          endsAt: new Date(from + 6 * 60 * minute).toISOString(),
          minutes: 10,
        })),
      }),
    );
    await ask(all, change(by, 'PUT', `/round/allot/${id}`, { order: 'Merit' }));
    const took = performance.now() - began;
    const after = await ask(all, read);
    all.rows.push({
      figure: `panels of company ${company + 1} set and slots given`,
      value: `${took.toFixed(0)} ms; ${String(property(after, 'withoutCount'))} of ${goOn[interviews - 1] ?? 0} without a slot`,
    });
  }
}

async function close(all: Drive, these: readonly Round[]): Promise<void> {
  for (const { company, id } of these) {
    const by = all.companies[company] ?? missing('company');
    const { rows } = await all.database.query<{ version: number }>(
      'select row_version as version from rounds where id = $1',
      [id],
    );
    const rowVersion = rows[0]?.version;
    await ask(all, change(by, 'PUT', `/round/close/${id}`, { rowVersion, dryRun: true }));
    await ask(all, change(by, 'PUT', `/round/close/${id}`, { rowVersion }));
  }
}

async function settled(database: Client, these: readonly Round[]): Promise<void> {
  for (;;) {
    const { rows } = await database.query<{ left: string }>(
      'select count(*) as left from round_entries where round_id = any($1) and settled_at is null',
      [these.map(({ id }) => id)],
    );
    if (rows[0]?.left === '0') return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Whether everybody stands where the results say, and what the companies paid is what the ledger has. @throws where it is not so */
async function accounted(database: Client): Promise<Row> {
  const { rows } = await database.query<{ said: string }>(
    `select string_agg(status || ' ' || number, ', ' order by status) as said
      from (select status, count(*) as number from jd_student_mappings where jd_id like '01990000-0000-7000-8000-00000000d00%' group by status) as counted`,
  );
  const { rows: wallets } = await database.query<{ off: string; paid: string }>(
    `select count(*) filter (where 100000 - balance <> coalesce(spent, 0)) as off, sum(100000 - balance) as paid
      from drive_company join wallets on owner_type = 'company' and owner_id = company_id
      left join (select wallet_id, -sum(amount) as spent from ledger_lines group by wallet_id) as lines on wallet_id = wallets.id`,
  );
  const [{ said } = { said: '' }] = rows;
  const [{ off, paid } = { off: '', paid: '' }] = wallets;
  if (off !== '0') throw new Error(`${off} of the wallets are not what their ledger says.`);
  const last = goOn.at(-1) ?? 0;
  const wanted = `Rejected ${companies * (people - last)}, Shortlisted ${companies * last}`;
  if (said !== wanted) throw new Error(`At the end there are ${said}, not ${wanted}.`);
  return { figure: 'at the end', value: `${said}; ${paid} credits paid, as the ledger has it` };
}
