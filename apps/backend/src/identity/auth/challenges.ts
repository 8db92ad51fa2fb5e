/** One-time codes, whatever they are for: giving one out, and using it up. */
import { and, eq, gt, inArray, isNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import { newDeviceID, ApiFailure, localized, tooMany, type OperationContext } from '../../platform/index.ts';
import type { LimitName } from '../../config/index.ts';
import type { Services } from '../services.ts';
import { askedForBy, callerOf, holderOf, type Caller } from './caller.ts';
import { hashCode, isCode, newCode } from './codes.ts';
import { tellingOwner } from './refusal-news.ts';
import { otpChallenges, type ChallengePurpose } from '../tables/auth.ts';

/** Seconds until another code may be sent (specification, section 9), and for which one is good. */
export const resendAfter = 60;
export const codeLife = 600;

/** Wrong tries that a code survives, less one. */
export const codeTries = 5;

/** Codes that a caller, and the number, get in a day before a captcha has to be solved for the next. */
const sendsWithoutCaptcha = 2;

/** What a code is for: of no use for anything else. */
interface CodeUse {
  readonly mobileNumber: string;
  readonly purpose: ChallengePurpose;
  /** Whom it concerns, where that is not the owner of the number. */
  readonly about?: string;
}

const hashed = ({ mobileNumber, purpose, about }: CodeUse) => ({
  mobileNumber,
  purpose: about === undefined ? purpose : `${purpose} ${about}`,
});

export interface IssuedCode {
  readonly code: string;
  readonly expiresAt: Date;
  /** The browser that the code is for. */
  readonly deviceID: string;
}

/**
 * Makes a code for a number, in place of the last one that the caller asked for. Sending it is left to the caller of this function.
 * @throws ApiFailure 429 OTP_COOLDOWN within a minute of the caller's last code, 429 RATE_LIMITED after too many in a day,
 *   422 CAPTCHA_FAILED when this is not one of the first codes of the day and no captcha, or later not the harder one, was solved
 */
export async function issueCode(
  services: Services,
  use: CodeUse,
  captchaToken: string | undefined,
  context: OperationContext,
): Promise<IssuedCode> {
  const { keys } = services;
  const { db, client } = context;
  const now = context.now();
  const { mobileNumber, purpose } = use;
  const caller = await callerOf(db, keys, client, mobileNumber, now);
  if (!caller.isKnown) await services.limiter.attempt('otpSendPerAddress', client.address);
  const own = and(eq(otpChallenges.mobileNumber, mobileNumber), askedForBy(keys, client));
  const earlier = await db.select().from(otpChallenges).where(own);
  for (const { issuedAt } of earlier) refuseSoonAfter(issuedAt, now);

  const code = newCode();
  const expiresAt = new Date(now.getTime() + codeLife * 1000);
  const deviceID = client.deviceID ?? newDeviceID();
  const challenge = {
    mobileNumber,
    ...holderOf(keys, client, deviceID),
    purpose,
    codeHash: hashCode(keys, hashed(use), code),
    issuedAt: now,
    expiresAt,
    attemptsLeft: codeTries,
    consumedAt: null,
  };
  // Stored before it is counted, and only where no code is younger than a minute: of several requests at once one goes on, and
  // the others use up nothing of the day's limits.
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
  try {
    await admitSending(services, caller, { mobileNumber, captchaToken }, context);
  } catch (error) {
    const replaced = earlier.find((each) => each.caller === challenge.caller);
    await takeBack(db, challenge, replaced);
    throw error;
  }
  // The first code of a browser is kept under its address, the next under its cookie: the next ends the first.
  await db.delete(otpChallenges).where(and(own, ne(otpChallenges.caller, challenge.caller)));
  return { code, expiresAt, deviceID };
}

/** Puts what a code has replaced back in its place, because the code may not be sent after all. */
async function takeBack(
  db: Db,
  { mobileNumber, caller, codeHash }: Pick<Challenge, 'mobileNumber' | 'caller' | 'codeHash'>,
  replaced: Challenge | undefined,
): Promise<void> {
  const thisOne = and(
    eq(otpChallenges.mobileNumber, mobileNumber),
    eq(otpChallenges.caller, caller),
    eq(otpChallenges.codeHash, codeHash),
  );
  if (replaced) await db.update(otpChallenges).set(replaced).where(thisOne);
  else await db.delete(otpChallenges).where(thisOne);
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

type Challenge = typeof otpChallenges.$inferSelect;

/** A code that somebody has typed. */
interface TypedCode {
  readonly mobileNumber: string;
  readonly code: string;
  /** What it may be for. */
  readonly purposes: readonly ChallengePurpose[];
  readonly about?: string;
}

type Outcome<Done> =
  | { kind: 'right'; done: Done }
  | { kind: 'wrong'; attemptsLeft: number }
  | { kind: 'no live code' };

/**
 * Uses up a code and does what it is for, in one transaction.
 * @param settle undefined when it can no longer be done: the code then counts as wrong
 * @throws ApiFailure 400 OTP_INVALID, 409 OTP_USED, 429 when the code's tries or the caller's tries of the day are spent
 */
export async function spendCode<Done>(
  services: Services,
  typed: TypedCode,
  context: OperationContext,
  settle: (tx: Transaction, challenge: Challenge) => Promise<Done | undefined>,
): Promise<Done> {
  const { limiter, keys } = services;
  const { db, log, client } = context;
  const { mobileNumber } = typed;
  const { isKnown, subject } = await callerOf(db, keys, client, mobileNumber, context.now());
  if (!isKnown) await limiter.attempt('otpVerifyPerAddress', client.address);
  // Counted before it is known to be wrong, so that tries at once cannot pass the limit together.
  await tellingOwner(services, mobileNumber, context, () => limiter.attempt('otpFailurePerCaller', subject));
  const outcome = await db.transaction((tx) => tryCode(tx, services, typed, context, settle));
  if (outcome.kind !== 'wrong') await limiter.giveBack('otpFailurePerCaller', subject);
  if (outcome.kind === 'no live code') throw await whyNotLive(services, typed, context);
  if (outcome.kind === 'wrong') {
    log.info({ event: 'wrong code', attemptsLeft: outcome.attemptsLeft }, 'wrong code');
    throw wrongCode(outcome.attemptsLeft);
  }
  return outcome.done;
}

/** The codes that the caller has asked for a number, for what was typed. */
const awaited = (
  services: Services,
  { mobileNumber, purposes }: TypedCode,
  context: OperationContext,
): SQL | undefined =>
  and(
    eq(otpChallenges.mobileNumber, mobileNumber),
    inArray(otpChallenges.purpose, [...purposes]),
    askedForBy(services.keys, context.client),
    gt(otpChallenges.expiresAt, context.now()),
  );

/**
 * Takes one try off the challenge before comparing, which also locks its row: callers at once are served one after the
 * other, and only one of them finds the code unused.
 */
async function tryCode<Done>(
  tx: Transaction,
  services: Services,
  typed: TypedCode,
  context: OperationContext,
  settle: (tx: Transaction, challenge: Challenge) => Promise<Done | undefined>,
): Promise<Outcome<Done>> {
  const [challenge] = await tx
    .update(otpChallenges)
    .set({ attemptsLeft: sql`${otpChallenges.attemptsLeft} - 1` })
    .where(
      and(
        awaited(services, typed, context),
        isNull(otpChallenges.consumedAt),
        gt(otpChallenges.attemptsLeft, 0),
      ),
    )
    .returning();
  if (!challenge) return { kind: 'no live code' };
  const { mobileNumber, caller, attemptsLeft } = challenge;
  if (!isRight(services, challenge, typed)) return { kind: 'wrong', attemptsLeft };
  const done = await settle(tx, challenge);
  if (done === undefined) return { kind: 'wrong', attemptsLeft };
  const thisOne = and(eq(otpChallenges.mobileNumber, mobileNumber), eq(otpChallenges.caller, caller));
  await tx.update(otpChallenges).set({ consumedAt: context.now() }).where(thisOne);
  return { kind: 'right', done };
}

function isRight({ keys }: Services, challenge: Challenge, { code, about }: TypedCode): boolean {
  const { mobileNumber, purpose, codeHash } = challenge;
  const use = { mobileNumber, purpose, ...(about !== undefined && { about }) };
  return isCode(keys, { ...hashed(use), codeHash }, code);
}

/** The failure for a code that cannot be tried: none was sent, or it is too old, spent or used. */
async function whyNotLive(
  services: Services,
  typed: TypedCode,
  context: OperationContext,
): Promise<ApiFailure> {
  const [challenge] = await context.db
    .select()
    .from(otpChallenges)
    .where(awaited(services, typed, context));
  if (!challenge) return wrongCode(0);
  // Only to somebody who knows the code: others must not learn that the number was verified a moment ago.
  if (challenge.consumedAt !== null) {
    return isRight(services, challenge, typed)
      ? new ApiFailure(409, 'OTP_USED', 'This code was used already.')
      : wrongCode(0);
  }
  const wait = resendAfter - (context.now().getTime() - challenge.issuedAt.getTime()) / 1000;
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
