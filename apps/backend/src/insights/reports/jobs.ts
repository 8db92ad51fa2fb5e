/** Jobs and how far candidates got with them. */
import { and, eq, exists, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { institutes } from '../../organisations/index.ts';
import { jobApprovals, jobDescriptions, applications } from '../../hiring/index.ts';
import { type Viewer, users } from '../../identity/index.ts';
import { countWhere } from './figures.ts';
import { candidatesInScope } from './people.ts';
import type { ReportBody } from './report.ts';

/** How far an application ever got; each stage holds those of the next. */
const stages = {
  applied: countWhere(isNotNull(applications.appliedAt)),
  shortlisted: countWhere(isNotNull(applications.contactRevealedAt)),
  selected: countWhere(
    inArray(applications.status, ['Selected', 'Offer Accepted', 'Offer Declined', 'Joined']),
  ),
  accepted: countWhere(inArray(applications.status, ['Offer Accepted', 'Joined'])),
};

/** Candidates by how far they got with what they applied for. */
export async function reportFunnel(db: Db, viewer: Viewer, instituteID?: string): Promise<ReportBody> {
  const [counts = { applied: 0, shortlisted: 0, selected: 0, accepted: 0 }] = await db
    .select(stages)
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .where(and(applicationsInScope(db, viewer, instituteID), isPosted));
  return {
    totals: counts,
    series: Object.entries(counts).map(([key, candidates]) => ({ key, label: key, values: { candidates } })),
  };
}

const isPosted = and(
  eq(jobDescriptions.status, 'Posted'),
  eq(jobDescriptions.isActive, true),
  isNull(jobDescriptions.cancelledAt),
);

/** Jobs of the own company; of an institute, those that it was asked about. */
function jobsInScope(db: Db, viewer: Viewer): SQL | undefined {
  if (viewer.roleScope === 'all') return undefined;
  if (viewer.roleScope === 'company') return eq(jobDescriptions.companyID, viewer.parentEntityID ?? '');
  return exists(
    db
      .select({ one: sql`1` })
      .from(jobApprovals)
      .where(and(eq(jobApprovals.jobDescriptionID, jobDescriptions.id), approvalsInScope(db, viewer))),
  );
}

function approvalsInScope(db: Db, { roleScope, parentEntityID }: Viewer): SQL | undefined {
  if (roleScope === 'all' || roleScope === 'company') return undefined;
  if (roleScope !== 'university') return eq(jobApprovals.instituteID, parentEntityID ?? '');
  const ofUniversity = db
    .select({ id: institutes.id })
    .from(institutes)
    .where(eq(institutes.universityID, parentEntityID ?? ''));
  return inArray(jobApprovals.instituteID, ofUniversity);
}

/** For a company those with its jobs, for an institute those of its students. */
function applicationsInScope(db: Db, viewer: Viewer, instituteID?: string): SQL | undefined {
  if (viewer.roleScope === 'company') return jobsInScope(db, viewer);
  if (viewer.roleScope === 'all' && instituteID === undefined) return undefined;
  const people = db
    .select({ id: users.id })
    .from(users)
    .where(candidatesInScope(db, viewer, instituteID));
  return inArray(applications.userId, people);
}
