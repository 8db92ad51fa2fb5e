/** How far candidates got with jobs. */
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { applications, isPosted, jobDescriptions, reached } from '../../hiring/index.ts';
import { type Viewer, users } from '../../identity/index.ts';
import { candidatesInScope, type Selection } from './population.ts';
import type { ReportBody } from './report.ts';

/** Each once, however many applications got so far. */
const peopleWhose = (isSoFar: SQL) =>
  sql<number>`count(distinct ${applications.userID}) filter (where ${isSoFar})`.mapWith(Number);

const stages = {
  applied: peopleWhose(reached.applied),
  shortlisted: peopleWhose(reached.shortlisted),
  selected: peopleWhose(reached.selected),
  accepted: peopleWhose(reached.accepted),
};

/** Candidates by how far they ever got with the jobs that are posted: for a company its own jobs, for others those in their reach. */
export async function reportFunnel(db: Db, viewer: Viewer, selection: Selection): Promise<ReportBody> {
  const isIn =
    viewer.roleScope === 'company'
      ? eq(jobDescriptions.companyID, viewer.parentEntityID ?? '')
      : candidatesInScope(db, viewer, selection);
  const [counts = { applied: 0, shortlisted: 0, selected: 0, accepted: 0 }] = await db
    .select(stages)
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(users, eq(users.id, applications.userID))
    .where(and(isIn, isPosted));
  return {
    totals: counts,
    series: Object.entries(counts).map(([key, candidates]) => ({ key, label: key, values: { candidates } })),
  };
}
