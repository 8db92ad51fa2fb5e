/** Faults as they happen at night, each of which raises its alarm and is over when it is mended: a server, Prometheus, and what is broken. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { outboxMessages } from '../../src/messages/tables/outbox.ts';
import { taskRuns } from '../../src/platform/tasks/tables.ts';
import { locationOf } from '../support/killed-copy.ts';
import { newOrder, newPaymentID, sendEvent } from '../support/payments.ts';
import { hastened, startPrometheus, type Prometheus } from '../support/prometheus.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { sweep } from '../support/sweep.ts';

const file = (name: string): string =>
  readFileSync(new URL(`../../../../deploy/observability/${name}`, import.meta.url), 'utf8');

/** What ends what a test has begun, the last first. */
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

test('a hurry shortens every span of time of the rules, and nothing that is compared', () => {
  expect(hastened('rate(x[10m]) > 3600 and y offset 1h\n  for: 2m')).toBe(
    'rate(x[30s]) > 3600 and y offset 180s\n  for: 6s',
  );
  expect(hastened(file('alerts.yml'))).not.toMatch(/(?:\[|for: |offset )\d+[mh]\b/);
});

/** Something that goes wrong. */
interface Fault {
  alarm: string;
  begin: () => unknown;
  mend: () => unknown;
}

/** An SMS gateway that is out of order until it is mended. */
async function brokenGateway(): Promise<{ url: string; mend: () => void }> {
  let status = 500;
  const gateway = createServer((request, response) => {
    request.resume();
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  ends.push(() => {
    gateway.closeAllConnections();
    gateway.close();
  });
  const { port } = gateway.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, mend: () => (status = 200) };
}

/** A disk of 16 MB, which a mebibyte is left of once it is filled. */
function smallDisk(): { folder: string; fault: Fault } {
  const folder = mkdtempSync(join(tmpdir(), 'aarambh-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder]);
  if (status !== 0) throw new Error('A small disk is mounted for this, which only root may do.');
  ends.push(() => {
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  const logs = join(folder, 'logs');
  const fault = {
    alarm: 'DiskNearlyFull',
    begin: () => writeFileSync(logs, Buffer.alloc(15 * 1024 * 1024)),
    mend: () => rmSync(logs),
  };
  return { folder, fault };
}

/** A lock on a table of PostgreSQL, as a forgotten session holds it. */
function forgottenLock(
  server: TestServer,
  table: string,
): { take: () => Promise<void>; free: () => Promise<void> } {
  let client: Client | undefined;
  const free = async () => {
    const held = client;
    client = undefined;
    await held?.end();
  };
  ends.push(free);
  return {
    take: async () => {
      const { url } = JSON.parse(await locationOf(server.database.db));
      client = new Client({ connectionString: url });
      await client.connect();
      await client.query(`begin; lock table ${table} in access exclusive mode`);
    },
    free,
  };
}

const ago = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);

/** A message every second, to a gateway that refuses them. */
function refusals({ database: { db } }: TestServer, mendGateway: () => void): Fault {
  return {
    alarm: 'MessagesRefused',
    begin: () => {
      const sms = { channel: 'sms', recipient: '9000000001', body: 'code' } as const;
      const send = async (): Promise<void> => {
        await db.insert(outboxMessages).values({ ...sms, createdAt: new Date(), nextAttemptAt: new Date() });
      };
      const another = setInterval(() => void send(), 1_000);
      ends.push(() => clearInterval(another));
    },
    mend: mendGateway,
  };
}

/** An e-mail that is due, where no copy of the server has a mail server. */
function stuckQueue({ database: { db } }: TestServer): Fault {
  const email = { channel: 'email', recipient: 'uma@example.com', body: 'news of an account' } as const;
  return {
    alarm: 'QueueStuck',
    begin: () => db.insert(outboxMessages).values({ ...email, createdAt: ago(20), nextAttemptAt: ago(20) }),
    mend: () => db.delete(outboxMessages).where(eq(outboxMessages.channel, 'email')),
  };
}

/** A task whose last round is a day old, and that waits for a table. */
function stoppedClock(server: TestServer): Fault {
  const lock = forgottenLock(server, 'jd_student_mappings');
  return {
    alarm: 'ClockStopped',
    begin: async () => {
      const run = { name: 'applicationDeadlines', succeededAt: ago(24 * 60) } as const;
      await server.database.db
        .insert(taskRuns)
        .values(run)
        .onConflictDoUpdate({ target: taskRuns.name, set: run });
      await lock.take();
    },
    mend: lock.free,
  };
}

/** The provider tells of less than was ordered. */
function strangePayment(server: TestServer): Fault {
  return {
    alarm: 'PaymentAnomaly',
    begin: async () => {
      const { id: orderID } = await newOrder(await server.signIn('9000000001'));
      expect(await sendEvent(server, { orderID, paymentID: newPaymentID(), amount: 1 })).toBe(200);
    },
    // What has happened is over after an hour, which is three minutes here.
    mend: () => undefined,
  };
}

/** More callers than connections, all of whom wait for a table. */
function emptyPool(server: TestServer): Fault {
  const lock = forgottenLock(server, 'sessions');
  return {
    alarm: 'PoolEmpty',
    begin: async () => {
      const student = await server.signIn('9000000001');
      await lock.take();
      const calls = Array.from({ length: 20 }, () => student('getWallet'));
      ends.push(() => Promise.allSettled(calls));
    },
    mend: lock.free,
  };
}

/** A server whose clock is the one of Prometheus, and Prometheus. */
async function startWatched(env: Record<string, string>) {
  // From the start: a round that is noted at another time would be one that has stopped.
  const server = await startTestServer({
    startsAt: new Date(),
    hasRhythm: true,
    env: { METRICS_PORT: '0', ...env },
  });
  const clock = setInterval(() => (server.clock.now = new Date()), 100);
  const target = (await server.metrics?.listen()) ?? '';
  const prometheus = await startPrometheus(file('alerts.yml'), target);
  ends.push(async () => {
    await prometheus.stop();
    clearInterval(clock);
    await server.close();
  });
  return { server, prometheus };
}

/** Those expressions of the dashboard that have had nothing to show yet. */
function unseenExpressions(prometheus: Prometheus): () => Promise<string[]> {
  const texts = [...file('dashboard.json').matchAll(/"expr": ("(?:[^"\\]|\\.)+")/g)];
  let unseen = texts.map(([, text = '""']): string => JSON.parse(text));
  return async () => {
    const rows = await Promise.all(unseen.map((text) => prometheus.ask(text)));
    unseen = unseen.filter((_text, index) => rows[index] === 0);
    return unseen;
  };
}

sweep(
  'each of six faults raises its alarm and nothing else does, and the alarm ends with the fault',
  async () => {
    if (process.env.TEST_DATABASE_URL === undefined) throw new Error('PGlite has no pool that is empty.');
    const disk = smallDisk();
    const gateway = await brokenGateway();
    const { server, prometheus } = await startWatched({
      DATA_DIR: disk.folder,
      SMS_GATEWAY_URL: gateway.url,
      SMS_GATEWAY_KEY: 'a key',
    });
    const unseen = unseenExpressions(prometheus);
    /** Until it is so, for at most these seconds. */
    const until = (isSo: () => Promise<void>, seconds: number) =>
      vi.waitFor(isSo, { timeout: seconds * 1_000, interval: 1_000 });
    const firing = async (...names: string[]) => expect(await prometheus.firing()).toEqual(names.toSorted());
    await until(async () => expect(await prometheus.ask('up == 1')).toBe(1), 60);
    await pause(20_000);
    await firing();

    const faults = [
      disk.fault,
      refusals(server, gateway.mend),
      stuckQueue(server),
      stoppedClock(server),
      strangePayment(server),
    ];
    for (const { begin } of faults) await begin();
    await until(() => firing(...faults.map(({ alarm }) => alarm)), 120);
    // What shows operations that fail has something to show below.
    await until(async () => expect(await unseen()).toEqual([expect.stringContaining('status=~"5.."')]), 120);
    for (const { mend } of faults) await mend();
    await server.runTask('applicationDeadlines');
    await until(() => firing(), 300);

    const pool = emptyPool(server);
    await pool.begin();
    await until(async () => expect(await prometheus.firing()).toContain(pool.alarm), 25);
    await until(async () => expect(await unseen()).toEqual([]), 60);
    await pool.mend();
    await until(() => firing(), 120);
  },
  700_000,
);
