/** Choosing a new password with the ticket of a verified code. */
import { eq } from 'drizzle-orm';
import { newDeviceID, ApiFailure, type OperationContext } from '../../platform/index.ts';
import type { Services } from '../services.ts';
import { endInvitation } from '../invitations/record.ts';
import { users } from '../tables/users.ts';
import { callerOf, forgetWaysIn, rememberDevice } from '../auth/caller.ts';
import { voidLinks } from '../auth/email-change.ts';
import { passwordChangedMessages } from '../auth/messages.ts';
import { refuseCommonPassword } from '../auth/password-rules.ts';
import { hashPassword } from '../auth/passwords.ts';
import { openSession, revokeAllSessions, revokeSession } from '../auth/sessions.ts';
import type { SignedIn } from '../auth/entering.ts';
import { credentials } from '../tables/auth.ts';

/**
 * Sets the password, ends every session of the person, voids every link and code that waits, tells the person by e-mail and SMS, and opens a
 * session.
 * @throws ApiFailure 409 OTP_REQUIRED without a ticket for this number, or with one that was used
 */
export async function resetPassword(
  services: Services,
  { mobileNumber, password }: { mobileNumber: string; password: string },
  context: OperationContext,
): Promise<SignedIn> {
  const { limiter, keys, messenger, grantOpeningCredits } = services;
  const { db, ticket, log, client } = context;
  const now = context.now();
  // A ticket is limited by the code that it took: others at the same address must not use up its owner's tries.
  if (ticket === null || ticket.mobileNumber !== mobileNumber) {
    await limiter.attempt('resetPerAddress', client.address);
    throw codeRequired();
  }
  refuseCommonPassword(password);
  const passwordHash = await hashPassword(password);
  const termsAcceptedVersion = await services.termsVersion();
  const deviceID = client.deviceID ?? newDeviceID();
  const { token, user } = await db.transaction(async (tx) => {
    if (!(await revokeSession(tx, ticket.sessionID, now))) throw codeRequired();
    const [owner] = await tx.select().from(users).where(eq(users.id, ticket.userID)).for('update');
    if (owner?.userStatus !== 'Active') throw codeRequired();
    // Somebody whose account others made: the code is the first that was sent to the number.
    if (owner.mobileVerifiedAt === null) {
      await tx.update(users).set({ mobileVerifiedAt: now }).where(eq(users.id, owner.id));
      await grantOpeningCredits(tx, { ...owner, mobileVerifiedAt: now }, now);
    }
    await endInvitation(tx, owner.id);
    // The screen of the new password says so.
    if (owner.termsAcceptedAt === null) {
      const accepted = { termsAcceptedVersion, termsAcceptedAt: now };
      await tx.update(users).set(accepted).where(eq(users.id, owner.id));
    }
    await tx
      .insert(credentials)
      .values({ userID: owner.id, passwordHash, passwordChangedAt: now })
      .onConflictDoUpdate({ target: credentials.userID, set: { passwordHash, passwordChangedAt: now } });
    await revokeAllSessions(tx, owner.id, now);
    await voidLinks(tx, services, owner, now, { undo: 'void' });
    await forgetWaysIn(tx, owner.id);
    await rememberDevice(tx, keys, { userID: owner.id, deviceID }, now);
    return { token: await openSession(tx, owner, { keys, now, client }), user: owner };
  });
  const caller = await callerOf(db, keys, client, mobileNumber, now);
  await limiter.reset('loginPerCaller', caller.subject);
  for (const message of passwordChangedMessages(user)) await messenger.send(message);
  log.info({ event: 'password reset', userID: ticket.userID }, 'password reset');
  return { token, deviceID };
}

function codeRequired(): ApiFailure {
  return new ApiFailure(409, 'OTP_REQUIRED', 'Please verify your mobile number with a new code first.');
}
