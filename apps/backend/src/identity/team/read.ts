/** Invitations with those who sent them. */
import { and, desc, eq, getTableColumns, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Transaction } from '../../database/index.ts';
import { roles } from '../tables/roles.ts';
import { users } from '../tables/users.ts';
import { organisationKinds, type Organisation } from './organisation.ts';
import { teamInvitations } from '../tables/team.ts';
import { writtenName } from '../users/person-name.ts';

const inviters = alias(users, 'inviters');
const inviterRoles = alias(roles, 'inviter_roles');

/** Invitations that nobody has accepted and nobody has withdrawn, ended ones too. */
export const isWaiting = and(isNull(teamInvitations.acceptedAt), isNull(teamInvitations.withdrawnAt));

/** The invitations of an organisation. */
export const invitationsOf = ({ parentEntityType, parentEntityID }: Organisation): SQL | undefined =>
  and(
    eq(teamInvitations.parentEntityType, parentEntityType),
    eq(teamInvitations.parentEntityID, parentEntityID),
  );

/** Invitations whose time is not over. */
export const hasTime = (now: Date): SQL => gt(teamInvitations.expiresAt, now);

export type Invitation = Awaited<ReturnType<typeof readInvitations>>[number];

/** Invitations, the newest first, with what decides whether who sent them may still do so. */
export async function readInvitations(db: Db | Transaction, where: SQL | undefined) {
  const rows = await db
    .select({
      ...getTableColumns(teamInvitations),
      role: {
        name: roles.name,
        description: roles.description,
        userType: roles.userType,
        scope: roles.scope,
      },
      isRoleActive: roles.isActive,
      rolePermissions: roles.permissions,
      inviterName: sql<string | null>`${writtenName(inviters)}`,
      inviterStatus: inviters.userStatus,
      inviterParentID: inviters.parentEntityID,
      inviterPermissions: inviterRoles.permissions,
      inviterScope: inviterRoles.scope,
    })
    .from(teamInvitations)
    .innerJoin(roles, eq(roles.id, teamInvitations.roleID))
    .leftJoin(inviters, eq(inviters.id, teamInvitations.invitedBy))
    .leftJoin(inviterRoles, eq(inviterRoles.id, inviters.roleID))
    .where(where)
    .orderBy(desc(teamInvitations.sentAt), desc(teamInvitations.id));
  return rows.map(({ isRoleActive, rolePermissions, inviterStatus, inviterParentID, ...row }) => {
    const { inviterPermissions, inviterScope, ...invitation } = row;
    const { scope, given, permission } = organisationKinds[invitation.parentEntityType];
    const held = new Set<string>(inviterPermissions);
    return {
      ...invitation,
      /** Whether who sent it may still invite to this role. */
      isStanding:
        isRoleActive &&
        given.includes(invitation.role.scope) &&
        inviterScope === scope &&
        inviterStatus === 'Active' &&
        inviterParentID === invitation.parentEntityID &&
        held.has(permission) &&
        rolePermissions.every((each) => held.has(each)),
    };
  });
}
