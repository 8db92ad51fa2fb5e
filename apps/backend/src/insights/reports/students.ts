/** Students by how far their current degree has been checked. */
import { asc, count, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { institutes } from '../../organisations/index.ts';
import { checkOf, currentDegrees } from '../../candidates/index.ts';
import { masterPrograms, programs } from '../../catalogue/index.ts';
import { type Viewer, users } from '../../identity/index.ts';
import { countWhere } from './figures.ts';
import { candidatesInScope, type Selection } from './population.ts';
import { withTotals, type ReportBody } from './report.ts';

const checks = {
  verified: countWhere(checkOf.verified),
  waiting: countWhere(checkOf.waiting),
  rejected: countWhere(checkOf.rejected),
};
const checkNames = ['verified', 'waiting', 'rejected'];

/** Students by their program of study. */
export async function reportPrograms(db: Db, viewer: Viewer, selection: Selection): Promise<ReportBody> {
  const rows = await db
    .select({
      id: programs.id,
      name: masterPrograms.name,
      specialisation: programs.specialisation,
      ...checks,
    })
    .from(users)
    .innerJoin(currentDegrees, eq(currentDegrees.userID, users.id))
    .innerJoin(programs, eq(programs.id, currentDegrees.programID))
    .innerJoin(masterPrograms, eq(masterPrograms.id, programs.masterProgramID))
    .where(candidatesInScope(db, viewer, selection))
    .groupBy(programs.id, masterPrograms.id)
    .orderBy(asc(masterPrograms.name), asc(programs.specialisation));
  return withTotals(
    rows.map(({ id, name, specialisation, ...values }) => ({
      key: id,
      label: `${name} ${specialisation}`,
      values,
    })),
    checkNames,
  );
}

/** Students by their institute, with those who have not filled in a current degree. */
export async function reportInstitutes(db: Db, viewer: Viewer, selection: Selection): Promise<ReportBody> {
  const incomplete = countWhere(isNull(currentDegrees.userID));
  const rows = await db
    .select({ id: institutes.id, name: institutes.name, ...checks, incomplete, students: count() })
    .from(users)
    .innerJoin(institutes, eq(institutes.id, users.parentEntityID))
    .leftJoin(currentDegrees, eq(currentDegrees.userID, users.id))
    .where(candidatesInScope(db, viewer, selection))
    .groupBy(institutes.id)
    .orderBy(asc(institutes.name));
  return withTotals(
    rows.map(({ id, name, ...values }) => ({ key: id, label: name, values })),
    [...checkNames, 'incomplete', 'students'],
  );
}
