/**
 * Keeps how this version stores and shows its data in `releases/<today>/` beside it, on which `releases.test.ts` starts every later one.
 * Run it with the project's Node: `node apps/backend/test/database/keep-release.ts`. It needs `pg_dump`.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { startPostgres } from '../../../../scripts/postgres.mjs';
import { openDatabase } from '../../src/database/index.ts';
import { openSession } from '../../src/identity/auth/sessions.ts';
import { users } from '../../src/identity/index.ts';
import { createServer } from '../../src/index.ts';
import { loadContract } from '../../src/platform/contract.ts';
import { loadKeys } from '../../src/platform/keys.ts';
import { startTime as now, testConfig } from '../support/settings.ts';

/** Of the demo: a student, somebody with experience, an employer, a placement officer, support and an administrator. */
const accounts = ['9000000001', '9000000011', '9000000021', '9000000031', '9000000041', '9000000051'];

/** Streams and files, and what is in no order. */
const notCompared = /\{|stream|download|csv|send-otp|\/user\/export/i;

const postgres = await startPostgres();
const config = testConfig();
const target = new URL(`releases/${new Date().toISOString().slice(0, 10)}/`, import.meta.url);
try {
  await onServer(useIt);
  const dump = execFileSync('pg_dump', ['--inserts', '--rows-per-insert=200', '--no-owner', postgres.url], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  // Commands of the program that reads a dump, which the driver does not know.
  const statements = dump.split('\n').filter((line) => !line.startsWith('\\'));
  const [first, second] = [await onServer(readIt), await onServer(readIt)];
  const steady = Object.entries(first).filter(
    ([question, answer]) => JSON.stringify(answer) === JSON.stringify(second[question]),
  );
  mkdirSync(target, { recursive: true });
  write('database.sql', statements.join('\n'));
  write('answers.json', JSON.stringify(Object.fromEntries(steady)));
  console.log(`${steady.length} answers in ${target.pathname}`);
} finally {
  postgres.stop();
}

function write(name: string, content: string): void {
  writeFileSync(new URL(`${name}.gz`, target), gzipSync(content, { level: 9 }));
}

type Server = Awaited<ReturnType<typeof createServer>>;
type TokenOf = (mobileNumber: string) => Promise<string>;

async function onServer<T>(work: (server: Server, tokenOf: TokenOf) => Promise<T>): Promise<T> {
  const database = await openDatabase({ kind: 'postgres', url: postgres.url });
  const server = await createServer(config, { database, now: () => now, withJobs: true });
  try {
    return await work(server, async (mobileNumber) => {
      const [user] = await database.db.select().from(users).where(eq(users.mobileNumber, mobileNumber));
      if (user === undefined) throw new Error(`There is no account ${mobileNumber}.`);
      const client = { address: '127.0.0.1', userAgent: 'keep-release' };
      return database.db.transaction((tx) => openSession(tx, user, { keys: loadKeys(config), now, client }));
    });
  } finally {
    await server.close();
    await database.close();
  }
}

/** Leaves rows where the sandbox has none: a file that was taken in, an order that is open. */
async function useIt({ app }: Server, tokenOf: TokenOf): Promise<void> {
  const send = async (mobileNumber: string, url: string, payload: object | string, type: string) => {
    const headers = {
      authorization: `Bearer ${await tokenOf(mobileNumber)}`,
      'content-type': type,
      'idempotency-key': randomUUID(),
    };
    const { statusCode, body } = await app.inject({ method: 'POST', url, headers, payload });
    if (statusCode !== 200) throw new Error(`${url} answered ${body}`);
  };
  const students = readFileSync(new URL('../../sandbox/students-with-9-errors.csv', import.meta.url), 'utf8');
  const few = students.split('\n').slice(0, 5).join('\n');
  await send('9000000031', '/api/student/import?mode=commit', few, 'text/csv');
  const order = { amount: 10_000, currency: 'INR', receiptID: 'kept' };
  await send('9000000021', '/api/payment/create-order', order, 'application/json');
  await pause(3_000);
}

async function readIt({ app }: Server, tokenOf: TokenOf): Promise<Record<string, object>> {
  const answers: Record<string, object> = {};
  const questions = loadContract().operations.filter(
    ({ id, method, path }) => method === 'GET' && !notCompared.test(`${id} ${path}`),
  );
  for (const mobileNumber of accounts) {
    const authorization = `Bearer ${await tokenOf(mobileNumber)}`;
    for (const { path } of questions) {
      const answer = await app.inject({ url: `/api${path}`, headers: { authorization } });
      const isJSON = String(answer.headers['content-type']).startsWith('application/json');
      if (answer.statusCode !== 200 || !isJSON) continue;
      const { data, meta } = answer.json();
      answers[`${mobileNumber} ${path}`] = { data, meta: { ...meta, requestId: undefined } };
    }
  }
  return answers;
}
