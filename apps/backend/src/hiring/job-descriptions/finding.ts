/** One job as the caller reaches it. */
import { and, or, sql, type SQL } from 'drizzle-orm';
import { signedIn, type OperationContext, type SignedInUser } from '../../platform/index.ts';
import { readRow } from '../../records/index.ts';
import { applications } from '../tables/applications.ts';
import { savedJobs } from '../tables/saved-jobs.ts';
import { jobsFor, type JobRow } from './reading.ts';
import { jobsInScope, jobsOpenTo, jobsShownTo } from './scope.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';

export function findJob(context: OperationContext, id: string): Promise<JobRow | undefined> {
  const caller = signedIn(context);
  const now = context.now();
  return readRow(context.db, jobsFor(caller, now, context.locale), id, jobsInReach(caller, now));
}

/** A candidate reaches those that are open for them, that they have decided on or that ended after they saved them; others those within their scope. */
export const jobsInReach = (caller: SignedInUser, now: Date): SQL | undefined =>
  caller.type === 'C'
    ? or(jobsOpenTo(caller, now), isDecidedBy(caller.id), and(jobsShownTo(caller), isSavedBy(caller.id)))
    : jobsInScope(caller);

const isDecidedBy = (userID: string): SQL =>
  sql`exists (select from ${applications} where ${applications.jdID} = ${jobDescriptions.id}
    and ${applications.userID} = ${userID})`;

const isSavedBy = (userID: string): SQL =>
  sql`exists (select from ${savedJobs} where ${savedJobs.jdID} = ${jobDescriptions.id}
    and ${savedJobs.userID} = ${userID})`;
