/**
 * The people for one job with 100,000 candidates, and a step of 500 at once, on PostgreSQL: whole requests over HTTP, and what of each the
 * database takes to plan and execute all its statements (pg_stat_statements).
 */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { startPostgres } from '../scripts/postgres.mjs';
import { settingsForRates, signIn } from './rates.ts';
import { numbers } from './screens.ts';
import { fillWithPeople } from './fill.ts';
import { startServerOn } from './server.ts';
import { median, type Row } from './table.ts';

const jdID = '01990000-0000-7000-8000-00000000b001';
const repetitions = 9;

/** So that the database says how long it was at work; PEOPLE_DATABASE_URL needs them too. */
const statementSettings = [
  'shared_preload_libraries=pg_stat_statements',
  'pg_stat_statements.track_planning=on',
];

/**
 * A job for everybody, approved by every institute; half have applied, with what was found then, one in ten has declined; each has three
 * of ten skills.
 */
const job = `
  insert into job_descriptions (id, code, company_id, title, audience, job_type, openings, ctc_min_paise, ctc_max_paise,
    description_html, criteria, skills, last_date_to_apply, status, posted_at, criteria_version)
  select '${jdID}', 'JD-26-999001', (select parent_entity_id from users where mobile_number = '${numbers.employer}'), 'Trainee', 'Both',
    'Full Time', 100, 30000000, 40000000, '<p>Invented for measuring.</p>',
    '{"degrees": ["ENGINEERING"], "minGraduation": {"type": "CGPA", "value": 6}, "maxLiveBacklogs": 1, "passingYears": [2026, 2027, 2028]}',
    (select jsonb_agg(jsonb_build_object('skillID', id, 'weight', 1)) from (select id from skills order by id limit 5) as wanted),
    now() + interval '30 days', 'Posted', now(), 1 on conflict do nothing;
  insert into job_approvals (job_description_id, institute_id, state) select '${jdID}', id, 'Approved' from institutes on conflict do nothing;
  insert into candidate_skills (id, user_id, skill_id, proficiency, created_at, updated_at)
    select gen_random_uuid()::text, user_id, skill.ids[1 + (abs(hashtext(user_id)) + place * 3) % 10], 'Beginner', now(), now()
    from candidates, generate_series(0, 2) as place,
      (select array_agg(id order by id) as ids from (select id from skills order by id limit 10) as ten) as skill on conflict do nothing;
  insert into jd_student_mappings (id, jd_id, user_id, status, applied_at, eligibility_snapshot, contact_revealed_at)
    select gen_random_uuid()::text, '${jdID}', user_id,
      (array['Applied', 'Applied', 'Applied', 'Shortlisted', 'Rejected', 'Declined'])[1 + number % 6],
      case when number % 6 <> 5 then now() - number * interval '1 second' end,
      case when number % 6 <> 5 then jsonb_build_object('verdict', 'Eligible', 'evaluatedAt', now(), 'criteriaVersion', 1,
        'matchScore', abs(hashtext(user_id)) % 6 * 20, 'rules', '[]'::jsonb, 'gates', '[]'::jsonb) end,
      case when number % 6 = 3 then now() end
    from (select user_id, row_number() over (order by user_id) as number from candidates) as person
    where number % 10 < 6 on conflict do nothing;
  vacuum analyze`;

const questions = (known: Readonly<Record<'program' | 'institute' | 'skill' | 'city', string>>) => [
  ['first page', ''],
  ['page 20', 'pageNo=20'],
  ['by status', 'status=Applied'],
  ['by status, newest first', 'status=Shortlisted&sort=-appliedAt'],
  ['not asked yet', 'status=Eligible'],
  ['eligible', 'verdict=Eligible'],
  ['not eligible', 'verdict=NotEligible'],
  ['data missing', 'verdict=NeedsData'],
  ['by institute', `instituteID=${known.institute}`],
  ['by program', `programID=${known.program}`],
  ['by year', 'passingYear=2027'],
  ['by skill', `skillID=${known.skill}`],
  ['by city', `cityID=${known.city}`],
  ['by marks', 'minCgpa=9'],
  ['by backlogs', 'maxLiveBacklogs=0'],
  ['by four filters', `programID=${known.program}&passingYear=2027&minCgpa=8&status=Applied`],
  ['by name', 'search=asha%20patil'],
  ['by roll number', 'search=R4711'],
  ['all, best matches first', 'sort=-matchScore'],
];

