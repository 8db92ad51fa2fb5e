/** Which accounts a person may see or change, as a condition of the query. */
import type { RoleScope } from '../../platform/index.ts';
import { and, eq, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { institutes } from '../../organisations/index.ts';
import { users, type User } from '../tables/users.ts';

/** Accounts that count: the mobile number was verified, and the person has not asked to be forgotten. */
export const accountsThatCount = and(isNotNull(users.mobileVerifiedAt), ne(users.userStatus, 'Erased'));

/** What of the caller decides the scope. */
export type Viewer = Pick<User, 'id' | 'parentEntityID'> & { roleScope: RoleScope };

/**
 * The rows of `users` within the viewer's scope: the own account always; with `permitted` also those of the own company or
 * institute, of all institutes of the own university, or all.
 * @param permitted whether the viewer's role holds the permission for other people's accounts
 */
export function usersInScope(_db: Db, viewer: Viewer, permitted: boolean): SQL | undefined {
  return permitted ? usersInReach(viewer) : eq(users.id, viewer.id);
}

/** The rows of `users` that the viewer's role reaches, for lists that have checked the permission themselves. */
export function usersInReach(viewer: Viewer): SQL | undefined {
  const own = eq(users.id, viewer.id);
  if (viewer.roleScope === 'own' || viewer.roleScope === 'job') return own;
  if (viewer.roleScope === 'all') return undefined;
  const parent = viewer.parentEntityID;
  if (parent === null) return own;
  if (viewer.roleScope === 'university') {
    // An array, because PostgreSQL looks up its members by the index; for a subquery beside `or` it reads every row.
    const ofUniversity = sql`array(select ${institutes.id} from ${institutes} where ${institutes.universityID} = ${parent})`;
    return or(own, eq(users.parentEntityID, parent), sql`${users.parentEntityID} = any(${ofUniversity})`);
  }
  return or(own, eq(users.parentEntityID, parent));
}
