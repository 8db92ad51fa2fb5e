/** Checking one-time codes, and what a right one brings about. */
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/open.ts';
import { ApiFailure, tooMany } from '../../platform/failure.ts';
import type { OperationContext, OperationData } from '../../platform/operation.ts';
import type { Services } from '../../platform/services.ts';
import { users, type User } from '../users/tables.ts';
import { grantOnVerification } from '../wallet/grants.ts';
import { sendActivationLink } from './activation.ts';
import { hashCode, isCode } from './codes.ts';
import { resendAfter } from './send-code.ts';
import { openSession, openTicket } from './sessions.ts';
import { otpChallenges, type OtpPurpose } from './tables.ts';

type Outcome =
  | { kind: 'right'; token: string; purpose: OtpPurpose; user: User }
  | { kind: 'wrong'; attemptsLeft: number }
  | { kind: 'no live code' };

/**
 * Uses up a code. For `register` the account becomes active with its wallet and its opening credits, in one transaction,
 * and the person is signed in; for `reset` the answer is a ticket for one change of the password.
 * @throws ApiFailure 400 OTP_INVALID, 409 OTP_USED, 429 when the code's tries or the number's tries of the day are spent
 */
export async function verifyCode(
  services: Services,
  { mobileNumber, code }: { mobileNumber: string; code: string },
  context: OperationContext,
): Promise<OperationData<'verifyOtp'>> {
  const { limiter } = services;
  const { db, log } = context;
  await limiter.attempt('otpVerifyPerAddress', context.client.address);
  // Counted before it is known to be wrong, so that tries at once cannot pass the limit together.
  await limiter.attempt('otpFailurePerMobile', mobileNumber);
  const outcome = await db.transaction((tx) => useUp(tx, services, { mobileNumber, code }, context));
  if (outcome.kind !== 'wrong') await limiter.giveBack('otpFailurePerMobile', mobileNumber);
  if (outcome.kind === 'no live code') throw await whyNotLive(services, { mobileNumber, code }, context);
  if (outcome.kind === 'wrong') {
    log.info({ event: 'wrong code', attemptsLeft: outcome.attemptsLeft }, 'wrong code');
    throw wrongCode(outcome.attemptsLeft);
  }
  const { purpose, token, user } = outcome;
  if (purpose === 'register') await sendActivationLink(services, user, context);
  log.info({ event: 'code verified', purpose, userID: user.id }, 'code verified');
  return { token, purpose };
}

/**
 * Takes one try off the challenge before comparing, which also locks its row: callers at once are served one after the
 * other, and only one of them finds the code unused.
 */
async function useUp(
  tx: Transaction,
  services: Services,
  { mobileNumber, code }: { mobileNumber: string; code: string },
  context: OperationContext,
): Promise<Outcome> {
  const now = context.now();
  const [challenge] = await tx
    .update(otpChallenges)
    .set({ attemptsLeft: sql`${otpChallenges.attemptsLeft} - 1` })
    .where(
      and(
        eq(otpChallenges.mobileNumber, mobileNumber),
        isNull(otpChallenges.consumedAt),
        gt(otpChallenges.expiresAt, now),
        gt(otpChallenges.attemptsLeft, 0),
      ),
    )
    .returning();
  if (!challenge) return { kind: 'no live code' };
  if (!isCode(services.keys, challenge, code)) return { kind: 'wrong', attemptsLeft: challenge.attemptsLeft };

  const { purpose } = challenge;
  const user = await settle(tx, mobileNumber, purpose, now);
  if (!user) return { kind: 'wrong', attemptsLeft: challenge.attemptsLeft };
  await tx.update(otpChallenges).set({ consumedAt: now }).where(eq(otpChallenges.mobileNumber, mobileNumber));
  const opening = { keys: services.keys, now, client: context.client };
  const token = await (purpose === 'reset' ? openTicket : openSession)(tx, user, opening);
  return { kind: 'right', token, purpose, user };
}

/** Does what the code was for and returns the account; undefined when the account is no longer as it was when the code was sent. */
async function settle(
  tx: Transaction,
  mobileNumber: string,
  purpose: OtpPurpose,
  now: Date,
): Promise<User | undefined> {
  if (purpose !== 'register') {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.mobileNumber, mobileNumber), eq(users.userStatus, 'Active')));
    return user;
  }
  const [user] = await tx
    .update(users)
    .set({ userStatus: 'Active', mobileVerifiedAt: now })
    .where(and(eq(users.mobileNumber, mobileNumber), eq(users.userStatus, 'Pending OTP')))
    .returning();
  if (user) await grantOnVerification(tx, user, now);
  return user;
}

/** The failure for a code that cannot be tried: none was sent, or it is too old, spent or used. */
async function whyNotLive(
  { keys }: Services,
  { mobileNumber, code }: { mobileNumber: string; code: string },
  context: OperationContext,
): Promise<ApiFailure> {
  const now = context.now();
  const [challenge] = await context.db
    .select()
    .from(otpChallenges)
    .where(and(eq(otpChallenges.mobileNumber, mobileNumber), gt(otpChallenges.expiresAt, now)));
  if (!challenge) return wrongCode(0);
  // Only to somebody who knows the code: others must not learn that the number was verified a moment ago.
  if (challenge.consumedAt !== null) {
    return isCode(keys, challenge, code)
      ? new ApiFailure(409, 'OTP_USED', 'This code was used already.')
      : wrongCode(0);
  }
  const wait = resendAfter - (now.getTime() - challenge.issuedAt.getTime()) / 1000;
  return tooMany('RATE_LIMITED', 'Too many wrong codes. Ask for a new one.', wait);
}

/** 400, with the text of the specification's error catalogue. */
function wrongCode(attemptsLeft: number): ApiFailure {
  return new ApiFailure(400, 'OTP_INVALID', 'OTP not verified. Please try again.', {
    details: { attemptsLeft },
  });
}

/** Makes the outstanding code of a number useless, without ending the wait for the next. */
export async function voidCode(tx: Transaction, { keys }: Services, mobileNumber: string): Promise<void> {
  const codeHash = hashCode(keys, { mobileNumber, purpose: 'register' }, crypto.randomUUID());
  await tx.update(otpChallenges).set({ codeHash }).where(eq(otpChallenges.mobileNumber, mobileNumber));
}
