/** Whatever a server sends, a call ends with a success envelope or an `ApiError`. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError, createClient } from '../src/index.ts';
import { envelope, serve } from './server.ts';

const json = fc.jsonValue();
const nearlyEnvelope = fc
  .record(
    {
      success: fc.oneof(fc.boolean(), json),
      status: json,
      message: json,
      data: json,
      error: json,
      meta: json,
    },
    { requiredKeys: [] },
  )
  .map((body) => JSON.stringify(body));
const failureEnvelope = fc
  .record({ code: json, message: json, fields: json, details: json }, { requiredKeys: [] })
  .map((error) => JSON.stringify({ success: false, error, meta: { requestId: 'r' } }));
const body = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  json.map((value) => JSON.stringify(value)),
  nearlyEnvelope,
  failureEnvelope,
  fc.constant(JSON.stringify(envelope({ token: 't' }))),
);
const contentType = fc.constantFrom(
  'application/json',
  'text/html',
  'text/plain',
  'application/octet-stream',
  '',
);
interface SentAnswer {
  status: number;
  contentType: string;
  body: string;
  retryAfter: string | null;
  /** The connection closes after so many bytes; null: after all of them. */
  cutAfter: number | null;
  parseAs: 'json' | 'blob' | 'text';
}

const answer: fc.Arbitrary<SentAnswer> = fc.record({
  // Node sends a request anew after 421 and then waits for ever if the answer is cut short.
  status: fc.oneof(
    fc.constant(200),
    fc.integer({ min: 200, max: 599 }).filter((status) => status !== 421),
  ),
  contentType,
  body,
  retryAfter: fc.option(fc.stringMatching(/^[ -~]{1,20}$/)),
  cutAfter: fc.option(fc.nat(50), { freq: 4 }),
  parseAs: fc.constantFrom('json' as const, 'blob' as const, 'text' as const),
});

test('an answer is data or an ApiError', { timeout: 60_000 }, async () => {
  let next: SentAnswer | undefined;
  const server = await serve((response) => {
    if (!next) return response.destroy();
    const { status, contentType: type, body: text, retryAfter, cutAfter } = next;
    const bytes = Buffer.from(text);
    if (type) response.setHeader('content-type', type);
    if (retryAfter) response.setHeader('retry-after', retryAfter);
    response.statusCode = status;
    if (cutAfter === null || status === 204 || status === 304) return response.end(bytes);
    response.setHeader('content-length', bytes.length + 1);
    return response.write(bytes.subarray(0, cutAfter), () => response.destroy());
  });
  const client = createClient({ apiBase: server.base, retryDelaysMs: [] });
  const ends = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(answer, async (each) => {
      next = each;
      const call = client.GET('/institute/all', { parseAs: each.parseAs });
      const end = await call.then(
        ({ data }) => goodEnd(each, data),
        (error: unknown) => badEnd(each, error),
      );
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }),
    { numRuns: 500 },
  );
  // Every kind of end has been seen, so no part of the property is empty.
  expect([...ends.keys()]).toEqual(
    expect.arrayContaining(['envelope', 'file', 'http', 'malformed', 'offline']),
  );
});

function goodEnd(sent: SentAnswer, data: unknown): string {
  if (data === undefined || data === null) throw new Error('an answer without data');
  if (sent.parseAs !== 'json') return 'file';
  if (typeof data === 'object' && 'success' in data && data.success === true && 'data' in data)
    return 'envelope';
  throw new Error('an answer that is no success envelope');
}

function badEnd(sent: SentAnswer, error: unknown): string {
  if (!(error instanceof ApiError)) throw new Error('not an ApiError', { cause: error });
  const { kind, status, fieldErrors, message } = error;
  const isComplete =
    Array.isArray(fieldErrors) && message !== '' && status === (kind === 'offline' ? 0 : sent.status);
  if (!isComplete) throw new Error(`a half-filled ApiError: ${JSON.stringify(error)}`);
  return kind;
}
