import { Client } from 'pg';
import { startPostgres } from '../scripts/postgres.mjs';
import { measureCriteria } from './criteria.ts';
import { measureRates, property, settingsForRates, signIn, signInAdmins } from './rates.ts';
import { callers, numbers, screens, type Caller } from './screens.ts';
import { fillWithPeople } from './fill.ts';
import { startServerOn } from './server.ts';
import { kilobytes, median, type Row } from './table.ts';

/** A list as the portal asks for it, and as a program would that knows the place of each page. */
interface List {
  name: string;
  path: string;
  table: string;
  condition: string;
  /** The order without `sort`. */
  order: string;
  searches: readonly string[];
}

const lists: readonly List[] = [
  {
    name: 'students',
    path: '/student/all',
    table: 'users',
    condition: "type = 'C'",
    order: 'full_name',
    searches: ['asha patil', 'person99999', '7000123', 'kumar', 'zoya', 'xyzzy'],
  },
  {
    name: 'institutes',
    path: '/institute/all',
    table: 'institutes',
    condition: 'true',
    order: 'name',
    searches: ['sahyadri', 'polytechnic 123', 'pune'],
  },
  {
    name: 'companies',
    path: '/company/all',
    table: 'companies',
    condition: 'true',
    order: 'name',
    searches: ['works 199', 'patil'],
  },
  {
    name: 'leads',
    path: '/lead/all',
    table: 'leads',
    condition: 'true',
    order: 'created_at',
    searches: ['lead4999', 'asha'],
  },
];

const repetitions = 9;
const pageSize = 25;
async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < repetitions; turn += 1) times.push(await timed(work));
  return median(times);
}

const shown = (ms: number): string => `${ms.toFixed(1)} ms`;

/** What a reader of the API sees, over one signed-in connection. */
async function readerOf(origin: string, caller: Caller = 'admin') {
  const headers = await signIn(origin, numbers[caller]);
  const read = async (path: string): Promise<PageRead> => {
    const page = await fetch(`${origin}/api${path}`, { headers });
    if (!page.ok) throw new Error(`${path} answered ${page.status}: ${await page.text()}`);
    return pageOf(await page.json());
  };
  return { read };
}

interface PageRead {
  total: number;
  rows: number;
  nextCursor: string;
}

function pageOf(answer: unknown): PageRead {
  const meta = property(answer, 'meta');
  const total = property(meta, 'total');
  const data = property(answer, 'data');
  const [rows] = typeof data === 'object' && data !== null ? Object.values(data) : [];
  return {
    total: Number(total),
    rows: Array.isArray(rows) ? rows.length : 0,
    nextCursor: String(property(meta, 'nextCursor')),
  };
}

/** The list's pages, counts and searches through the API, each beside the bare query on the same database. */
async function measureList(
  list: List,
  read: (path: string) => Promise<PageRead>,
  database: Client,
): Promise<Row[]> {
  const rows: Row[] = [];
  const page = (number: number) => `${list.path}?pageNo=${number}&pageSize=${pageSize}`;
  const { table, condition, order } = list;
  const bare = (more: string) => () =>
    database.query(
      `select * from ${table} where ${condition} ${more} order by ${order}, id limit ${pageSize}`,
    );
  const first = await timed(() => read(page(1)));
  const { rows: counted } = await database.query<{ total: number }>(
    `select count(*)::int as total from ${table} where ${condition}`,
  );
  const total = counted[0]?.total ?? 0;
  const last = Math.ceil(total / pageSize);
  const line = (figure: string, ours: number, theirs?: number): void => {
    rows.push({
      figure: `${list.name}, ${figure}`,
      value: theirs === undefined ? shown(ours) : `${shown(ours)} (bare query ${shown(theirs)})`,
    });
  };
  line(`first request of all`, first);
  const one = await medianOf(() => read(page(1)));
  line(`page 1 of ${last} (${total} rows)`, one, await medianOf(bare('')));
  const middle = Math.floor(last / 2);
  line(`page ${middle}, come to by its number`, await timed(() => read(page(middle))));
  const { rows: at } = await database.query<{ value: unknown; id: string }>(
    `select ${order} as value, id from ${table} where ${condition} order by ${order}, id offset ${(middle - 1) * pageSize} limit 1`,
  );
  let turn = middle;
  let { nextCursor } = await read(page(middle));
  const next = async (): Promise<void> => {
    ({ nextCursor } = await read(`${page((turn += 1))}&cursor=${nextCursor}`));
  };
  const place = at[0];
  line(
    `pages after ${middle}, by their cursors`,
    await medianOf(() => next()),
    place &&
      (await medianOf(() =>
        database.query(
          `select * from ${table} where ${condition} and (${order}, id) > ($1, $2) order by ${order}, id limit ${pageSize}`,
          [place.value, place.id],
        ),
      )),
  );
  line(`page ${last}`, await medianOf(() => read(page(last))));
  const offset = await timed(() =>
    database.query(
      `select * from ${table} where ${condition} order by ${order}, id limit ${pageSize} offset ${(last - 1) * pageSize}`,
    ),
  );
  rows.push({ figure: `${list.name}, page ${last} by OFFSET, for comparison`, value: shown(offset) });
  for (const search of list.searches) {
    const path = `${page(1)}&search=${encodeURIComponent(search)}`;
    const found = await read(path);
    const times: number[] = [];
    for (let repeat = 0; repeat < repetitions; repeat += 1) times.push(await timed(() => read(path)));
    const slowest = Math.max(...times);
    rows.push({
      figure: `${list.name}, search "${search}" (${found.total} found)`,
      value: `${shown(median(times))}, slowest of ${repetitions} ${shown(slowest)}`,
    });
  }
  return rows;
}

