import { and, gt, isNotNull } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { outboxMessages, wasGivenUp } from '../../messages/index.ts';
import { readTaskRuns } from '../../platform/index.ts';

/** SMS and e-mails that were given up, those that will be tried again, and how the tasks of the background stand. */
export async function readHealth(db: Db) {
  const { attempts, nextAttemptAt } = outboxMessages;
  return {
    failed: await db.$count(outboxMessages, wasGivenUp),
    waiting: await db.$count(outboxMessages, and(isNotNull(nextAttemptAt), gt(attempts, 0))),
    tasks: await readTaskRuns(db),
  };
}
