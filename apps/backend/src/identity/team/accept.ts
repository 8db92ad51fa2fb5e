/** What somebody does with the link of an invitation. */
import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import {
  ApiFailure,
  brokenRule,
  validationFailed,
  type OperationContext,
  type OperationData,
  type OperationRequest,
} from '../../platform/index.ts';
import { hashToken } from '../auth/link-tokens.ts';
import { refuseCommonPassword } from '../auth/password-rules.ts';
import { hashPassword } from '../auth/passwords.ts';
import { registrantOf } from '../auth/registrants.ts';
import { acceptAccountInvitation, isAccountLink, readAccountInvitation } from '../invitations/accept.ts';
import type { Services } from '../services.ts';
import { ownsAddress } from '../users/email-address.ts';
import { createAccount } from '../accounts/registration.ts';
import { users } from '../tables/users.ts';
import { removeUnverified } from '../users/unverified.ts';
import { readInvitations, type Invitation } from './read.ts';
import { lockOneInvitation } from './lock.ts';
import { refuseUnlessOpen } from './standing.ts';
import { teamInvitations } from '../tables/team.ts';

type Received = OperationData<'getReceivedInvitation'>['invitation'];

/** Throws 409 when a verified account has the address. */
export async function refuseTakenAddress(
  tx: Transaction,
  email: string,
  now: Date,
  message: string,
): Promise<void> {
  const [taken] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(ownsAddress(tx, email, now), ne(users.userStatus, 'Pending OTP')))
    .limit(1);
  if (taken) throw new ApiFailure(409, 'DUPLICATE', message);
}

const ofLink = (token: string): SQL => eq(teamInvitations.tokenHash, hashToken(token));

/** The invitation of a link, with the organisation's name. @throws ApiFailure as the contract says */
async function findOpen(
  tx: Transaction,
  token: string,
  now: Date,
): Promise<{ invitation: Invitation; organisationName: string }> {
  const [invitation] = await readInvitations(tx, ofLink(token));
  const organisationName = await refuseUnlessOpen(tx, invitation, now);
  // Without one it has been refused.
  if (invitation === undefined) throw new Error('No invitation.');
  await refuseTakenAddress(
    tx,
    invitation.email,
    now,
    'This e-mail address has an account on Aarambh already, so it cannot be used for another. Ask for an invitation to another address.',
  );
  return { invitation, organisationName };
}

/** Who invites to what, or to which account. Changes nothing. */
export async function readReceived(
  { limiter }: Services,
  token: string,
  context: OperationContext,
): Promise<Received> {
  const { db, client, now } = context;
  await limiter.attempt('activationPerAddress', client.address);
  if (await isAccountLink(db, token)) return readAccountInvitation(token, context);
  const { invitation, organisationName } = await db.transaction((tx) => findOpen(tx, token, now()));
  return {
    organisationName,
    roleName: invitation.role.name,
    roleDescription: invitation.role.description,
    invitedByName: invitation.inviterName ?? '',
    email: invitation.email,
    expiresAt: invitation.expiresAt.toISOString(),
    person: null,
  };
}

/**
 * Makes the account, which joins the organisation once its mobile number is verified, in place of one that was begun with the same link.
 * @throws ApiFailure as `findOpen`; 409 DUPLICATE when a verified account has the number
 */
export async function acceptInvitation(
  services: Services,
  body: OperationRequest<'acceptInvitation'>['body'],
  context: OperationContext,
): Promise<{ deviceID: string }> {
  const { db, client, log, locale } = context;
  const { token, password } = body;
  const now = context.now();
  await services.limiter.attempt('registerPerAddress', client.address);
  if (await isAccountLink(db, token)) return acceptAccountInvitation(services, body, context);
  refuseCommonPassword(password);
  await db.transaction((tx) => findOpen(tx, token, now));
  const person = newColleague(body);
  const passwordHash = await hashPassword(password);
  const terms = { version: await services.termsVersion() };
  const registrant = registrantOf(services.keys, client, password);
  const user = await db.transaction(async (tx) => {
    // Who accepts the same link at once waits here, and so does who withdraws it.
    await lockOneInvitation(tx, ofLink(token));
    const { invitation } = await findOpen(tx, token, now);
    const { email, roleID, parentEntityType, parentEntityID } = invitation;
    const colleague = { email, roleID, organisation: { parentEntityType, parentEntityID } };
    if (invitation.accountID !== null) await removeUnverified(tx, eq(users.id, invitation.accountID));
    const type = invitation.role.userType === 'E' ? 'E' : 'S';
    const account = await createAccount(
      tx,
      { ...person, ...colleague, type, locale, passwordHash, terms, registrant },
      now,
    );
    await tx
      .update(teamInvitations)
      .set({ accountID: account.id })
      .where(eq(teamInvitations.id, invitation.id));
    return account;
  });
  log.info({ event: 'registered', userID: user.id }, 'registered');
  return { deviceID: registrant.deviceID };
}

/** Who makes an account with the link says their name; of an account that is there already it is known. @throws ApiFailure 422 without it */
function newColleague({ firstName, lastName, mobileNumber }: OperationRequest<'acceptInvitation'>['body']) {
  if (firstName !== undefined && lastName !== undefined) return { firstName, lastName, mobileNumber };
  const missing = Object.entries({ firstName, lastName }).filter(([, value]) => value === undefined);
  throw validationFailed(
    missing.map(([path]) => brokenRule(path, { ok: false, code: 'required', params: {} })),
  );
}
