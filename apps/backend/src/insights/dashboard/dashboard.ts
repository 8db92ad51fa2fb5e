/** The first screen of each person, in one answer. */
import type { components } from '@aarambh/api-client/schema';
import type { SQL } from 'drizzle-orm';
import { readCompletion } from '../../candidates/index.ts';
import { readHoldsInForce, readNextRounds, readOwnSeasons } from '../../hiring/index.ts';
import { signedIn, type Keys, type OperationContext, type Operations } from '../../platform/index.ts';
import { mayOpen } from '../lists/links.ts';
import type { Lists } from '../lists/lists.ts';
import { cachedReport } from '../reports/cached-report.ts';
import { candidateFigures, countClosing, foundBy, jobsToShow, noJobs, readOpenJobs } from './candidate.ts';
import {
  candidateCheckList,
  employerCheckList,
  installationCheckList,
  officerCheckList,
} from './check-list.ts';
import { readFigures } from './figures.ts';
import { readFunnels } from './funnels.ts';
import { readHealth, type RunningTasks } from './health.ts';
import { candidateActions, employerActions, staffActions } from './next-actions.ts';
import { openerOf } from './opener.ts';
import { readOwnWallet } from './wallet.ts';
import { personaOf } from './persona.ts';
import { readPrograms } from './programs.ts';

type Schemas = components['schemas'];
type Dashboard = Schemas['Dashboard'];

export interface DashboardPorts {
  /** The lists of the portal whose totals are shown. */
  lists: Lists;
  /** Whether a person of `users` has accepted an offer or begun to work. */
  isPlaced: SQL;
  keys: Keys;
  /** What the server does by itself. */
  tasks: RunningTasks;
}

export function createDashboardOperations(ports: DashboardPorts) {
  return {
    getDashboard: async (_request, context) => ({ data: { dashboard: await readDashboard(ports, context) } }),
  } satisfies Operations;
}

function readDashboard(ports: DashboardPorts, context: OperationContext): Promise<Dashboard> {
  const persona = personaOf(signedIn(context));
  if (persona === 'fresher' || persona === 'experienced') return ofCandidate(persona, ports, context);
  return persona === 'employer' ? ofEmployer(ports, context) : ofStaff(persona, ports, context);
}

async function ofCandidate(
  persona: 'fresher' | 'experienced',
  { keys }: Pick<DashboardPorts, 'keys'>,
  context: OperationContext,
): Promise<Dashboard> {
  const seesJobs = context.permissions.has('View My Jobs');
  const jobs = seesJobs ? await readOpenJobs(context) : noJobs;
  const seasons =
    persona === 'fresher' && context.permissions.has('View Season') ? await ownSeasons(context) : [];
  const profile = await readCompletion(context);
  const wallet = await readOwnWallet(context);
  const figures = seesJobs ? await candidateFigures(jobs, context) : [];
  const holds = await readHoldsInForce(context);
  const rounds = seesJobs ? await readNextRounds(context, keys) : [];
  const opener = openerOf([...jobs.needsData, ...jobs.notEligible], seasons);
  return {
    persona,
    nextActions: await candidateActions(context, { jobs, seasons, profile, wallet }),
    figures,
    checkList: await candidateCheckList(context, { percent: profile.percent, seasons }),
    closingSoon: countClosing(jobs, context.now()),
    ...(seesJobs && { jobs: await jobsToShow(jobs, context) }),
    ...(opener && { opener }),
    ...(await foundBy(context)),
    ...(holds.length > 0 && { holds }),
    ...(rounds.length > 0 && { rounds }),
    ...(persona === 'fresher' && { seasons }),
    profile,
    ...(wallet && { wallet: wallet.shown }),
  };
}

/** Seasons that have not ended. */
async function ownSeasons(context: OperationContext): Promise<Schemas['OwnSeason'][]> {
  const seasons = await readOwnSeasons(context);
  return seasons.filter(({ endDate }) => new Date(endDate) > context.now());
}

async function ofEmployer({ lists }: DashboardPorts, context: OperationContext): Promise<Dashboard> {
  const wallet = await readOwnWallet(context);
  return {
    persona: 'employer',
    nextActions: await employerActions(context, wallet),
    figures: await readFigures(lists, context),
    checkList: await employerCheckList(context),
    ...(mayOpen('listJobDescriptions', context) && { funnels: await readFunnels(lists, context) }),
    ...(wallet && { wallet: wallet.shown }),
  };
}

async function ofStaff(
  persona: 'officer' | 'staff',
  { lists, isPlaced, tasks }: DashboardPorts,
  context: OperationContext,
): Promise<Dashboard> {
  const { db, permissions } = context;
  const isOfficer = persona === 'officer';
  const wallet = await readOwnWallet(context);
  return {
    persona,
    nextActions: staffActions(context),
    figures: await readFigures(lists, context),
    checkList: isOfficer ? await officerCheckList(context) : await installationCheckList(context),
    ...(isOfficer && mayOpen('listStudents', context) && { programs: await readPrograms(context, isPlaced) }),
    ...(!isOfficer &&
      permissions.has('Manage Notification') && {
        health: await cachedReport(context, 'health', () => readHealth(db, context.now(), tasks())),
      }),
    ...(wallet && { wallet: wallet.shown }),
  };
}
