/**
 * A program: a server on the database of DATABASE_URL whose clock goes DAYS_SPEED times as fast, with a round of every task each hour of that clock.
 * It sends its address, and answers each message: `memory` with what it holds after a collection, `a year later` once it has been put there.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { backgroundTaskValues } from '@aarambh/api-client/enums';
import { createServer, readConfig } from '../apps/backend/src/index.ts';

const speed = Number(process.env.DAYS_SPEED);
const hourMs = 3_600_000;
const began = Date.now();
let ahead = 0;
const server = await createServer(readConfig(process.env), {
  now: () => new Date(began + (Date.now() - began) * speed + ahead),
});

async function rounds(): Promise<void> {
  for (const task of backgroundTaskValues) await server.run(task);
}

const over = new AbortController();
async function everyHour(): Promise<void> {
  while (!over.signal.aborted) {
    await pause(hourMs / speed);
    await rounds();
  }
}

async function answer(question: unknown): Promise<void> {
  if (question === 'a year later') {
    ahead += 366 * 24 * hourMs;
    // What is removed comes in portions.
    for (let round = 0; round < 24; round += 1) await rounds();
    process.send?.({ isDone: true });
    return;
  }
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, held: heapUsed + external });
}

process.on('message', (question) => void answer(question));
process.on('disconnect', () => {
  over.abort();
  void server.close().then(() => process.exit(0));
});
process.send?.({ address: await server.listen() });
void everyHour();
