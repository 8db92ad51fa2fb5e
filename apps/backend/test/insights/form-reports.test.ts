/** Tables that leave the house: over a drawn campus each figure is what a query written by hand says, and what its list holds. */
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { academics, currentDegrees } from '../../src/candidates/tables/profile.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { applications } from '../../src/hiring/tables/applications.ts';
import { jobDescriptions } from '../../src/hiring/tables/job-descriptions.ts';
import { jobProfiles } from '../../src/hiring/tables/job-profiles.ts';
import { outcomes } from '../../src/hiring/tables/outcomes.ts';
import { placements } from '../../src/hiring/tables/placements.ts';
import { rupeesInWords } from '../../src/insights/form-reports/in-words.ts';
import { instituteIntakes } from '../../src/organisations/tables/institutes.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { programID } from '../../src/seed/data/programs.ts';
import { sequenceOf } from '../../src/seed/random.ts';
import { addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const year = 2031;
const at = new Date('2026-11-21T04:00:00Z');
const computer = programID('B.E.', 'Computer Engineering');
const mechanical = programID('B.E.', 'Mechanical Engineering');
const master = programID('M.Pharm', 'Pharmacology');
const home = instituteID('sahyadri');

let server: TestServer;
let officer: Call;

beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  officer = await server.actAs(seededID('user/9000000031'));
  const { db } = server.database;
  const random = sequenceOf(20_261_128);
  const [first, second] = await db
    .select({ id: jobProfiles.id })
    .from(jobProfiles)
    .orderBy(jobProfiles.title)
    .limit(2);
  const jobs = await db
    .insert(jobDescriptions)
    .values(
      [first?.id, second?.id, null].map((jobProfileID, index) => ({
        code: `JD-26-9200${index}0`,
        companyID: companyID(index === 0 ? 'greengrid' : 'navyug'),
        title: `Trainee ${index}`,
        audience: 'Fresher' as const,
        status: 'Posted' as const,
        postedAt: at,
        criteria: {},
        jobProfileID: jobProfileID ?? null,
      })),
    )
    .returning();
  for (let each = 0; each < 160; each += 1) {
    const institute = random.between(0, 9) === 0 ? instituteID('godavari') : home;
    const { id: userID, mobileNumber } = await addPerson(db, 'student', institute, {
      firstName: random.pick(['Asha', 'Ravi', 'Meera']),
      // Who has not come yet still graduates.
      mobileVerifiedAt: random.between(0, 5) === 0 ? null : at,
    });
    const studied = random.pick([computer, mechanical, master]);
    const length = studied === master ? 2 : 4;
    const isLateralEntry = studied !== master && random.between(0, 5) === 0;
    await db.insert(currentDegrees).values({
      userID,
      degree: studied === master ? 'POST GRADUATION' : 'ENGINEERING',
      programID: studied,
      instituteID: institute,
      rollNumber: `F/${mobileNumber}`,
      admissionYear: year - length + (isLateralEntry ? 1 : 0) - (random.between(0, 6) === 0 ? 1 : 0),
      passingYear: random.between(0, 9) === 0 ? year + 1 : year,
      currentSemester: 1,
      isLateralEntry,
      updatedAt: at,
    });
    if (random.between(0, 2) === 0) {
      await db.insert(academics).values({
        userID,
        liveBacklogs: random.between(0, 1),
        deadBacklogs: 0,
        updatedAt: at,
      });
    }
    for (const job of jobs) {
      const status = random.pick([null, null, 'Selected', 'Offer Declined', 'Offer Accepted'] as const);
      if (status === null) continue;
      const fixedPaise = random.between(3, 9) * 10_000_000 + random.between(0, 9) * 100_000;
      const oneTimePaise = random.between(0, 2) * 5_000_000;
      const isDivided = random.between(0, 3) > 0;
      await db.insert(applications).values({
        jdID: job.id,
        userID,
        status,
        appliedAt: at,
        offer: {
          ctcPaise: fixedPaise + oneTimePaise,
          respondBy: at.toISOString(),
          ...(isDivided && { parts: { fixedPaise, oneTimePaise } }),
          ...(random.between(0, 3) > 0 && { location: random.pick(['Pune', ' pune', 'Chennai']) }),
        },
      });
    }
    const other = random.pick([
      null,
      null,
      'Off campus',
      'Higher studies',
      'Own business',
      'Government exam',
      'Pre-placement offer',
    ] as const);
    if (other !== null) {
      const counting = await db.$count(outcomes, sql`${outcomes.userID} = ${userID} and ${outcomes.isFinal}`);
      const state = random.pick(['Confirmed', 'Confirmed', 'Reported'] as const);
      await db.insert(outcomes).values({
        userID,
        kind: other,
        state,
        isFinal: state === 'Confirmed' && counting === 0,
        organisation: '=Elsewhere',
        ctcPaise: other === 'Higher studies' ? null : random.between(2, 12) * 10_000_000,
        checkedAt: at,
      });
    }
    if (random.between(0, 3) === 0) {
      const plan = random.pick(['Looking', 'Placed elsewhere', 'Higher studies', 'Not looking'] as const);
      await db.insert(placements).values({ userID, plan, note: 'as I said', setBy: userID, setAt: at });
    }
  }
  await db.insert(instituteIntakes).values([
    { instituteID: home, programID: computer, year: year - 4, sanctioned: 60, admitted: 58, lateral: 6 },
    { instituteID: home, programID: mechanical, year: year - 4, sanctioned: 30, admitted: 28 },
    // Of another year, another institute: they count for nothing here.
    { instituteID: home, programID: computer, year: year - 3, sanctioned: 999 },
    { instituteID: instituteID('godavari'), programID: computer, year: year - 4, sanctioned: 999 },
  ]);
});
afterAll(() => server.close());

