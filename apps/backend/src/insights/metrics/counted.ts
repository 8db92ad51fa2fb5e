/** What is counted while it happens, in this copy of the server. */
import { backgroundTaskValues, messageChannelValues } from '@aarambh/api-client/enums';
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { messageTried, paymentAnomalies, paymentMisfit, roundEnded } from '../../platform/index.ts';

/** Seconds. What is slower than the last is found in the log, by its `milliseconds`. */
const buckets = [0.01, 0.03, 0.1, 0.3, 1, 3, 10];

/** Counts requests, attempts to deliver, rounds of tasks and payments that do not fit. Returns what ends that. */
export function countWork(registry: Registry, app: FastifyInstance): () => void {
  const registers = [registry];
  countRequests(registers, app);
  const attempts = new Counter({
    name: 'aarambh_message_attempts_total',
    help: 'Attempts to deliver a message, by the answer: taken, a number of the other side, or why there was none.',
    labelNames: ['channel', 'answer'],
    registers,
  });
  const rounds = new Counter({
    name: 'aarambh_task_rounds_total',
    help: 'Rounds of background tasks.',
    labelNames: ['task', 'outcome'],
    registers,
  });
  const anomalies = new Counter({
    name: 'aarambh_payment_anomalies_total',
    help: 'Payments that did not fit their order and credited nothing.',
    labelNames: ['anomaly'],
    registers,
  });
  // A counter that begins at its first event would hide it: an increase is seen between two readings.
  for (const channel of messageChannelValues) attempts.inc({ channel, answer: 'taken' }, 0);
  for (const anomaly of paymentAnomalies) anomalies.inc({ anomaly }, 0);
  for (const task of backgroundTaskValues) {
    for (const outcome of ['done', 'failed']) rounds.inc({ task, outcome }, 0);
  }
  const ends = [
    messageTried.follow(({ channel, answer }) => attempts.inc({ channel, answer })),
    roundEnded.follow(({ task, didWork }) => rounds.inc({ task, outcome: didWork ? 'done' : 'failed' })),
    paymentMisfit.follow(({ anomaly }) => anomalies.inc({ anomaly })),
  ];
  return () => ends.forEach((end) => end());
}

function countRequests(registers: Registry[], app: FastifyInstance): void {
  const requests = new Counter({
    name: 'aarambh_requests_total',
    help: 'Answered requests by operation of the contract; none is whatever else is served.',
    labelNames: ['operation', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'aarambh_request_duration_seconds',
    help: 'Time until a request was answered; streams of events, which stay open, are left out.',
    labelNames: ['operation'],
    buckets,
    registers,
  });
  app.addHook('onResponse', async ({ routeOptions }, reply) => {
    const operation = routeOptions.config.operation ?? 'none';
    requests.inc({ operation, status: reply.statusCode });
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    durations.observe({ operation }, reply.elapsedTime / 1_000);
  });
}
