import { and, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { outboxMessages } from '../../messages/index.ts';

/** SMS and e-mails that were given up, and those that will be tried again. */
export async function countMessages(db: Db) {
  const { attempts, deliveredAt, nextAttemptAt } = outboxMessages;
  const wasTried = gt(attempts, 0);
  return {
    failed: await db.$count(outboxMessages, and(isNull(deliveredAt), isNull(nextAttemptAt), wasTried)),
    waiting: await db.$count(outboxMessages, and(isNotNull(nextAttemptAt), wasTried)),
  };
}
