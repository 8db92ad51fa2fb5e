import { lt } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { outboxMessages } from '../tables/outbox.ts';
import { dayMs } from '../../platform/index.ts';

/** Milliseconds that a message stays in the outbox, sent or not. */
const ttlMs = 7 * dayMs;

/** Deletes messages that are a week old. */
export async function removeOldMessages(db: Db, now: Date): Promise<void> {
  await db.delete(outboxMessages).where(lt(outboxMessages.createdAt, new Date(now.getTime() - ttlMs)));
}
