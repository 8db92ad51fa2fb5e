/** Reading job descriptions: whose they are, and how the contract shows them. */
import type { MappingStatus, VerificationStatus } from '@aarambh/api-client/enums';
import { sql } from 'drizzle-orm';
import type { OperationData, SignedInUser } from '../../platform/index.ts';
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
import { jobProfiles, lateralJobProfiles } from '../job-profiles/tables.ts';
import { applications } from '../applications/tables.ts';
import { cities, skills } from '../../catalogue/index.ts';
import { seasons } from '../seasons/tables.ts';
import { phaseAt } from './phase.ts';
import { jobsToChange } from './scope.ts';
import { stepsOf } from './steps.ts';
import { jobApprovals, jobDescriptions } from './tables.ts';

export type JobView = OperationData<'getJobDescription'>['jobDescription'];

type Approval = (typeof jobApprovals.$inferSelect)['state'];
type Standing = MappingStatus;
type CompanyStatus = VerificationStatus;

/** Mappings of the row's job that stand at one of these. */
const standing = (...statuses: readonly Standing[]) =>
  counted(sql`from ${applications} where ${applications.jdID} = ${jobDescriptions.id}
    and ${applications.status} in (${sql.join(
      statuses.map((each) => sql`${each}`),
      sql`, `,
    )})`);

/** What is read of each job. `approval` is that of the caller's institute. */
function derivedFor(caller: SignedInUser, now: Date) {
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
    applied: standing('Applied', 'On Hold'),
    shortlisted: standing('Shortlisted'),
    selected: standing('Selected', 'Offer Accepted', 'Joined'),
    /** Whatever candidates have decided. */
    decisions: counted(sql`from ${applications} where ${applications.jdID} = ${jobDescriptions.id}
      and ${applications.status} <> 'Eligible'`),
    companyStatus: sql<CompanyStatus>`(select ${companies.verificationStatus} from ${companies}
      where ${companies.id} = ${jobDescriptions.companyID})`,
    isOwn: sql<boolean>`(${jobsToChange(caller)})`,
    approval: sql<Approval | null>`(select ${jobApprovals.state} from ${jobApprovals}
      where ${jobApprovals.jobDescriptionID} = ${jobDescriptions.id} and ${jobApprovals.instituteID} = ${parentEntityID ?? ''})`,
  };
}

export type JobRow = RowOf<typeof jobDescriptions, ReturnType<typeof derivedFor>>;

/** The list of jobs as one caller sees it at a moment. */
export function jobsFor(
  caller: SignedInUser,
  now: Date,
): Readable<typeof jobDescriptions, ReturnType<typeof derivedFor>> {
  return {
    table: jobDescriptions,
    derived: derivedFor(caller, now),
    searched: [jobDescriptions.title, jobDescriptions.code, nameOf(companies, jobDescriptions.companyID)],
    sorts: {
      createdAt: jobDescriptions.createdAt,
      title: jobDescriptions.title,
      lastDateToApply: jobDescriptions.lastDateToApply,
    },
  };
}

/** A job as the contract shows it. Staff and the company see the counts, and what they may do with it. */
export function jobView(row: JobRow, { type }: SignedInUser, now: Date): JobView {
  const {
    eligibleCount: eligible,
    applied,
    shortlisted,
    selected,
    companyStatus,
    eligibleCountedAt: _countedAt,
    decisions: _decisions,
    isOwn: _isOwn,
    createdBy: _by,
    updatedBy: _changedBy,
    ...shown
  } = row;
  const { lastDateToApply, postedAt, closedAt, cancelledAt, createdAt, updatedAt } = row;
  return {
    ...shown,
    lastDateToApply: lastDateToApply?.toISOString() ?? null,
    postedAt: postedAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
    cancelledAt: cancelledAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ...(type === 'C'
      ? { isCompanyVerified: companyStatus === 'Verified' }
      : { companyStatus, counts: { eligible, applied, shortlisted, selected }, allowed: stepsOf(row, now) }),
  };
}
