/** How many of those who graduate next are placed, by program, against the year before. */
import type { components } from '@aarambh/api-client/schema';
import { and, count, eq, inArray, type SQL } from 'drizzle-orm';
import { currentDegrees } from '../../candidates/index.ts';
import { masterPrograms, programs } from '../../catalogue/index.ts';
import { users, usersInReach } from '../../identity/index.ts';
import { indianDate, signedIn, type OperationContext } from '../../platform/index.ts';
import { linkTo } from '../lists/links.ts';
import { countWhere } from '../reports/figures.ts';

type Programs = components['schemas']['DashboardPrograms'];

/** Programs that are shown, the largest first. */
const mostPrograms = 8;

/** From July on the campus places those who graduate in the next summer. */
function passingYearAt(now: Date): number {
  const [year = '', month = ''] = indianDate(now).split('-');
  return Number(year) + (Number(month) >= 7 ? 1 : 0);
}

/** @param isPlaced whether a person of `users` has accepted an offer or begun to work */
export async function readPrograms(context: OperationContext, isPlaced: SQL): Promise<Programs> {
  const passingYear = passingYearAt(context.now());
  const rows = await context.db
    .select({
      id: programs.id,
      masterName: masterPrograms.name,
      specialisation: programs.specialisation,
      year: currentDegrees.passingYear,
      students: count(),
      placed: countWhere(isPlaced),
    })
    .from(users)
    .innerJoin(currentDegrees, eq(currentDegrees.userID, users.id))
    .innerJoin(programs, eq(programs.id, currentDegrees.programID))
    .innerJoin(masterPrograms, eq(masterPrograms.id, programs.masterProgramID))
    .where(
      and(
        eq(users.type, 'C'),
        usersInReach(signedIn(context)),
        inArray(currentDegrees.passingYear, [passingYear, passingYear - 1]),
      ),
    )
    .groupBy(programs.id, masterPrograms.id, currentDegrees.passingYear);
  const before = new Map(
    rows
      .filter(({ year }) => year === passingYear - 1)
      .map(({ id, students, placed }) => [id, Math.round((100 * placed) / students)]),
  );
  return {
    passingYear,
    rows: rows
      .filter(({ year }) => year === passingYear)
      .toSorted((a, b) => b.students - a.students || (a.id < b.id ? -1 : 1))
      .slice(0, mostPrograms)
      .map(({ id, masterName, specialisation, students, placed }) => {
        const of = { programID: id, passingYear };
        return {
          id,
          name: `${masterName} ${specialisation}`,
          students: { key: 'students', total: students, link: linkTo('listStudents', of) },
          placed: { key: 'placed', total: placed, link: linkTo('listStudents', { ...of, isPlaced: true }) },
          percentBefore: before.get(id) ?? null,
        };
      }),
  };
}
