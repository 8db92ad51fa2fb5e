/**
 * Where applications stand. The cancellation of a job ends them at once; their rows are moved behind it, some at a time, and say so only
 * then. Whoever reads where an application stands reads it here.
 */
import type { MappingStatus } from '@aarambh/api-client/enums';
import { sql, type SQL } from 'drizzle-orm';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { liveStatuses } from './steps.ts';
import { applications } from '../tables/applications.ts';

type Application = typeof applications.$inferSelect;

/** What the end of a job says of its applications. */
type EndOfJob = Pick<typeof jobDescriptions.$inferSelect, 'cancelledAt' | 'cancelReason'>;

/** The cancellation of the job ends whatever is under way. */
const isEnded = (status: MappingStatus): boolean =>
  (liveStatuses as readonly MappingStatus[]).includes(status);

/** The row as it stands with its job. */
export function asItStands<Row extends Application>(row: Row, { cancelledAt, cancelReason }: EndOfJob): Row {
  if (cancelledAt === null || !isEnded(row.status)) return row;
  return {
    ...row,
    status: 'Cancelled',
    statusReasonCode: null,
    statusNote: cancelReason,
    decidedAt: cancelledAt,
  };
}

// Without parameters, so that a query can group by it.
const listed = sql.raw(liveStatuses.map((status) => `'${status}'`).join(', '));

/** Whether a row of `applications` stands at a status that the cancellation of its job ends. */
export const isEndable: SQL = sql`${applications.status} in (${listed})`;

/** Where a row of `applications` stands. */
export const standing: SQL<MappingStatus> = sql`case when ${isEndable} and exists (select from ${jobDescriptions}
  where ${jobDescriptions.id} = ${applications.jdID} and ${jobDescriptions.cancelledAt} is not null)
  then 'Cancelled' else ${applications.status} end`;

/** The same of one job's applications: an index finds them by it while the job goes on. */
export const standingFor = ({ cancelledAt }: Pick<EndOfJob, 'cancelledAt'>): SQL<MappingStatus> =>
  cancelledAt === null
    ? sql`${applications.status}`
    : sql`case when ${isEndable} then 'Cancelled' else ${applications.status} end`;
