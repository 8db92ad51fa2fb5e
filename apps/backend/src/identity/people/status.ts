/** Suspending people and bringing them back. */
import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import {
  ApiFailure,
  forbidden,
  notFound,
  signedIn,
  type OperationContext,
  type OperationRequest,
  storedText,
} from '../../platform/index.ts';
import type { Transaction } from '../../database/index.ts';
import { leads } from '../../organisations/index.ts';
import { audit } from '../../records/index.ts';
import { revokeAllSessions } from '../auth/sessions.ts';
import { keepLastSuperAdmin, refuseStrongerRole, superAdminRole } from '../roles/authority.ts';
import { roles } from '../tables/roles.ts';
import { usersInReach } from '../users/scope.ts';
import { users } from '../tables/users.ts';

/** Where an account can go from each status by the hand of staff. */
const next: Readonly<Record<string, readonly string[]>> = {
  Active: ['Suspended', 'Deactivated'],
  Suspended: ['Active', 'Deactivated'],
  Deactivated: ['Active'],
};

/** As what the audit trail keeps that an account was given a status. */
const actionOf = { Active: 'activated', Suspended: 'suspended', Deactivated: 'deactivated' } as const;

/** As what the audit trail names an account; an employer's has no list of its own. */
const kindOfAccount = { C: 'student', E: 'user', S: 'supportUser' } as const;

/**
 * Gives an account another status; whoever is not active any more is signed out at once.
 * @throws ApiFailure 404 out of scope, 403 for oneself or staff or a colleague who may do more than the caller, 409 ILLEGAL_TRANSITION,
 *   409 IN_USE
 */
export async function changeStatus(
  { id, status, reason }: OperationRequest<'setUserStatus'>['body'],
  context: OperationContext,
): Promise<void> {
  const caller = signedIn(context);
  if (id === caller.id) throw forbidden('Somebody else has to change your own account.');
  await context.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ user: users, role: roles })
      .from(users)
      .innerJoin(roles, eq(roles.id, users.roleID))
      .where(and(eq(users.id, id), usersInReach(caller)))
      .for('update', { of: users });
    if (!found) throw notFound();
    // A role of staff gives power over others, which whoever takes it away must hold, and so does one within a company among colleagues; one of
    // candidates gives none.
    const isColleague = found.user.type === 'E' && caller.roleScope === 'company';
    if (found.user.type === 'S' || isColleague) refuseStrongerRole(found.role, context);
    const { userStatus } = found.user;
    if (userStatus === status) return;
    if (!next[userStatus]?.includes(status)) {
      throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'The account cannot go from its status to this one.');
    }
    if (status !== 'Active' && found.user.roleID === superAdminRole) await keepLastSuperAdmin(tx, id);
    if (status === 'Deactivated') await refuseInCharge(tx, id);
    await tx
      .update(users)
      .set({
        userStatus: status,
        updatedBy: caller.id,
        updatedAt: context.now(),
        rowVersion: sql`${users.rowVersion} + 1`,
      })
      .where(eq(users.id, id));
    if (status !== 'Active') await revokeAllSessions(tx, id, context.now());
    await audit(tx, context, {
      action: actionOf[status],
      entityType: kindOfAccount[found.user.type],
      entityID: id,
      subjectID: id,
      fields: ['userStatus'],
      reason: storedText(reason),
    });
  });
}

/** What nobody would follow up. @throws ApiFailure 409 IN_USE with `details.usedBy`: how many open leads the person is in charge of */
async function refuseInCharge(tx: Transaction, id: string): Promise<void> {
  const open = and(
    eq(leads.ownerID, id),
    isNull(leads.mergedIntoID),
    notInArray(leads.status, ['Converted', 'Lost']),
  );
  const count = await tx.$count(leads, open);
  if (count === 0) return;
  throw new ApiFailure(409, 'IN_USE', 'Give to somebody else first what this person is in charge of.', {
    details: { usedBy: { leads: count } },
  });
}
