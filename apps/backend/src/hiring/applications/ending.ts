import type { MappingStatus } from '@aarambh/api-client/enums';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { signedIn, type OperationContext } from '../../platform/index.ts';
import { applicationEvents, applications } from './tables.ts';

/** An application that has ended, and where it stood before. */
export interface Ended {
  id: string;
  userId: string;
  from: MappingStatus;
}

/** Ends the applications for a job that stand at one of `from`, with a step of each one's history. */
export async function endApplications(
  tx: Transaction,
  context: OperationContext,
  { jobID, from, to, reason }: { jobID: string; from: MappingStatus[]; to: MappingStatus; reason: string },
): Promise<Ended[]> {
  const where = and(eq(applications.jdID, jobID), inArray(applications.status, from));
  const found = await tx
    .select({ id: applications.id, userId: applications.userId, from: applications.status })
    .from(applications)
    .where(where)
    .for('update');
  if (found.length === 0) return [];
  await tx
    .update(applications)
    .set({ status: to, updatedAt: context.now(), rowVersion: sql`${applications.rowVersion} + 1` })
    .where(where);
  await tx.insert(applicationEvents).values(
    found.map((each) => ({
      mappingID: each.id,
      from: each.from,
      to,
      actorID: signedIn(context).id,
      reason,
      at: context.now(),
      source: 'system' as const,
    })),
  );
  return found;
}
