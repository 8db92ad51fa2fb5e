/** Ending jobs. That is decided in the transaction of the call; what follows for the applications is done behind it. */
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { publish, signedIn, type OperationContext } from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { withdrawReviews } from './changes.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';

type Change = Partial<typeof jobDescriptions.$inferInsert>;

/** Writes what a step does to the job, with its event of the audit trail. */
export async function writeStep(
  tx: Transaction,
  context: OperationContext,
  { id }: { id: string },
  values: Change,
  reason?: string,
): Promise<void> {
  await tx
    .update(jobDescriptions)
    .set({
      ...values,
      updatedBy: signedIn(context).id,
      updatedAt: context.now(),
      rowVersion: sql`${jobDescriptions.rowVersion} + 1`,
    })
    .where(eq(jobDescriptions.id, id));
  await audit(tx, context, {
    action: 'changed',
    entityType: 'jobDescription',
    entityID: id,
    subjectID: id,
    fields: Object.keys(values),
    ...(reason === undefined ? {} : { reason }),
  });
}

/** Nobody can apply any more; who has applied still hears what the company decides. The job has been locked. */
export async function closeJob(
  tx: Transaction,
  context: OperationContext,
  job: { id: string },
  reason: string,
): Promise<void> {
  await withdrawReviews(tx, job.id, ['Pay or bond', 'Trust scan']);
  await writeStep(tx, context, job, { closedAt: context.now(), closeReason: reason }, reason);
}

/**
 * Cancels those of the jobs that are posted and not cancelled: their applications stand Cancelled when this is kept, who paid for one has
 * it back and hears of it soon after. Locks the jobs, and nothing that others wait for long.
 */
export async function cancelJobs(
  tx: Transaction,
  context: OperationContext,
  ids: readonly string[],
  reason: string,
): Promise<void> {
  const jobs = await tx
    .select({ id: jobDescriptions.id })
    .from(jobDescriptions)
    .where(
      and(
        inArray(jobDescriptions.id, [...ids]),
        eq(jobDescriptions.status, 'Posted'),
        isNull(jobDescriptions.cancelledAt),
      ),
    )
    .orderBy(asc(jobDescriptions.id))
    // Against `for key share`, behind which every step of an application reads that its job goes on.
    .for('update');
  for (const job of jobs) {
    await withdrawReviews(tx, job.id, ['Pay or bond', 'Trust scan', 'Offer']);
    await writeStep(tx, context, job, { cancelledAt: context.now(), cancelReason: reason }, reason);
  }
  if (jobs.length > 0) await publish(tx, { kind: 'jobs-ended' });
}
