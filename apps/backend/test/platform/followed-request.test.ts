/** One request, from the name that the browser gives it through the log and the traces to the trail. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEvents } from '../../src/records/audit/tables.ts';
import { traceContextOf } from '../../src/platform/traces/trace-context.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** What a collector of OpenTelemetry was sent. */
const sent: string[] = [];
async function collect(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readText(request);
  if (request.url === '/v1/traces') sent.push(body);
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
}
const collector = createServer((request, response) => void collect(request, response));
const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  server = await startTestServer({
    env: { LOG_LEVEL: 'info', OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` },
    logStream: { write: (line) => lines.push(line) },
  });
});
afterAll(() => collector.close());

const traceID = '4bf92f3577b34da6a3ce929d0e0e4736';
const headers = { traceparent: `00-${traceID}-00f067aa0ba902b7-01` };

test('the name of a call is in its line of the log, in its trace, and by its request in the trail', async () => {
  const admin = await server.signIn('9000000051');
  const saved = await admin('addCity', {
    headers,
    body: { name: 'Wardha Nagar', stateCode: 'MH' },
  });
  expect(saved.status).toBe(200);
  const requestID = String(saved.headers['x-request-id']);

  const line = lines.map((each) => JSON.parse(each)).find(({ reqId }) => reqId === requestID);
  expect(line).toMatchObject({ trace: traceID, msg: 'answered', status: 200 });

  const [event] = await server.database.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.requestID, requestID));
  expect(event).toMatchObject({ entityType: 'city', action: 'added' });

  // What fails says it in each of its lines, and a caller that names nothing has a trace all the same.
  await server.call('login', { headers: { traceparent: 'nonsense' }, body: {} });
  // Sends what was recorded.
  await server.close();
  const spans = sent
    .flatMap((body) => JSON.parse(body).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans);
  const mine = spans.filter((span) => span.traceId === traceID);
  expect(mine).toHaveLength(1);
  expect(mine[0]).toMatchObject({ name: 'addCity', parentSpanId: '00f067aa0ba902b7' });
  expect(mine[0].attributes).toContainEqual({
    key: 'aarambh.request_id',
    value: { stringValue: requestID },
  });
  const others = spans.filter(({ name }) => name === 'login').map((span) => span.traceId);
  expect(others.length).toBeGreaterThan(0);
  for (const other of others) expect(other).toMatch(/^[\da-f]{32}$/);
  expect(sent.join('')).not.toMatch(/9000000051|Wardha|127\.0\.0\.1/);
});

test.each([
  ['of another version', `01-${traceID}-00f067aa0ba902b7-01`],
  ['of zeros', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
  ['of capitals', `00-${traceID.toUpperCase()}-00f067aa0ba902b7-01`],
  ['with a tail', `00-${traceID}-00f067aa0ba902b7-01-x`],
  ['that is text', 'x" injected'],
])('a name %s is none', (_what, traceparent) => {
  expect(traceContextOf({ traceparent })).toBeNull();
});

test('a name says whether its caller records it', () => {
  expect(traceContextOf(headers)).toEqual({ traceID, parentID: '00f067aa0ba902b7', isSampled: true });
  expect(traceContextOf({ traceparent: `00-${traceID}-00f067aa0ba902b7-00` })?.isSampled).toBe(false);
});
