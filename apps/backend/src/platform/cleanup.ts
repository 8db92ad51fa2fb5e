/** Deletes rows that have served their time, now and then. */
import { lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/index.ts';
import { idempotentCalls } from './idempotency/tables.ts';
import { limitCounters } from './limits/tables.ts';

const hour = 60 * 60 * 1000;

/** Deletes counters and answers that have expired. */
export async function removeExpiredCalls(db: Db, now: Date): Promise<void> {
  await db.delete(limitCounters).where(lt(limitCounters.resetsAt, now));
  await db.delete(idempotentCalls).where(lt(idempotentCalls.expiresAt, now));
}

/** Milliseconds from the start to the first round: nobody waits for it. */
const delay = 10_000;

/**
 * Cleans up soon after the start and then once an hour. Returns how to stop, which waits for a round that has begun.
 * @param cleanUp deletes what ended long enough ago
 */
export function startCleanupJob(
  cleanUp: () => Promise<void>,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  let round = Promise.resolve();
  const begin = () => {
    round = cleanUp().catch((error: unknown) => log.error({ err: error }, 'the cleanup failed'));
  };
  const first = setTimeout(begin, delay).unref();
  const timer = setInterval(begin, hour).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    return round;
  };
}
