import { and, gt, isNotNull } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { outboxMessages, wasGivenUp } from '../../messages/index.ts';

/** SMS and e-mails that were given up, and those that will be tried again. */
export async function countMessages(db: Db) {
  const { attempts, nextAttemptAt } = outboxMessages;
  return {
    failed: await db.$count(outboxMessages, wasGivenUp),
    waiting: await db.$count(outboxMessages, and(isNotNull(nextAttemptAt), gt(attempts, 0))),
  };
}
