import { describe, expect, test } from 'vitest';
import { createClient } from '../src/index.ts';
import { errorOf, html, htmlType } from './ending.ts';
import { type Answer, breakOff, failure, raw, serve } from './server.ts';

/** Begins a file and never ends it. */
const slow: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'text/csv' });
  response.write('id,name\n');
};

describe('files', () => {
  const csv = '\uFEFFid,name\n1,Pune\n';

  test('come as they are', async () => {
    const server = await serve(raw(200, csv, { 'content-type': 'text/csv' }));
    const client = createClient({ apiBase: server.base });
    const { data } = await client.GET('/admin/city/download', { parseAs: 'blob' });
    expect(await data?.arrayBuffer()).toEqual(new TextEncoder().encode(csv).buffer);
    expect(data?.type).toBe('text/csv');
  });

  test('may be pages that the server attaches', async () => {
    const attached = { ...htmlType, 'content-disposition': 'attachment; filename="season.html"' };
    const server = await serve(raw(200, html, attached));
    const client = createClient({ apiBase: server.base });
    const params = { path: { id: 'a-season' } };
    const { data } = await client.GET('/season/page/{id}', { params, parseAs: 'blob' });
    expect(await data?.text()).toBe(html);
  });

  test.each<[string, Answer, object]>([
    ['a page of HTML', raw(200, html, htmlType), { kind: 'malformed' }],
    ['nothing', raw(204, ''), { kind: 'malformed' }],
    ['a refusal', failure(403, 'FORBIDDEN', 'No.'), { kind: 'http', code: 'FORBIDDEN' }],
    ['a file that breaks off', breakOff, { kind: 'offline' }],
  ])('are not %s', async (_name, answer, expected) => {
    const server = await serve(answer);
    const client = createClient({ apiBase: server.base, retryDelaysMs: [] });
    const error = await errorOf(client.GET('/admin/city/download', { parseAs: 'blob' }));
    expect(error).toMatchObject(expected);
  });

  test('may take longer than a call', async () => {
    const server = await serve(slow);
    const options = { apiBase: server.base, retryDelaysMs: [], timeoutMs: 1, downloadTimeoutMs: 2_000 };
    const error = await errorOf(createClient(options).GET('/admin/city/download', { parseAs: 'text' }));
    expect(error.kind).toBe('timeout');
    expect(server.requests).toHaveLength(1);
  });
});
