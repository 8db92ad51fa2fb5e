/** Which jobs need somebody, and why. */
import type { jobAttentionValues } from '@aarambh/api-client/enums';
import { sql, type SQL } from 'drizzle-orm';
import { dayMs, indianDate } from '../../platform/index.ts';
import { applications } from '../tables/applications.ts';
import { phaseAt } from './phase.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';

export type JobAttention = (typeof jobAttentionValues)[number];

/** How long before its end a job or an offer counts as ending. */
const soon = { job: 7 * dayMs, offer: 2 * dayMs };

const ofJob = (condition: SQL): SQL =>
  sql`exists (select from ${applications} where ${applications.jdID} = ${jobDescriptions.id} and ${condition})`;

/** Posted and not cancelled; what was applied for can be decided after the job has closed. */
const isPosted = sql`${jobDescriptions.status} = 'Posted' and ${jobDescriptions.cancelledAt} is null`;

const isUndecided = ofJob(sql`${applications.status} = 'Applied'`);

/** The condition on rows of `job_descriptions`. */
export function needing(attention: JobAttention, now: Date): SQL {
  const at = (milliseconds: number): SQL =>
    sql`${new Date(now.getTime() + milliseconds).toISOString()}::timestamptz`;
  switch (attention) {
    case 'closingSoon':
      return sql`${phaseAt(now)} = 'Open' and ${jobDescriptions.lastDateToApply} <= ${at(soon.job)}`;
    case 'undecided':
      return sql`${isPosted} and ${isUndecided}`;
    case 'offersEnding':
      return sql`${isPosted} and ${ofJob(sql`${applications.status} = 'Selected'
        and (${applications.offer} ->> 'respondBy')::timestamptz between ${at(0)} and ${at(soon.offer)}`)}`;
    default:
      return sql`${isPosted} and ${jobDescriptions.resultBy} < ${indianDate(now)} and ${isUndecided}`;
  }
}
