/**
 * A program: a server on the database that its argument names, with limits that nothing reaches. It sends its address to the process
 * that started it, and to each message since the last one the longest that its event loop stood still, in milliseconds.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { DatabaseLocation } from '../../src/database/index.ts';
import { openDatabase } from '../../src/database/open.ts';
import { createServer } from '../../src/index.ts';
import { startTime, testConfig } from './settings.ts';

const location: DatabaseLocation = JSON.parse(process.argv[2] ?? '');
const config = testConfig({ PORT: '0', LOG_LEVEL: 'error' });
for (const limit of Object.values(config.limits)) limit.most = 1_000_000_000;
const database = await openDatabase(location);
const server = await createServer(config, { database, now: () => startTime, withJobs: true });
const address = await server.listen();

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
let worked = process.threadCpuUsage();
process.on('message', () => {
  // Nothing stands still longer than its thread has worked: what is more was taken by other work of the machine.
  const { user, system } = process.threadCpuUsage(worked);
  process.send?.({ longest: Math.min(delay.max / 1_000_000, (user + system) / 1_000) });
  delay.reset();
  worked = process.threadCpuUsage();
});
process.on('disconnect', () => {
  void server
    .close()
    .then(() => database.close())
    .then(() => process.exit(0));
});
process.send?.({ address });