/** In the database that PEOPLE_DATABASE_URL names, which `npm run seed:load` has filled, or in a PostgreSQL that is filled first. */
export async function measurePeople(): Promise<Row[]> {
  const filled = process.env.PEOPLE_DATABASE_URL;
  if (filled !== undefined) return measureOn(filled);
  const postgres = await startPostgres(statementSettings, { isOnDisk: true });
  try {
    fillWithPeople(postgres.url, 0.12);
    return await measureOn(postgres.url);
  } finally {
    postgres.stop();
  }
}

async function measureOn(url: string): Promise<Row[]> {
  const database = new Client({ connectionString: url });
  await database.connect();
  await database.query('create extension if not exists pg_stat_statements');
  for (const statement of job.split(';')) await database.query(statement);
  const one = async (query: string): Promise<string> => {
    const { rows } = await database.query<{ id: string }>(query);
    return rows[0]?.id ?? '';
  };
  const known = {
    program: await one('select program_id as id from current_degrees limit 1'),
    institute: await one('select institute_id as id from current_degrees limit 1'),
    skill: await one('select id from skills order by id limit 1'),
    city: await one(`select id from cities where name = 'Pune'`),
  };
  const server = await startServerOn({ DATABASE_URL: url, ...settingsForRates });
  const rows: Row[] = [];
  try {
    for (const caller of ['admin', 'employer'] as const) {
      const headers = await signIn(server.origin, numbers[caller]);
      const timed = async (path: string): Promise<number> => {
        const started = performance.now();
        const answer = await fetch(`${server.origin}/api/jdstudentmapping/${path}`, { headers });
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
        await answer.arrayBuffer();
        return performance.now() - started;
      };
      const add = async (figure: string, path: string): Promise<void> => {
        await timed(path);
        const times: number[] = [];
        const inDatabase: number[] = [];
        for (let turn = 0; turn < repetitions; turn += 1) {
          await database.query('select pg_stat_statements_reset()');
          times.push(await timed(path));
          inDatabase.push(await timeInDatabase(database));
        }
        rows.push({
          figure: `${caller}: ${figure}`,
          value: `${spread(times)}; in the database ${spread(inDatabase)}`,
        });
      };
      for (const [figure = '', query = ''] of questions(known)) {
        await add(figure, `eligibleStudents?jdID=${jdID}&${query}`);
      }
      await add('numbers of the tabs', `count?jdID=${jdID}&by=status`);
    }
    rows.push(...(await measureBulk(server.origin, database)));
    return rows;
  } finally {
    await database.end();
    await server.stop();
  }
}

const spread = (times: readonly number[]): string =>
  `${median(times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)}`;

/** Milliseconds of all statements since the last reset. */
async function timeInDatabase(database: Client): Promise<number> {
  const { rows } = await database.query<{ ms: number }>(
    `select coalesce(sum(total_plan_time + total_exec_time), 0) as ms from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database()) and query not like '%pg_stat_statements%'`,
  );
  return rows[0]?.ms ?? 0;
}

/** What one call moves. */
const inBulk = 500;

/** The company shortlists 500 applicants, and pays for each; five times, others each time. */
async function measureBulk(origin: string, database: Client): Promise<Row[]> {
  await database.query(
    `insert into wallets (id, owner_type, owner_id, balance) select gen_random_uuid()::text, 'company', company_id, 1000000
      from job_descriptions where id = '${jdID}' on conflict (owner_type, owner_id) do update set balance = 1000000`,
  );
  const headers = { ...(await signIn(origin, numbers.employer)), 'content-type': 'application/json' };
  const times: Record<'trial' | 'step', number[]> = { trial: [], step: [] };
  for (let turn = 0; turn < 5; turn += 1) {
    const { rows } = await database.query<{ id: string }>(
      `select id from jd_student_mappings where jd_id = '${jdID}' and status = 'Applied' limit ${inBulk}`,
    );
    for (const name of ['trial', 'step'] as const) {
      const started = performance.now();
      const answer = await fetch(`${origin}/api/jdstudentmapping/bulk/update`, {
        method: 'PUT',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: JSON.stringify({
          jdID,
          ids: rows.map(({ id }) => id),
          status: 'Shortlisted',
          dryRun: name === 'trial',
        }),
      });
      const text = await answer.text();
      if (!answer.ok || text.includes('"ok":false'))
        throw new Error(`The ${name} answered ${text.slice(0, 500)}`);
      times[name].push(performance.now() - started);
    }
  }
  return Object.entries(times).map(([name, each]) => ({
    figure: `employer: ${name} of ${inBulk} at once`,
    value: spread(each),
  }));
}
