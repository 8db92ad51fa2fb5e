/** Reading job descriptions: whose they are, and how the contract shows them. */
import type { MappingStatus, VerificationStatus } from '@aarambh/api-client/enums';
import { sql } from 'drizzle-orm';
import type { Locale, OperationData, SignedInUser } from '../../platform/index.ts';
import {
  nameIfAny,
  nameOf,
  namesOf,
  skillIDsOf,
  counted,
  type Readable,
  type RowOf,
} from '../../records/index.ts';
import { companies } from '../../organisations/index.ts';
import { jobProfiles, lateralJobProfiles } from '../tables/job-profiles.ts';
import { isEndable } from '../statuses/standing.ts';
import { applications } from '../tables/applications.ts';
import { cities, skills } from '../../catalogue/index.ts';
import { savedJobs } from '../tables/saved-jobs.ts';
import { seasons } from '../tables/seasons.ts';
import { phaseAt } from './phase.ts';
import { jobsToChange } from './scope.ts';
import { stepsOf } from './steps.ts';
import { jobApprovals, jobDescriptions } from '../tables/job-descriptions.ts';

export type JobView = OperationData<'getJobDescription'>['jobDescription'];

type Approval = (typeof jobApprovals.$inferSelect)['state'];
type Standing = MappingStatus;
type CompanyStatus = VerificationStatus;

/** Mappings of the row's job that stand at one of these. */
const standing = (...statuses: readonly Standing[]) =>
  counted(sql`from ${applications} where ${applications.jdID} = ${jobDescriptions.id}
    and not (${jobDescriptions.cancelledAt} is not null and ${isEndable}) and ${applications.status} in (${sql.join(
      statuses.map((each) => sql`${each}`),
      sql`, `,
    )})`);

/** What is read of each job, but for the numbers. `approval` is that of the caller's institute. */
function factsFor(caller: SignedInUser, now: Date) {
  const { parentEntityID } = caller;
  return {
    phase: phaseAt(now),
    companyName: nameOf(companies, jobDescriptions.companyID),
    profileTitle: sql<string | null>`coalesce(
      (select ${jobProfiles.title} from ${jobProfiles} where ${jobProfiles.id} = ${jobDescriptions.jobProfileID}),
      (select ${lateralJobProfiles.title} from ${lateralJobProfiles} where ${lateralJobProfiles.id} = ${jobDescriptions.jobProfileLateralID}))`,
    seasonName: nameIfAny(seasons, jobDescriptions.seasonID),
    cityNames: namesOf(cities, jobDescriptions.cityIDs),
    skillNames: namesOf(skills, skillIDsOf(jobDescriptions.skills)),
    companyStatus: sql<CompanyStatus>`(select ${companies.verificationStatus} from ${companies}
      where ${companies.id} = ${jobDescriptions.companyID})`,
    isOwn: sql<boolean>`(${jobsToChange(caller)})`,
    approval: sql<Approval | null>`(select ${jobApprovals.state} from ${jobApprovals}
      where ${jobApprovals.jdID} = ${jobDescriptions.id} and ${jobApprovals.instituteID} = ${parentEntityID ?? ''})`,
    isSaved: sql<boolean>`exists (select from ${savedJobs}
      where ${savedJobs.jdID} = ${jobDescriptions.id} and ${savedJobs.userID} = ${caller.id})`,
  };
}

const gotAnOffer = ['Selected', 'Offer Accepted', 'Offer Declined', 'Joined'] as const;

/** How many people came how far. Each number reads all applications of a job, which may be 100,000. */
const numbersOf = {
  // Everybody who came so far, also those who have gone on or left since: a stage never has fewer people than the one after it.
  applied: standing(...gotAnOffer, 'Applied', 'On Hold', 'Shortlisted', 'Rejected', 'Withdrawn'),
  shortlisted: standing(...gotAnOffer, 'Shortlisted'),
  selected: standing(...gotAnOffer),
  /** Whatever candidates have decided. */
  decisions: counted(sql`from ${applications} where ${applications.jdID} = ${jobDescriptions.id}`),
};

/** A job as people are judged by it. */
export type JudgedJob = RowOf<typeof jobDescriptions, ReturnType<typeof factsFor>>;

/** A job with its numbers, as staff and its company see it. */
export type JobRow = RowOf<typeof jobDescriptions, ReturnType<typeof factsFor> & typeof numbersOf>;

/** The list of jobs as one caller sees it at a moment, without numbers; cities and skills are named in the language. */
export function judgedJobsFor(
  caller: SignedInUser,
  now: Date,
  locale?: Locale,
): Readable<typeof jobDescriptions, ReturnType<typeof factsFor>> {
  return {
    table: jobDescriptions,
    derived: factsFor(caller, now),
    ...(locale && { locale }),
    searched: [jobDescriptions.title, jobDescriptions.code, nameOf(companies, jobDescriptions.companyID)],
    sorts: {
      createdAt: jobDescriptions.createdAt,
      title: jobDescriptions.title,
      lastDateToApply: jobDescriptions.lastDateToApply,
    },
  };
}

/** The same with the numbers. */
export function jobsFor(
  caller: SignedInUser,
  now: Date,
  locale?: Locale,
): Readable<typeof jobDescriptions, ReturnType<typeof factsFor> & typeof numbersOf> {
  return { ...judgedJobsFor(caller, now, locale), derived: { ...factsFor(caller, now), ...numbersOf } };
}

/** A job as the contract shows it: its numbers, and what the caller may do with it, to staff and the company alone. */
export function jobView(row: JobRow, caller: SignedInUser, now: Date): JobView {
  if (caller.type === 'C') return candidateJobView(row);
  const { eligibleCount: eligible, applied, shortlisted, selected, companyStatus } = row;
  return {
    ...shownOf(row),
    companyStatus,
    counts: { eligible, applied, shortlisted, selected },
    allowed: stepsOf(row, now),
  };
}

/** A job as the contract shows it to candidates. */
export const candidateJobView = (row: JudgedJob): JobView => ({
  ...shownOf(row),
  isSaved: row.isSaved,
  isCompanyVerified: row.companyStatus === 'Verified',
});

/** What everybody reads of a job; a number in the row stays here. */
function shownOf(row: JudgedJob & Partial<JobRow>) {
  const {
    eligibleCount: _eligible,
    eligibleCountedAt: _countedAt,
    applied: _applied,
    shortlisted: _shortlisted,
    selected: _selected,
    decisions: _decisions,
    companyStatus: _status,
    isOwn,
    isSaved: _saved,
    createdBy: _by,
    updatedBy: _changedBy,
    ...shown
  } = row;
  const { lastDateToApply, postedAt, closedAt, cancelledAt, createdAt, updatedAt } = row;
  return {
    ...shown,
    ...(isOwn !== undefined && { mayChange: isOwn }),
    lastDateToApply: lastDateToApply?.toISOString() ?? null,
    postedAt: postedAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
    cancelledAt: cancelledAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