/** What the screens of each caller ask, in milliseconds of one request after another. */
async function measureScreens(origin: string, database: Client): Promise<Row[]> {
  const one = async (query: string): Promise<string> => {
    const { rows } = await database.query<{ id: string }>(query);
    if (!rows[0]) throw new Error(`${query} found nothing.`);
    return rows[0].id;
  };
  const asked = screens({
    instituteID: await one(
      `select parent_entity_id as id from users where email = 'person2@students.example.edu'`,
    ),
    universityID: await one(`select university_id as id from institutes where name like '% 40000'`),
    companyID: await one(`select id from companies where name like '% Works 7000'`),
    jdID: await one(`select id from job_descriptions where code = 'JD-25-520003'`),
  });
  const rows: Row[] = [];
  for (const caller of callers) {
    const { read } = await readerOf(origin, caller);
    for (const { figure, path } of asked[caller]) {
      const first = await timed(() => read(path));
      const times: number[] = [];
      // What takes seconds is not asked nine times.
      for (let turn = 0; turn < (first > 1_000 ? 1 : repetitions); turn += 1) {
        times.push(await timed(() => read(path)));
      }
      rows.push({
        figure: `${caller}: ${figure}`,
        value: `${shown(median(times))}, slowest ${shown(Math.max(...times))}, first ${shown(first)}`,
      });
    }
  }
  return rows;
}

/** The list of the sign-up form, which everybody may ask for. */
async function measureSignUp(origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const query of ['', '&search=sahyadri', '&search=co', '&search=engineering', '&search=xyzzy']) {
    let bytes = 0;
    const read = async () => {
      const answer = await fetch(`${origin}/api/institute/all?pageNo=-1${query}`);
      bytes = (await answer.arrayBuffer()).byteLength;
    };
    const first = await timed(read);
    const again = await medianOf(read);
    rows.push({
      figure: `sign-up, institutes ${query}`,
      value: `${shown(again)}, first ${shown(first)}, ${kilobytes(bytes)}`,
    });
  }
  return rows;
}

/** Parts of the measurement; `SCALE_PARTS=lists,rates` leaves the others out. */
const parts = (process.env.SCALE_PARTS ?? 'lists,screens,criteria,sign-up,rates').split(',');

/**
 * Measures on a million people (`SCALE=0.1`: a tenth): in the database that SCALE_DATABASE_URL names, which `npm run seed:load` has filled,
 * or in a PostgreSQL of its own that is filled first.
 */
export async function measureScale(): Promise<Row[]> {
  const filled = process.env.SCALE_DATABASE_URL;
  if (filled !== undefined) return measureOn(filled);
  const postgres = await startPostgres(['shared_buffers=2GB'], { isOnDisk: true });
  try {
    fillWithPeople(postgres.url, Number(process.env.SCALE ?? 1));
    return await measureOn(postgres.url);
  } finally {
    postgres.stop();
  }
}

async function measureOn(url: string): Promise<Row[]> {
  const server = await startServerOn({ DATABASE_URL: url, ...settingsForRates });
  const database = new Client({ connectionString: url });
  await database.connect();
  try {
    const { read } = await readerOf(server.origin);
    const rows: Row[] = [];
    if (parts.includes('lists')) {
      for (const list of lists) rows.push(...(await measureList(list, read, database)));
    }
    if (parts.includes('screens')) rows.push(...(await measureScreens(server.origin, database)));
    if (parts.includes('criteria')) rows.push(...(await measureCriteria(server.origin, database)));
    if (parts.includes('sign-up')) rows.push(...(await measureSignUp(server.origin)));
    if (parts.includes('rates'))
      rows.push(...(await measureRates(server.origin, await signInAdmins(server.origin), url)));
    return rows;
  } finally {
    await database.end();
    await server.stop();
  }
}
