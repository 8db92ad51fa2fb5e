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
import { periodOf, type PeriodUnit } from './period.ts';
import { reportSeason } from './placements.ts';
import type { ReportBody } from './report.ts';
import { reportSignups } from './signups.ts';
import { reportInstitutes, reportPrograms } from './students.ts';

type ReportName = components['schemas']['ReportName'];

interface ReportQuery {
  seasonID?: string | undefined;
  instituteID?: string | undefined;
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
  const { db, now, permissions } = context;
  const caller = signedIn(context);
  const { instituteID } = query;
  switch (name) {
    case 'signups':
      return reportSignups(db, caller, periodOf(unitOf(query, 'day'), query, now()), instituteID);
    case 'credits':
      return reportCredits(db, caller, periodOf(unitOf(query, 'month'), query, now()), instituteID);
    case 'completion':
      return reportCompletion(db, caller, instituteID);
    case 'program':
      return reportPrograms(db, caller, instituteID);
    case 'institute':
      return reportInstitutes(db, caller, instituteID);
    case 'funnel':
      return reportFunnel(db, caller, instituteID);
    case 'season':
      return reportSeason(db, caller, await seasonOf(context, query.seasonID), instituteID);
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
