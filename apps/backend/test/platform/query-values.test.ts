/** No value of a query or of a path makes a call fail: whatever is sent is answered or refused. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContract } from '../../src/platform/contract.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    withJobs: true,
    limits: { callsPerPerson: { most: 1_000_000, seconds: 1 } },
  });
});
afterAll(() => server.close());

/** Values that some program somewhere has stumbled over. */
const values = [
  '',
  '0',
  '-1',
  '-0',
  '1e309',
  '-1e309',
  'NaN',
  '9007199254740993',
  '99999999999999999999',
  '1.5',
  '0x10',
  'true',
  'null',
  '[]',
  '{}',
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '+275760-09-13',
  '-000001-01-01',
  '0000-00-00T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%E0%A4%A',
  '%',
  '%F0%9F%8E%93',
  "'%22;--",
  '%25%25%25',
  '_',
  '%5C',
  '%5C%5C%25',
  'a'.repeat(5_000),
  ','.repeat(500),
  'eyJ9',
  'e30',
  '00000000-0000-0000-0000-000000000000',
];

const contract = loadContract();
/** What is read, with the names that its query takes. A stream does not end, and a code is not asked for in passing. */
const reading = contract.operations
  .filter(({ id, method }) => method === 'GET' && !/stream|sendOtp/i.test(id))
  .map(({ id, path }) => ({ id, path, names: queryNames(path) }));

function queryNames(path: string): string[] {
  const item: unknown = Reflect.get(Object(contract.document.paths), path);
  const parameters: unknown = Reflect.get(Object(Reflect.get(Object(item), 'get')), 'parameters');
  const declared: unknown[] = Array.isArray(parameters)
    ? parameters.map((each) => contract.resolve(each))
    : [];
  return declared.flatMap((each) =>
    Reflect.get(Object(each), 'in') === 'query' ? [String(Reflect.get(Object(each), 'name'))] : [],
  );
}

/** In every run another part of them for each place; a whole run puts all of them everywhere. */
const part = process.env.SWEEP === undefined ? 8 : 1;
const chosen = (place: number): readonly string[] =>
  values.filter((_value, index) => (index + place) % part === 0);

test.each([
  ['nobody', null],
  ['an administrator', '9000000051'],
])('sent by %s', async (_who, mobileNumber) => {
  const headers: Record<string, string> =
    mobileNumber === null
      ? {}
      : { authorization: `Bearer ${await server.tokenOf(seededID(`user/${mobileNumber}`))}` };
  const failed: string[] = [];
  let place = Number(process.env.TEST_SEED) % part;
  for (const { id, path, names } of reading) {
    const addresses = [
      ...(path.includes('{') ? chosen((place += 1)) : []).map((value) =>
        path.replaceAll(/\{\w+\}/g, value === '' ? 'x' : value),
      ),
      ...names.flatMap((name) =>
        chosen((place += 1)).map((value) => `${path.replaceAll(/\{\w+\}/g, 'x')}?${name}=${value}`),
      ),
    ];
    for (const address of addresses) {
      const status = await server.app.inject({ url: `/api${address}`, headers }).then(
        ({ statusCode }) => String(statusCode),
        // A file that ends before its end.
        (error: unknown) => `5xx ${String(error)}`,
      );
      if (status.startsWith('5')) failed.push(`${id} ${status} ${address.slice(0, 120)}`);
    }
  }
  expect(failed).toEqual([]);
});
