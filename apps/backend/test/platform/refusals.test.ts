/**
 * What the contract does not allow, sent to each call that the public screens make: refused as malformed or as not fitting, and
 * the database is as it was.
 */
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as schema from '../../src/schema.ts';
import { loadContract, type OperationDescription } from '../../src/platform/contract.ts';
import type { OperationId } from '../../src/platform/operation.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { newFresher, registered, sentCode } from '../support/registration.ts';
import { sampleRequest } from '../support/samples.ts';
import { startTestServer, type Call, type Parts, type TestServer } from '../support/server.ts';

const contract = loadContract();
const calls = [
  'login',
  'register',
  'addCompany',
  'sendOtp',
  'requestOtp',
  'verifyOtp',
  'activateUser',
  'resetPassword',
  'createLead',
  'listInstitutes',
  'listIndustries',
  'getInstituteConfig',
  'addWalletEntry',
  'createCaptchaChallenge',
] as const satisfies readonly OperationId[];

const operations = calls.map((id) => {
  const operation = contract.operations.find((each) => each.id === id);
  if (!operation) throw new Error(`The contract has no ${id}.`);
  return operation;
});
const withBody = operations.filter((operation) => sampleRequest(contract, operation).body !== undefined);

/** Counters of attempts may grow, and a server notes by itself what it last did and that it is there. */
const tables = Object.values(schema)
  .flatMap((each) => (is(each, PgTable) ? [each] : []))
  .filter((table) => !['limit_counters', 'task_runs', 'file_leases'].includes(getTableName(table)));

let server: TestServer;
let asStudent: Call;
beforeAll(async () => {
  server = await startTestServer();
  asStudent = await server.actAs(seededID('user/9000000001'));
});
afterAll(() => server.close());

/** The rows of each table, as text. */
async function everything(): Promise<ReadonlyMap<string, string>> {
  const { db } = server.database;
  const rows = new Map<string, string>();
  for (const table of tables) {
    rows.set(getTableName(table), JSON.stringify(await db.select().from(table)));
  }
  return rows;
}

const notFitting = /^(?:400 BAD_REQUEST|422 VALIDATION_FAILED)$/;

/** Makes the calls and tells of each that was not refused so, and whether anything was left behind. */
async function trespasses(
  operation: OperationDescription,
  requests: readonly Parts[],
  verdict = notFitting,
): Promise<string[]> {
  const call = operation.access === 'public' ? server.call : asStudent;
  const before = await everything();
  const found: string[] = [];
  for (const request of requests) {
    const { status, error } = await call(operation.id, request);
    const told = `${status} ${error?.code}`;
    if (!verdict.test(told)) found.push(`${told} to ${JSON.stringify(request).slice(0, 300)}`);
  }
  const after = await everything();
  for (const [table, rows] of before) {
    if (after.get(table) !== rows) found.push(`${table} has changed.`);
  }
  return found;
}

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  const sample = () => {
    const request = sampleRequest(contract, operation);
    const { headers } = request;
    return operation.id === 'sendOtp'
      ? { ...request, headers: { ...headers, 'X-Requested-With': 'test' } }
      : request;
  };

  test('a query parameter that it does not have', async () => {
    const request = sample();
    expect(
      await trespasses(operation, [
        { ...request, query: { ...request.query, unheardOf: '1' } },
        { ...request, query: { ...request.query, __proto__x: '1' } },
      ]),
    ).toEqual([]);
  });

  test('a header of the wrong form', async () => {
    const wrong: Readonly<Record<string, readonly string[]>> = {
      'X-Captcha-Token': ['x'.repeat(8193)],
      'Idempotency-Key': ['short', 'with spaces in it', 'x'.repeat(65)],
    };
    const requests = operation.headers.flatMap((name) =>
      (wrong[name] ?? []).map((value) => ({ ...sample(), headers: { ...sample().headers, [name]: value } })),
    );
    expect(await trespasses(operation, requests)).toEqual([]);
  });
});

