/** Signing in with mobile number and password. */
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { ApiFailure } from '../../platform/failure.ts';
import type { OperationContext } from '../../platform/operation.ts';
import type { Services } from '../../platform/services.ts';
import { users } from '../users/tables.ts';
import { verifyPassword } from './passwords.ts';
import { openSession, revokeSession } from './sessions.ts';
import { credentials } from './tables.ts';

/** Wrong passwords in a row that lock an account, and milliseconds for which. */
const failuresToLock = 5;
const lockLife = 15 * 60 * 1000;

/**
 * Returns the token of a new session.
 * @throws ApiFailure 400 INVALID_CREDENTIALS, the same for an unknown number, a wrong password and a locked account; with
 *   the right password 409 MOBILE_NOT_VERIFIED or 403 ACCOUNT_SUSPENDED; 422 CAPTCHA_FAILED; 429 after too many failures
 */
export async function signIn(
  { limiter, captcha, keys }: Services,
  { mobileNumber, password }: { mobileNumber: string; password: string },
  captchaToken: string | undefined,
  context: OperationContext,
): Promise<string> {
  const { db, log, client } = context;
  const now = context.now();
  await limiter.attempt('loginPerAddress', client.address);
  await captcha.redeem(captchaToken);
  await limiter.attempt('loginPerMobile', mobileNumber);

  const [row] = await db
    .select({ user: users, passwordHash: credentials.passwordHash })
    .from(users)
    .leftJoin(credentials, eq(credentials.userID, users.id))
    .where(eq(users.mobileNumber, mobileNumber));
  const isRight = await verifyPassword(row?.passwordHash ?? null, password);
  const isLocked = row?.user.lockedUntil != null && row.user.lockedUntil > now;
  if (!row || !isRight || isLocked) {
    if (row && !isLocked) await countFailure(db, row.user.id, now);
    // One row is written for every number, because the time that takes can be measured.
    else await limiter.attempt('loginOfNobody', mobileNumber);
    log.info({ event: 'sign-in refused' }, 'sign-in refused');
    throw invalidCredentials();
  }
  await limiter.forget('loginPerMobile', mobileNumber);

  const { user } = row;
  if (user.userStatus === 'Pending OTP') {
    throw new ApiFailure(
      409,
      'MOBILE_NOT_VERIFIED',
      'Your mobile number is not verified yet. Ask for a new code and enter it.',
    );
  }
  if (user.userStatus !== 'Active') {
    log.info({ event: 'sign-in of an inactive account', userID: user.id }, 'sign-in refused');
    throw new ApiFailure(403, 'ACCOUNT_SUSPENDED', 'This account is suspended. Please contact us.');
  }
  return db.transaction(async (tx) => {
    // Signing in again replaces the session the browser still held.
    if (context.user !== null) await revokeSession(tx, context.user.sessionID, now);
    return openSession(tx, user, { keys, now, client });
  });
}

function invalidCredentials(): ApiFailure {
  return new ApiFailure(400, 'INVALID_CREDENTIALS', 'The mobile number or the password is wrong.');
}

async function countFailure(db: Db, userID: string, now: Date): Promise<void> {
  const isLast = sql`${users.failedLoginCount} + 1 >= ${failuresToLock}`;
  await db
    .update(users)
    .set({
      failedLoginCount: sql`case when ${isLast} then 0 else ${users.failedLoginCount} + 1 end`,
      lockedUntil: sql`case when ${isLast} then ${new Date(now.getTime() + lockLife).toISOString()}::timestamptz else null end`,
      updatedAt: sql`${users.updatedAt}`,
    })
    .where(eq(users.id, userID));
}
