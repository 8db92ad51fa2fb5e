/** Whose profile a call is about, and whether the caller may read or change it. */
import { and, eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import { notFound, signedIn, type OperationContext } from '../../platform/index.ts';
import { usersInScope, users, type User } from '../../identity/index.ts';

/** Sections that only the candidate sees, and those that staff with a permission see too. */
export type Audience = 'own' | 'staff';

/**
 * The candidate whose section is read.
 * @param userID absent: the caller
 * @throws ApiFailure 404 outside the caller's scope, and for an account that is no candidate's
 */
export async function ownerToRead(
  db: Db,
  context: OperationContext,
  audience: Audience,
  userID?: string,
): Promise<User> {
  const [owner] = await db
    .select()
    .from(users)
    .where(ownerInScope(db, context, audience === 'staff' && 'View User', userID));
  return owner ?? refuse();
}

/** As `ownerToRead`, with the account's row locked: changes of one profile happen one after the other. */
export async function ownerToChange(
  tx: Transaction,
  context: OperationContext,
  audience: Audience,
  userID?: string,
): Promise<User> {
  const [owner] = await tx
    .select()
    .from(users)
    .where(ownerInScope(tx, context, audience === 'staff' && 'Update User', userID))
    .for('update');
  return owner ?? refuse();
}

function ownerInScope(
  db: Db,
  context: OperationContext,
  permission: string | false,
  userID: string | undefined,
) {
  const caller = signedIn(context);
  const isPermitted = permission !== false && context.permissions.has(permission);
  return and(eq(users.id, userID ?? caller.id), eq(users.type, 'C'), usersInScope(db, caller, isPermitted));
}

function refuse(): never {
  throw notFound('There is no candidate profile here.');
}
