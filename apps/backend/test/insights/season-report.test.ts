/** The report of a season: over random histories it says what a query written by hand says, and each figure is the length of its list. */
import { seasonOutcomeValues } from '@aarambh/api-client/enums';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentDegrees } from '../../src/candidates/tables/profile.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { applications } from '../../src/hiring/tables/applications.ts';
import { jobDescriptions } from '../../src/hiring/tables/job-descriptions.ts';
import { outcomes } from '../../src/hiring/tables/outcomes.ts';
import { placements } from '../../src/hiring/tables/placements.ts';
import { seasonEnrolments } from '../../src/hiring/tables/seasons.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { programID } from '../../src/seed/data/programs.ts';
import { seasonID } from '../../src/seed/data/seasons.ts';
import { sequenceOf } from '../../src/seed/random.ts';
import { addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const season = seasonID('sahyadri');
const at = new Date('2026-11-21T04:00:00Z');
const studied = [
  programID('B.E.', 'Computer Engineering'),
  programID('B.E.', 'Mechanical Engineering'),
] as const;

let server: TestServer;
let officer: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  officer = await server.actAs(seededID('user/9000000031'));
  const { db } = server.database;
  const random = sequenceOf(20_261_121);
  const jobs = await db
    .insert(jobDescriptions)
    .values(
      // The last is of no season: what happens there counts for nothing.
      [season, season, season, null].map((seasonOfJob, index) => ({
        code: `JD-26-9100${index}0`,
        companyID: companyID('greengrid'),
        title: `Trainee ${index}`,
        audience: 'Fresher' as const,
        status: 'Posted' as const,
        postedAt: at,
        criteria: {},
        seasonID: seasonOfJob,
      })),
    )
    .returning();
  for (let each = 0; each < 120; each += 1) {
    const home = instituteID(random.between(0, 9) === 0 ? 'godavari' : 'sahyadri');
    const { id: userID, mobileNumber } = await addPerson(db, 'student', home);
    const state = random.pick([
      'Active',
      'Active',
      'Active',
      'Active',
      'Pending',
      'Removed',
      'Withdrawn',
    ] as const);
    await db.insert(seasonEnrolments).values({ seasonID: season, userID, state, consentAt: at });
    if (random.between(0, 7) > 0) {
      await db.insert(currentDegrees).values({
        userID,
        degree: 'ENGINEERING',
        programID: random.pick(studied),
        instituteID: home,
        rollNumber: `R/${mobileNumber}`,
        admissionYear: 2023,
        passingYear: 2027,
        currentSemester: 7,
        updatedAt: at,
      });
    }
    if (random.between(0, 2) === 0) {
      const plan = random.pick(['Looking', 'Placed elsewhere', 'Higher studies', 'Not looking'] as const);
      await db.insert(placements).values({ userID, plan, setBy: userID, setAt: at });
    }
    if (random.between(0, 3) === 0) {
      const kind = random.pick(['Off campus', 'Higher studies', 'Own business', 'Government exam'] as const);
      const outcomeState = random.pick(['Reported', 'Confirmed'] as const);
      await db.insert(outcomes).values({
        userID,
        kind,
        state: outcomeState,
        isFinal: outcomeState === 'Confirmed',
        organisation: 'Elsewhere',
      });
    }
    for (const job of jobs) {
      const place = random.between(0, 8);
      if (place === 0) continue;
      const status =
        (
          [
            'Eligible',
            'Declined',
            'Applied',
            'Rejected',
            'Shortlisted',
            'Selected',
            'Offer Declined',
            'Offer Accepted',
            'Joined',
          ] as const
        )[place] ?? 'Joined';
      const hasOffer = place >= 5;
      await db.insert(applications).values({
        jdID: job.id,
        userID,
        status,
        appliedAt: place >= 2 ? at : null,
        contactRevealedAt: place >= 4 ? at : null,
        offer: hasOffer
          ? { ctcPaise: random.between(3, 20) * 10_000_000, respondBy: at.toISOString() }
          : null,
      });
    }
  }
});
afterAll(() => server.close());

