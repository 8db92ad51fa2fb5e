/** Which copy of the server works on a file, and until when. */
import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import { nextUnclaimed, type Db } from '../../database/index.ts';
import { importJobs, type ImportJob } from './tables.ts';

/** Milliseconds after which another copy of the server takes a job over. */
export const lease = 30_000;

const until = (moment: Date): Date => new Date(moment.getTime() + lease);

/** The job that waits longest, for this copy of the server alone. */
export async function claim(db: Db, moment: Date): Promise<ImportJob | undefined> {
  const isDue = and(
    eq(importJobs.state, 'Running'),
    or(isNull(importJobs.leasedUntil), lte(importJobs.leasedUntil, moment)),
  );
  const [job] = await db
    .update(importJobs)
    .set({ leasedUntil: until(moment) })
    .where(nextUnclaimed(db, importJobs.id, { isDue, order: [asc(importJobs.createdAt)] }))
    .returning();
  return job;
}

/** Changes a job that runs. False for one that somebody has stopped. */
async function change(on: Db, { id }: ImportJob, values: Partial<ImportJob>): Promise<boolean> {
  const changed = await on
    .update(importJobs)
    .set(values)
    .where(and(eq(importJobs.id, id), eq(importJobs.state, 'Running')))
    .returning({ id: importJobs.id });
  return changed.length > 0;
}

/** Holds a job for longer. False when somebody has stopped it meanwhile. */
export const renew = (on: Db, job: ImportJob, moment: Date): Promise<boolean> =>
  change(on, job, { leasedUntil: until(moment) });

/** Ends a job. False when somebody has stopped it meanwhile. */
export const finish = (on: Db, job: ImportJob, state: ImportJob['state'], moment: Date): Promise<boolean> =>
  change(on, job, { state, finishedAt: moment, leasedUntil: null });
