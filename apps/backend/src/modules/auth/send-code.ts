/** Sending one-time codes. */
import { eq, lte } from 'drizzle-orm';
import { tooMany } from '../../platform/failure.ts';
import { sentence } from '../../platform/language/sentence.ts';
import type { OperationContext, OperationData } from '../../platform/operation.ts';
import type { Services } from '../../platform/services.ts';
import { users, type User } from '../users/tables.ts';
import { hashCode, newCode } from './codes.ts';
import { codeMessage, withheldCodeMessage } from './messages.ts';
import { otpChallenges, type OtpPurpose } from './tables.ts';

/** Seconds until another code may be sent (specification, section 9), and for which one is good. */
export const resendAfter = 60;
const codeLife = 600;

/** Wrong tries that a code survives, less one. */
const tries = 5;

/** Codes that a number gets in a day before the caller has to solve a captcha for the next. */
const sendsWithoutCaptcha = 2;

/**
 * Sends a code to a number that may get one, and does the same for any other number but for the sending, so that the
 * answer does not tell which numbers have an account.
 * @param request.purpose absent: `register` for a number that waits for its verification, otherwise `reset`
 * @throws ApiFailure 429 OTP_COOLDOWN within a minute of the last code, 429 RATE_LIMITED after too many in a day,
 *   422 CAPTCHA_FAILED when this is not one of the first codes of the day and no captcha was solved
 */
export async function sendCode(
  { limiter, captcha, messenger, keys, publicAddress }: Services,
  request: { mobileNumber: string; purpose?: OtpPurpose | undefined; captchaToken?: string | undefined },
  context: OperationContext,
): Promise<OperationData<'sendOtp'>> {
  const { db, log } = context;
  const now = context.now();
  const { mobileNumber } = request;
  await limiter.attempt('otpSendPerAddress', context.client.address);
  const [earlier] = await db
    .select({ issuedAt: otpChallenges.issuedAt })
    .from(otpChallenges)
    .where(eq(otpChallenges.mobileNumber, mobileNumber));
  if (earlier) refuseSoonAfter(earlier.issuedAt, now);
  if ((await limiter.used('otpSendPerMobile', mobileNumber)) >= sendsWithoutCaptcha) {
    await captcha.redeem(request.captchaToken);
  }
  await limiter.attempt('otpSendPerMobile', mobileNumber);

  const [user] = await db.select().from(users).where(eq(users.mobileNumber, mobileNumber));
  const purpose = request.purpose ?? (user?.userStatus === 'Pending OTP' ? 'register' : 'reset');
  const code = newCode();
  const expiresAt = new Date(now.getTime() + codeLife * 1000);
  const challenge = {
    mobileNumber,
    purpose,
    codeHash: hashCode(keys, { mobileNumber, purpose }, code),
    issuedAt: now,
    expiresAt,
    attemptsLeft: tries,
    consumedAt: null,
  };
  // The condition decides again: of several requests at once only one gets its code stored.
  const written = await db
    .insert(otpChallenges)
    .values(challenge)
    .onConflictDoUpdate({
      target: otpChallenges.mobileNumber,
      set: challenge,
      setWhere: lte(otpChallenges.issuedAt, new Date(now.getTime() - resendAfter * 1000)),
    })
    .returning({ issuedAt: otpChallenges.issuedAt });
  if (written.length === 0) refuseSoonAfter(now, now);

  const refusal = refusalOf(user, purpose);
  if (user && refusal === null) {
    await messenger.send(codeMessage(user, purpose, { code, expiresAt }, new URL(publicAddress()).hostname));
  } else {
    await messenger.withhold(withheldCodeMessage(mobileNumber, expiresAt), refusal ?? '');
  }
  log.info({ event: 'code asked for', purpose }, 'code asked for');
  return { resendAfter, expiresIn: codeLife };
}

/** Throws 429 while the wait after the last code is not over. */
function refuseSoonAfter(issuedAt: Date, now: Date): void {
  const wait = resendAfter - (now.getTime() - issuedAt.getTime()) / 1000;
  if (wait > 0) {
    throw tooMany(
      'OTP_COOLDOWN',
      sentence('Please wait {seconds} seconds before you ask for another code.', {
        seconds: Math.ceil(wait),
      }),
      wait,
    );
  }
}

/** Why no code goes out; null when one does. Only the sandbox's outbox shows it. */
function refusalOf(user: User | undefined, purpose: OtpPurpose): string | null {
  if (user === undefined) return 'no account has this number.';
  if (purpose === 'register') {
    return user.userStatus === 'Pending OTP' ? null : 'this number is verified already.';
  }
  if (user.userStatus === 'Pending OTP') return 'this number has not been verified yet.';
  return user.userStatus === 'Active' ? null : 'this account is not active.';
}