const report = async (form: string, query: Record<string, string> = {}, call = officer) =>
  (await call('getFormReport', { params: { form }, query: { passingYear: year, ...query } })).data.formReport;

/** Rows of a query that was written by hand: the people of the campus by sets of ids, without joins that could count somebody twice. */
const byHand = async (columns: string, from = 'campus c', rest = '') => {
  const row = sql<Record<string, unknown>>`to_jsonb(found)`;
  const found = await server.database.db.select({ row }).from(
    sql.raw(`(with campus as (
      select u.id, d.program_id, (select m.degree from master_programs m where m.id = (select p.master_program_id from programs p where p.id = d.program_id)) as degree,
        (select o.kind from outcomes o where o.user_id = u.id and o.is_final) as kind,
        (select o.ctc_paise from outcomes o where o.user_id = u.id and o.is_final) as ctc,
        (d.passing_year - d.admission_year - case when d.degree = 'POST GRADUATION' then 2 when d.is_lateral_entry then 3 else 4 end <= 0
          and u.id not in (select user_id from academics where live_backlogs > 0)) as in_time
      from users u, current_degrees d
      where d.user_id = u.id and u.parent_entity_id = '${home}' and d.passing_year = ${year})
      select ${columns} from ${from} ${rest}) as found`),
  );
  return found.map((each) => each.row);
};

const placedKinds = `('On campus', 'Off campus', 'Pre-placement offer', 'Government exam')`;
const numbers = (row: Record<string, unknown> | undefined) =>
  Object.fromEntries(
    Object.entries(row ?? {}).map(([name, value]) => [name, value === null ? null : Number(value)]),
  );

/** How many rows the list has that a link leads to. */
async function rowsAt(link: string | undefined): Promise<number> {
  const { pathname, searchParams } = new URL(link ?? '', 'https://portal.example.com');
  const query = Object.fromEntries(searchParams);
  if (pathname === '/outcome/reports') {
    const { form = '', passingYear: _year, ...part } = query;
    return (await report(form, part)).total;
  }
  const list = pathname === '/student' ? 'listStudents' : 'listOutcomes';
  return (await officer(list, { query })).meta.total ?? 0;
}

test('NIRF counts who graduates in time, and what came of them, per level and length', async () => {
  const { rows, columns, formYear } = await report('nirf');
  expect(formYear).toBe(2025);
  expect(columns.map(({ key }) => key)).toContain('medianInWords');
  expect(rows.map(({ key }) => key)).toEqual(['UG-4', 'PG-2']);
  const hand = async (isLevel: string) =>
    numbers(
      (
        await byHand(
          `count(*) filter (where in_time) as graduating, count(*) filter (where in_time and kind in ${placedKinds}) as placed,
           count(*) filter (where in_time and kind = 'Higher studies') as studies,
           (select (array_agg(ctc order by ctc))[(count(*) + 1) / 2] + (array_agg(ctc order by ctc))[count(*) / 2 + 1]
              from campus x where in_time and kind in ${placedKinds} and ctc is not null and ${isLevel}) / 200.0 as median`,
          'campus c',
          `where ${isLevel}`,
        )
      )[0],
    );
  const [bachelors, masters] = rows;
  expect(bachelors?.cells).toMatchObject(await hand(`degree = 'ENGINEERING'`));
  expect(masters?.cells).toMatchObject(await hand(`degree = 'POST GRADUATION'`));
  expect(bachelors?.cells).toMatchObject({
    level: 'UG [4 Years Program(s)]',
    intakeYear: '2027-28',
    lateralYear: '2028-29',
    graduationYear: '2030-31',
    sanctioned: 90,
    admitted: 86,
    lateral: 6,
  });
  expect(masters?.cells).toMatchObject({ sanctioned: null });
  expect(bachelors?.cells.medianInWords).toMatch(/^Rupees .+ Lakh.* only$/);
  expect(bachelors?.links.sanctioned).toBe('/outcome/intake?year=2027');
  for (const key of ['graduating', 'placed', 'studies']) {
    expect(await rowsAt(bachelors?.links[key])).toBe(bachelors?.cells[key]);
  }
});

