import type { MappingStatus } from '@aarambh/api-client/enums';
import { sql, type SQL } from 'drizzle-orm';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { applications } from '../tables/applications.ts';

/** States of which `jd_student_mappings_open` is an index. */
export type OpenStatus = Extract<MappingStatus, 'Applied' | 'On Hold'>;

/**
 * Condition on jobs: an application is in one of these states. The jobs are found first, from one to the next by the index, so that neither what
 * has ended is read, nor more than one application of a job.
 */
export function hasOpen(statuses: readonly OpenStatus[]): SQL {
  const each = statuses.map((status) => {
    // Written out: by a parameter the planner would not know that the index has them all.
    const next = (more: SQL) => sql`
      select ${applications.jdID} from ${applications}
      where ${applications.status} = ${sql.raw(`'${status}'`)} ${more} order by ${applications.jdID} limit 1`;
    return sql`(
      with recursive open (job) as (
        (${next(sql``)})
        union all
        select (${next(sql`and ${applications.jdID} > open.job`)}) from open where open.job is not null
      )
      select job from open where job is not null)`;
  });
  return sql`${jobDescriptions.id} = any(array(${sql.join(each, sql` union all `)}))`;
}
