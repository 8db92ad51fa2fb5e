/** Reports, exports and the dashboards of staff are read from a replica while it keeps up, and from the primary otherwise. */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type ThrowAwayPostgres } from '../../../../scripts/postgres.mjs';
import { openDatabase } from '../../src/database/open.ts';
import { followReplica, momentOf } from '../../src/database/replica.ts';
import { createServer, readConfig, type Server } from '../../src/index.ts';
import { loadContract } from '../../src/platform/contract.ts';
import { demoPassword } from '../../src/seed/index.ts';

test('a replica tells of the last moment whose place in the log it has come to', () => {
  const places = [10n, 20n, 20n, 30n].map((lsn, minute) => ({ lsn, at: new Date(60_000 * minute) }));
  const minuteAt = (lsn: bigint) => {
    const moment = momentOf(places, lsn);
    return moment === null ? null : moment.getTime() / 60_000;
  };
  expect([9n, 10n, 19n, 20n, 29n, 30n, 99n].map(minuteAt)).toEqual([null, 0, 0, 2, 2, 3, 3]);
});

let primary: ThrowAwayPostgres;
let server: Server;
beforeAll(async () => {
  primary = await startPostgres();
  const env = {
    DATABASE_URL: primary.url,
    // Itself, where nothing can be written: what writes there fails.
    REPORTS_DATABASE_URL: `${primary.url}?options=-c%20default_transaction_read_only%3Don`,
    CAPTCHA: 'off',
    LOG_LEVEL: 'silent',
    PORTAL_DIR: '/nowhere',
    PORT: '0',
    SERVER_SECRET: randomUUID(),
  };
  server = await createServer(readConfig(env), { withJobs: false });
}, 120_000);
afterAll(async () => {
  await server.close();
  primary.stop();
}, 60_000);

async function signIn(mobileNumber: string) {
  const signedIn = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { mobileNumber, password: demoPassword },
  });
  const { token } = signedIn.json<{ data: { token: string } }>().data;
  return async (url: string) => {
    const answer = await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    const isJSON = String(answer.headers['content-type']).includes('json');
    const { meta } = isJSON ? answer.json<{ meta: { asOf?: string } }>() : {};
    return { status: answer.statusCode, asOf: meta?.asOf, isJSON };
  };
}

const lagging = loadContract().operations.filter(({ mayLag }) => mayLag);
const addresses = lagging.map(
  ({ path }) => `/api${path.replace('{name}', 'signups').replace('{form}', 'nirf')}`,
);
/** What some of them ask for. */
function queryOf(address: string): string {
  if (address.includes('/report/form/')) return '?passingYear=2027';
  return /\/(?:user|student)\S*download/.test(address) ? '?purpose=Proving%20that%20it%20reads' : '';
}

test('what may lag is read where nothing can be written, by staff', async () => {
  const ask = await signIn('9000000051');
  const answers = [];
  for (const address of addresses) answers.push({ address, ...(await ask(address + queryOf(address))) });
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(answers.filter(({ isJSON, asOf }) => isJSON && asOf === undefined)).toEqual([]);
  expect(answers.length).toBeGreaterThan(5);
  expect(lagging.map(({ method }) => method)).toEqual(lagging.map(() => 'GET'));
});

test('a candidate sees what is so now', async () => {
  const ask = await signIn('9000000001');
  expect(await ask('/api/dashboard/summary')).toEqual({ status: 200, asOf: undefined, isJSON: true });
});

test('one that is behind, or away, is not read, and the log says so once', async () => {
  const other = await startPostgres();
  const said: string[] = [];
  const log = {
    info: (_: object, text: string) => said.push(text),
    warn: (_: object, text: string) => said.push(text),
  };
  const database = await openDatabase({ kind: 'postgres', url: primary.url });
  // Another server altogether: only how far its log has come is looked at.
  const forward = async (url: string, files: number) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    for (let count = 0; count < files; count += 1) {
      await client.query('select pg_logical_emit_message(false, $1, $2)', ['test', 'forward']);
      await client.query('select pg_switch_wal()');
    }
    await client.end();
  };
  await forward(primary.url, 3);
  const replica = followReplica(
    { url: other.url, longestLag: 5_000 },
    { primary: database.db, now: () => new Date(), log },
  );
  try {
    await replica.looked;
    expect(replica.choose()).toBeNull();
    expect(said).toEqual(['reports are read from the primary']);

    await forward(other.url, 12);
    await expect.poll(() => replica.choose()?.asOf, { timeout: 10_000 }).toBeInstanceOf(Date);
    expect(said.slice(1)).toEqual(['reports are read from the replica again']);

    expect(replica.hasFailed(new Error('Something else.'))).toBe(false);
    expect(replica.choose()).not.toBeNull();
    other.stop();
    await expect.poll(() => replica.choose(), { timeout: 15_000 }).toBeNull();
    expect(said.slice(2)).toEqual(['reports are read from the primary']);
  } finally {
    await replica.close();
    await database.close();
  }
}, 60_000);
