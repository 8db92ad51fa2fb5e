/**
 * What a company pays, whom it took, how it chooses and how fast it answers: facts of the jobs and people that the caller may be told of. Of
 * fewer than five people nothing is told, nor a sum from which their number would follow.
 */
import { and, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { currentDegrees } from '../../candidates/index.ts';
import { cities, programName, programs } from '../../catalogue/index.ts';
import type { Db } from '../../database/index.ts';
import { applicationEvents, applications, jobDescriptions, seasons } from '../../hiring/index.ts';
import { users } from '../../identity/index.ts';
import type { Locale } from '../../platform/index.ts';
import { nameIn } from '../../records/index.ts';
import { wasTaken } from './scope.ts';

/** Fewer people than this are not told of. */
const fewest = 5;

/** Seasons, or years of jobs without one, of which the pay is told. */
const lastSeasons = 3;

/** The last jobs, by which the rounds and places are told, and the fewest that show a habit. */
const lastJobs = 20;
const fewestJobs = 2;

/** The last answers that are counted. */
const lastAnswers = 1_000;

/** Kinds of people that are told at most. */
const mostKinds = 30;

/** The season of a job; the year in which it was posted where it has none. */
const seasonOfJob = sql<string>`coalesce(${seasons.name}, to_char(${jobDescriptions.postedAt} at time zone 'Asia/Kolkata', 'YYYY'))`;

const aYear = sql<number>`(${applications.offer} ->> 'ctcPaise')::bigint`;

/** By season, the last first: the pay of a year that the jobs named, and the median of what was accepted. */
export async function payOf(db: Db, jobs: SQL | undefined, people: SQL | undefined) {
  const named = await db
    .select({
      season: seasonOfJob,
      jobs: sql<number>`count(*)::int`,
      minPaise: sql<number>`min(${jobDescriptions.ctcMinPaise})::float8`,
      maxPaise: sql<number>`max(coalesce(${jobDescriptions.ctcMaxPaise}, ${jobDescriptions.ctcMinPaise}))::float8`,
    })
    .from(jobDescriptions)
    .leftJoin(seasons, eq(seasons.id, jobDescriptions.seasonID))
    .where(and(jobs, isNotNull(jobDescriptions.ctcMinPaise)))
    .groupBy(sql`1`)
    .orderBy(desc(sql`max(${jobDescriptions.postedAt})`), sql`1`)
    .limit(lastSeasons);
  const accepted = await db
    .select({
      season: seasonOfJob,
      people: sql<number>`count(distinct ${applications.userID})::int`,
      medianPaise: sql<number>`percentile_cont(0.5) within group (order by ${aYear})`,
    })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(users, eq(users.id, applications.userID))
    .leftJoin(seasons, eq(seasons.id, jobDescriptions.seasonID))
    .where(and(jobs, people, wasTaken, sql`${aYear} is not null`))
    .groupBy(sql`1`)
    .having(sql`count(distinct ${applications.userID}) >= ${fewest}::int`);
  return named.map((each) => {
    const offers = accepted.find(({ season }) => season === each.season);
    return {
      ...each,
      people: offers?.people ?? null,
      medianPaise: offers === undefined ? null : Math.round(offers.medianPaise),
    };
  });
}

/** How many people it took, by what they study and when they finish: the newest first. */
export function takenBy(db: Db, jobs: SQL | undefined, people: SQL | undefined) {
  return db
    .select({
      programName,
      passingYear: currentDegrees.passingYear,
      people: sql<number>`count(distinct ${applications.userID})::int`,
    })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(users, eq(users.id, applications.userID))
    .innerJoin(currentDegrees, eq(currentDegrees.userID, users.id))
    .innerJoin(programs, eq(programs.id, currentDegrees.programID))
    .where(and(jobs, people, wasTaken))
    .groupBy(programs.id, currentDegrees.passingYear)
    .having(sql`count(distinct ${applications.userID}) >= ${fewest}::int`)
    .orderBy(desc(currentDegrees.passingYear), desc(sql`count(distinct ${applications.userID})`), programName)
    .limit(mostKinds);
}

/** The rounds that at least half of its last jobs hold, in their order, and of how many jobs that is said; null of too few. */
export async function roundsOf(db: Db, jobs: SQL | undefined) {
  const last = db
    .select({ id: jobDescriptions.id, rounds: jobDescriptions.rounds })
    .from(jobDescriptions)
    .where(and(jobs, sql`jsonb_array_length(${jobDescriptions.rounds}) > 0`))
    .orderBy(desc(jobDescriptions.postedAt), desc(jobDescriptions.id))
    .limit(lastJobs)
    .as('last_jobs');
  const round = sql`jsonb_array_elements(${last.rounds}) as round`;
  const rows = await db
    .select({
      name: sql<string>`min(round ->> 'name')`,
      jobs: sql<number>`count(distinct ${last.id})::int`,
      all: sql<number>`(select count(*)::int from ${last})`,
    })
    .from(last)
    .crossJoin(round)
    .groupBy(sql`lower(round ->> 'name')`)
    .orderBy(sql`avg((round ->> 'order')::int)`, sql`1`);
  const all = rows[0]?.all ?? 0;
  if (all < fewestJobs) return null;
  const usual = rows.filter((each) => each.jobs * 2 >= all);
  return usual.length === 0 ? null : { jobs: all, names: usual.map(({ name }) => name) };
}

/** The median of the days between an application and the first word of the company about it; null of too few. */
export async function answerDaysOf(db: Db, jobs: SQL | undefined): Promise<number | null> {
  const { applicationID, to, at } = applicationEvents;
  const answered = sql`(select min(${at}) from ${applicationEvents}
    where ${applicationID} = ${applications.id} and ${to} in ('Shortlisted', 'Selected', 'Rejected'))`;
  const last = db
    .select({
      userID: applications.userID,
      days: sql<number>`extract(epoch from ${answered} - ${applications.appliedAt}) / 86400`.as('days'),
    })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .where(and(jobs, isNotNull(applications.appliedAt), sql`${answered} is not null`))
    .orderBy(desc(applications.appliedAt))
    .limit(lastAnswers)
    .as('last_answers');
  const [row] = await db
    .select({
      people: sql<number>`count(distinct ${last.userID})::int`,
      days: sql<number | null>`percentile_cont(0.5) within group (order by ${last.days})`,
    })
    .from(last);
  if (row?.days == null || row.people < fewest) return null;
  return Math.max(0, Math.round(row.days));
}

/** Names of the cities of its last jobs. */
export async function placesOf(db: Db, jobs: SQL | undefined, locale: Locale): Promise<string[]> {
  const last = db
    .select({ cityIDs: jobDescriptions.cityIDs })
    .from(jobDescriptions)
    .where(jobs)
    .orderBy(desc(jobDescriptions.postedAt), desc(jobDescriptions.id))
    .limit(lastJobs)
    .as('last_jobs');
  const rows = await db
    .select({ name: nameIn(cities, locale) })
    .from(cities)
    .where(sql`exists (select from ${last} where ${cities.id} = any(${last.cityIDs}))`)
    .orderBy(sql`1`)
    .limit(lastJobs);
  return rows.map(({ name }) => name);
}
