/** What a season came to, in a few figures, for its two documents: figures, programs and who recruited. */
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { applications, jobDescriptions, seasons, seasonsInScope } from '../../hiring/index.ts';
import { users } from '../../identity/index.ts';
import { companies } from '../../organisations/index.ts';
import { notFound, signedIn, type OperationContext } from '../../platform/index.ts';
import { reportSeason } from './placements.ts';
import { candidatesInScope } from './population.ts';

/** The figures of all or of a program; money in paise, null without anybody. */
export interface StoryRow {
  label: string;
  enrolled: number;
  placed: number;
  studies: number;
  medianPaise: number | null;
}

export interface SeasonStory {
  name: string;
  all: StoryRow & { placedPercent: number | null };
  programs: readonly StoryRow[];
  recruiters: readonly { name: string; people: number; bestPaise: number | null }[];
}

const rowOf = (label: string, values: Readonly<Record<string, number>>): StoryRow => ({
  label,
  enrolled: values.enrolled ?? 0,
  placed: values.placed ?? 0,
  studies: values.studies ?? 0,
  medianPaise: values.medianPaise ?? null,
});

/** Of the students in the caller's reach. @throws ApiFailure 404 */
export async function readSeasonStory(context: OperationContext, id: string): Promise<SeasonStory> {
  const { db } = context;
  const caller = signedIn(context);
  const [season] = await db
    .select({ name: seasons.name })
    .from(seasons)
    .where(and(eq(seasons.id, id), seasonsInScope(caller)));
  if (season === undefined) throw notFound();
  const { totals, series } = await reportSeason(db, caller, id, {});
  const people = sql<number>`count(distinct ${applications.userID})`.mapWith(Number);
  const recruiters = await db
    .select({
      name: companies.name,
      people,
      bestPaise: sql<number | null>`max((${applications.offer} ->> 'ctcPaise')::bigint)`.mapWith(
        (value: unknown) => (value === null ? null : Number(value)),
      ),
    })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .innerJoin(users, eq(users.id, applications.userID))
    .where(
      and(
        eq(jobDescriptions.seasonID, id),
        inArray(applications.status, ['Offer Accepted', 'Joined']),
        candidatesInScope(db, caller, {}),
      ),
    )
    .groupBy(companies.id)
    .orderBy(desc(people), asc(companies.name));
  return {
    name: season.name,
    all: { ...rowOf('', totals), placedPercent: totals.placedPercent ?? null },
    programs: series.map(({ label, values }) => rowOf(label, values)),
    recruiters,
  };
}
