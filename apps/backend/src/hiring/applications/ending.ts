/**
 * Moves the applications of jobs that have ended, some in one transaction. A batch that is broken off is taken back and found again, by any
 * copy of the server: what it has locked is nobody else's meanwhile, and the ledger gives each refund once.
 */
import type { MappingStatus } from '@aarambh/api-client/enums';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import { jobDescriptions } from '../job-descriptions/tables.ts';
import { lockStepJob } from './job.ts';
import { hasOpen } from './open-jobs.ts';
import { endedByCancellation } from './standing.ts';
import { takeSteps } from './step.ts';
import { applications } from './tables.ts';

/** Applications of one transaction: nobody waits long for their wallets. */
const atOnce = 50;

interface Ending {
  to: 'Cancelled' | 'Expired';
  from: readonly MappingStatus[];
  /** Condition on jobs: they have ended so, and applications are left. */
  isDue: SQL | undefined;
}

/** How jobs end, and which of their applications end with them. */
const endings = (now: Date): readonly Ending[] => [
  {
    to: 'Cancelled',
    from: endedByCancellation,
    isDue: and(
      isNotNull(jobDescriptions.cancelledAt),
      sql`exists (select from ${applications} where ${and(
        eq(applications.jdID, jobDescriptions.id),
        inArray(applications.status, [...endedByCancellation]),
      )})`,
    ),
  },
  {
    to: 'Expired',
    from: ['Eligible'],
    isDue: and(
      isNull(jobDescriptions.cancelledAt),
      or(isNotNull(jobDescriptions.closedAt), lte(jobDescriptions.lastDateToApply, now)),
      hasOpen(['Eligible']),
    ),
  },
];

/**
 * Moves whatever has ended at this moment.
 * @param goesOn asked before each batch
 * @throws AggregateError of the jobs of which it did not succeed, after all others
 */
export async function endWithJobs(db: Db, now: Date, goesOn: () => boolean = () => true): Promise<void> {
  const failures: unknown[] = [];
  for (const ending of endings(now)) {
    for (let jobID = await nextJob(db, ending, ''); jobID !== undefined;) {
      try {
        while (goesOn() && (await moveSome(db, ending, jobID, now)));
      } catch (error) {
        failures.push(error);
      }
      jobID = goesOn() ? await nextJob(db, ending, jobID) : undefined;
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} jobs have not ended.`);
}

/** The job after this one of which applications have to be moved. */
async function nextJob(db: Db, { isDue }: Ending, after: string): Promise<string | undefined> {
  const [job] = await db
    .select({ id: jobDescriptions.id })
    .from(jobDescriptions)
    .where(and(isDue, gt(jobDescriptions.id, after)))
    .orderBy(asc(jobDescriptions.id))
    .limit(1);
  return job?.id;
}

/** Moves some applications of a job. @returns whether there may be more */
async function moveSome(db: Db, ending: Ending, jobID: string, at: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const job = await lockStepJob(tx, jobID);
    const isLeft = and(eq(applications.jdID, jobID), inArray(applications.status, ending.from));
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
    const { reason, actorID } = await decisionOn(tx, jobID);
    await takeSteps(tx, found, job, {
      to: ending.to,
      actor: 'platform',
      actorID,
      source: 'system',
      note: reason ?? undefined,
      at,
    });
    return true;
  });
}

/** Who has ended the job, and why: nothing changes it after that. A job whose last day has passed was ended by nobody. */
async function decisionOn(
  tx: Transaction,
  jobID: string,
): Promise<{ reason: string | null; actorID: string | null }> {
  const [job] = await tx.select().from(jobDescriptions).where(eq(jobDescriptions.id, jobID));
  if (job === undefined || (job.cancelledAt === null && job.closedAt === null))
    return { reason: null, actorID: null };
  return { reason: job.cancelReason ?? job.closeReason, actorID: job.updatedBy };
}
