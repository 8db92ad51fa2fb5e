import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../src/identity/tables/users.ts';
import { demoPassword } from '../../src/seed/index.ts';
import { newFresher } from '../support/registration.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const mobileNumber = '9000000001';
const json = { 'content-type': 'application/json' };

/** Sends a request that `call` could not; whatever comes back must be the envelope. */
async function send(options: InjectOptions) {
  const response = await server.app.inject(options);
  const body = response.json();
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(body).toEqual({
    success: false,
    status: response.statusCode,
    statusCode: response.statusCode,
    message: expect.any(String),
    data: null,
    error: {
      code: expect.any(String),
      message: body.message,
      messages: { en: body.message, hi: expect.any(String), mr: expect.any(String) },
      fields: expect.any(Array),
      details: {},
    },
    meta: { requestId: response.headers['x-request-id'] },
  });
  return {
    status: response.statusCode,
    code: body.error.code,
    headers: response.headers,
    text: response.body,
  };
}

describe('a body', () => {
  test.each<[string, string | undefined, string, number, string]>([
    ['that is not JSON', '{"mobileNumber":', 'application/json', 400, 'BAD_REQUEST'],
    ['that is cut off in a string', '{"mobileNumber":"9', 'application/json', 400, 'BAD_REQUEST'],
    ['that is empty', '', 'application/json', 400, 'BAD_REQUEST'],
    ['with a key __proto__', '{"__proto__":{"isAdmin":true}}', 'application/json', 400, 'BAD_REQUEST'],
    ['with an escaped key __proto__', '{"\\u005f_proto__":{"a":1}}', 'application/json', 400, 'BAD_REQUEST'],
    [
      'with a key constructor',
      '{"constructor":{"prototype":{"a":1}}}',
      'application/json',
      400,
      'BAD_REQUEST',
    ],
    ['that is a number', '1', 'application/json', 422, 'VALIDATION_FAILED'],
    ['that is a list', '[]', 'application/json', 422, 'VALIDATION_FAILED'],
    ['that is null', 'null', 'application/json', 422, 'VALIDATION_FAILED'],
    ['of 10,000 lists in each other', '['.repeat(10_000), 'application/json', 400, 'BAD_REQUEST'],
    [
      'of a form',
      `mobileNumber=${mobileNumber}`,
      'application/x-www-form-urlencoded',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['of plain text', '{"mobileNumber":"9000000001"}', 'text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['of several parts', '--x--', 'multipart/form-data; boundary=x', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['of XML', '<a/>', 'application/xml', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'of more than 100,000 bytes',
      `{"a":"${'a'.repeat(100_000)}"}`,
      'application/json',
      413,
      'PAYLOAD_TOO_LARGE',
    ],
  ])('%s is refused', async (_name, payload, type, status, code) => {
    const answer = await send({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': type },
      payload,
    });
    expect({ status: answer.status, code: answer.code }).toEqual({ status, code });
  });

  test('leaves the prototype of objects as it is', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('may say its character set', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      payload: JSON.stringify({ mobileNumber, password: demoPassword }),
    });
    expect(response.statusCode).toBe(200);
  });
});

