/** A process is killed in the middle of moving 500 applications; another one takes the same call again. */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPostgres, type ThrowAwayPostgres } from '../../../../scripts/postgres.mjs';
import { openDatabase } from '../../src/database/open.ts';
import type { Database } from '../../src/database/database.ts';
import { applicationEvents, applications, jobDescriptions } from '../../src/hiring/index.ts';
import { users } from '../../src/identity/index.ts';
import { ledgerTransactions, openWallet, transfer } from '../../src/money/index.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { demoPassword } from '../../src/seed/index.ts';
import { checkLedger } from '../support/ledger.ts';
import { startProgram, type Program } from '../support/program.ts';

const people = 500;
const navyug = { type: 'company', id: companyID('navyug') } as const;
const secret = randomUUID();

let postgres: ThrowAwayPostgres;
let database: Database;
const programs: Program[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(async () => {
  for (const { child, ended } of programs) {
    child.kill('SIGKILL');
    await ended;
  }
  await database.close();
  postgres.stop();
}, 90_000);

const start = async (): Promise<{ program: Program; address: string }> => {
  const program = startProgram({ DATABASE_URL: postgres.url, CAPTCHA: 'off', SERVER_SECRET: secret });
  programs.push(program);
  return { program, address: await program.address };
};

async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobileNumber: '9000000021', password: demoPassword }),
  });
  const { data }: { data: { token: string } } = JSON.parse(await answer.text());
  return data.token;
}

/** A job of the company that 500 people have applied for, and credits for all of them. */
async function prepare(): Promise<{ jdID: string; ids: string[] }> {
  const { db } = database;
  const [job] = await db
    .select({ id: jobDescriptions.id })
    .from(jobDescriptions)
    .where(and(eq(jobDescriptions.companyID, navyug.id), eq(jobDescriptions.status, 'Posted')))
    .orderBy(jobDescriptions.code);
  const [model] = await db.select().from(users).where(eq(users.mobileNumber, '9000000011'));
  if (job === undefined || model === undefined) throw new Error('The sandbox has no job or no candidate.');
  const { id: _id, ...values } = model;
  const added = await db
    .insert(users)
    .values(
      Array.from({ length: people }, (_each, index) => ({
        ...values,
        email: `applicant${index}@example.com`,
        mobileNumber: `8${String(index).padStart(9, '0')}`,
      })),
    )
    .returning({ id: users.id });
  const at = new Date();
  const rows = await db
    .insert(applications)
    .values(added.map(({ id }) => ({ jdID: job.id, userID: id, status: 'Applied' as const, appliedAt: at })))
    .returning({ id: applications.id });
  const owner = { from: { type: 'platform', id: 'issued' } as const, to: navyug, amount: 100_000 };
  const cause = { type: 'test', id: job.id };
  await transfer(db, {
    ...owner,
    cause,
    kind: 'Adjustment',
    description: 'Test',
    userID: null,
    actorID: null,
    at,
  });
  return { jdID: job.id, ids: rows.map(({ id }) => id) };
}

/** How many were moved; every one of them with one event and one payment. */
async function moved(ids: string[]): Promise<number> {
  const { db } = database;
  const rows = await db
    .select({ id: applications.id, status: applications.status, contact: applications.contactRevealedAt })
    .from(applications)
    .where(inArray(applications.id, ids));
  const events = await db
    .select()
    .from(applicationEvents)
    .where(inArray(applicationEvents.applicationID, ids));
  const paid = await db.select().from(ledgerTransactions).where(inArray(ledgerTransactions.causeID, ids));
  const done = rows.flatMap(({ id, status }) => (status === 'Shortlisted' ? [id] : []));
  expect(rows.filter(({ contact }) => contact !== null)).toHaveLength(done.length);
  expect(events.map(({ applicationID }) => applicationID).toSorted()).toEqual(done.toSorted());
  expect(events.every(({ from, to }) => from === 'Applied' && to === 'Shortlisted')).toBe(true);
  expect(paid.map(({ causeID }) => causeID).toSorted()).toEqual(done.toSorted());
  expect(await checkLedger(db)).toEqual([]);
  return done.length;
}

test('each of 500 is moved and paid for once, though the process is killed in between', async () => {
  const first = await start();
  database = await openDatabase({ kind: 'postgres', url: postgres.url });
  const { jdID, ids } = await prepare();
  const before = (await openWallet(database.db, navyug)).balance;
  const key = randomUUID();
  const token = await signIn(first.address);
  const call = (address: string) =>
    fetch(`${address}/api/jdstudentmapping/bulk/update`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify({ jdID, ids, status: 'Shortlisted' }),
    });

  // Somebody holds one of the later ones, so that the process is in the middle when it is killed.
  const holder = new Client({ connectionString: postgres.url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from jd_student_mappings where id = $1 for update', [ids[250]]);
  const broken = call(first.address).then(
    () => 'answered',
    () => 'broken off',
  );
  await vi.waitFor(async () => expect(await moved(ids)).toBe(200), { timeout: 60_000, interval: 50 });
  first.program.child.kill('SIGKILL');
  expect(await broken).toBe('broken off');
  await holder.query('rollback');
  await holder.end();
  expect(await moved(ids)).toBe(200);

  const second = await start();
  // A call that broke off counts as running for a minute.
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`update idempotent_calls set started_at = started_at - interval '2 minutes'`);
  await client.end();
  const answer = await call(second.address);
  const text = await answer.text();
  const { data }: { data: { results: { id: string; ok: boolean }[]; credits: { charged: number } } } =
    JSON.parse(text);
  expect(data.results.filter(({ ok }) => ok).map(({ id }) => id)).toEqual(ids);
  expect(await moved(ids)).toBe(people);
  const spent = before - (await openWallet(database.db, navyug)).balance;
  expect(spent).toBe((data.credits.charged / (people - 200)) * people);
  expect(spent).toBeGreaterThan(0);
  expect(await (await call(second.address)).text()).toBe(text);
  expect(await moved(ids)).toBe(people);
}, 240_000);
