/** Inviting colleagues, and taking that back. */
import { and, count, eq, inArray, lte, ne, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import {
  ApiFailure,
  notFound,
  signedIn,
  validationFailed,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { hashToken, invitationLife, newToken } from '../auth/link-tokens.ts';
import { refuseStrongerRole } from '../roles/authority.ts';
import { roles } from '../tables/roles.ts';
import type { Services } from '../services.ts';
import { removeUnverified } from '../users/unverified.ts';
import { users } from '../tables/users.ts';
import { refuseTakenAddress } from './accept.ts';
import { invitationMessage } from './messages.ts';
import { lockOrganisation, organisationKinds, ownOrganisation, type Organisation } from './organisation.ts';
import { hasTime, invitationsOf, isWaiting } from './read.ts';
import { teamInvitations } from '../tables/team.ts';

/** Most invitations of an organisation that are open at once. */
const mostOpen = 50;

/** The roles that the caller may give to a colleague. */
export const givableRoles = (context: OperationContext): SQL | undefined => {
  const { type } = signedIn(context);
  const { given } = organisationKinds[ownOrganisation(context).parentEntityType];
  return and(eq(roles.userType, type), inArray(roles.scope, [...given]), eq(roles.isActive, true));
};

/** Invites somebody. @throws ApiFailure as the contract says */
export async function invite(
  services: Services,
  { roleID, ...body }: OperationRequest<'addTeamInvitation'>['body'],
  context: OperationContext,
): Promise<void> {
  const organisation = ownOrganisation(context);
  const caller = signedIn(context);
  const email = body.email.toLowerCase();
  await services.limiter.attempt('invitationPerPerson', caller.id);
  const ofAddress = and(invitationsOf(organisation), isWaiting, eq(teamInvitations.email, email));
  await sendOne(services, context, async (tx, link) => {
    const { name } = await admit(tx, organisation, { email, except: null }, context);
    const role = await findRole(tx, roleID, context);
    await removeInvitations(tx, and(ofAddress, lte(teamInvitations.expiresAt, context.now())));
    const [added] = await tx
      .insert(teamInvitations)
      .values({ ...organisation, ...link, email, roleID, invitedBy: caller.id })
      .onConflictDoNothing()
      .returning({ id: teamInvitations.id });
    if (added === undefined) {
      throw new ApiFailure(
        409,
        'DUPLICATE',
        'This address has an open invitation already. Send it again from the list.',
      );
    }
    await audit(tx, context, { ...trace(added.id, organisation), action: 'added', fields: ['roleID'] });
    return { email, organisation: name, role: role.name };
  });
}

/** Invites somebody who has no open invitation of the caller's organisation to this role. @throws ApiFailure as `invite` */
export async function inviteOnce(
  services: Services,
  body: OperationRequest<'addTeamInvitation'>['body'],
  context: OperationContext,
): Promise<void> {
  const isOpen = and(
    invitationsOf(ownOrganisation(context)),
    isWaiting,
    hasTime(context.now()),
    eq(teamInvitations.email, body.email.toLowerCase()),
    eq(teamInvitations.roleID, body.roleID),
  );
  if ((await context.db.$count(teamInvitations, isOpen)) === 0) await invite(services, body, context);
}

/** Sends an invitation with a new link; the earlier one opens nothing any more. @throws ApiFailure as the contract says */
export async function sendAgain(services: Services, id: string, context: OperationContext): Promise<void> {
  const organisation = ownOrganisation(context);
  const caller = signedIn(context);
  const isThis = and(eq(teamInvitations.id, id), invitationsOf(organisation), isWaiting);
  if ((await context.db.$count(teamInvitations, isThis)) === 0) throw notFound();
  await services.limiter.attempt('welcomePerPerson', id);
  await services.limiter.attempt('invitationPerPerson', caller.id);
  await sendOne(services, context, async (tx, link) => {
    // In this order, as inviting locks them.
    await lockOrganisation(tx, organisation);
    const [found] = await tx.select().from(teamInvitations).where(isThis).for('update');
    if (found === undefined) throw notFound();
    const { email } = found;
    const { name } = await admit(tx, organisation, { email, except: id }, context);
    const role = await findRole(tx, found.roleID, context);
    await tx
      .update(teamInvitations)
      .set({ ...link, invitedBy: caller.id })
      .where(isThis);
    await audit(tx, context, { ...trace(id, organisation), action: 'changed', fields: ['invitedBy'] });
    return { email, organisation: name, role: role.name };
  });
}

/** Makes the link of an invitation open nothing, and removes the account that was made with it. @throws ApiFailure 404 */
export async function withdraw(id: string, context: OperationContext): Promise<void> {
  const organisation = ownOrganisation(context);
  await context.db.transaction(async (tx) => {
    const [found] = await tx
      .update(teamInvitations)
      .set({ withdrawnAt: context.now() })
      .where(and(eq(teamInvitations.id, id), invitationsOf(organisation), isWaiting))
      .returning();
    if (found === undefined) throw notFound();
    if (found.accountID !== null) await removeUnverified(tx, eq(users.id, found.accountID));
    await audit(tx, context, { ...trace(id, organisation), action: 'deleted', fields: [] });
  });
}

/** Deletes invitations and what was begun with them: an account must not become somebody's after the invitation is gone. */
export async function removeInvitations(tx: Transaction, where: SQL | undefined): Promise<void> {
  const removed = await tx
    .delete(teamInvitations)
    .where(where)
    .returning({ accountID: teamInvitations.accountID });
  for (const { accountID } of removed) {
    if (accountID !== null) await removeUnverified(tx, eq(users.id, accountID));
  }
}

interface Sent {
  email: string;
  organisation: string;
  role: string;
}

/** Writes an invitation with a new link, then sends it. */
async function sendOne(
  { messenger, publicAddress }: Services,
  context: OperationContext,
  write: (tx: Transaction, link: { tokenHash: string; sentAt: Date; expiresAt: Date }) => Promise<Sent>,
): Promise<void> {
  const token = newToken();
  const sentAt = context.now();
  const expiresAt = new Date(sentAt.getTime() + invitationLife);
  const sent = await context.db.transaction((tx) =>
    write(tx, { tokenHash: hashToken(token), sentAt, expiresAt }),
  );
  await messenger.send(invitationMessage(signedIn(context), { ...sent, token, expiresAt }, publicAddress()));
}

/** Locks the organisation, so that invitations at once are counted one after the other, and refuses what may not be sent. */
async function admit(
  tx: Transaction,
  organisation: Organisation,
  { email, except }: { email: string; except: string | null },
  context: OperationContext,
): Promise<{ name: string }> {
  const now = context.now();
  const state = await lockOrganisation(tx, organisation);
  if (state?.takesPeople !== true) {
    throw new ApiFailure(
      409,
      'ILLEGAL_TRANSITION',
      'Your organisation is suspended, so nobody can be invited to it. Contact us.',
    );
  }
  await refuseTakenAddress(
    tx,
    email,
    now,
    'This e-mail address has an account on Aarambh already. Invite another address of this person.',
  );
  const others = except === null ? undefined : ne(teamInvitations.id, except);
  const [open] = await tx
    .select({ count: count() })
    .from(teamInvitations)
    .where(and(invitationsOf(organisation), isWaiting, hasTime(now), others));
  if ((open?.count ?? 0) >= mostOpen) {
    throw new ApiFailure(
      409,
      'QUOTA_EXCEEDED',
      '50 invitations are open, and that is the most. Withdraw one first.',
    );
  }
  return state;
}

/** The role, if the caller may give it. @throws ApiFailure 422 for one that is not for colleagues, 403 for a stronger one */
async function findRole(tx: Transaction, id: string, context: OperationContext) {
  const [role] = await tx
    .select()
    .from(roles)
    .where(and(eq(roles.id, id), givableRoles(context)));
  if (role === undefined) {
    throw validationFailed([{ path: 'roleID', code: 'unknown', message: 'Choose a record from the list.' }]);
  }
  refuseStrongerRole(role, context);
  return role;
}

const trace = (entityID: string, { parentEntityID }: Organisation) =>
  ({ entityType: 'teamInvitation', entityID, subjectID: parentEntityID }) as const;
