import type { Db } from './database/index.ts';
import { removeExpiredIdentity } from './identity/index.ts';
import { removeOldMessages } from './messages/index.ts';
import { removeExpiredCalls } from './platform/index.ts';

/** Deletes what ended long enough ago, context by context; repeating it does no harm. */
export async function cleanUp(db: Db, now: Date): Promise<void> {
  await removeExpiredCalls(db, now);
  await removeExpiredIdentity(db, now);
  await removeOldMessages(db, now);
}
