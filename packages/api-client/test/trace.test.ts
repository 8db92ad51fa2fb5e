import { expect, test } from 'vitest';
import { createClient, dataOf } from '../src/index.ts';
import { errorOf, html } from './ending.ts';
import { neverAnswer, raw, serve, success } from './server.ts';

const pattern = /^00-([\da-f]{32})-[\da-f]{16}-01$/;

test('each call has a name of its own, which its retries keep', async () => {
  const server = await serve(raw(502, html), success({ institute: [] }));
  const client = createClient({ apiBase: server.base, retryDelaysMs: [1] });
  await dataOf(client.GET('/institute/all'));
  await dataOf(client.GET('/institute/all'));
  const names = server.requests.map(({ headers }) => pattern.exec(String(headers.traceparent))?.[1]);
  expect(names).toHaveLength(3);
  expect(names[0]).toBeDefined();
  expect(names[1]).toBe(names[0]);
  expect(names[2]).not.toBe(names[0]);
});

test('a call that took too long is found in the log by its name, one that never arrived has none', async () => {
  const slow = await serve(neverAnswer);
  const client = createClient({ apiBase: slow.base, timeoutMs: 2_000, retryDelaysMs: [] });
  const error = await errorOf(client.GET('/institute/all'));
  expect(error.kind).toBe('timeout');
  expect(error.requestId).toBe(pattern.exec(String(slow.requests[0]?.headers.traceparent))?.[1]);

  const nowhere = createClient({ apiBase: 'http://127.0.0.1:9/api', retryDelaysMs: [] });
  expect(await errorOf(nowhere.GET('/institute/all'))).toMatchObject({ kind: 'offline', requestId: null });
});
