/** Reading job descriptions: whose they are, and how the contract shows them. */
import type { MappingStatus } from '@aarambh/api-client/enums';
import { and, eq, sql, type SQL } from 'drizzle-orm';
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
import { companies, institutes } from '../../organisations/index.ts';
import { jobProfiles, lateralJobProfiles } from '../job-profiles/tables.ts';
import { applications } from '../applications/tables.ts';
import { cities, skills } from '../../catalogue/index.ts';
import { seasons } from '../seasons/tables.ts';
import { phaseAt } from './phase.ts';
import { jobApprovals, jobDescriptions } from './tables.ts';

export type JobView = OperationData<'getJobDescription'>['jobDescription'];

type Approval = (typeof jobApprovals.$inferSelect)['state'];
type Standing = MappingStatus;

/** Mappings of the row's job that stand at one of these. */
const standing = (...statuses: readonly Standing[]) =>
  counted(sql`from ${applications} where ${applications.jdID} = ${jobDescriptions.id}
    and ${applications.status} in (${sql.join(
      statuses.map((each) => sql`${each}`),
      sql`, `,
    )})`);

/** What is read of each job. `approval` is that of the caller's institute. */
function derivedFor({ parentEntityID }: SignedInUser, now: Date) {
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
    searched: [jobDescriptions.title, jobDescriptions.code],
    sorts: {
      createdAt: jobDescriptions.createdAt,
      title: jobDescriptions.title,
      lastDateToApply: jobDescriptions.lastDateToApply,
    },
  };
}

/** Jobs of the caller's company, or those that the caller's institutes have been asked to approve; or all. */
export function jobsInScope({ roleScope, parentEntityID }: SignedInUser): SQL | undefined {
  if (roleScope === 'all') return undefined;
  if (parentEntityID === null || roleScope === 'own') return sql`false`;
  if (roleScope === 'company') return eq(jobDescriptions.companyID, parentEntityID);
  const ofInstitutes =
    roleScope === 'institute'
      ? eq(jobApprovals.instituteID, parentEntityID)
      : sql`${jobApprovals.instituteID} in (select ${institutes.id} from ${institutes} where ${institutes.universityID} = ${parentEntityID})`;
  return sql`exists (select from ${jobApprovals}
    where ${and(eq(jobApprovals.jobDescriptionID, jobDescriptions.id), ofInstitutes)})`;
}

/** Jobs that a candidate sees: open ones for freshers of an institute that has approved them, or for the experienced. */
export function jobsOpenTo({ isFresher, parentEntityID }: SignedInUser, now: Date): SQL | undefined {
  const approved = sql`exists (select from ${jobApprovals} where ${jobApprovals.jobDescriptionID} = ${jobDescriptions.id}
    and ${jobApprovals.instituteID} = ${parentEntityID ?? ''} and ${jobApprovals.state} = 'Approved')`;
  return and(
    sql`${phaseAt(now)} = 'Open'`,
    // The jobs of a suspended company pause.
    sql`not exists (select from ${companies} where ${companies.id} = ${jobDescriptions.companyID}
      and ${companies.verificationStatus} = 'Suspended')`,
    isFresher === true
      ? and(sql`${jobDescriptions.audience} in ('Fresher', 'Both')`, approved)
      : sql`${jobDescriptions.audience} in ('Experienced', 'Both')`,
  );
}

/** A job as the contract shows it: what a draft leaves out is absent. Staff and the company see the counts. */
export function jobView(row: JobRow, { type }: SignedInUser): JobView {
  const { applied, shortlisted, selected, createdBy: _by, updatedBy: _changedBy, ...shown } = row;
  const { lastDateToApply, postedAt, closedAt, cancelledAt, createdAt, updatedAt, approval } = row;
  const given = {
    jobType: row.jobType,
    workMode: row.workMode,
    openings: row.openings,
    ctcMinPaise: row.ctcMinPaise,
    ctcMaxPaise: row.ctcMaxPaise,
    fixedPaise: row.fixedPaise,
    variablePaise: row.variablePaise,
    stipendPaisePerMonth: row.stipendPaisePerMonth,
    internshipMonths: row.internshipMonths,
    bondMonths: row.bondMonths,
    bondAmountPaise: row.bondAmountPaise,
    resultBy: row.resultBy,
    lastDateToApply: lastDateToApply?.toISOString(),
  };
  return {
    ...shown,
    ...withoutNulls(given),
    postedAt: postedAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
    cancelledAt: cancelledAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    approval,
    ...(type === 'C' ? {} : { counts: { applied, shortlisted, selected } }),
  };
}

type WithoutNulls<Values> = { [Name in keyof Values]: NonNullable<Values[Name]> | undefined };

function withoutNulls<Values extends object>(values: Values): WithoutNulls<Values> {
  const given = Object.entries(values).map(([name, value]) => [name, value ?? undefined]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same names, and nothing else was done to the values
  return Object.fromEntries(given) as WithoutNulls<Values>;
}
