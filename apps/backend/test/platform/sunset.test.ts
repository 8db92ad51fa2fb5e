/** An operation that is to go says until when it is there, in each of its answers. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContract } from '../../src/platform/contract.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

// The contract deprecates nothing today: these two are, while this file runs.
const ending = loadContract().operations.filter(({ id }) => ['listIndustries', 'listCities'].includes(id));
const endOn = (sunset: string | null) => ending.forEach((operation) => Object.assign(operation, { sunset }));

let server: TestServer;
beforeAll(async () => {
  endOn('2027-06-30');
  server = await startTestServer();
});
afterAll(async () => {
  endOn(null);
  await server.close();
});

test('an answer and a refusal have the end of the day in India', async () => {
  const query = { pageNo: -1 };
  const end = 'Wed, 30 Jun 2027 18:30:00 GMT';
  const answered = await server.call('listIndustries', { query });
  expect(answered).toMatchObject({ status: 200, headers: { sunset: end } });
  const refused = await server.call('listCities', { query });
  expect(refused).toMatchObject({ status: 401, headers: { sunset: end } });
});

test('an operation that stays says nothing of the kind', async () => {
  const { headers } = await server.call('listInstitutes', { query: { pageNo: -1 } });
  expect(headers).not.toHaveProperty('sunset');
});
