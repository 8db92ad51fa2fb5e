import type { Db } from './database/index.ts';
import { removeUnusedJobFiles, removeUnusedLetters } from './hiring/index.ts';
import { eraseDue, removeExpiredIdentity } from './identity/index.ts';
import { removeOldMessages, removeOldRecipients } from './messages/index.ts';
import { removeExpiredCalls, type Messenger } from './platform/index.ts';
import { personalData } from './personal-data.ts';
import { removeOldImports } from './records/index.ts';

/** Deletes what ended long enough ago, context by context; repeating it does no harm. */
export async function cleanUp(db: Db, now: Date): Promise<void> {
  await removeExpiredCalls(db, now);
  await removeExpiredIdentity(db, now);
  await removeOldMessages(db, now);
  await removeOldRecipients(db, now);
  await removeOldImports(db, now);
  await removeUnusedLetters(db, now);
  await removeUnusedJobFiles(db, now);
}

/** Erases the people whose time to take it back is over. */
export const eraseThoseDue = (db: Db, now: Date, messenger: Messenger): Promise<void> =>
  eraseDue(db, now, messenger, personalData);
