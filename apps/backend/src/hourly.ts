/** What is done once an hour: erasing, counting anew, and deleting what ended long enough ago. */
import type { BackgroundTask } from '@aarambh/api-client/enums';
import type { Db } from './database/index.ts';
import { refreshCounts, removeUnusedJobFiles, removeUnusedLetters } from './hiring/index.ts';
import { eraseDue, removeExpiredIdentity } from './identity/index.ts';
import { removeOldDeliveries, removeOldMessages, removeOldNotifications } from './messages/index.ts';
import { personalData } from './personal-data.ts';
import {
  createTask,
  hourMs,
  removeExpiredCalls,
  type Messenger,
  type Task,
  type TaskHost,
} from './platform/index.ts';
import { removeOldImports } from './records/index.ts';

/** Milliseconds from the start to the first round: nobody waits for it. */
const delay = 10_000;

type Work = (db: Db, now: Date) => Promise<void>;

/** One task each, so that none waits for another that fails. Repeating one does no harm. */
export function createHourlyTasks(host: TaskHost, messenger: Messenger): Task[] {
  const works: [BackgroundTask, Work][] = [
    ['erasure', (db, now) => eraseDue(db, now, messenger, personalData)],
    ['eligibleCounts', refreshCounts],
    ['expiredCalls', removeExpiredCalls],
    ['expiredSignIns', removeExpiredIdentity],
    ['oldMessages', removeOldMessages],
    ['oldRecipients', removeOldNotifications],
    ['oldDeliveries', removeOldDeliveries],
    ['oldImports', removeOldImports],
    ['unusedLetters', removeUnusedLetters],
    ['unusedJobFiles', removeUnusedJobFiles],
  ];
  return works.map(([name, work]) =>
    createTask(host, { name, everyMs: hourMs, firstMs: delay, work: () => work(host.db, host.now()) }),
  );
}