describe('an address', () => {
  test.each([
    ['GET', '/api', 404],
    ['GET', '/api/', 404],
    ['GET', '/api/nothing', 404],
    ['POST', '/api/auth/login/now', 404],
    ['GET', '/api/auth/../outbox', 404],
    ['GET', '/api/user/%00', 401],
    ['GET', '/apis', 404],
    ['POST', '/outbox', 404],
  ] as const)('%s %s is answered %i', async (method, url, status) => {
    expect((await send({ method, url, headers: { accept: 'application/json' } })).status).toBe(status);
  });

  test('that is malformed is answered 400', async () => {
    expect((await send({ url: '/api/user/%zz' })).status).toBe(400);
  });

  test.each([
    ['GET', '/api/auth/login', 'POST'],
    ['DELETE', '/api/verifyOTP', 'POST'],
    ['PUT', '/api/auth/register', 'POST'],
    ['OPTIONS', '/api/auth/login', 'POST'],
    ['POST', `/api/user/${mobileNumber}`, 'GET'],
  ] as const)('is not reached by %s %s', async (method, url, allowed) => {
    const answer = await send({ method, url });
    expect({ status: answer.status, code: answer.code, allow: answer.headers.allow }).toEqual({
      status: 405,
      code: 'METHOD_NOT_ALLOWED',
      allow: allowed,
    });
  });

  test('is not reached by HEAD', async () => {
    const response = await server.app.inject({ method: 'HEAD', url: '/api/institute/all' });
    expect(response.statusCode).toBe(405);
  });

  test.each(['x-http-method-override', 'x-http-method', 'x-method-override'])(
    'does not heed %s',
    async (name) => {
      const answer = await send({ method: 'GET', url: '/api/auth/logout', headers: { [name]: 'POST' } });
      expect(answer.status).toBe(405);
    },
  );

  test('may end with a slash', async () => {
    const response = await server.app.inject({ url: '/api/institute/all/?pageNo=-1' });
    expect(response.statusCode).toBe(200);
  });
});

describe('a parameter', () => {
  test.each([
    ['a number with a letter', '/api/user/900000000x'],
    ['a number that is too long', '/api/user/90000000010'],
    ['a number that begins with 0', '/api/user/0000000001'],
    ['an injected condition', `/api/user/${encodeURIComponent("9000000001' or '1'='1")}`],
    ['an unknown type of message', '/api/notification/all?type=Secret'],
    ['a type twice', '/api/notification/all?type=Critical&type=Broadcast'],
    ['no type', '/api/notification/all'],
    ['a filter that there is not', '/api/notification/all?type=Critical&userID=1'],
  ])('%s is refused', async (_name, url) => {
    const { data } = await server.call('login', { body: { mobileNumber, password: demoPassword } });
    const answer = await send({ url, headers: { authorization: `Bearer ${data.token}` } });
    expect({ status: answer.status, code: answer.code }).toEqual({ status: 422, code: 'VALIDATION_FAILED' });
  });

  test.each(['0', '-2', '1.5', 'one', '1000001', '99999999999999999999'])(
    'page %s is refused',
    async (pageNo) => {
      expect((await send({ url: `/api/institute/all?pageNo=${pageNo}` })).status).toBe(422);
    },
  );

  test('a captcha token of 10,000 characters is refused', async () => {
    const answer = await send({
      method: 'POST',
      url: '/api/auth/login',
      headers: { ...json, 'x-captcha-token': 'a'.repeat(10_000) },
      payload: { mobileNumber, password: demoPassword },
    });
    expect(answer.status).toBe(422);
  });
});

describe('what was sent', () => {
  const canary = 'Canary<script>alert(1)</script>';

  test('is not repeated in a refusal', async () => {
    const answer = await send({
      method: 'POST',
      url: '/api/auth/register',
      headers: json,
      payload: { ...newFresher(), firstName: canary, state: canary },
    });
    expect(answer.text).not.toContain('Canary');
  });

  test('with a NUL in it is refused', async () => {
    const answer = await send({
      method: 'POST',
      url: '/api/auth/login',
      headers: json,
      payload: { mobileNumber: '900000\u00000001', password: demoPassword },
    });
    expect([400, 422]).toContain(answer.status);
  });

  test('is stored as it is, whatever it would mean to a database', async () => {
    const city = `Pune'); drop table users; --`;
    const person = { ...newFresher(), city };
    expect((await server.call('register', { body: person })).status).toBe(200);
    const { db } = server.database;
    expect(await db.$count(users, eq(users.mobileNumber, person.mobileNumber))).toBe(1);
  });
});

test('every answer has a request id of its own, and a caller cannot choose it', async () => {
  const ids = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const { headers } = await server.app.inject({ url: '/health', headers: { 'x-request-id': 'mine' } });
      return headers['x-request-id'];
    }),
  );
  expect(new Set(ids).size).toBe(5);
  expect(ids).not.toContain('mine');
});
