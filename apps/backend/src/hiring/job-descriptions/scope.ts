/** Which jobs a caller sees, and which are the caller's to change. */
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { users } from '../../identity/index.ts';
import { companies, institutes } from '../../organisations/index.ts';
import { notFound, signedIn, type OperationContext, type SignedInUser } from '../../platform/index.ts';
import { awaitsApproval, isLiveAt } from './phase.ts';
import { jobCollaborators } from '../tables/job-collaborators.ts';
import { jobApprovals, jobDescriptions } from '../tables/job-descriptions.ts';

type ApprovalState = typeof jobApprovals.$inferSelect.state;

/** Written by somebody of this organisation. */
const writtenIn = (organisationID: string): SQL =>
  sql`exists (select from ${users} where ${users.id} = ${jobDescriptions.createdBy} and ${users.parentEntityID} = ${organisationID})`;

/** That an institute is asked about the job, or one of a university is; with what it has decided, where that is named. */
function isAskedOf(roleScope: SignedInUser['roleScope'], id: string, state?: ApprovalState): SQL {
  const ofInstitutes =
    roleScope === 'institute'
      ? eq(jobApprovals.instituteID, id)
      : sql`${jobApprovals.instituteID} in (select ${institutes.id} from ${institutes} where ${institutes.universityID} = ${id})`;
  return sql`exists (select from ${jobApprovals} where ${and(
    eq(jobApprovals.jdID, jobDescriptions.id),
    ofInstitutes,
    state && eq(jobApprovals.state, state),
  )})`;
}

/** Jobs about which the caller's institute, or one of the caller's university, has decided this; while they wait, those that have not ended. */
export function jobsDecided(
  { roleScope, parentEntityID }: SignedInUser,
  state: ApprovalState,
  now: Date,
): SQL | undefined {
  return and(
    isAskedOf(roleScope, parentEntityID ?? '', state),
    state === 'Pending' ? isLiveAt(now) : undefined,
  );
}

/** Whether the caller's role reaches jobs of a company. */
export const isOfCompany = ({ roleScope }: Pick<SignedInUser, 'roleScope'>): boolean =>
  roleScope === 'company' || roleScope === 'job';

/** Jobs of the caller's company: all of them, or those that the caller is named for. */
function jobsOfCompany({ id, roleScope }: SignedInUser, companyID: string): SQL | undefined {
  const isOwn = eq(jobDescriptions.companyID, companyID);
  if (roleScope === 'company') return isOwn;
  return and(
    isOwn,
    sql`exists (select from ${jobCollaborators} where ${jobCollaborators.jdID} = ${jobDescriptions.id}
      and ${jobCollaborators.userID} = ${id})`,
  );
}

/** Jobs of the caller's company, those that the caller's institutes are asked to approve or have written; or all. */
export function jobsInScope(caller: SignedInUser): SQL | undefined {
  const { roleScope, parentEntityID } = caller;
  if (roleScope === 'all') return undefined;
  if (parentEntityID === null || roleScope === 'own') return sql`false`;
  if (isOfCompany(caller)) return jobsOfCompany(caller, parentEntityID);
  const isAsked = isAskedOf(roleScope, parentEntityID);
  return roleScope === 'institute' ? or(isAsked, writtenIn(parentEntityID)) : isAsked;
}

/** @throws ApiFailure 404 for a job out of the caller's scope */
export async function refuseForeignJob(context: OperationContext, id: string): Promise<void> {
  const isReached = and(eq(jobDescriptions.id, id), jobsInScope(signedIn(context)));
  if ((await context.db.$count(jobDescriptions, isReached)) === 0) throw notFound();
}

/** Jobs that are the caller's to change: of the own company, written by the own institute; all for the platform's staff. */
export function jobsToChange(caller: SignedInUser): SQL {
  const { roleScope, parentEntityID } = caller;
  if (roleScope === 'all') return sql`true`;
  if (parentEntityID === null) return sql`false`;
  if (isOfCompany(caller)) return jobsOfCompany(caller, parentEntityID) ?? sql`false`;
  return roleScope === 'institute' ? writtenIn(parentEntityID) : sql`false`;
}

/** Jobs that a candidate sees: those before candidates like them that are open. */
export function jobsOpenTo(caller: SignedInUser, now: Date): SQL | undefined {
  return and(
    isLiveAt(now),
    // The jobs of a suspended company pause.
    sql`not exists (select from ${companies} where ${companies.id} = ${jobDescriptions.companyID}
      and ${companies.verificationStatus} = 'Suspended')`,
    jobsShownTo(caller),
  );
}

/** Jobs, open or ended, that are before candidates like this one: freshers of an institute that has approved them, or the experienced. */
export function jobsShownTo({
  isFresher,
  parentEntityID,
}: Pick<SignedInUser, 'isFresher' | 'parentEntityID'>): SQL | undefined {
  const approved = sql`exists (select from ${jobApprovals} where ${jobApprovals.jdID} = ${jobDescriptions.id}
    and ${jobApprovals.instituteID} = ${parentEntityID ?? ''} and ${jobApprovals.state} = 'Approved')`;
  return and(
    eq(jobDescriptions.status, 'Posted'),
    isFresher === true
      ? and(sql`${jobDescriptions.audience} in ('Fresher', 'Both')`, approved)
      : and(sql`${jobDescriptions.audience} in ('Experienced', 'Both')`, sql`not ${awaitsApproval}`),
  );
}
