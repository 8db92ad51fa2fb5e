import { describe, expect, test } from 'vitest';
import { createClient, readEvents, type ServerEvent } from '../src/index.ts';
import { errorOf } from './ending.ts';
import { type Answer, failure, serve } from './server.ts';

const streamType = { 'content-type': 'text/event-stream' };

/** Parts of a stream, each sent by itself. */
function streamOf(
  ...parts: readonly (string | Uint8Array<ArrayBuffer>)[]
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) {
        controller.enqueue(typeof part === 'string' ? new TextEncoder().encode(part) : part);
      }
      controller.close();
    },
  });
}

async function read(...parts: readonly (string | Uint8Array<ArrayBuffer>)[]): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(streamOf(...parts))) events.push(event);
  return events;
}

describe('events', () => {
  test.each([
    ['line feeds', 'event: a\ndata: 1\n\ndata: 2\n\n'],
    ['both', 'event: a\r\ndata: 1\r\n\r\ndata: 2\r\n\r\n'],
    ['no space after the colon', 'event:a\ndata:1\n\ndata:2\n\n'],
    ['fields that nobody knows', 'id: 7\nevent: a\nretry: 3\ndata: 1\n\nother\ndata: 2\n\n'],
  ])('are read with %s', async (_what, text) => {
    const expected = [
      { event: 'a', data: '1' },
      { event: 'message', data: '2' },
    ];
    expect(await read(text)).toEqual(expected);
    // However the network cuts it.
    const bytes = [...new TextEncoder().encode(text)].map((byte) => Uint8Array.of(byte));
    expect(await read(...bytes)).toEqual(expected);
  });

  test('may have several lines and letters of any script', async () => {
    expect(await read('data: अ\ndata: आ\n\n')).toEqual([{ event: 'message', data: 'अ\nआ' }]);
  });

  test('show the signs of life between them', async () => {
    expect(await read(':\n\n', 'event: a\n\n', ': alive\n')).toEqual([
      { event: 'comment', data: '' },
      { event: 'comment', data: '' },
    ]);
  });

  test('that are cut off do not count', async () => {
    expect(await read('data: 1\n\ndata: 2\n')).toEqual([{ event: 'message', data: '1' }]);
  });

  test('that do not end are not collected for ever', async () => {
    await expect(read(`data: ${'x'.repeat(70_000)}`)).rejects.toBeInstanceOf(RangeError);
    await expect(read(...Array<string>(70).fill(`data: ${'x'.repeat(1000)}\n`))).rejects.toBeInstanceOf(
      RangeError,
    );
  });
});

describe('a stream', () => {
  /** Begins a stream and leaves it open. */
  const begun: Answer = (response) => {
    response.writeHead(200, streamType);
    response.write('event: ready\ndata: {}\n\n');
  };

  const openStream = (
    base: string,
    { timeoutMs = 30_000, signal }: { timeoutMs?: number; signal?: AbortSignal } = {},
  ) =>
    createClient({ apiBase: base, timeoutMs, retryDelaysMs: [], getToken: () => 'the.token' }).GET(
      '/notification/stream',
      { parseAs: 'stream', ...(signal ? { signal } : {}) },
    );

  test('is handed over at once, with the token sent, and outlasts the time limit of a call', async () => {
    const server = await serve((response, request, count) => {
      begun(response, request, count);
      setTimeout(() => response.end('event: later\ndata: {}\n\n'), 2500);
    });
    const { data } = await openStream(server.base, { timeoutMs: 2000 });
    const events: string[] = [];
    for await (const { event } of readEvents(data ?? streamOf())) events.push(event);
    expect(events).toEqual(['ready', 'later']);
    expect(server.requests[0]?.headers.authorization).toBe('Bearer the.token');
  });

  test('ends when the caller gives up', async () => {
    const server = await serve(begun);
    const giving = new AbortController();
    const { data } = await openStream(server.base, { signal: giving.signal });
    const events = readEvents(data ?? streamOf());
    expect(await events.next()).toEqual({ done: false, value: { event: 'ready', data: '{}' } });
    giving.abort();
    await expect(events.next()).rejects.toMatchObject({ name: 'AbortError' });
  });

  test.each<[string, Answer, object]>([
    ['a refusal', failure(401, 'UNAUTHENTICATED', 'Please sign in.'), { kind: 'http', status: 401 }],
    ['silence', () => undefined, { kind: 'timeout' }],
  ])('that cannot begin is an error: %s', async (_what, answer, expected) => {
    const server = await serve(answer);
    expect(await errorOf(openStream(server.base, { timeoutMs: 2000 }))).toMatchObject(expected);
  });
});
