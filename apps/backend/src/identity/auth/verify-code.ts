/** Checking one-time codes, and what a right one brings about. */
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import {
  newDeviceID,
  ApiFailure,
  tooMany,
  type OperationContext,
  type OperationData,
} from '../../platform/index.ts';
import type { Services } from '../services.ts';
import { users, type User } from '../users/tables.ts';
import { sendActivationLink } from './activation.ts';
import { askedForBy, callerOf, rememberDevice } from './caller.ts';
import { hashCode, isCode } from './codes.ts';
import { tellingOwner } from './refusal-news.ts';
import { resendAfter } from './send-code.ts';
import { openSession, openTicket } from './sessions.ts';
import { otpChallenges, type OtpPurpose } from './tables.ts';

type Outcome =
  | { kind: 'right'; token: string; purpose: OtpPurpose; user: User; deviceID: string | null }
  | { kind: 'wrong'; attemptsLeft: number }
  | { kind: 'no live code' };

/**
 * Uses up a code. For `register` the account becomes active with its wallet and its opening credits, in one transaction,
 * and the person is signed in; for `reset` the answer is a ticket for one change of the password.
 * @throws ApiFailure 400 OTP_INVALID, 409 OTP_USED, 429 when the code's tries or the caller's tries of the day are spent
 */
export async function verifyCode(
  services: Services,
  { mobileNumber, code }: { mobileNumber: string; code: string },
  context: OperationContext,
): Promise<{ verified: OperationData<'verifyOtp'>; deviceID: string | null }> {
  const { limiter, keys } = services;
  const { db, log, client } = context;
  const { isKnown, subject } = await callerOf(db, keys, client, mobileNumber, context.now());
  if (!isKnown) await limiter.attempt('otpVerifyPerAddress', client.address);
  // Counted before it is known to be wrong, so that tries at once cannot pass the limit together.
  await tellingOwner(services, mobileNumber, context, () => limiter.attempt('otpFailurePerCaller', subject));
  const outcome = await db.transaction((tx) => useUp(tx, services, { mobileNumber, code }, context));
  if (outcome.kind !== 'wrong') await limiter.giveBack('otpFailurePerCaller', subject);
  if (outcome.kind === 'no live code') throw await whyNotLive(services, { mobileNumber, code }, context);
  if (outcome.kind === 'wrong') {
    log.info({ event: 'wrong code', attemptsLeft: outcome.attemptsLeft }, 'wrong code');
    throw wrongCode(outcome.attemptsLeft);
  }
  const { purpose, token, user, deviceID } = outcome;
  if (purpose === 'register') await sendActivationLink(services, user, context);
  log.info({ event: 'code verified', purpose, userId: user.id }, 'code verified');
  return { verified: { token, purpose }, deviceID };
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
        askedForBy(services.keys, context.client),
        isNull(otpChallenges.consumedAt),
        gt(otpChallenges.expiresAt, now),
        gt(otpChallenges.attemptsLeft, 0),
      ),
    )
    .returning();
  if (!challenge) return { kind: 'no live code' };
  if (!isCode(services.keys, challenge, code)) return { kind: 'wrong', attemptsLeft: challenge.attemptsLeft };

  const { purpose } = challenge;
  const user = await settle(tx, services, { mobileNumber, purpose }, now);
  if (!user) return { kind: 'wrong', attemptsLeft: challenge.attemptsLeft };
  const thisOne = and(
    eq(otpChallenges.mobileNumber, mobileNumber),
    eq(otpChallenges.caller, challenge.caller),
  );
  await tx.update(otpChallenges).set({ consumedAt: now }).where(thisOne);
  const { keys } = services;
  const opening = { keys, now, client: context.client };
  if (purpose === 'reset') {
    return { kind: 'right', token: await openTicket(tx, user, opening), purpose, user, deviceID: null };
  }
  const deviceID = context.client.deviceID ?? newDeviceID();
  await rememberDevice(tx, keys, { userId: user.id, deviceID }, now);
  return { kind: 'right', token: await openSession(tx, user, opening), purpose, user, deviceID };
}

/** Does what the code was for and returns the account; undefined when the account is no longer as it was when the code was sent. */
async function settle(
  tx: Transaction,
  { welcome }: Services,
  { mobileNumber, purpose }: { mobileNumber: string; purpose: OtpPurpose },
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
  if (user) await welcome(tx, user, now);
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
    .where(
      and(
        eq(otpChallenges.mobileNumber, mobileNumber),
        askedForBy(keys, context.client),
        gt(otpChallenges.expiresAt, now),
      ),
    );
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

/** Makes the outstanding codes of a number useless, without ending the wait for the next. */
export async function voidCode(tx: Transaction, { keys }: Services, mobileNumber: string): Promise<void> {
  const codeHash = hashCode(keys, { mobileNumber, purpose: 'register' }, crypto.randomUUID());
  await tx.update(otpChallenges).set({ codeHash }).where(eq(otpChallenges.mobileNumber, mobileNumber));
}
