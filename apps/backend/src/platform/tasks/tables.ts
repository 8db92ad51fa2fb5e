/** When each task of the background last ran. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/index.ts';

export const taskRuns = pgTable('task_runs', {
  name: text().primaryKey(),
  /** End of the last run that did its work; null: none has. */
  succeededAt: instant(),
  /** Since when every run has failed; null: the last one did its work. Why is in the log: an error can name people. */
  failingSince: instant(),
});
