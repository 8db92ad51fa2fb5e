import type { MappingStatus } from '@aarambh/api-client/enums';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { signedIn, type OperationContext } from '../../platform/index.ts';
import { lockStepJob } from './job.ts';
import { takeStep } from './step.ts';
import { applications } from './tables.ts';

/** Ends the applications for a job that stand at one of `from`: their people get back what they paid, and hear of it. */
export async function endApplications(
  tx: Transaction,
  context: OperationContext,
  { jobID, from, to, reason }: { jobID: string; from: MappingStatus[]; to: MappingStatus; reason: string },
): Promise<void> {
  const found = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.jdID, jobID), inArray(applications.status, from)))
    .orderBy(asc(applications.id))
    .for('update');
  if (found.length === 0) return;
  const job = await lockStepJob(tx, jobID);
  for (const application of found) {
    await takeStep(tx, application, job, {
      to,
      actor: 'platform',
      actorID: signedIn(context).id,
      source: 'system',
      note: reason,
      at: context.now(),
    });
  }
}
