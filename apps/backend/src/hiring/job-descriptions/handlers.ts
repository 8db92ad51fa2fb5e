import { and, eq, gte, lt, or, sql, type SQL } from 'drizzle-orm';
import {
  csvFile,
  endOfIndianDate,
  startOfIndianDate,
  signedIn,
  type OperationContext,
  type Operations,
} from '../../platform/index.ts';
import {
  countRows,
  readPage,
  conditionOf,
  orderOf,
  streamRows,
  type ReadableHistory,
} from '../../records/index.ts';
import { needing, type JobAttention } from './attention.ts';
import { phaseAt, type JobPhase } from './phase.ts';
import { jobsFor, jobView } from './reading.ts';
import { jobsDecided, jobsInScope } from './scope.ts';
import { type jobApprovals, jobDescriptions, type JobDescription } from '../tables/job-descriptions.ts';
import { approvalOperations } from './approvals.ts';
import { findJob } from './finding.ts';
import { explainingOperations } from './explaining.ts';
import { jobFilesOperations } from './files.ts';
import { postingOperations } from './posting.ts';
import { reportOperations } from './report.ts';
import { jobWritingOperations } from './writing.ts';

interface JobFilter {
  search?: string;
  status?: JobDescription['status'];
  phase?: JobPhase;
  approval?: typeof jobApprovals.$inferSelect.state;
  attention?: JobAttention;
  companyID?: string;
  seasonID?: string;
  instituteID?: string;
  audience?: JobDescription['audience'];
  jobType?: NonNullable<JobDescription['jobType']>;
  cityID?: string;
  jobProfileID?: string;
  from?: string;
  to?: string;
}

/** The jobs of those who write, post and watch them. */
export const jobDescriptionsOperations = {
  listJobDescriptions: async ({ query }, context) => {
    const { pageNo = 1, pageSize = 25, cursor, sort = '-createdAt', ...filter } = query;
    const caller = signedIn(context);
    const jobs = jobsFor(caller, context.now(), context.locale);
    const { rows, meta } = await readPage(context.db, jobs, {
      where: whereOf(filter, context),
      order: orderOf(jobs, sort),
      pageNo,
      pageSize,
      cursor,
    });
    return {
      data: { jobDescription: rows.map((row) => jobView(row, caller, context.now())) },
      meta: { pageNo, pageSize, ...meta },
    };
  },

  countJobDescriptions: async ({ query: { by, ...filter } }, context) => ({
    data: await countRows(context.db, jobDescriptions, {
      where: whereOf(filter, context),
      group: by && phaseAt(context.now()),
    }),
  }),

  downloadJobDescriptions: ({ query: { sort = '-createdAt', ...filter } }, context) => {
    const caller = signedIn(context);
    const jobs = jobsFor(caller, context.now(), context.locale);
    // A draft has no last day yet, and what is not there has no place in an order that a file is read by.
    const order = orderOf(jobs, sort.endsWith('lastDateToApply') ? '-createdAt' : sort);
    const rows = streamRows(context.db, jobs, { where: whereOf(filter, context), order });
    const lines = (async function* () {
      for await (const row of rows) yield jobView(row, caller, context.now());
    })();
    return Promise.resolve({ file: csvFile('jobDescription', columns, lines) });
  },

  ...jobWritingOperations,
  ...postingOperations,
  ...approvalOperations,
  ...reportOperations,
  ...explainingOperations,
  ...jobFilesOperations,
} satisfies Operations;

/** Of a file. */
const columns = [
  'id',
  'code',
  'title',
  'companyName',
  'audience',
  'jobType',
  'workMode',
  'cityNames',
  'seasonName',
  'profileTitle',
  'ctcMinPaise',
  'ctcMaxPaise',
  'stipendPaisePerMonth',
  'openings',
  'lastDateToApply',
  'status',
  'phase',
  'counts',
  'createdAt',
  'postedAt',
  'closedAt',
] as const;

/** Whoever reads a job reads what was changed in it, but for candidates. */
export const jobDescriptionHistory: ReadableHistory = {
  key: 'jobDescription',
  readers: ['Manage Job-Description'],
  isInScope: async (context, id) => (await findJob(context, id)) !== undefined,
};

function whereOf({ search, ...filter }: JobFilter, context: OperationContext): SQL | undefined {
  const caller = signedIn(context);
  const now = context.now();
  const {
    status,
    phase,
    approval,
    attention,
    companyID,
    seasonID,
    instituteID,
    audience,
    jobType,
    cityID,
    jobProfileID,
    from,
    to,
  } = filter;
  return and(
    jobsInScope(caller),
    conditionOf(jobsFor(caller, now), { search }),
    status && eq(jobDescriptions.status, status),
    phase && sql`${phaseAt(now)} = ${phase}`,
    approval && jobsDecided(caller, approval, now),
    attention && needing(attention, now),
    companyID === undefined ? undefined : eq(jobDescriptions.companyID, companyID),
    seasonID === undefined ? undefined : eq(jobDescriptions.seasonID, seasonID),
    instituteID === undefined
      ? undefined
      : sql`${jobDescriptions.instituteIDs} @> array[${instituteID}]::text[]`,
    audience && eq(jobDescriptions.audience, audience),
    jobType && eq(jobDescriptions.jobType, jobType),
    cityID === undefined ? undefined : sql`${jobDescriptions.cityIDs} @> array[${cityID}]::text[]`,
    jobProfileID === undefined
      ? undefined
      : or(
          eq(jobDescriptions.jobProfileID, jobProfileID),
          eq(jobDescriptions.jobProfileLateralID, jobProfileID),
        ),
    from === undefined ? undefined : gte(jobDescriptions.createdAt, startOfIndianDate(from)),
    to === undefined ? undefined : lt(jobDescriptions.createdAt, endOfIndianDate(to)),
  );
}
