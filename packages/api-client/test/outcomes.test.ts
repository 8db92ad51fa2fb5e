/** How a call can end, by everything that a server or a network can do to it. */
import { describe, expect, test, vi } from 'vitest';
import { attempt, createClient, dataOf } from '../src/index.ts';
import { errorOf, html, htmlType, login } from './ending.ts';
import {
  type Answer,
  breakOff,
  failure,
  hangUp,
  neverAnswer,
  neverFinish,
  raw,
  serve,
  success,
} from './server.ts';

const http = (status: number, more: object = {}) => ({
  kind: 'http',
  status,
  serverMessage: null,
  code: null,
  ...more,
});
const malformed = (status: number) => ({ kind: 'malformed', status, serverMessage: null });

describe('how a call can end', () => {
  const outcomes: [name: string, answer: Answer, expected: object][] = [
    ['500 with an empty body', raw(500, ''), http(500)],
    ['500 with HTML', raw(500, html, htmlType), http(500)],
    ['502 with HTML', raw(502, html, htmlType), http(502)],
    ['404 with a JSON string', raw(404, '"no"'), http(404)],
    [
      '400 with a message outside of an error',
      raw(400, '{"message":"No"}'),
      http(400, { serverMessage: 'No' }),
    ],
    ['400 with an error that is a text', raw(400, '{"error":"No","message":7}'), http(400)],
    [
      '409 in the envelope',
      failure(409, 'STALE', 'Changed.'),
      http(409, { serverMessage: 'Changed.', code: 'STALE' }),
    ],
    ['success: false with 200', failure(200, 'ODD', 'No.'), http(200, { serverMessage: 'No.', code: 'ODD' })],
    ['200 with an empty body', raw(200, ''), malformed(200)],
    ['200 with HTML', raw(200, html, htmlType), malformed(200)],
    ['200 with broken JSON', raw(200, '{"success":true,"data":'), malformed(200)],
    ['200 with null', raw(200, 'null'), malformed(200)],
    ['200 with a list', raw(200, '[]'), malformed(200)],
    ['200 without data', raw(200, '{"success":true}'), malformed(200)],
    ['200 without success', raw(200, '{"data":{}}'), malformed(200)],
    ['200 with success as a text', raw(200, '{"success":"true","data":{}}'), malformed(200)],
    ['204', raw(204, ''), malformed(204)],
    ['a connection that closes', hangUp, { kind: 'offline', status: 0 }],
    ['a connection that breaks in the body', breakOff, { kind: 'offline', status: 0 }],
    ['no answer in time', neverAnswer, { kind: 'timeout', status: 0 }],
    ['no whole answer in time', neverFinish, { kind: 'timeout', status: 0 }],
  ];

  test.each(outcomes)('%s', async (_name, answer, expected) => {
    const server = await serve(answer);
    const isSilent = answer === neverAnswer || answer === neverFinish;
    const client = createClient({ apiBase: server.base, ...(isSilent && { timeoutMs: 100 }) });
    const error = await errorOf(client.POST('/auth/login', { body: login }));
    expect(error).toMatchObject({ ...expected, call: 'POST /auth/login', name: 'ApiError' });
    expect(error.message).not.toMatch(/[<{]|undefined|null/);
    expect(error.message).not.toBe('');
  });

  test('no server at all', async () => {
    const client = createClient({ apiBase: 'http://127.0.0.1:1/api' });
    expect(await errorOf(client.POST('/auth/login', { body: login }))).toMatchObject({ kind: 'offline' });
  });

  test('the caller gives up before, and in the middle', async () => {
    const server = await serve(neverAnswer);
    const client = createClient({ apiBase: server.base });
    const before = client.POST('/auth/login', { body: login, signal: AbortSignal.abort() });
    expect(await errorOf(before)).toMatchObject({ kind: 'aborted' });
    expect(server.requests).toEqual([]);
    const controller = new AbortController();
    const middle = errorOf(client.POST('/auth/login', { body: login, signal: controller.signal }));
    await vi.waitFor(() => expect(server.requests).toHaveLength(1), { timeout: 10_000 });
    controller.abort();
    expect(await middle).toMatchObject({ kind: 'aborted' });
  });

  test('field errors, details, request id and waiting time are kept; what is none of that is dropped', async () => {
    const fields = [{ path: 'email', code: 'email', message: 'No e-mail' }, { path: 1 }, null, 'x'];
    const body = {
      success: false,
      error: { code: 'X', message: 'M', fields, details: { needed: 10 } },
      meta: { requestId: 'r' },
    };
    const server = await serve(raw(429, JSON.stringify(body), { 'retry-after': '42' }));
    const error = await errorOf(createClient({ apiBase: server.base }).POST('/auth/login', { body: login }));
    expect(error).toMatchObject({
      fieldErrors: [fields[0]],
      details: { needed: 10 },
      requestId: 'r',
      retryAfter: 42,
      statusText: 'Too Many Requests',
    });
  });

  test.each([
    ['as a date', () => new Date(Date.now() + 60_000).toUTCString(), [1, 61]],
    ['as a date that is past', () => new Date(0).toUTCString(), [0, 0]],
  ])('the waiting time %s', async (_name, value, [least, most]) => {
    const server = await serve(raw(503, '', { 'retry-after': value() }));
    const error = await errorOf(createClient({ apiBase: server.base }).POST('/auth/login', { body: login }));
    expect(error.retryAfter).toBeGreaterThanOrEqual(least ?? 0);
    expect(error.retryAfter).toBeLessThanOrEqual(most ?? 0);
  });

  test('a waiting time that cannot be read is none', async () => {
    const server = await serve(raw(503, '', { 'retry-after': 'soon', 'x-request-id': 'r9' }));
    const error = await errorOf(createClient({ apiBase: server.base }).POST('/auth/login', { body: login }));
    expect(error).toMatchObject({ retryAfter: null, requestId: 'r9' });
  });

  test('no value of the call is in the error', async () => {
    const server = await serve(failure(404, 'NOT_FOUND', 'Not found.'));
    const client = createClient({ apiBase: server.base });
    const error = await errorOf(
      client.GET('/user/{mobileNumber}', { params: { path: { mobileNumber: '9000000001' } } }),
    );
    expect(JSON.stringify([error, error.message, error.stack])).not.toContain('9000000001');
    expect(error.call).toBe('GET /user/{mobileNumber}');
  });

  test('dataOf hands over the data, attempt either of the two', async () => {
    const server = await serve(
      success({ token: 't' }),
      failure(400, 'INVALID_CREDENTIALS', 'No.'),
      success(null),
    );
    const client = createClient({ apiBase: server.base });
    expect(await dataOf(client.POST('/auth/login', { body: login }))).toEqual({ token: 't' });
    const refused = await attempt(client.POST('/auth/login', { body: login }));
    expect(refused).toMatchObject({ ok: false, error: { code: 'INVALID_CREDENTIALS' } });
    expect(await attempt(client.POST('/auth/logout'))).toEqual({ ok: true, data: null });
  });
});
