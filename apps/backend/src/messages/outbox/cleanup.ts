import { and, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { outboxMessages } from '../tables/outbox.ts';
import { dayMs } from '../../platform/index.ts';

/** Milliseconds that a message stays in the outbox, sent or not. */
const ttlMs = 7 * dayMs;

/** Milliseconds that it is known what became of what somebody wrote to people: as long as they have it in their lists. */
const knownMs = 90 * dayMs;

/** Deletes messages that are a week old; of what somebody wrote to people the text alone, until nobody has it in a list any more. */
export async function removeOldMessages(db: Db, now: Date): Promise<void> {
  const { createdAt, notificationID, body } = outboxMessages;
  const isOld = lt(createdAt, new Date(now.getTime() - ttlMs));
  const isForgotten = lt(createdAt, new Date(now.getTime() - knownMs));
  await db.delete(outboxMessages).where(and(isOld, or(isNull(notificationID), isForgotten)));
  await db
    .update(outboxMessages)
    .set({ body: '', calendar: null, nextAttemptAt: null })
    .where(and(isOld, isNotNull(notificationID), ne(body, '')));
}
