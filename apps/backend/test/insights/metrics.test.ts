/** What operators read of a server: on a port of its own, and true. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outboxMessages } from '../../src/messages/tables/outbox.ts';
import { noteRun } from '../../src/platform/tasks/runs.ts';
import { messageTried, paymentMisfit, roundEnded } from '../../src/platform/signals.ts';
import { startTestServer, startTime, type TestServer } from '../support/server.ts';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startTestServer({ env: { METRICS_PORT: '0' } });
  address = (await server.metrics?.listen()) ?? '';
});
afterAll(() => server.close());

/** Values by name and labels, as `name{label="value"}`. */
async function metrics(): Promise<Map<string, number>> {
  const text = await (await fetch(address)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const space = line.lastIndexOf(' ');
      return [line.slice(0, space), Number(line.slice(space + 1))];
    }),
  );
}

test('are read on a port of their own, on this machine alone, and at one address', async () => {
  expect(new URL(address).hostname).toBe('127.0.0.1');
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('version=0.0.4');
  expect((await fetch(new URL('/', address))).status).toBe(404);
  expect((await fetch(address, { method: 'POST' })).status).toBe(404);
  expect((await server.app.inject({ url: '/metrics' })).statusCode).toBe(404);
});

test('requests are counted by operation and status, with how long they took', async () => {
  const counted = 'aarambh_requests_total{operation="listCities",status="401"}';
  const before = (await metrics()).get(counted) ?? 0;
  await server.call('listCities');
  const after = await metrics();
  expect(after.get(counted)).toBe(before + 1);
  expect(after.get('aarambh_request_duration_seconds_count{operation="listCities"}')).toBe(before + 1);
});

test('what waits is counted by channel and kind, with its age and how long it is overdue', async () => {
  const { db } = server.database;
  const ago = (seconds: number) => new Date(startTime.getTime() - seconds * 1_000);
  const message = { channel: 'sms', recipient: '9000000001', body: 'x', createdAt: ago(900) } as const;
  await db.insert(outboxMessages).values([
    { ...message, priority: 0, nextAttemptAt: ago(600) },
    { ...message, priority: 0, nextAttemptAt: ago(-60) },
    { ...message, priority: 2, nextAttemptAt: ago(-60) },
    { ...message, channel: 'email', attempts: 10, lastError: 'no' },
  ]);
  const now = await metrics();
  expect(Object.fromEntries([...now].filter(([name]) => /queue_|given_up/.test(name)))).toMatchObject({
    'aarambh_queue_messages{channel="sms",kind="code"}': 2,
    'aarambh_queue_messages{channel="sms",kind="news"}': 1,
    'aarambh_queue_messages{channel="email",kind="code"}': 0,
    'aarambh_queue_oldest_seconds{channel="sms",kind="code"}': 900,
    'aarambh_queue_overdue_seconds{channel="sms",kind="code"}': 600,
    'aarambh_queue_overdue_seconds{channel="sms",kind="news"}': 0,
    'aarambh_messages_given_up{channel="email"}': 1,
    'aarambh_messages_given_up{channel="sms"}': 0,
  });
  await db.delete(outboxMessages).where(eq(outboxMessages.body, 'x'));
  expect((await metrics()).has('aarambh_queue_overdue_seconds{channel="sms",kind="code"}')).toBe(false);
});

test('counters are there before their first event, and rise with it', async () => {
  const names = [
    'aarambh_payment_anomalies_total{anomaly="paid-twice"}',
    'aarambh_task_rounds_total{task="payments",outcome="failed"}',
  ];
  const before = await metrics();
  expect(names.map((name) => before.get(name))).toEqual([0, 0]);
  paymentMisfit.tell({ anomaly: 'paid-twice' });
  roundEnded.tell({ task: 'payments', didWork: false });
  messageTried.tell({ channel: 'sms', answer: '500' });
  const after = await metrics();
  expect(names.map((name) => after.get(name))).toEqual([1, 1]);
  expect(after.get('aarambh_message_attempts_total{channel="sms",answer="500"}')).toBe(1);
});

test('tasks tell when they last worked, and for how long they have failed', async () => {
  const { db } = server.database;
  const at = new Date(startTime.getTime() - 120_000);
  await noteRun(db, 'erasure', { at, didWork: true });
  await noteRun(db, 'oldImports', { at, didWork: false });
  const now = await metrics();
  expect(now.get('aarambh_task_succeeded_timestamp_seconds{task="erasure"}')).toBe(at.getTime() / 1_000);
  expect(now.get('aarambh_task_failing_seconds{task="oldImports"}')).toBe(120);
  expect(now.get('aarambh_task_interval_seconds{task="erasure"}')).toBe(3_600);
  expect(now.get('aarambh_task_stopped_after_seconds{task="erasure"}')).toBe(12_600);
});

test('the database, its pool and the process are measured', async () => {
  const now = await metrics();
  expect(now.get('aarambh_database_answers')).toBe(1);
  expect(now.get('aarambh_database_size_bytes')).toBeGreaterThan(1_000_000);
  expect(now.get('aarambh_database_connections_most')).toBeGreaterThan(0);
  expect(now.get('aarambh_database_waiting')).toBe(0);
  expect(now.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
});
