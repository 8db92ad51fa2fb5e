/** Choosing a new password with the ticket of a verified code. */
import { eq } from 'drizzle-orm';
import { ApiFailure } from '../../platform/failure.ts';
import type { OperationContext } from '../../platform/operation.ts';
import type { Services } from '../../platform/services.ts';
import { users } from '../users/tables.ts';
import { refuseCommonPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { openSession, revokeAllSessions, revokeSession } from './sessions.ts';
import { credentials } from './tables.ts';

/**
 * Sets the password, ends every session of the person and returns the token of a new one.
 * @throws ApiFailure 409 OTP_REQUIRED without a ticket for this number, or with one that was used
 */
export async function resetPassword(
  { limiter, keys }: Services,
  { mobileNumber, password }: { mobileNumber: string; password: string },
  context: OperationContext,
): Promise<string> {
  const { db, ticket, log, client } = context;
  const now = context.now();
  await limiter.attempt('resetPerAddress', client.address);
  if (ticket === null || ticket.mobileNumber !== mobileNumber) throw codeRequired();
  refuseCommonPassword(password);
  const passwordHash = await hashPassword(password);
  const token = await db.transaction(async (tx) => {
    if (!(await revokeSession(tx, ticket.sessionID, now))) throw codeRequired();
    const [user] = await tx.select().from(users).where(eq(users.id, ticket.userID)).for('update');
    if (user?.userStatus !== 'Active') throw codeRequired();
    await tx
      .insert(credentials)
      .values({ userID: user.id, passwordHash, passwordChangedAt: now })
      .onConflictDoUpdate({ target: credentials.userID, set: { passwordHash, passwordChangedAt: now } });
    await revokeAllSessions(tx, user.id, now);
    return openSession(tx, user, { keys, now, client });
  });
  await limiter.forget('loginPerMobile', mobileNumber);
  log.info({ event: 'password reset', userID: ticket.userID }, 'password reset');
  return token;
}

function codeRequired(): ApiFailure {
  return new ApiFailure(409, 'OTP_REQUIRED', 'Please verify your mobile number with a new code first.');
}
