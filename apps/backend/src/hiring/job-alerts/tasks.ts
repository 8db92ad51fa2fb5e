import { createTask, type Task, type TaskHost } from '../../platform/index.ts';
import { remindOfSavedJobs } from '../saved-jobs/reminding.ts';
import { tellOfAlerts } from './telling.ts';

/** Milliseconds between two looks. */
const rhythm = 60_000;

/** Every minute tell people of jobs that they asked to hear of, and of saved ones that close soon; also what an earlier run of the server has left. */
export const createJobNews = (host: TaskHost): readonly Task[] => [
  createTask(host, {
    name: 'jobAlerts',
    everyMs: rhythm,
    firstMs: 0,
    work: (goesOn) => tellOfAlerts(host.db, host.now(), goesOn),
  }),
  createTask(host, {
    name: 'savedJobs',
    everyMs: rhythm,
    work: (goesOn) => remindOfSavedJobs(host.db, host.now(), goesOn),
  }),
];
