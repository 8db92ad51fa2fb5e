/** Who is eligible for a job that is stored, counted and found. */
import { and, asc, eq, inArray, isNull, lt, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { approves, eligibleAmong, reachOf } from './matching.ts';
import { awaitsApproval } from './phase.ts';
import { estimateOf, policyOf } from './preview.ts';
import { jobApprovals, jobDescriptions, type JobDescription } from '../tables/job-descriptions.ts';
import { hourMs } from '../../platform/index.ts';

/** Most people who are told of one job at once. */
export const mostTold = 20_000;

/** Most people whom a job could reach and who are counted one by one: more would keep whoever posts it waiting for too long. */
const mostCounted = 50_000;

async function eligibleCountOf(db: Db, job: JobDescription, now: Date): Promise<number> {
  const { reach, eligible, isEstimate } = await estimateOf(db, job, now);
  if (!isEstimate || reach > mostCounted) return eligible;
  return db.$count(users, and(reachOf(job, await policyOf(db, job), now), eligibleAmong(job, now)));
}

/** Counts those who are eligible, where the job is posted; for a job of the whole country it is an estimate. */
export async function countEligible(db: Db, id: string, now: Date): Promise<void> {
  const [job] = await db.select().from(jobDescriptions).where(eq(jobDescriptions.id, id));
  if (job?.status !== 'Posted') return;
  await db
    .update(jobDescriptions)
    .set({
      eligibleCount: await eligibleCountOf(db, job, now),
      eligibleCountedAt: now,
      updatedAt: sql`${jobDescriptions.updatedAt}`,
    })
    .where(eq(jobDescriptions.id, id));
}

/**
 * Ids of those who are eligible and see the job now.
 * @param instituteIDs those that have just approved it: for their freshers it opens now, and for who is experienced if nobody had approved it before
 */
export async function eligibleFor(
  db: Db,
  id: string,
  now: Date,
  instituteIDs?: readonly string[],
): Promise<string[]> {
  const [job] = await db.select().from(jobDescriptions).where(eq(jobDescriptions.id, id));
  if (job?.status !== 'Posted') return [];
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, id))
    .where(
      and(
        reachOf(job, await policyOf(db, job), now),
        seesIt(id),
        instituteIDs && opensBy(id, instituteIDs),
        eligibleAmong(job, now),
      ),
    )
    .limit(mostTold);
  return rows.map((row) => row.id);
}

/** Of a person, joined with the job: freshers see it once their institute has approved it, others once any of those asked has. */
export const seesIt = (id: string): SQL =>
  sql`case when ${users.isFresher} then ${approves(id)} else not ${awaitsApproval} end`;

/** Of a person: the job opens by the approval of these institutes. Who is experienced has heard of it when the first one approved. */
const opensBy = (id: string, instituteIDs: readonly string[]): SQL =>
  sql`case when ${users.isFresher} then ${inArray(users.parentEntityID, [...instituteIDs])}
    else not exists (select from ${jobApprovals} where ${jobApprovals.jdID} = ${id}
      and ${jobApprovals.state} = 'Approved' and ${notInArray(jobApprovals.instituteID, [...instituteIDs])}) end`;

/** How old a count may grow. */
const freshFor = hourMs;

/** Jobs that are counted anew in one round. */
const atOnce = 500;

/** Counts posted jobs anew whose count is missing or old, the oldest first; those that have ended keep their last count. */
export async function refreshCounts(db: Db, now: Date): Promise<void> {
  const isOld = or(
    isNull(jobDescriptions.eligibleCountedAt),
    lt(jobDescriptions.eligibleCountedAt, new Date(now.getTime() - freshFor)),
  );
  const due = await db
    .select({ id: jobDescriptions.id })
    .from(jobDescriptions)
    .where(
      and(
        eq(jobDescriptions.status, 'Posted'),
        isNull(jobDescriptions.closedAt),
        isNull(jobDescriptions.cancelledAt),
        sql`${jobDescriptions.lastDateToApply} > ${now.toISOString()}::timestamptz`,
        isOld,
      ),
    )
    .orderBy(sql`${jobDescriptions.eligibleCountedAt} nulls first`, asc(jobDescriptions.id))
    .limit(atOnce);
  for (const { id } of due) await countEligible(db, id, now);
}
