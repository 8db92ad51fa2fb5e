/** Choosing the first password of an account that others made: by the link of the invitation, then with a code to the mobile number. */
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Transaction } from '../../database/index.ts';
import {
  ApiFailure,
  validationFailed,
  type Client,
  type OperationContext,
  type OperationData,
  type OperationRequest,
} from '../../platform/index.ts';
import { hashToken, linkInvalid } from '../auth/link-tokens.ts';
import { refuseCommonPassword } from '../auth/password-rules.ts';
import { hashPassword } from '../auth/passwords.ts';
import { hold, isHeldBy, registrantOf } from '../auth/registrants.ts';
import { credentials, registrations } from '../tables/auth.ts';
import { roles } from '../tables/roles.ts';
import type { Services } from '../services.ts';
import { findParentName } from '../users/parent.ts';
import { users, type User } from '../tables/users.ts';
import { platformName } from './messages.ts';
import { awaitsPassword, endInvitation } from './record.ts';
import { accountInvitations } from '../tables/invitations.ts';
import { writtenName } from '../users/person-name.ts';

const inviters = alias(users, 'inviters');

type Received = OperationData<'getReceivedInvitation'>['invitation'];

/** Whether a link is that of an invitation to an account. */
export async function isAccountLink(db: Db | Transaction, token: string): Promise<boolean> {
  return (await db.$count(accountInvitations, eq(accountInvitations.tokenHash, hashToken(token)))) > 0;
}

/** @throws ApiFailure 400 TOKEN_INVALID for an ended link, 409 ILLEGAL_TRANSITION for an account that is not active any more */
async function findOpen(db: Db | Transaction, token: string, now: Date) {
  const [found] = await db
    .select({
      user: users,
      role: roles,
      inviter: sql<string | null>`${writtenName(inviters)}`,
      expiresAt: accountInvitations.expiresAt,
    })
    .from(accountInvitations)
    .innerJoin(users, eq(users.id, accountInvitations.userID))
    .innerJoin(roles, eq(roles.id, users.roleID))
    .leftJoin(inviters, eq(inviters.id, accountInvitations.invitedBy))
    .where(eq(accountInvitations.tokenHash, hashToken(token)));
  if (!found?.expiresAt) throw linkInvalid();
  if (found.expiresAt <= now) {
    throw new ApiFailure(
      400,
      'TOKEN_INVALID',
      'This invitation has ended. Ask whoever invited you to send it again.',
    );
  }
  if (found.user.userStatus !== 'Active') {
    throw new ApiFailure(403, 'ACCOUNT_SUSPENDED', 'This account is suspended. Please contact us.');
  }
  return { ...found, expiresAt: found.expiresAt };
}

/** To which account a link invites. Changes nothing. */
export async function readAccountInvitation(token: string, { db, now }: OperationContext): Promise<Received> {
  const { user, role, inviter, expiresAt } = await findOpen(db, token, now());
  const organisationName = (await findParentName(db, user)) ?? platformName;
  return {
    organisationName,
    roleName: role.name,
    roleDescription: role.description,
    invitedByName: inviter ?? organisationName,
    email: user.email,
    expiresAt: expiresAt.toISOString(),
    person: { firstName: user.firstName, lastName: user.lastName },
  };
}

/**
 * Keeps the password that was chosen with a link until the number is verified, and names the browser that it is of.
 * @throws ApiFailure as `findOpen`; 422 for another number than the account's
 */
export async function acceptAccountInvitation(
  services: Services,
  { token, mobileNumber, password }: OperationRequest<'acceptInvitation'>['body'],
  context: OperationContext,
): Promise<{ deviceID: string }> {
  const { db, client, log } = context;
  const now = context.now();
  refuseCommonPassword(password);
  const { user } = await findOpen(db, token, now);
  // Whoever reads the mailbox by mistake is told no number.
  if (user.mobileNumber !== mobileNumber) {
    throw validationFailed([
      { path: 'mobileNumber', code: 'unknown', message: 'The invitation is for another mobile number.' },
    ]);
  }
  const passwordHash = await hashPassword(password);
  const termsVersion = await services.termsVersion();
  const registrant = registrantOf(services.keys, client, password);
  await db.transaction(async (tx) => {
    const isThis = eq(accountInvitations.tokenHash, hashToken(token));
    await tx.select().from(accountInvitations).where(isThis).for('update');
    await findOpen(tx, token, now);
    await tx.update(accountInvitations).set({ passwordHash, termsVersion, acceptedAt: now }).where(isThis);
    await hold(tx, user.id, registrant.holder);
  });
  log.info({ event: 'invitation accepted', userID: user.id }, 'invitation accepted');
  return { deviceID: registrant.deviceID };
}

/**
 * Gives an account the password that the calling browser has chosen with its link: the number is verified by now. The address counts as
 * confirmed, because the link went to it. Undefined when there is no such choice (any more).
 */
export async function settleInvitation(
  tx: Transaction,
  { keys, grantOpeningCredits }: Pick<Services, 'keys' | 'grantOpeningCredits'>,
  { userID, client }: { userID: string; client: Client },
  now: Date,
): Promise<User | undefined> {
  const [invited] = await tx
    .select()
    .from(accountInvitations)
    .where(and(eq(accountInvitations.userID, userID), isNotNull(accountInvitations.passwordHash)))
    .for('update');
  const isHeld = and(eq(registrations.userID, userID), isHeldBy(keys, client));
  if (!invited?.passwordHash || (await tx.$count(registrations, isHeld)) === 0) return undefined;
  const [before] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userID), awaitsPassword))
    .for('update');
  if (before === undefined) return undefined;
  const { passwordHash, termsVersion, acceptedAt } = invited;
  await tx.insert(credentials).values({ userID, passwordHash, passwordChangedAt: now });
  const [user] = await tx
    .update(users)
    .set({
      mobileVerifiedAt: before.mobileVerifiedAt ?? now,
      emailVerifiedAt: before.emailVerifiedAt ?? now,
      termsAcceptedVersion: termsVersion,
      termsAcceptedAt: acceptedAt,
    })
    .where(eq(users.id, userID))
    .returning();
  if (user === undefined) return undefined;
  await endInvitation(tx, userID);
  if (before.mobileVerifiedAt === null) await grantOpeningCredits(tx, user, now);
  return user;
}