test('NBA has a row per program, with the index of its form', async () => {
  const { rows } = await report('nba');
  const hand = await byHand(
    `program_id, count(*) as "finalYear", count(*) filter (where kind in ${placedKinds}) as placed,
     count(*) filter (where kind = 'Higher studies') as studies, count(*) filter (where kind = 'Own business') as business,
     count(kind) as sum, round(100.0 * count(kind) / count(*), 2) as index`,
    'campus c',
    'group by program_id',
  );
  expect(rows).toHaveLength(3);
  for (const { program_id: id, ...figures } of hand) {
    const row = rows.find(({ key }) => key === id);
    expect(row?.cells).toMatchObject(numbers(figures));
    for (const [key, link] of Object.entries(row?.links ?? {})) {
      expect(await rowsAt(link)).toBe(row?.cells[key]);
    }
  }
});

test('each program has its median, and that of the year before beside it', async () => {
  const { rows } = await report('programs');
  const hand = await byHand(
    `program_id, percentile_cont(0.5) within group (order by ctc) filter (where kind in ${placedKinds}) / 100.0 as median`,
    'campus',
    'group by program_id',
  );
  const medians = hand.map(
    ({ program_id: key, median }) => [key, median === null ? null : Number(median)] as const,
  );
  expect(new Map(rows.map(({ key, cells }) => [key, cells.median]))).toEqual(new Map(medians));
  for (const figure of ['students', 'placed'] as const) {
    for (const { cells, links } of rows.filter((row) => row.links[figure] !== undefined)) {
      expect(await rowsAt(links[figure])).toBe(cells[figure]);
    }
  }
  const next = await report('programs', { passingYear: String(year + 1) });
  const known = new Map(rows.map(({ key, cells }) => [key, cells.median]));
  expect(next.rows.length).toBeGreaterThan(0);
  for (const { key, cells } of next.rows) expect(cells.medianBefore).toBe(known.get(key) ?? null);
});

