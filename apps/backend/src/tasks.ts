/** What the server does again and again beside the calls. */
import { createApplicationsClock, createCvPrinter, createJobNews } from './hiring/index.ts';
import { createHourlyTasks } from './hourly.ts';
import { createInvitationTask } from './identity/index.ts';
import type { Task, TaskHost } from './platform/index.ts';
import type { Services } from './services.ts';

/** Makes the tasks that nobody else holds; they wait to be started. */
export function createTasks(host: TaskHost, services: Services): Task[] {
  return [
    createApplicationsClock(host),
    createInvitationTask(host, services),
    ...(services.payments.followUp === null ? [] : [services.payments.followUp]),
    services.imports.task,
    ...createJobNews(host),
    createCvPrinter(host),
    ...createHourlyTasks(host, services.messenger),
  ];
}
