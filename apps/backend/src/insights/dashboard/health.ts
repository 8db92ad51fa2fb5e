import { and, gt, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { outboxMessages, wasGivenUp } from '../../messages/index.ts';
import { readTaskRuns, stoppedAfterMs, type OperationData, type Task } from '../../platform/index.ts';
import { readImportQueue, readPaymentQueues } from '../standing/standing.ts';

type Queue = NonNullable<NonNullable<OperationData<'getDashboard'>['dashboard']['health']>['queues']>[number];

/** Milliseconds after which what nobody has tried is late: codes leave at once, news within the pace of the provider. */
const lateAfter = 5 * 60_000;

export type RunningTasks = () => readonly Pick<Task, 'name' | 'everyMs'>[];

/** SMS and e-mails that were given up, those that will be tried again, what waits, and how the work of the background stands. */
export async function readHealth(db: Db, now: Date, tasks: ReturnType<RunningTasks>) {
  const { attempts, nextAttemptAt } = outboxMessages;
  return {
    failed: await db.$count(outboxMessages, wasGivenUp),
    waiting: await db.$count(outboxMessages, and(isNotNull(nextAttemptAt), gt(attempts, 0))),
    queues: await readQueues(db, now),
    payments: await readTriedPayments(db),
    imports: await readImports(db),
    tasks: await readTasks(db, now, tasks),
  };
}

/** What is not done here has no rhythm, and so never stops. */
async function readTasks(db: Db, now: Date, tasks: ReturnType<RunningTasks>) {
  return (await readTaskRuns(db)).map((run) => {
    const task = tasks.find(({ name }) => name === run.name);
    const age = run.succeededAt === null ? 0 : now.getTime() - Date.parse(run.succeededAt);
    return { ...run, isStopped: task !== undefined && age > stoppedAfterMs(task) };
  });
}

/** Payments whose end somebody waits for: an order that was only opened is none. */
async function readTriedPayments(db: Db) {
  const tried = (await readPaymentQueues(db)).find(({ status }) => status === 'Attempted');
  return {
    count: tried?.count ?? 0,
    oldestAt: tried?.oldestAt.toISOString() ?? null,
    nextAt: tried?.dueAt.toISOString() ?? null,
  };
}

async function readImports(db: Db) {
  const { count, oldestAt } = await readImportQueue(db);
  return { count, oldestAt: oldestAt?.toISOString() ?? null, nextAt: null };
}

/** What has not left yet, by channel. */
async function readQueues(db: Db, now: Date): Promise<Queue[]> {
  const { channel, attempts, createdAt, nextAttemptAt, lastError } = outboxMessages;
  const rows = await db
    .select({
      channel,
      count: sql<number>`count(*)::int`,
      oldestAt: sql`min(${createdAt})`.mapWith(createdAt),
      tried: sql<number>`(count(*) filter (where ${attempts} > 0))::int`,
      nextAt: sql<Date | null>`min(${nextAttemptAt}) filter (where ${attempts} > 0)`.mapWith(createdAt),
      reason: sql<
        string | null
      >`(array_agg(${lastError} order by ${createdAt} desc) filter (where ${lastError} is not null))[1]`,
    })
    .from(outboxMessages)
    .where(isNotNull(nextAttemptAt))
    .groupBy(channel)
    .orderBy(channel);
  return rows.map(({ tried, oldestAt, nextAt, ...queue }) => ({
    ...queue,
    nextAt: nextAt?.toISOString() ?? null,
    oldestAt: oldestAt.toISOString(),
    isLate: tried > 0 || now.getTime() - oldestAt.getTime() > lateAfter,
  }));
}
