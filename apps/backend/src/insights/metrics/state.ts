/** What is looked up when somebody asks: the pool, the disk, and what the database knows of all copies of the server. */
import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { messageChannelValues } from '@aarambh/api-client/enums';
import { Gauge, type Registry } from 'prom-client';
import { messageKinds, stoppedAfterMs } from '../../platform/index.ts';
import { readStanding, type Standing } from '../standing/standing.ts';
import type { MetricsSources } from './metrics.ts';

/** Milliseconds that the database has to tell what it knows. A full pool must not hide that it is full. */
const timeoutMs = 3_000;

/** Adds the gauges. Returns what fills them. */
export function measureState(registry: Registry, sources: MetricsSources): () => Promise<void> {
  const { database, now, app, tasks } = sources;
  const gauge: MakeGauge = (name, help, labelNames = []) =>
    new Gauge({ name: `aarambh_${name}`, help, labelNames, registers: [registry] });
  const fillPool = poolGauges(gauge, sources);
  const fillDisk = diskGauges(gauge, sources);
  const standing = standingGauges(gauge);
  const interval = gauge('task_interval_seconds', 'Seconds between two rounds of a task.', ['task']);
  const stopped = gauge(
    'task_stopped_after_seconds',
    'Age of the last round that did its work from which on a task has stopped.',
    ['task'],
  );
  const answers = gauge('database_answers', '1 when the database told what waits, 0 when it did not.');

  let reading: Promise<Standing | null> | undefined;
  const read = (): Promise<Standing | null> =>
    (reading ??= readStanding(database.db)
      .catch((error: unknown) => {
        app.log.warn({ err: error }, 'what waits could not be read');
        return null;
      })
      .finally(() => (reading = undefined)));

  return async () => {
    // Before the question, which takes a connection itself.
    fillPool();
    await fillDisk();
    for (const task of tasks()) {
      interval.set({ task: task.name }, task.everyMs / 1_000);
      stopped.set({ task: task.name }, stoppedAfterMs(task) / 1_000);
    }
    const timeout = new AbortController();
    const tooLate = wait(timeoutMs, null, { signal: timeout.signal, ref: false }).catch(() => null);
    const known = await Promise.race([read(), tooLate]);
    timeout.abort();
    answers.set(known === null ? 0 : 1);
    standing(known, now());
  };
}

type MakeGauge = (name: string, help: string, labelNames?: string[]) => Gauge;

function poolGauges(gauge: MakeGauge, { database }: MetricsSources): () => void {
  const connections = gauge('database_connections', 'Connections of this copy to the database.', ['state']);
  const most = gauge('database_connections_most', 'Most connections that this copy may have.');
  const waiting = gauge('database_waiting', 'Queries that wait for a connection.');
  const expected = gauge('database_wait_seconds', 'Seconds that a query of now has to expect to wait.');
  return () => {
    const pool = database.connections();
    connections.set({ state: 'idle' }, pool.idle);
    connections.set({ state: 'used' }, pool.open - pool.idle);
    most.set(pool.most);
    waiting.set(pool.waiting);
    expected.set(database.expectedWait() / 1_000);
  };
}

function diskGauges(gauge: MakeGauge, { dataFolder }: MetricsSources): () => Promise<void> {
  const free = gauge('disk_free_bytes', 'Bytes that can still be written beside the data.');
  const size = gauge('disk_size_bytes', 'Bytes of the disk that the data is on.');
  return async () => {
    if (dataFolder === null) return;
    try {
      const { bavail, blocks, bsize } = await statfs(dataFolder);
      free.set(bavail * bsize);
      size.set(blocks * bsize);
    } catch {
      // There is no such folder beside a database of its own.
      free.reset();
      size.reset();
    }
  };
}

/** What the database knows; nothing is said of it where it does not answer. */
function standingGauges(gauge: MakeGauge): (standing: Standing | null, now: Date) => void {
  const byQueue = ['channel', 'kind'];
  const depth = gauge('queue_messages', 'Messages that have not left.', byQueue);
  const age = gauge('queue_oldest_seconds', 'Age of the message that waits longest.', byQueue);
  const overdue = gauge(
    'queue_overdue_seconds',
    'Seconds since a message was due that nobody took.',
    byQueue,
  );
  const givenUp = gauge('messages_given_up', 'Messages that were given up, of the last week.', ['channel']);
  const payments = gauge('payments_waiting', 'Orders whose end is not known.', ['status']);
  const paymentAge = gauge('payments_oldest_seconds', 'Age of the order that waits longest.', ['status']);
  const paymentsDue = gauge('payments_overdue_seconds', 'Seconds since an order was to be asked about.', [
    'status',
  ]);
  const imports = gauge('imports_running', 'Files that are being taken in.');
  const importAge = gauge('imports_oldest_seconds', 'Age of the file that is taken in for longest.');
  const succeeded = gauge('task_succeeded_timestamp_seconds', 'End of the last round that did its work.', [
    'task',
  ]);
  const failing = gauge(
    'task_failing_seconds',
    'For how long every round has failed; 0: the last one did not.',
    ['task'],
  );
  const size = gauge('database_size_bytes', 'Bytes of the database.');
  const all = [
    depth,
    age,
    overdue,
    givenUp,
    payments,
    paymentAge,
    paymentsDue,
    imports,
    importAge,
    succeeded,
  ];

  return (standing, now) => {
    for (const each of [...all, failing, size]) each.reset();
    if (standing === null) return;
    const secondsSince = (moment: Date): number => Math.max(0, (now.getTime() - moment.getTime()) / 1_000);
    for (const channel of messageChannelValues) {
      givenUp.set({ channel }, 0);
      for (const kind of messageKinds) depth.set({ channel, kind }, 0);
    }
    for (const { channel, kind, count, oldestAt, dueAt } of standing.messages) {
      depth.set({ channel, kind }, count);
      age.set({ channel, kind }, secondsSince(oldestAt));
      overdue.set({ channel, kind }, secondsSince(dueAt));
    }
    for (const { channel, count } of standing.givenUp) givenUp.set({ channel }, count);
    for (const { status, count, oldestAt, dueAt } of standing.payments) {
      payments.set({ status }, count);
      paymentAge.set({ status }, secondsSince(oldestAt));
      paymentsDue.set({ status }, secondsSince(dueAt));
    }
    imports.set(standing.imports.count);
    importAge.set(standing.imports.oldestAt === null ? 0 : secondsSince(standing.imports.oldestAt));
    for (const { name: task, succeededAt, failingSince } of standing.tasks) {
      if (succeededAt !== null) succeeded.set({ task }, Date.parse(succeededAt) / 1_000);
      failing.set({ task }, failingSince === null ? 0 : secondsSince(new Date(failingSince)));
    }
    size.set(standing.databaseBytes);
  };
}
