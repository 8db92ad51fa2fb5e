/** Signing in with mobile number and password. */
import { eq } from 'drizzle-orm';
import { ApiFailure, type OperationContext } from '../../platform/index.ts';
import type { Services } from '../services.ts';
import { users } from '../tables/users.ts';
import { callerOf } from '../auth/caller.ts';
import { enter, type SignedIn } from '../auth/entering.ts';
import { ownFirst, takeAlong } from '../auth/registrants.ts';
import { verifyPassword } from '../auth/passwords.ts';
import { tellingOwner } from '../auth/refusal-news.ts';
import { credentials, registrations } from '../tables/auth.ts';

/**
 * Opens a session. Wrong passwords slow down the caller who sends them and make the captcha harder for those whom the number does not know;
 * they never lock the account.
 * @throws ApiFailure 400 INVALID_CREDENTIALS, the same for an unknown number and a wrong password; with the right password 409
 *   MOBILE_NOT_VERIFIED or 403 ACCOUNT_SUSPENDED; 422 CAPTCHA_FAILED; 429 after too many failures of this caller
 */
export async function signIn(
  services: Services,
  { mobileNumber, password }: { mobileNumber: string; password: string },
  captchaToken: string | undefined,
  context: OperationContext,
): Promise<SignedIn> {
  const { limiter, captcha, keys } = services;
  const { db, log, client } = context;
  const now = context.now();
  const { isKnown, subject } = await callerOf(db, keys, client, mobileNumber, now);
  if (!isKnown) await limiter.attempt('loginPerAddress', client.address);
  if (isKnown || (await limiter.hasLeft('loginPerMobile', mobileNumber))) {
    await captcha.redeem(captchaToken);
  } else {
    await tellingOwner(services, mobileNumber, context, () => captcha.redeem(captchaToken, 'hard'));
  }
  await tellingOwner(services, mobileNumber, context, () => limiter.attempt('loginPerCaller', subject));
  if (!isKnown) await limiter.isWithin('loginPerMobile', mobileNumber);

  const [row] = await db
    .select({ user: users, passwordHash: credentials.passwordHash })
    .from(users)
    .leftJoin(credentials, eq(credentials.userID, users.id))
    .leftJoin(registrations, eq(registrations.userID, users.id))
    .where(eq(users.mobileNumber, mobileNumber))
    .orderBy(...ownFirst(keys, client))
    .limit(1);
  const isRight = await verifyPassword(row?.passwordHash ?? null, password);
  if (!row || !isRight) {
    log.info({ event: 'sign-in refused' }, 'sign-in refused');
    throw invalidCredentials();
  }
  await limiter.reset('loginPerCaller', subject);
  if (!isKnown) await limiter.giveBack('loginPerMobile', mobileNumber);

  const { user } = row;
  if (user.userStatus === 'Pending OTP') {
    // Whoever knows the password may be sent the code here, too.
    await takeAlong(db, keys, client, user.id);
    throw new ApiFailure(
      409,
      'MOBILE_NOT_VERIFIED',
      'Your mobile number is not verified yet. Ask for a new code and enter it.',
    );
  }
  return enter(services, user, context);
}

function invalidCredentials(): ApiFailure {
  return new ApiFailure(400, 'INVALID_CREDENTIALS', 'The mobile number or the password is wrong.');
}
