/** How far candidates get with the jobs that are open to them. */
import type { ApplicationReach } from '@aarambh/api-client/enums';
import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { applications } from '../tables/applications.ts';

/** How far an application ever got. */
export const reached: Readonly<Record<ApplicationReach, SQL>> = {
  applied: isNotNull(applications.appliedAt),
  shortlisted: isNotNull(applications.contactRevealedAt),
  selected: inArray(applications.status, ['Selected', 'Offer Accepted', 'Offer Declined', 'Joined']),
  accepted: inArray(applications.status, ['Offer Accepted', 'Joined']),
};

/** Whether a job is before candidates, or was. */
export const isPosted: SQL = sql`(${and(
  eq(jobDescriptions.status, 'Posted'),
  eq(jobDescriptions.isActive, true),
  isNull(jobDescriptions.cancelledAt),
)})`;
