/** Where a job stands at a moment. It follows from dates and approvals and is never stored. */
import { jobPhaseValues } from '@aarambh/api-client/enums';
import { sql, type SQL } from 'drizzle-orm';
import { jobApprovals, jobDescriptions } from './tables.ts';

export type JobPhase = (typeof jobPhaseValues)[number];

/** The phase of a row of `job_descriptions`. A job that institutes have to approve is open once one of them has. */
export function phaseAt(now: Date): SQL<JobPhase> {
  const asked = sql`select from ${jobApprovals} where ${jobApprovals.jobDescriptionID} = ${jobDescriptions.id}`;
  return sql<JobPhase>`case
    when ${jobDescriptions.status} = 'Draft' then 'Draft'
    when ${jobDescriptions.cancelledAt} is not null then 'Cancelled'
    when ${jobDescriptions.closedAt} is not null or ${jobDescriptions.lastDateToApply} <= ${now.toISOString()}::timestamptz then 'Closed'
    when exists (${asked}) and not exists (${asked} and ${jobApprovals.state} = 'Approved') then 'Awaiting approval'
    else 'Open' end`;
}
