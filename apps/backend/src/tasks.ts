/** What the server does again and again beside the calls. */
import {
  createApplicationsClock,
  createCvPrinter,
  createJobNews,
  createTestEndings,
} from './hiring/index.ts';
import type { Config } from './config/index.ts';
import { fileTables } from './file-tables.ts';
import { createHourlyTasks } from './hourly.ts';
import { createInvitationTask } from './identity/index.ts';
import { createDailyDigest, createWebhookTask } from './messages/index.ts';
import { createFilesTask, type Stores, type Task, type TaskHost } from './platform/index.ts';
import type { Services } from './services.ts';

/** Makes the tasks that nobody else holds; they wait to be started. */
export function createTasks(
  host: TaskHost,
  services: Services,
  { stores, config }: { stores: Stores; config: Config },
): Task[] {
  return [
    createApplicationsClock(host),
    createInvitationTask(host, services),
    createDailyDigest(host, services),
    ...(services.payments.followUp === null ? [] : [services.payments.followUp]),
    services.imports.task,
    ...createJobNews(host),
    createTestEndings(host),
    createCvPrinter(host),
    createFilesTask(host, { stores, tables: fileTables, home: config.files.home }),
    createWebhookTask(host, services.webhooks),
    ...createHourlyTasks(host, services.messenger),
  ];
}
