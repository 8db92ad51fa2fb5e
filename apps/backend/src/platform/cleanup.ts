import { lt } from 'drizzle-orm';
import type { Db } from '../database/index.ts';
import { idempotentCalls } from './idempotency/tables.ts';
import { limitCounters } from './limits/tables.ts';

/** Deletes counters and answers that have expired. */
export async function removeExpiredCalls(db: Db, now: Date): Promise<void> {
  await db.delete(limitCounters).where(lt(limitCounters.resetsAt, now));
  await db.delete(idempotentCalls).where(lt(idempotentCalls.expiresAt, now));
}
