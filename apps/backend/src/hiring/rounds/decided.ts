/** What is done behind decisions that are about many: about a job that ended, a round that closed or is to come, and the codes of one. */
import type { Database } from '../../database/index.ts';
import { subscribe, type Task, type TaskHost } from '../../platform/index.ts';
import { createJobEndings } from '../applications/clock.ts';
import { createFreePlaces } from '../applications/next-offer.ts';
import { createRoundReminders } from './reminding.ts';
import { createRoundClosings } from './settling.ts';
import { createCodeNews } from './telling-codes.ts';

/** @returns the tasks, and what makes them listen for decisions, by one connection of the database */
export function createDecided(host: TaskHost): {
  tasks: readonly Task[];
  listen: (database: Pick<Database, 'listen'>) => Promise<() => Promise<void>>;
} {
  const jobs = createJobEndings(host);
  const rounds = createRoundClosings(host);
  const codes = createCodeNews(host);
  return {
    tasks: [jobs, rounds, codes, createRoundReminders(host), createFreePlaces(host)],
    listen: (database) =>
      subscribe(database, (event) => {
        if (event === null || event.kind === 'jobs-ended') jobs.wake();
        if (event === null || event.kind === 'round-closed') rounds.wake();
        if (event === null || event.kind === 'codes-given') codes.wake();
      }),
  };
}
