/** Who is eligible for a job that is stored, counted and found. */
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { eligibleAmong, reachOf } from './matching.ts';
import { jobApprovals, jobDescriptions } from './tables.ts';

/** Most people who are told of one job at once. */
const mostTold = 20_000;

/** Counts those who are eligible, where the job is posted. */
export async function countEligible(db: Db, id: string, now: Date): Promise<void> {
  const [job] = await db.select().from(jobDescriptions).where(eq(jobDescriptions.id, id));
  if (job?.status !== 'Posted') return;
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(users)
    .where(and(reachOf(job), eligibleAmong(job, now)));
  await db
    .update(jobDescriptions)
    .set({
      eligibleCount: counted?.count ?? 0,
      eligibleCountedAt: now,
      updatedAt: sql`${jobDescriptions.updatedAt}`,
    })
    .where(eq(jobDescriptions.id, id));
}

/** Ids of those who are eligible and see the job now; of some institutes alone where they are named. */
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
    .where(
      and(
        reachOf(job),
        seesIt(id),
        instituteIDs && inArray(users.parentEntityID, [...instituteIDs]),
        eligibleAmong(job, now),
      ),
    )
    .limit(mostTold);
  return rows.map((row) => row.id);
}

/** Freshers see a job once their institute has approved it. */
const seesIt = (id: string): SQL => sql`(${users.isFresher} is not true or exists (select from ${jobApprovals}
  where ${jobApprovals.jobDescriptionID} = ${id} and ${jobApprovals.instituteID} = ${users.parentEntityID}
    and ${jobApprovals.state} = 'Approved'))`;
