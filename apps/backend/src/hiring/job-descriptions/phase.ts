/** Where a job stands at a moment. It follows from dates and approvals and is never stored. */
import { jobPhaseValues } from '@aarambh/api-client/enums';
import { sql, type SQL } from 'drizzle-orm';
import { jobApprovals, jobDescriptions } from '../tables/job-descriptions.ts';

export type JobPhase = (typeof jobPhaseValues)[number];

/** Posted, not ended by anybody, and its last day has not passed: in a form that an index finds among the jobs of all years. */
export const isLiveAt = (now: Date): SQL => sql`(${jobDescriptions.status} = 'Posted'
  and ${jobDescriptions.cancelledAt} is null and ${jobDescriptions.closedAt} is null
  and (${jobDescriptions.lastDateToApply} > ${now.toISOString()}::timestamptz or ${jobDescriptions.lastDateToApply} is null))`;

const asked = sql`select from ${jobApprovals} where ${jobApprovals.jdID} = ${jobDescriptions.id}`;

/** Whether institutes have to approve the job, and none has yet. */
export const awaitsApproval: SQL = sql`(exists (${asked}) and not exists (${asked} and ${jobApprovals.state} = 'Approved'))`;

/** The phase of a row of `job_descriptions`. A job that institutes have to approve is open once one of them has. */
export function phaseAt(now: Date): SQL<JobPhase> {
  return sql<JobPhase>`case
    when ${jobDescriptions.status} = 'Draft' then 'Draft'
    when ${jobDescriptions.cancelledAt} is not null then 'Cancelled'
    when not ${isLiveAt(now)} then 'Closed'
    when ${awaitsApproval} then 'Awaiting approval'
    else 'Open' end`;
}
