/** Jobs and how far candidates got with them. */
import {
  and,
  asc,
  count,
  countDistinct,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { indianDate } from '../../platform/index.ts';
import { institutes } from '../../organisations/index.ts';
import { jobApprovals, jobDescriptions, applications } from '../../hiring/index.ts';
import { type Viewer, users } from '../../identity/index.ts';
import { countWhere } from './figures.ts';
import { candidatesInScope } from './people.ts';
import type { ReportBody } from './report.ts';

const day = 24 * 60 * 60 * 1000;

/** Jobs shown one by one. */
const most = 5;

/** How far an application ever got; each stage holds those of the next. */
const stages = {
  applied: countWhere(isNotNull(applications.appliedAt)),
  shortlisted: countWhere(isNotNull(applications.contactRevealedAt)),
  selected: countWhere(
    inArray(applications.status, ['Selected', 'Offer Accepted', 'Offer Declined', 'Joined']),
  ),
  accepted: countWhere(inArray(applications.status, ['Offer Accepted', 'Joined'])),
};

/** Where a candidate stands now. */
export async function countApplications(db: Db, userId: string) {
  const [counts] = await db
    .select({
      applied: countWhere(inArray(applications.status, ['Applied', 'On Hold'])),
      shortlisted: countWhere(eq(applications.status, 'Shortlisted')),
      offers: countWhere(eq(applications.status, 'Selected')),
      accepted: countWhere(inArray(applications.status, ['Offer Accepted', 'Joined'])),
    })
    .from(applications)
    .where(eq(applications.userId, userId));
  return counts ?? { applied: 0, shortlisted: 0, offers: 0, accepted: 0 };
}

/** What is open, and what waits for somebody to decide. */
export async function countJobs(db: Db, viewer: Viewer, now: Date) {
  const scope = jobsInScope(db, viewer);
  const soon = new Date(now.getTime() + 7 * day);
  const undecided = exists(
    db
      .select({ one: sql`1` })
      .from(applications)
      .where(and(eq(applications.jdID, jobDescriptions.id), eq(applications.status, 'Applied'))),
  );
  return {
    open: await db.$count(jobDescriptions, and(scope, isOpen(now))),
    closingSoon: await db.$count(
      jobDescriptions,
      and(scope, isOpen(now), lte(jobDescriptions.lastDateToApply, soon)),
    ),
    undecided: await countUndecided(db, viewer),
    overdue: await db.$count(
      jobDescriptions,
      and(scope, isPosted, lt(jobDescriptions.resultBy, indianDate(now)), undecided),
    ),
    approvals: await countApprovals(db, viewer, now),
  };
}

/** Applications that the company has not decided about. */
export async function countUndecided(db: Db, viewer: Viewer): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .where(and(applicationsInScope(db, viewer), isPosted, eq(applications.status, 'Applied')));
  return found?.count ?? 0;
}

/** The job that all undecided applications are for; undefined where they are for several. */
export async function onlyUndecidedJob(db: Db, viewer: Viewer): Promise<string | undefined> {
  const rows = await db
    .selectDistinct({ id: applications.jdID })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .where(and(applicationsInScope(db, viewer), isPosted, eq(applications.status, 'Applied')))
    .limit(2);
  return rows.length === 1 ? rows[0]?.id : undefined;
}

/** Jobs that have not ended and wait for the approval of the viewer's institutes, or of any for those who see all. */
export async function countApprovals(db: Db, viewer: Viewer, now: Date): Promise<number> {
  const [found] = await db
    .select({ count: countDistinct(jobApprovals.jobDescriptionID) })
    .from(jobApprovals)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, jobApprovals.jobDescriptionID))
    .where(
      and(
        approvalsInScope(db, viewer),
        jobsInScope(db, viewer),
        isOpen(now),
        eq(jobApprovals.state, 'Pending'),
      ),
    );
  return found?.count ?? 0;
}

/** The open jobs that close next, with how far their candidates got. */
export async function listOpenJobs(db: Db, viewer: Viewer, now: Date) {
  const { id, title, lastDateToApply } = jobDescriptions;
  const rows = await db
    .select({ id, title, lastDateToApply, ...stages })
    .from(jobDescriptions)
    .leftJoin(applications, eq(applications.jdID, id))
    .where(and(jobsInScope(db, viewer), isOpen(now)))
    .groupBy(id)
    .orderBy(asc(lastDateToApply), asc(id))
    .limit(most);
  return rows.map((row) => ({ ...row, lastDateToApply: row.lastDateToApply?.toISOString() ?? null }));
}

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

function isOpen(now: Date): SQL | undefined {
  const { closedAt, lastDateToApply } = jobDescriptions;
  return and(isPosted, isNull(closedAt), or(isNull(lastDateToApply), gt(lastDateToApply, now)));
}

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
