/** Of which jobs and which people the page of a company may tell a caller. */
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { applications, jobDescriptions, jobsInScope, jobsShownTo } from '../../hiring/index.ts';
import { users } from '../../identity/index.ts';
import { companies, institutes } from '../../organisations/index.ts';
import type { SignedInUser } from '../../platform/index.ts';

/** Posted jobs of a company that candidates like the caller were shown, or that are in the caller's scope: those of other campuses stay theirs. */
export const toldJobs = (caller: SignedInUser, companyID: string): SQL | undefined =>
  and(
    eq(jobDescriptions.companyID, companyID),
    eq(jobDescriptions.status, 'Posted'),
    isNull(jobDescriptions.cancelledAt),
    caller.type === 'C' ? jobsShownTo(caller) : jobsInScope(caller),
  );

/** People among whom the caller is, or for whom the caller works: those of the own campus, the experienced, or all. */
export function toldPeople({ type, isFresher, roleScope, parentEntityID }: SignedInUser): SQL | undefined {
  const id = parentEntityID ?? '';
  if (type === 'C' && isFresher !== true) return sql`${users.isFresher} is not true`;
  if (type === 'C' || roleScope === 'institute') return eq(users.parentEntityID, id);
  if (roleScope !== 'university') return undefined;
  return sql`${users.parentEntityID} in (select ${institutes.id} from ${institutes} where ${institutes.universityID} = ${id})`;
}

/** Companies whose page the caller can open: verified ones, and those whose jobs the caller was shown or has decided about; or the caller's scope. */
export function companiesToldTo(caller: SignedInUser): SQL | undefined {
  const { roleScope, parentEntityID } = caller;
  if (roleScope === 'all') return undefined;
  if (roleScope === 'company') return eq(companies.id, parentEntityID ?? '');
  const ofCompany = eq(jobDescriptions.companyID, companies.id);
  const shown = and(
    ofCompany,
    eq(jobDescriptions.status, 'Posted'),
    caller.type === 'C' ? jobsShownTo(caller) : jobsInScope(caller),
  );
  return sql`(${companies.verificationStatus} = 'Verified'
    or exists (select from ${jobDescriptions} where ${shown})
    or exists (select from ${jobDescriptions} inner join ${applications} on ${applications.jdID} = ${jobDescriptions.id}
      where ${and(ofCompany, eq(applications.userID, caller.id))}))`;
}

/** Who was taken: has accepted an offer, or has joined. */
export const wasTaken: SQL = inArray(applications.status, ['Offer Accepted', 'Joined']);
