/** The open jobs of a company that close next, with their applications by where they stand. */
import type { MappingStatus } from '@aarambh/api-client/enums';
import type { components } from '@aarambh/api-client/schema';
import { and, count, eq, inArray } from 'drizzle-orm';
import { applications } from '../../hiring/index.ts';
import { users } from '../../identity/index.ts';
import type { OperationContext } from '../../platform/index.ts';
import { ask, type Lists } from '../lists/lists.ts';
import type { Figure } from './figures.ts';

type Funnel = components['schemas']['DashboardFunnel'];

const mostJobs = 5;

const stages = {
  undecided: 'Applied',
  onHold: 'On Hold',
  shortlisted: 'Shortlisted',
  offers: 'Selected',
  accepted: 'Offer Accepted',
} as const satisfies Partial<Record<Figure['key'], MappingStatus>>;

export async function readFunnels(lists: Lists, context: OperationContext): Promise<Funnel[]> {
  const query = { phase: 'Open', sort: 'lastDateToApply', pageNo: 1, pageSize: mostJobs } as const;
  const { data } = await ask(lists, 'listJobDescriptions', query, context);
  const jobs = data.jobDescription;
  const rows = await context.db
    .select({ jdID: applications.jdID, status: applications.status, found: count() })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userID))
    .where(
      and(
        inArray(
          applications.jdID,
          jobs.map(({ id }) => id),
        ),
        // Those whom the list of a job's people has.
        eq(users.userStatus, 'Active'),
        eq(users.isActive, true),
      ),
    )
    .groupBy(applications.jdID, applications.status);
  return jobs.map(({ id, title, lastDateToApply }) => ({
    id,
    title,
    lastDateToApply: lastDateToApply ?? null,
    figures: Object.entries(stages).map(([key, status]) => ({
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of the stages
      key: key as keyof typeof stages,
      total: rows.find((row) => row.jdID === id && row.status === status)?.found ?? 0,
      link: `/eligible-students?${new URLSearchParams({ jdID: id, status }).toString()}`,
    })),
  }));
}
