/** Deletes rows that have served their time, now and then. */
import { lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/open.ts';
import {
  emailActivations,
  emailChanges,
  knownDevices,
  otpChallenges,
  sessions,
} from '../identity/auth/tables.ts';
import { usedCaptchas } from '../identity/captcha/tables.ts';
import { outboxMessages } from '../messages/outbox/tables.ts';
import { removeStaleRegistrations } from '../identity/users/registration.ts';
import { idempotentCalls } from './idempotency/tables.ts';
import { limitCounters } from './limits/tables.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Deletes what ended long enough ago; repeating it does no harm. */
export async function tidyUp(db: Db, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await db.delete(limitCounters).where(lt(limitCounters.resetsAt, now));
  await db.delete(idempotentCalls).where(lt(idempotentCalls.expiresAt, now));
  await db.delete(usedCaptchas).where(lt(usedCaptchas.expiresAt, now));
  await db.delete(otpChallenges).where(lt(otpChallenges.expiresAt, before(day)));
  await db.delete(knownDevices).where(lt(knownDevices.expiresAt, now));
  await db.delete(sessions).where(lt(sessions.expiresAt, before(7 * day)));
  await db.delete(emailActivations).where(lt(emailActivations.expiresAt, before(30 * day)));
  await db.delete(emailChanges).where(lt(emailChanges.undoBefore, before(30 * day)));
  await db.delete(outboxMessages).where(lt(outboxMessages.createdAt, before(7 * day)));
  await db.transaction((tx) => removeStaleRegistrations(tx, before(7 * day)));
}

/** Milliseconds from the start to the first round: nobody waits for it. */
const delay = 10_000;

/** Tidies up soon after the start and then once an hour. Returns how to stop, which waits for a round that has begun. */
export function keepTidy(
  db: Db,
  now: () => Date,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  let round = Promise.resolve();
  const begin = () => {
    round = tidyUp(db, now()).catch((error: unknown) => log.error({ err: error }, 'tidying up failed'));
  };
  const first = setTimeout(begin, delay).unref();
  const timer = setInterval(begin, hour).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    return round;
  };
}
