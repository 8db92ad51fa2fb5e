import type { components } from '@aarambh/api-client/schema';
import { eq } from 'drizzle-orm';
import { seasons } from '../../hiring/index.ts';
import {
  forbidden,
  notFound,
  validationFailed,
  signedIn,
  type OperationContext,
  type Operations,
} from '../../platform/index.ts';
import { reportCompletion } from './completion.ts';
import { reportCredits } from './credits.ts';
import { reportFunnel } from './jobs.ts';
import { cachedReport } from './cached-report.ts';
import { reportLeads } from './leads.ts';
import { withLinks } from './links.ts';
import type { Selection } from './population.ts';
import { periodOf, type PeriodUnit } from './period.ts';
import { reportSeason } from './placements.ts';
import type { ReportBody } from './report.ts';
import { reportSignups } from './signups.ts';
import { reportInstitutes, reportPrograms } from './students.ts';

type ReportName = components['schemas']['ReportName'];

interface ReportQuery {
  seasonID?: string | undefined;
  instituteID?: string | undefined;
  passingYear?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
  groupBy?: components['schemas']['ReportGroup'] | undefined;
}

export const reportsOperations = {
  getReport: async ({ params: { name }, query }, context) => ({
    data: { report: { name, ...(await readCached(context, name, query)) } },
  }),

  getUserReportSummary: async ({ query }, context) => {
    const { groupBy = 'program', ...rest } = query;
    const [name, unit] = groupBy === 'month' ? (['signups', { groupBy }] as const) : ([groupBy, {}] as const);
    return { data: { report: { name, ...(await readCached(context, name, { ...rest, ...unit })) } } };
  },
} satisfies Operations;

const readCached = (context: OperationContext, name: ReportName, query: ReportQuery) =>
  cachedReport(
    context,
    `report ${JSON.stringify([name, query])}`,
    () => readReport(context, name, query),
    lives[name],
  );

/** How long the figures stand that every profile has to be read for, in milliseconds. */
const lives: Partial<Record<ReportName, number>> = { completion: 10 * 60_000 };

async function readReport(
  context: OperationContext,
  name: ReportName,
  query: ReportQuery,
): Promise<ReportBody> {
  const { db, now } = context;
  const selection = { instituteID: query.instituteID, passingYear: query.passingYear };
  if (name !== 'signups' && name !== 'credits') {
    return withLinks(await readAsOfNow(context, name, query, selection), name, { selection }, context);
  }
  const period = periodOf(unitOf(query, name === 'signups' ? 'day' : 'month'), query, now());
  const read = name === 'signups' ? reportSignups : reportCredits;
  const body = await read(db, signedIn(context), period, selection);
  return withLinks(body, name, { selection, period }, context);
}

async function readAsOfNow(
  context: OperationContext,
  name: Exclude<ReportName, 'signups' | 'credits'>,
  { seasonID }: ReportQuery,
  selection: Selection,
): Promise<ReportBody> {
  const { db, permissions } = context;
  const caller = signedIn(context);
  switch (name) {
    case 'completion':
      return reportCompletion(db, caller, selection);
    case 'program':
      return reportPrograms(db, caller, selection);
    case 'institute':
      return reportInstitutes(db, caller, selection);
    case 'funnel':
      return reportFunnel(db, caller, selection);
    case 'season':
      return reportSeason(db, caller, await seasonOf(context, seasonID), selection);
    case 'leads':
      break;
  }
  if (caller.roleScope !== 'all' || !permissions.has('Manage Lead')) throw forbidden();
  return reportLeads(db);
}

/** @throws ApiFailure 422 without a season, 404 for one that there is not */
async function seasonOf({ db }: OperationContext, id: string | undefined): Promise<string> {
  if (id === undefined) {
    const message = 'Choose a season.';
    throw validationFailed([{ path: 'seasonID', code: 'required', message }], message);
  }
  if ((await db.$count(seasons, eq(seasons.id, id))) === 0) throw notFound();
  return id;
}

function unitOf({ groupBy }: ReportQuery, usual: PeriodUnit): PeriodUnit {
  if (groupBy === undefined) return usual;
  if (groupBy === 'month') return groupBy;
  const message = 'This report has no such rows.';
  throw validationFailed([{ path: 'groupBy', code: 'enum', message }], message);
}
