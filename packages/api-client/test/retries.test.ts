import { describe, expect, test, vi } from 'vitest';
import { createClient, dataOf, newIdempotencyKey } from '../src/index.ts';
import { errorOf, html, login } from './ending.ts';
import { type Answer, failure, hangUp, neverAnswer, raw, serve, success } from './server.ts';

const retryDelaysMs = [1, 1];

describe('what is tried again', () => {
  const institutes = success({ institute: [] });

  test.each<[string, Answer]>([
    ['502', raw(502, html)],
    ['503', failure(503, 'UNAVAILABLE', 'Later.')],
    ['504', raw(504, '')],
    ['a lost connection', hangUp],
  ])('a GET, twice, after %s', async (_name, answer) => {
    const server = await serve(answer, answer, institutes);
    const client = createClient({ apiBase: server.base, retryDelaysMs });
    expect(await dataOf(client.GET('/institute/all'))).toEqual({ institute: [] });
    expect(server.requests).toHaveLength(3);
  });

  test('when the server says so, which is told', async () => {
    const busy = raw(503, '', { 'retry-after': '1' });
    const server = await serve(busy, institutes);
    const waits: number[] = [];
    const client = createClient({ apiBase: server.base, retryDelaysMs, onWait: (at) => waits.push(at) });
    const began = Date.now();
    expect(await dataOf(client.GET('/institute/all'))).toEqual({ institute: [] });
    expect(Date.now() - began).toBeGreaterThanOrEqual(990);
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThanOrEqual(began + 1000);
    expect(waits[0]).toBeLessThanOrEqual(Date.now() + 10);
  });

  test('not when that is too far away', async () => {
    const server = await serve(raw(503, '', { 'retry-after': '60' }));
    const client = createClient({ apiBase: server.base, retryDelaysMs });
    expect((await errorOf(client.GET('/institute/all'))).retryAfter).toBe(60);
    expect(server.requests).toHaveLength(1);
  });

  test('not more than twice', async () => {
    const server = await serve(raw(503, ''));
    const client = createClient({ apiBase: server.base, retryDelaysMs });
    expect((await errorOf(client.GET('/institute/all'))).status).toBe(503);
    expect(server.requests).toHaveLength(3);
  });

  test.each<[string, Answer]>([
    ['500', raw(500, '')],
    ['501', failure(501, 'NOT_IMPLEMENTED', 'Not yet.')],
    ['505', raw(505, '')],
    ['404', raw(404, '')],
    ['429', raw(429, '', { 'retry-after': '1' })],
    ['a malformed answer', raw(200, html)],
    ['a time-out', neverAnswer],
  ])('not a GET after %s', async (_name, answer) => {
    const server = await serve(answer);
    const client = createClient({
      apiBase: server.base,
      retryDelaysMs,
      ...(answer === neverAnswer && { timeoutMs: 2_000 }),
    });
    await errorOf(client.GET('/institute/all'));
    expect(server.requests).toHaveLength(1);
  });

  test('never the GET that sends a one-time password', async () => {
    const server = await serve(hangUp);
    const client = createClient({ apiBase: server.base, retryDelaysMs, paths: { sendOtp: '/elsewhere' } });
    const params = { path: { mobileNumber: '9000000001' }, header: { 'X-Requested-With': 'portal' } };
    await errorOf(client.GET('/sendOTP/{mobileNumber}', { params }));
    expect(server.requests).toHaveLength(1);
  });

  test('nothing on a device that says it has no network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const server = await serve(hangUp);
    const client = createClient({ apiBase: server.base, retryDelaysMs });
    expect((await errorOf(client.GET('/institute/all'))).kind).toBe('offline');
    vi.unstubAllGlobals();
    expect(server.requests).toHaveLength(1);
  });

  test('not a write', async () => {
    const server = await serve(hangUp);
    const client = createClient({ apiBase: server.base, retryDelaysMs });
    await errorOf(client.POST('/auth/login', { body: login }));
    expect(server.requests).toHaveLength(1);
  });

  test('a write with an idempotency key, by the same key and body', async () => {
    const server = await serve(hangUp, raw(503, ''), success({ walletEntry: {}, wallet: {} }));
    const client = createClient({ apiBase: server.base, retryDelaysMs });
    const key = newIdempotencyKey();
    const body = { userID: 'u1', amount: 50, type: 'Recharge', description: 'Reason' } as const;
    await client.POST('/wallet/add', { body, params: { header: { 'Idempotency-Key': key } } });
    expect(server.requests.map(({ headers, body: sent }) => [headers['idempotency-key'], sent])).toEqual(
      Array.from({ length: 3 }, () => [key, JSON.stringify(body)]),
    );
    expect(newIdempotencyKey()).not.toBe(key);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
  });

  test('nothing more once the caller has given up', async () => {
    const server = await serve(raw(503, ''));
    const client = createClient({ apiBase: server.base, retryDelaysMs: [60_000] });
    const controller = new AbortController();
    const error = errorOf(client.GET('/institute/all', { signal: controller.signal }));
    await vi.waitFor(() => expect(server.requests).toHaveLength(1), { timeout: 10_000 });
    controller.abort();
    expect((await error).kind).toBe('aborted');
    expect(server.requests).toHaveLength(1);
  });
});
