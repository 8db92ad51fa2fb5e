/** What somebody may give to others: never more than the own role holds. */
import {
  type Permission,
  type RoleScope,
  ApiFailure,
  forbidden,
  type OperationContext,
  signedIn,
} from '../../platform/index.ts';
import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { roleID } from './system-roles.ts';
import { users } from '../tables/users.ts';
import type { roles } from '../tables/roles.ts';

type Role = Pick<typeof roles.$inferSelect, 'permissions' | 'scope'>;

/** The role that holds everything and that the installation cannot be without. */
export const superAdminRole = roleID('super-admin');

const holdsAll = (permissions: readonly Permission[], context: OperationContext): boolean =>
  permissions.every((permission) => context.permissions.has(permission));

const reaches = (scope: RoleScope, context: OperationContext): boolean => {
  const { roleScope } = signedIn(context);
  return (
    roleScope === 'all' ||
    roleScope === scope ||
    scope === 'own' ||
    (roleScope === 'company' && scope === 'job')
  );
};

/** Whether the role may do nothing that the caller may not: see `refuseStrongerRole`. */
export const isNoStronger = ({ permissions, scope }: Role, context: OperationContext): boolean =>
  holdsAll(permissions, context) && reaches(scope, context);

/** Throws 403 when the caller does not hold one of the permissions. */
export function refuseToGrant(permissions: readonly Permission[], context: OperationContext): void {
  if (!holdsAll(permissions, context)) {
    throw forbidden('You can only give permissions that your own role holds.');
  }
}

/** Throws 403 when the scope reaches further than the caller's own. */
export function refuseWiderScope(scope: RoleScope, context: OperationContext): void {
  if (!reaches(scope, context)) {
    throw forbidden('You can only give a scope that your own role has.');
  }
}

/** Throws 403 when the role may do more than the caller: whoever can give or take it could become its holder. */
export function refuseStrongerRole({ permissions, scope }: Role, context: OperationContext): void {
  refuseToGrant(permissions, context);
  refuseWiderScope(scope, context);
}

/** Throws 409 when nobody but this person could administer the installation any more. */
export async function keepLastSuperAdmin(tx: Transaction, userID: string): Promise<void> {
  // Two who take the role from each other at once wait here for one another. Not for the accounts: each has locked the other's.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('users.super-admins'))`);
  const [others] = await tx
    .select({ left: count() })
    .from(users)
    .where(and(eq(users.roleID, superAdminRole), eq(users.userStatus, 'Active'), ne(users.id, userID)));
  if (others?.left === 0) {
    throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'The last active super admin keeps the role.');
  }
}