describe.each(withBody.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  const sample = () => sampleRequest(contract, operation);
  const body = (): Record<string, unknown> => ({ ...sample().body });

  test('no body, and a body that is no object', async () => {
    const { body: _none, ...without } = sample();
    expect(
      await trespasses(operation, [without, { ...without, body: [] }, { ...without, body: [body()] }]),
    ).toEqual([]);
  });

  test('a field that it does not have', async () => {
    expect(
      await trespasses(
        operation,
        ['unheardOf', 'id', 'roleID', 'userStatus', 'permissions', 'balance'].map((name) => ({
          ...sample(),
          body: { ...body(), [name]: 'x' },
        })),
      ),
    ).toEqual([]);
  });

  test('each field left out, or with a value of another type', async () => {
    const names = Object.keys(body());
    const changed = names.flatMap((name) =>
      [{ $ne: '' }, [body()[name]], 'x'.repeat(90_000)].map((value) => ({
        ...sample(),
        body: { ...body(), [name]: value },
      })),
    );
    expect(await trespasses(operation, changed)).toEqual([]);
  });

  test('a NUL in a text', async () => {
    const texts = Object.entries(body())
      .filter(([, value]) => typeof value === 'string')
      // A wrong password of an account is counted there.
      .filter(([name]) => operation.id !== 'login' || name !== 'password');
    expect(
      await trespasses(
        operation,
        texts.map(([name, value]) => ({ ...sample(), body: { ...body(), [name]: `${String(value)}\0` } })),
        // Of a password, a link's token or somebody's id it may also be said, as of any other, that it is not right.
        /^(?:400 (?:BAD_REQUEST|INVALID_CREDENTIALS|TOKEN_INVALID)|403 OUT_OF_SCOPE|422 VALIDATION_FAILED)$/,
      ),
    ).toEqual([]);
  });
});

test.each(withBody.map((operation) => [operation.id, operation] as const))(
  '%s: text that is not JSON, and JSON that says it is something else',
  async (_id, { path }) => {
    const before = await everything();
    for (const [payload, type, expected] of [
      ['{"mobileNumber":', 'application/json', 400],
      ['', 'application/json', 400],
      ['{"__proto__":{"x":1}}', 'application/json', 400],
      ['{}', 'text/plain', 415],
      ['a=1', 'application/x-www-form-urlencoded', 415],
    ] as const) {
      const response = await server.app.inject({
        method: 'POST',
        url: `/api${path}`,
        headers: { 'content-type': type },
        payload,
      });
      // Who is not signed in learns only that, where one has to be.
      expect([expected, 401]).toContain(response.statusCode);
    }
    expect(await everything()).toEqual(before);
  },
);

describe('at once', () => {
  test('twenty uses of one activation link, of one code and of one ticket have one effect each', async () => {
    const person = newFresher();
    const { mobileNumber, code } = await registered(server, person);
    const twenty = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, work));
    const count = (answers: readonly { status: number }[]) =>
      answers.filter(({ status }) => status === 200).length;

    expect(count(await twenty(() => server.call('verifyOtp', { body: { mobileNumber, code } })))).toBe(1);
    const mail = (await server.messages()).filter(({ to }) => to === person.email);
    expect(mail).toHaveLength(1);
    const link = new URL(/https?:\S+/.exec(mail[0]?.text ?? '')?.[0] ?? '');
    const body = { email: person.email, token: link.searchParams.get('token') ?? '' };
    expect(count(await twenty(() => server.call('activateUser', { body })))).toBe(1);

    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    const reset = await sentCode(server, mobileNumber, 'reset');
    const { data } = await server.call('verifyOtp', { body: { mobileNumber, code: reset } });
    const change = () =>
      server.callWith(data.token)('resetPassword', { body: { mobileNumber, password: 'Harvest!25' } });
    expect(count(await twenty(change))).toBe(1);
  });
});
