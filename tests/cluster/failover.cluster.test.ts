/** Twelve failures of the primary and a switchover, while people write: what they were told was kept is there, once. */
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../apps/backend/src/seed/index.ts';
import { startProgram, type Program } from '../../apps/backend/test/support/program.ts';
import { signalNode, startCluster, type Cluster, type Node } from './cluster.ts';
import { startTraffic, type Traffic } from './traffic.ts';

/** How often the primary is killed. */
const kills = 10;

let cluster: Cluster;
let program: Program;
let traffic: Traffic;
let origin: string;

beforeAll(async () => {
  cluster = await startCluster();
  program = startProgram({
    DATABASE_URL: cluster.hosts,
    DATABASE_POOLER_URL: cluster.pooler,
    REPORTS_DATABASE_URL: cluster.replicas,
    SERVER_SECRET: 'the same in all copies of the server',
    TRUSTED_PROXIES: '1',
    CAPTCHA: 'off',
  });
  origin = await program.address;
  const [industry] = await ask<{ id: string }>('select id from industries order by id limit 1');
  traffic = startTraffic(origin, industry?.id ?? '');
}, 240_000);

afterAll(async () => {
  program?.child.kill('SIGKILL');
  await program?.ended;
  await cluster?.stop();
}, 60_000);

/** Asks the primary past everything that the test is about. */
async function ask<Row extends object>(statement: string): Promise<Row[]> {
  const { gates } = await cluster.primary();
  const address = new URL(cluster.pooler);
  address.port = String(gates[0]?.port);
  const client = new Client({ connectionString: address.href });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

const change = async (before: Node): Promise<void> => {
  await expect
    .poll(
      () =>
        cluster.primary().then(
          ({ name }) => name,
          () => before.name,
        ),
      { timeout: 90_000, interval: 200 },
    )
    .not.toBe(before.name);
};

/** What happens to the primary; resolves when another node has its role. */
const faults: Record<string, (primary: Node) => Promise<void>> = {
  'killed (SIGKILL of PostgreSQL)': async (primary) => {
    process.kill(primary.postmaster() ?? 0, 'SIGKILL');
    await change(primary);
  },
  'cut off (its ports and its way to etcd)': async (primary) => {
    for (const gate of primary.gates) gate.cut();
    await change(primary);
    // Long enough that it has noticed by itself.
    await pause(5_000);
    for (const gate of primary.gates) gate.mend();
  },
  'frozen (SIGSTOP of Patroni and PostgreSQL)': async (primary) => {
    signalNode(primary, 'SIGSTOP');
    await change(primary);
    signalNode(primary, 'SIGCONT');
  },
  'switched over by hand': async (primary) => {
    await cluster.switchOver();
    await change(primary);
  },
};

const rows: string[] = [];

async function suffer(name: string): Promise<void> {
  const fault = faults[name];
  if (fault === undefined) throw new Error(`Nobody knows "${name}".`);
  const primary = await cluster.primary();
  const since = performance.now();
  const before = traffic.acknowledged.size;
  await fault(primary);
  await cluster.settled();
  const whole = performance.now() - since;
  // Somebody is heard again before the next fault.
  await expect.poll(() => traffic.acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(before);
  await pause(1_000);
  const silence = traffic.longestSilence(since);
  const next = await cluster.primary();
  rows.push(
    `| ${name} | ${primary.name} to ${next.name} | ${(silence / 1000).toFixed(1)} | ${(whole / 1000).toFixed(1)} |`,
  );
  await allThere(name);
}

async function allThere(name: string): Promise<void> {
  const known = [...traffic.acknowledged];
  const found = await ask<{ id: number; count: number }>(
    `select substring(email from 'write-(\\d+)@')::int as id, count(*)::int as count from leads
      where email like 'write-%' group by email`,
  );
  const counts = new Map(found.map(({ id, count }) => [id, count]));
  expect({
    after: name,
    lost: known.filter((id) => !counts.has(id)),
    twice: found.filter(({ count }) => count > 1).map(({ id }) => id),
  }).toEqual({ after: name, lost: [], twice: [] });
}

test('what was acknowledged is there, once, whatever happens to the primary', async () => {
  await expect.poll(() => traffic.acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(10);
  for (let count = 0; count < kills; count += 1) await suffer('killed (SIGKILL of PostgreSQL)');
  for (const name of Object.keys(faults).slice(1)) await suffer(name);

  await traffic.end();
  await allThere('the end');
  expect(traffic.unforeseen).toEqual([]);
  console.log(
    [
      '| The primary is | role | seconds without a write | seconds until three nodes are whole |',
      '|---|---|---|---|',
      ...rows,
      `${traffic.acknowledged.size} writes acknowledged, all there, none twice; ${traffic.refused()} tries were told to come again or not answered.`,
    ].join('\n'),
  );
});

test('a report is read from a replica, and says of when it is', async () => {
  const signedIn = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobileNumber: '9000000051', password: demoPassword }),
  });
  const { data }: { data: { token: string } } = JSON.parse(await signedIn.text());
  const lag = async (): Promise<number> => {
    const answer = await fetch(`${origin}/api/report/leads`, {
      headers: { authorization: `Bearer ${data.token}` },
    });
    const { meta }: { meta: { asOf?: string } } = JSON.parse(await answer.text());
    return Date.now() - Date.parse(meta.asOf ?? '');
  };
  await expect.poll(lag, { timeout: 20_000 }).toBeLessThan(10_000);
});
