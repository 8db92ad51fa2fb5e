/**
 * Moves the applications of cancelled jobs, some in one transaction. A batch that is broken off is taken back and found again, by any
 * copy of the server: what it has locked is nobody else's meanwhile, and the ledger gives each refund once.
 */
import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { lockStepJob } from './job.ts';
import { takeSteps } from './taking-steps.ts';
import { liveStatuses } from '../statuses/steps.ts';
import { applications } from '../tables/applications.ts';

/** Applications of one transaction: nobody waits long for their wallets. */
const atOnce = 50;

const isLive = inArray(applications.status, [...liveStatuses]);

/** Condition on jobs: cancelled, and applications are left. */
const isDue = and(
  isNotNull(jobDescriptions.cancelledAt),
  sql`exists (select from ${applications} where ${and(eq(applications.jdID, jobDescriptions.id), isLive)})`,
);

/**
 * Moves whatever has ended at this moment.
 * @param goesOn asked before each batch
 * @throws AggregateError of the jobs of which it did not succeed, after all others
 */
export async function endWithJobs(db: Db, now: Date, goesOn: () => boolean = () => true): Promise<void> {
  const failures: unknown[] = [];
  for (let jdID = await nextJob(db, ''); jdID !== undefined;) {
    try {
      while (goesOn() && (await moveSome(db, jdID, now)));
    } catch (error) {
      failures.push(error);
    }
    jdID = goesOn() ? await nextJob(db, jdID) : undefined;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} jobs have not ended.`);
}

/** The job after this one of which applications have to be moved. */
async function nextJob(db: Db, after: string): Promise<string | undefined> {
  const [job] = await db
    .select({ id: jobDescriptions.id })
    .from(jobDescriptions)
    .where(and(isDue, gt(jobDescriptions.id, after)))
    .orderBy(asc(jobDescriptions.id))
    .limit(1);
  return job?.id;
}

/** Moves some applications of a job. @returns whether there may be more */
async function moveSome(db: Db, jdID: string, at: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const job = await lockStepJob(tx, jdID);
    const isLeft = and(eq(applications.jdID, jdID), isLive);
    const lockSome = (skipLocked: boolean) =>
      tx
        .select()
        .from(applications)
        .where(isLeft)
        .orderBy(asc(applications.id))
        .limit(atOnce)
        .for('update', skipLocked ? { skipLocked } : {});
    let found = await lockSome(true);
    // What somebody else has locked is waited for when nothing else is left: it is moved, or it has been.
    if (found.length === 0) found = await lockSome(false);
    if (found.length === 0) return (await tx.$count(applications, isLeft)) > 0;
    const { reason, actorID } = await decisionOn(tx, jdID);
    await takeSteps(tx, found, job, {
      to: 'Cancelled',
      actor: 'platform',
      actorID,
      source: 'system',
      note: reason ?? undefined,
      at,
    });
    return true;
  });
}

/** Who has cancelled the job, and why: nothing changes it after that. */
async function decisionOn(
  tx: Transaction,
  jdID: string,
): Promise<{ reason: string | null; actorID: string | null }> {
  const [job] = await tx.select().from(jobDescriptions).where(eq(jobDescriptions.id, jdID));
  return { reason: job?.cancelReason ?? null, actorID: job?.updatedBy ?? null };
}
