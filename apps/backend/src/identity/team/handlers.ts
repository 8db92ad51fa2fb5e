import { and, asc, eq, ne, sql } from 'drizzle-orm';
import {
  deviceCookie,
  signedIn,
  type OperationContext,
  type OperationData,
  type Operations,
} from '../../platform/index.ts';
import { roles } from '../tables/roles.ts';
import type { Services } from '../services.ts';
import { users } from '../tables/users.ts';
import { acceptInvitation, readReceived } from './accept.ts';
import { givableRoles, invite, sendAgain, withdraw } from './invite.ts';
import { ownOrganisation } from './organisation.ts';
import { invitationsOf, isWaiting, readInvitations } from './read.ts';
import { writtenName } from '../users/person-name.ts';

/** The people of an organisation, and whom they invite. */
export function createTeamOperations(services: Services) {
  return {
    listTeam: async (_request, context) => ({ data: { teamMember: await listMembers(context) } }),
    listTeamRoles: async (_request, context) => ({ data: { teamRole: await listRoles(context) } }),
    listTeamInvitations: async (_request, context) => ({
      data: { teamInvitation: await listInvitations(context) },
    }),

    addTeamInvitation: async ({ body }, context) => {
      await invite(services, body, context);
      return { data: null };
    },

    sendTeamInvitation: async ({ params: { id } }, context) => {
      await sendAgain(services, id, context);
      return { data: null };
    },

    withdrawTeamInvitation: async ({ params: { id } }, context) => {
      await withdraw(id, context);
      return { data: null };
    },

    getReceivedInvitation: async ({ headers }, context) => ({
      data: { invitation: await readReceived(services, headers['X-Invitation-Token'], context) },
    }),

    acceptInvitation: async ({ body }, context) => {
      const { deviceID } = await acceptInvitation(services, body, context);
      return { data: null, headers: deviceCookie(deviceID, services.keys) };
    },
  } satisfies Operations;
}

async function listMembers(context: OperationContext): Promise<OperationData<'listTeam'>['teamMember']> {
  const { parentEntityType, parentEntityID } = ownOrganisation(context);
  const { id: callerID } = signedIn(context);
  const members = await context.db
    .select({
      id: users.id,
      name: writtenName(users),
      email: users.email,
      roleName: roles.name,
      userStatus: users.userStatus,
    })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleID))
    .where(
      and(
        eq(users.parentEntityType, parentEntityType),
        eq(users.parentEntityID, parentEntityID),
        ne(users.type, 'C'),
        ne(users.userStatus, 'Pending OTP'),
        ne(users.userStatus, 'Erased'),
      ),
    )
    .orderBy(sql`${users.userStatus} <> 'Active'`, asc(users.fullName), asc(users.id))
    .limit(500);
  return members.map((member) => ({ ...member, isSelf: member.id === callerID }));
}

async function listRoles(context: OperationContext): Promise<OperationData<'listTeamRoles'>['teamRole']> {
  const found = await context.db.select().from(roles).where(givableRoles(context)).orderBy(asc(roles.name));
  return found
    .filter(({ permissions }) => permissions.every((each) => context.permissions.has(each)))
    .map(({ id, name, description }) => ({ id, name, description }));
}

async function listInvitations(
  context: OperationContext,
): Promise<OperationData<'listTeamInvitations'>['teamInvitation']> {
  const now = context.now();
  const found = await readInvitations(context.db, and(invitationsOf(ownOrganisation(context)), isWaiting));
  return found.map(({ id, email, role, inviterName, sentAt, expiresAt, isStanding }) => ({
    id,
    email,
    roleName: role.name,
    invitedByName: inviterName ?? '',
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isOpen: isStanding && expiresAt > now,
  }));
}
