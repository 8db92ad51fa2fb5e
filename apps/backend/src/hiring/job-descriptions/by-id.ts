import { inArray } from 'drizzle-orm';
import { signedIn, type OperationContext } from '../../platform/index.ts';
import { orderOf, readRows } from '../../records/index.ts';
import { judgedJobsFor, type JudgedJob } from './reading.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';

/** Jobs as candidates are shown them, by their ids. */
export async function jobsByID(
  context: OperationContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, JudgedJob>> {
  if (ids.length === 0) return new Map();
  const jobs = judgedJobsFor(signedIn(context), context.now(), context.locale);
  const where = inArray(jobDescriptions.id, [...ids]);
  const rows = await readRows(context.db, jobs, {
    where,
    order: orderOf(jobs, 'createdAt'),
    limit: ids.length,
  });
  return new Map(rows.map((row) => [row.id, row]));
}
