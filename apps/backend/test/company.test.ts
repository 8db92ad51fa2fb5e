import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyID } from '../src/seed/data/companies.ts';
import { seededID } from '../src/seed/identity.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const params = { id: companyID('navyug') };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each([
  ['its employer', '9000000021', true],
  ['support', '9000000041', true],
  ['a student', '9000000001', false],
])(
  '%s sees a company, with its contact person only where that is their business',
  async (_who, number, isInside) => {
    const call = await server.actAs(seededID(`user/${number}`));
    const { data, status } = await call('getCompany', { params });
    expect({ status, id: data.company.id }).toEqual({ status: 200, id: params.id });
    expect(Object.hasOwn(data.company, 'spocFirstName')).toBe(isInside);
    expect(Object.hasOwn(data.company, 'email')).toBe(isInside);
  },
);

test('an employer reaches no company but the own one', async () => {
  const call = await server.actAs(seededID('user/9000000022'));
  expect((await call('getCompany', { params })).status).toBe(404);
});

test('a company that is not there is not found', async () => {
  const call = await server.actAs(seededID('user/9000000021'));
  expect((await call('getCompany', { params: { id: 'nobody' } })).status).toBe(404);
});
