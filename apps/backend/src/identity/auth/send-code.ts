/** Sending one-time codes. */
import { and, desc, eq, lte, ne } from 'drizzle-orm';
import {
  newDeviceID,
  tooMany,
  localized,
  type OperationContext,
  type OperationData,
} from '../../platform/index.ts';
import type { LimitName } from '../../config/index.ts';
import type { Services } from '../services.ts';
import { users, type User } from '../users/tables.ts';
import { askedForBy, callerOf, holderOf, type Caller } from './caller.ts';
import { hashCode, newCode } from './codes.ts';
import { codeMessage, withheldCodeMessage } from './messages.ts';
import { tellingOwner } from './refusal-news.ts';
import { otpChallenges, type OtpPurpose } from './tables.ts';

/** Seconds until another code may be sent (specification, section 9), and for which one is good. */
export const resendAfter = 60;
const codeLife = 600;

/** Wrong tries that a code survives, less one. */
const tries = 5;

/** Codes that a caller, and the number, get in a day before a captcha has to be solved for the next. */
const sendsWithoutCaptcha = 2;

/**
 * Sends a code to a number that may get one, and does the same for any other number but for the sending, so that the
 * answer does not tell which numbers have an account.
 * @param request.purpose absent: `register` for a number that waits for its verification, otherwise `reset`
 * @throws ApiFailure 429 OTP_COOLDOWN within a minute of the caller's last code, 429 RATE_LIMITED after too many in a day,
 *   422 CAPTCHA_FAILED when this is not one of the first codes of the day and no captcha, or later not the harder one, was solved
 * @returns what the answer says, and the id of the browser that the code is for
 */
export async function sendCode(
  services: Services,
  request: { mobileNumber: string; purpose?: OtpPurpose | undefined; captchaToken?: string | undefined },
  context: OperationContext,
): Promise<{ sent: OperationData<'sendOtp'>; deviceID: string }> {
  const { messenger, keys, publicAddress } = services;
  const { db, log, client } = context;
  const now = context.now();
  const { mobileNumber } = request;
  const caller = await callerOf(db, keys, client, mobileNumber, now);
  if (!caller.isKnown) await services.limiter.attempt('otpSendPerAddress', client.address);
  const own = and(eq(otpChallenges.mobileNumber, mobileNumber), askedForBy(keys, client));
  const [earlier] = await db
    .select({ issuedAt: otpChallenges.issuedAt })
    .from(otpChallenges)
    .where(own)
    .orderBy(desc(otpChallenges.issuedAt))
    .limit(1);
  if (earlier) refuseSoonAfter(earlier.issuedAt, now);
  await admitSending(services, caller, request, context);

  const [user] = await db.select().from(users).where(eq(users.mobileNumber, mobileNumber));
  const purpose = request.purpose ?? (user?.userStatus === 'Pending OTP' ? 'register' : 'reset');
  const code = newCode();
  const expiresAt = new Date(now.getTime() + codeLife * 1000);
  const deviceID = client.deviceID ?? newDeviceID();
  const challenge = {
    mobileNumber,
    ...holderOf(keys, client, deviceID),
    purpose,
    codeHash: hashCode(keys, { mobileNumber, purpose }, code),
    issuedAt: now,
    expiresAt,
    attemptsLeft: tries,
    consumedAt: null,
  };
  // The first code of a browser is kept under its address, the next under its cookie: the next ends the first.
  await db.delete(otpChallenges).where(and(own, ne(otpChallenges.caller, challenge.caller)));
  // The condition decides again: of several requests at once only one gets its code stored.
  const written = await db
    .insert(otpChallenges)
    .values(challenge)
    .onConflictDoUpdate({
      target: [otpChallenges.mobileNumber, otpChallenges.caller],
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
  return { sent: { resendAfter, expiresIn: codeLife }, deviceID };
}

/**
 * Counts a code against the limits of the caller and, unless the number knows the caller, of the number. Where nothing is left a small
 * reserve remains for those who solve the harder captcha.
 */
async function admitSending(
  services: Services,
  { isKnown, subject }: Caller,
  { mobileNumber, captchaToken }: { mobileNumber: string; captchaToken?: string | undefined },
  context: OperationContext,
): Promise<void> {
  const { limiter, captcha } = services;
  const counted: (readonly [LimitName, string])[] = [['otpSendPerCaller', subject]];
  if (!isKnown) counted.push(['otpSendPerMobile', mobileNumber]);
  const isLeft = await Promise.all(counted.map((each) => limiter.hasLeft(...each)));
  if (isLeft.every(Boolean)) {
    const used = await Promise.all(counted.map((each) => limiter.used(...each)));
    if (Math.max(...used) >= sendsWithoutCaptcha) await captcha.redeem(captchaToken);
    for (const each of counted) await limiter.attempt(...each);
    return;
  }
  await tellingOwner(services, mobileNumber, context, async () => {
    if (await limiter.hasLeft('otpReservePerMobile', mobileNumber)) {
      await captcha.redeem(captchaToken, 'hard');
    }
    await limiter.attempt('otpReservePerMobile', mobileNumber);
  });
}

/** Throws 429 while the wait after the last code is not over. */
function refuseSoonAfter(issuedAt: Date, now: Date): void {
  const wait = resendAfter - (now.getTime() - issuedAt.getTime()) / 1000;
  if (wait > 0) {
    throw tooMany(
      'OTP_COOLDOWN',
      localized('Please wait {seconds} seconds before you ask for another code.', {
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