test('NAAC lists who was placed or works for themselves, and who studies on', async () => {
  const placed = await report('naac-placement');
  const [hand] = await byHand(
    `count(*) filter (where kind in ${placedKinds} or kind = 'Own business') as placed, count(*) filter (where kind = 'Higher studies') as studies`,
  );
  expect(placed.total).toBe(Number(hand?.placed));
  expect((await report('naac-progression')).total).toBe(Number(hand?.studies));
  const { cells, links } =
    placed.rows.find((row) => row.cells.employer !== '=Elsewhere') ?? placed.rows[0] ?? {};
  expect(cells).toMatchObject({
    year,
    rollNumber: expect.stringMatching(/^F\//),
    program: expect.any(String),
    contact: expect.stringMatching(/^https:/),
    pay: expect.any(Number),
  });
  expect(links?.name).toMatch(/^\/student\?record=/);
});

test.each(['function', 'sector', 'place'])(
  'IPRS counts each person once by %s, and what is divided',
  async (by) => {
    const { rows } = await report('iprs', { by });
    const [hand] = await byHand(
      `(select count(*) from campus where kind in ('On campus', 'Pre-placement offer')) as people,
     (select count(*) from jd_student_mappings where offer is not null and user_id in (select id from campus))
      + (select count(*) from outcomes where kind = 'Pre-placement offer' and state = 'Confirmed' and user_id in (select id from campus)) as offers,
     (select count(*) from outcomes where is_final and kind in ('On campus', 'Pre-placement offer') and user_id in (select id from campus)
      and coalesce(fixed_paise, one_time_paise, variable_paise, stock_paise, other_paise) is null) as undivided,
     (select max(fixed_paise + coalesce(one_time_paise, 0)) / 100.0 from outcomes where is_final and kind = 'On campus' and user_id in (select id from campus)) as "guaranteedMax",
     (select min(ctc_paise) / 100.0 from outcomes where is_final and kind in ('On campus', 'Pre-placement offer') and user_id in (select id from campus)) as "mostMin",
     (select round(avg(fixed_paise)) / 100.0 from outcomes where is_final and kind = 'On campus' and user_id in (select id from campus)) as "fixedMean"`,
      '(select 1) as one',
    );
    const [all, ...groups] = rows;
    expect(all?.cells).toMatchObject(numbers(hand));
    for (const figure of ['people', 'offers', 'undivided'] as const) {
      expect(groups.reduce((sum, { cells }) => sum + Number(cells[figure] ?? 0), 0)).toBe(all?.cells[figure]);
    }
    for (const figure of ['people', 'offers', 'undivided'] as const) {
      for (const { cells, links } of rows.filter((row) => row.links[figure] !== undefined)) {
        expect(await rowsAt(links[figure])).toBe(cells[figure]);
      }
    }
  },
);

test('places are one however they are written, and what nobody has said is a row', async () => {
  const { rows } = await report('iprs', { by: 'place' });
  expect(rows.map(({ key }) => key)).toEqual(['all', expect.any(String), expect.any(String), 'none']);
  expect(rows.map(({ key }) => key)).toEqual(expect.arrayContaining(['pune', 'chennai']));
});

test('IPRS says who took part, who did not and why, and what became of the offers', async () => {
  const { rows } = await report('iprs-participation');
  const [hand] = await byHand(
    `count(*) as students, count(*) filter (where kind = 'On campus') as campus, count(*) filter (where kind = 'Off campus') as elsewhere,
     count(*) filter (where kind is null and id in (select user_id from placements where plan <> 'Looking')) as "optedOut",
     (select count(*) from jd_student_mappings where status = 'Offer Declined' and user_id in (select id from campus)) as declined`,
  );
  const figures = Object.fromEntries(rows.map(({ key, cells }) => [key, cells.number]));
  expect(figures).toMatchObject(numbers(hand));
  for (const { cells, links } of rows.filter((row) => row.links.number !== undefined)) {
    expect(await rowsAt(links.number)).toBe(cells.number);
  }
  expect((await report('iprs-opted-out')).rows[0]?.cells.why).toBe('as I said');
});

test('whoever follows several institutes has a row of each, and of one its own figures', async () => {
  const controller = await server.actAs((await addPerson(server.database.db, 'super-admin', null)).id);
  const { rows } = await report('institutes', {}, controller);
  const own = rows.find(({ key }) => key === home);
  const [hand] = await byHand(
    `count(*) as students, count(*) filter (where kind in ${placedKinds}) as placed`,
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(own?.cells).toMatchObject(numbers(hand));
  expect((await report('institutes')).rows).toEqual([{ ...own, links: own?.links }]);
  expect((await report('nba', { instituteID: home }, controller)).rows.map(({ cells }) => cells)).toEqual(
    (await report('nba')).rows.map(({ cells }) => cells),
  );
});

test('a table is a CSV file and a workbook, in neither of which a name is a formula', async () => {
  const of = { params: { form: 'naac-placement' }, query: { passingYear: year } };
  const csv = await officer('downloadFormReport', of);
  expect(csv.headers['content-type']).toContain('text/csv');
  expect(csv.text).toContain(`Pay package at appointment (in INR per annum)`);
  expect(csv.text).toMatch(/,'=Elsewhere/);
  const workbook = await officer('downloadFormReport', { ...of, query: { ...of.query, format: 'xlsx' } });
  expect(workbook.headers['content-disposition']).toContain('naac-placement-2031.xlsx');
  const files = unzipSync(new Uint8Array(workbook.bytes));
  const parts = Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)] as const);
  const texts = parts.map(([, content]) => content).join('');
  expect(texts).toContain(`'=Elsewhere`);
  expect(texts).not.toContain('<f>');
  expect(parts.find(([name]) => name.endsWith('sheet1.xml'))?.[1]).toMatch(/<v>\d+<\/v>/);
});

test('an amount in words is in lakh and crore', () => {
  expect(rupeesInWords(650_000)).toBe('Rupees Six Lakh Fifty Thousand only');
  expect(rupeesInWords(12_345_678.4)).toBe(
    'Rupees One Crore Twenty Three Lakh Forty Five Thousand Six Hundred Seventy Eight only',
  );
  expect(rupeesInWords(0)).toBe('Rupees Zero only');
});
