/** What came of a season: how far those who take part got, how many are placed, and what they are paid, by program. */
import { seasonOutcomeValues } from '@aarambh/api-client/enums';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { currentDegrees } from '../../candidates/index.ts';
import { masterPrograms, programs } from '../../catalogue/index.ts';
import type { Db } from '../../database/index.ts';
import { outcomesOf, placements, seasonEnrolments } from '../../hiring/index.ts';
import { users, type Viewer } from '../../identity/index.ts';
import { countWhere } from './figures.ts';
import { candidatesInScope, type Selection } from './population.ts';
import type { ReportBody } from './report.ts';

/** Key of the row of those who have not said what they study. */
const noProgram = 'none';

/** Counts each person who takes part once; the percentage and the median are of the row, and the totals those of everybody. */
export async function reportSeason(
  db: Db,
  viewer: Viewer,
  seasonID: string,
  selection: Selection,
): Promise<ReportBody> {
  const { reached, isOf, takesPart } = outcomesOf(db, seasonID);
  const counts = Object.fromEntries(seasonOutcomeValues.map((name) => [name, countWhere(isOf[name])]));
  const figures = {
    enrolled: count(),
    ...counts,
    medianPaise: sql<number | null>`percentile_cont(0.5) within group (order by ${reached.pay})`.mapWith(
      Number,
    ),
  };
  const where = and(takesPart, candidatesInScope(db, viewer, selection));
  const [all] = await db
    .select(figures)
    .from(seasonEnrolments)
    .innerJoin(users, eq(users.id, seasonEnrolments.userID))
    .leftJoin(reached, eq(reached.userID, seasonEnrolments.userID))
    .leftJoin(placements, eq(placements.userID, seasonEnrolments.userID))
    .where(where);
  const rows = await db
    .select({
      id: programs.id,
      master: masterPrograms.name,
      specialisation: programs.specialisation,
      ...figures,
    })
    .from(seasonEnrolments)
    .innerJoin(users, eq(users.id, seasonEnrolments.userID))
    .leftJoin(reached, eq(reached.userID, seasonEnrolments.userID))
    .leftJoin(placements, eq(placements.userID, seasonEnrolments.userID))
    .leftJoin(currentDegrees, eq(currentDegrees.userID, seasonEnrolments.userID))
    .leftJoin(programs, eq(programs.id, currentDegrees.programID))
    .leftJoin(masterPrograms, eq(masterPrograms.id, programs.masterProgramID))
    .where(where)
    .groupBy(programs.id, masterPrograms.id)
    .orderBy(asc(masterPrograms.name), asc(programs.specialisation));
  return {
    totals: valuesOf(all ?? {}),
    series: rows.map(({ id, master, specialisation, ...values }) => ({
      key: id ?? noProgram,
      label: id === null ? '' : `${master} ${specialisation}`,
      values: valuesOf(values),
    })),
  };
}

/** With the share of those placed among those who look for a job or have one of the season; without what is of nobody. */
function valuesOf(row: Readonly<Record<string, number | null>>): Record<string, number> {
  const { enrolled = 0, elsewhere = 0, studies = 0, notLooking = 0, placed = 0, medianPaise = null } = row;
  const looking = Number(enrolled) - Number(elsewhere) - Number(studies) - Number(notLooking);
  const { medianPaise: _median, ...figures } = row;
  return {
    ...Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, value ?? 0])),
    ...(looking > 0 && { placedPercent: Math.round((Number(placed) / looking) * 1000) / 10 }),
    ...(medianPaise !== null && { medianPaise: Math.round(medianPaise) }),
  };
}
