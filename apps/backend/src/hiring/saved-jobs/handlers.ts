/** The jobs that a candidate keeps to come back to. */
import { limits } from '@aarambh/forms';
import { and, eq, sql } from 'drizzle-orm';
import { offsetOf } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import {
  ApiFailure,
  localized,
  notFound,
  signedIn,
  type OperationContext,
  type Operations,
} from '../../platform/index.ts';
import { jobsByID } from '../job-descriptions/by-id.ts';
import { jobsInReach } from '../job-descriptions/finding.ts';
import { isLiveAt } from '../job-descriptions/phase.ts';
import { candidateJobView } from '../job-descriptions/reading.ts';
import { jobsShownTo } from '../job-descriptions/scope.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { savedJobs } from '../tables/saved-jobs.ts';

export const savedJobsOperations = {
  listSavedJobs: async ({ query: { pageNo = 1, pageSize = 25 } }, context) => {
    const now = context.now();
    const kept = await context.db
      .select({ id: savedJobs.jdID })
      .from(savedJobs)
      .innerJoin(jobDescriptions, eq(jobDescriptions.id, savedJobs.jdID))
      .where(ownSavedJobs(context))
      // What can still be applied for, the next to close first; then what has ended, the last first.
      .orderBy(
        sql`${isLiveAt(now)} desc`,
        sql`abs(extract(epoch from ${jobDescriptions.lastDateToApply} - ${now.toISOString()}::timestamptz))`,
        jobDescriptions.id,
      );
    const from = offsetOf({ pageNo, pageSize });
    const shown = kept.slice(from, from + pageSize).map(({ id }) => id);
    const jobs = await jobsByID(context, shown);
    return {
      data: {
        jobDescription: shown.flatMap((id) => {
          const job = jobs.get(id);
          return job === undefined ? [] : [candidateJobView(job)];
        }),
      },
      meta: { pageNo, pageSize, total: kept.length },
    };
  },

  saveJob: async ({ params: { id } }, context) => {
    const caller = signedIn(context);
    const now = context.now();
    await context.db.transaction(async (tx) => {
      // Two jobs that are saved at once are counted one after the other.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, caller.id)).for('update');
      const [job] = await tx
        .select({ id: jobDescriptions.id })
        .from(jobDescriptions)
        .where(and(eq(jobDescriptions.id, id), jobsInReach(caller, now)))
        .for('key share');
      if (job === undefined) throw notFound();
      const added = await tx
        .insert(savedJobs)
        .values({ userID: caller.id, jdID: id, savedAt: now })
        .onConflictDoNothing()
        .returning({ id: savedJobs.jdID });
      if (added.length === 0) return;
      if ((await tx.$count(savedJobs, eq(savedJobs.userID, caller.id))) <= limits.savedJobs) return;
      const text = localized('You have saved {most} jobs. Take one out of the list first.', {
        most: limits.savedJobs,
      });
      throw new ApiFailure(409, 'ILLEGAL_TRANSITION', text);
    });
    return { data: null };
  },

  unsaveJob: async ({ params: { id } }, context) => {
    const own = and(eq(savedJobs.userID, signedIn(context).id), eq(savedJobs.jdID, id));
    await context.db.delete(savedJobs).where(own);
    return { data: null };
  },
} satisfies Operations;

/** How many jobs the list of the caller's saved ones has. */
export async function countSavedJobs(context: OperationContext): Promise<number> {
  const [row] = await context.db
    .select({ count: sql<number>`count(*)::int` })
    .from(savedJobs)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, savedJobs.jdID))
    .where(ownSavedJobs(context));
  return row?.count ?? 0;
}

/** Those of the caller that are still before candidates like the caller, or were until they ended. */
const ownSavedJobs = (context: OperationContext) => {
  const caller = signedIn(context);
  return and(eq(savedJobs.userID, caller.id), jobsShownTo(caller));
};