/** Another way to the same figures: sets of people, without joins that could count somebody twice. */
const byHand = (program: string) => sql`
  with takes as (
    select u.id, coalesce((select d.program_id from current_degrees d where d.user_id = u.id), 'none') as program
    from users u
    where u.parent_entity_id = ${instituteID('sahyadri')}
      and exists (select 1 from season_enrolments e where e.user_id = u.id and e.season_id = ${season}
        and (e.state = 'Active' or (e.state in ('Removed', 'Withdrawn') and exists (select 1 from jd_student_mappings m
          where m.user_id = u.id and m.status in ('Offer Accepted', 'Joined') and m.jd_id in (select id from job_descriptions where season_id = ${season})))))
  ), mine as (select * from takes where ${program} = 'all' or program = ${program}),
  deeds as (
    select m.user_id, m.status, m.applied_at, m.contact_revealed_at, m.offer from jd_student_mappings m
    where m.jd_id in (select id from job_descriptions where season_id = ${season})
  ), placed as (select distinct user_id from deeds where status in ('Offer Accepted', 'Joined')),
  waiting as (select user_id from deeds where status = 'Selected' except select user_id from placed),
  rest as (select id from mine except select user_id from placed except select user_id from waiting),
  finals as (select user_id, kind from outcomes where is_final),
  pays as (
    select (select max((offer ->> 'ctcPaise')::bigint) from deeds where deeds.user_id = mine.id and status in ('Offer Accepted', 'Joined')) as pay from mine
  )
  select (select count(*) from mine)::int as enrolled,
    (select count(distinct user_id) from deeds join mine on mine.id = user_id where applied_at is not null)::int as applied,
    (select count(distinct user_id) from deeds join mine on mine.id = user_id where contact_revealed_at is not null)::int as shortlisted,
    (select count(distinct user_id) from deeds join mine on mine.id = user_id where offer is not null)::int as offered,
    (select count(*) from placed join mine on mine.id = user_id)::int as placed,
    (select count(*) from waiting join mine on mine.id = user_id)::int as pending,
    (select count(*) from rest join finals f on f.user_id = rest.id where kind not in ('Higher studies', 'Own business'))::int as elsewhere,
    (select count(*) from rest join finals f on f.user_id = rest.id where kind = 'Higher studies')::int as studies,
    (select count(*) from rest where id in (select user_id from finals where kind = 'Own business')
      or (id not in (select user_id from finals) and id in (select user_id from placements where plan <> 'Looking')))::int as "notLooking",
    (select count(*) from rest where id not in (select user_id from finals) and id not in (select user_id from placements where plan <> 'Looking'))::int as "notPlaced",
    (select percentile_cont(0.5) within group (order by pay) from pays)::float8 as "medianPaise"`;

async function handCount(program: string) {
  const [row] = await server.database.db
    .select({ figures: sql<Record<string, number | null>>`to_jsonb(f)` })
    .from(sql`(${byHand(program)}) as f`);
  const { medianPaise, ...counts } = row?.figures ?? {};
  const { enrolled, elsewhere, studies, notLooking, placed } = counts as Record<string, number>;
  const looking = (enrolled ?? 0) - (elsewhere ?? 0) - (studies ?? 0) - (notLooking ?? 0);
  return {
    ...counts,
    ...(looking > 0 && { placedPercent: Math.round(((placed ?? 0) / looking) * 1000) / 10 }),
    ...(medianPaise != null && { medianPaise: Math.round(medianPaise) }),
  };
}

const report = async (query: object) =>
  officer('getReport', { params: { name: 'season' }, query: { ...query } });

test('says what a query written by hand says, by program and of all; the ends part those who take part', async () => {
  const { totals, series } = (await report({ seasonID: season })).data.report;
  expect(totals).toEqual(await handCount('all'));
  expect(series.length).toBeGreaterThan(2);
  for (const { key, values } of series) {
    expect(values).toEqual(await handCount(key));
    const { enrolled, placed, pending, elsewhere, studies, notLooking, notPlaced } = values as Record<
      string,
      number
    >;
    const ends = [placed, pending, elsewhere, studies, notLooking, notPlaced];
    expect(ends.reduce((sum = 0, part = 0) => sum + part)).toBe(enrolled);
  }
  expect((await report({})).error?.fields).toMatchObject([{ path: 'seasonID' }]);
  expect((await report({ seasonID: 'none' })).status).toBe(404);
});

test('each figure is the length of the list that it leads to', async () => {
  const { totals, series } = (await report({ seasonID: season })).data.report;
  for (const outcome of seasonOutcomeValues) {
    const lists = [
      { values: totals, of: {} },
      ...series.map(({ key, values }) => ({ values, of: { programID: key } })),
    ];
    for (const { values, of } of lists) {
      const list = await officer('listSeasonEnrolments', {
        params: { id: season },
        query: { outcome, pageSize: '1', ...of },
      });
      expect([outcome, of, list.meta.total]).toEqual([outcome, of, values[outcome]]);
    }
  }
});
