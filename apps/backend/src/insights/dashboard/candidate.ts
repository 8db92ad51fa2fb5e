/** What a candidate's dashboard says of jobs: those that are open to the person, and where the person's applications stand. */
import type { components } from '@aarambh/api-client/schema';
import type { MappingStatus } from '@aarambh/api-client/enums';
import { and, count, eq } from 'drizzle-orm';
import {
  applications,
  evaluateOpenJobs,
  jobsByID,
  outcomes,
  standing,
  type JobWithEvaluation,
} from '../../hiring/index.ts';
import { dayMs, hourMs, signedIn, type OperationContext } from '../../platform/index.ts';
import type { Figure } from './figures.ts';

type DashboardJob = components['schemas']['DashboardJob'];

/** A job that closes within this time comes before better matches. */
const urgent = 48 * hourMs;
const week = 7 * dayMs;

const mostJobs = 3;

export interface OpenJobs {
  eligible: readonly JobWithEvaluation[];
  needsData: readonly JobWithEvaluation[];
  notEligible: readonly JobWithEvaluation[];
  /** What applying costs, in credits. */
  price: number;
}

/** For who does not see jobs. */
export const noJobs: OpenJobs = { eligible: [], needsData: [], notEligible: [], price: 0 };

/** The jobs that the caller may decide about, by their verdict, the next to close first. */
export async function readOpenJobs(context: OperationContext): Promise<OpenJobs> {
  const { jobs, price } = await evaluateOpenJobs(context, {});
  const having = (verdict: JobWithEvaluation['evaluation']['verdict']) =>
    jobs.filter(({ evaluation }) => evaluation.verdict === verdict);
  return {
    eligible: having('Eligible'),
    needsData: having('NeedsData'),
    notEligible: having('NotEligible'),
    price,
  };
}

/** Whether a job closes within so many milliseconds. */
function closesWithin({ row: { lastDateToApply } }: JobWithEvaluation, now: Date, time: number): boolean {
  return lastDateToApply !== null && lastDateToApply.getTime() - now.getTime() <= time;
}

/** The job that closes within two days and before all others. */
export const firstToClose = ({ eligible }: OpenJobs, now: Date): JobWithEvaluation | undefined =>
  eligible.find((job) => closesWithin(job, now, urgent));

export const countClosing = ({ eligible }: OpenJobs, now: Date): number =>
  eligible.filter((job) => closesWithin(job, now, week)).length;

/** Up to three jobs to decide about: the most urgent, then the best. */
export async function jobsToShow(
  { eligible, price }: OpenJobs,
  context: OperationContext,
): Promise<DashboardJob[]> {
  const now = context.now();
  const isUrgent = (job: JobWithEvaluation): boolean => closesWithin(job, now, urgent);
  const best = eligible
    .filter((job) => !isUrgent(job))
    .toSorted((a, b) => b.evaluation.matchScore - a.evaluation.matchScore);
  const shown = [...eligible.filter(isUrgent), ...best].slice(0, mostJobs);
  const details = await jobsByID(
    context,
    shown.map(({ row }) => row.id),
  );
  return shown.flatMap(({ row: { id }, evaluation }) => {
    const job = details.get(id);
    // One that was deleted in between.
    if (job === undefined) return [];
    return [
      {
        id,
        title: job.title,
        companyID: job.companyID,
        companyName: job.companyName ?? '',
        isCompanyVerified: job.companyStatus === 'Verified',
        cityNames: job.cityNames,
        ctcMinPaise: job.ctcMinPaise,
        ctcMaxPaise: job.ctcMaxPaise,
        stipendPaisePerMonth: job.stipendPaisePerMonth,
        lastDateToApply: job.lastDateToApply?.toISOString() ?? null,
        matchScore: evaluation.matchScore,
        price,
      },
    ];
  });
}

const myJobs = '/my-jobs';

/** Each stage of an application that a candidate follows, in their order. */
const stages = {
  applied: 'Applied',
  onHold: 'On Hold',
  shortlisted: 'Shortlisted',
  offers: 'Selected',
  accepted: 'Offer Accepted',
  joined: 'Joined',
} as const satisfies Partial<Record<Figure['key'], MappingStatus>>;

/** The jobs that wait for the candidate, and the applications by where they stand: each as many as the list of its link has. */
export async function candidateFigures(
  jobs: OpenJobs,
  { db, ...context }: OperationContext,
): Promise<Figure[]> {
  const { id } = signedIn({ db, ...context });
  const rows = await db
    .select({ status: standing, found: count() })
    .from(applications)
    .where(eq(applications.userID, id))
    .groupBy(standing);
  return figuresOf({ eligible: jobs.eligible.length, needsData: jobs.needsData.length }, rows);
}

/** What came of the caller's studies and counts: an offer that was accepted here, or something from elsewhere. */
export async function foundBy(
  context: OperationContext,
): Promise<Pick<components['schemas']['Dashboard'], 'placement' | 'outcome'>> {
  const [found] = await context.db
    .select({
      kind: outcomes.kind,
      organisation: outcomes.organisation,
      jdID: applications.jdID,
      ctcPaise: outcomes.ctcPaise,
      startsOn: outcomes.startsOn,
    })
    .from(outcomes)
    .leftJoin(applications, eq(applications.id, outcomes.applicationID))
    .where(and(eq(outcomes.userID, signedIn(context).id), eq(outcomes.isFinal, true)));
  if (found === undefined) return {};
  const { kind, organisation, jdID, ctcPaise, startsOn } = found;
  if (jdID === null) return { outcome: { kind, organisation } };
  if (ctcPaise === null) return {};
  const joining = startsOn === null ? {} : { joiningDate: startsOn };
  return { placement: { jdID, companyName: organisation, ctcPaise, ...joining } };
}

/** The figures of applications, as many as stand at each status. */
export function figuresOf(
  open: Readonly<Record<'eligible' | 'needsData', number>>,
  rows: readonly { status: MappingStatus; found: number }[],
): Figure[] {
  const figures = Object.entries(stages).map(([key, status]) => ({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of the stages
    key: key as keyof typeof stages,
    total: rows.find((row) => row.status === status)?.found ?? 0,
    link: `${myJobs}?${new URLSearchParams({ list: 'past', status }).toString()}`,
  }));
  return [
    { key: 'eligible', total: open.eligible, link: myJobs },
    { key: 'needsData', total: open.needsData, link: `${myJobs}?list=needsData` },
    ...figures,
  ];
}
