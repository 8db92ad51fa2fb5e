/** What is no HTTP request, or none in time, sent byte by byte. */
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../src/index.ts';
import { createHTTPServer } from '../../src/platform/http.ts';
import type { Keys } from '../../src/platform/keys.ts';

const keys: Pick<Keys, 'pseudonyms'> = { pseudonyms: [new Uint8Array(32)] };
const usual = { config: readConfig({ LOG_LEVEL: 'silent' }), keys };
const apps = {
  patient: createHTTPServer(usual),
  // For what never arrives: on a machine with other work anything else could be late there, too.
  hasty: createHTTPServer({ ...usual, timeouts: { headers: 300, whole: 600, check: 50 } }),
};
beforeAll(async () => {
  for (const app of Object.values(apps)) await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  for (const app of Object.values(apps)) await app.close();
});

/** Sends bytes, and resolves to all that comes back once the server has closed the connection. */
async function answerTo(bytes: string, app = apps.patient): Promise<string> {
  const [address] = app.addresses();
  const { port } = address as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
}

const get = (headers: string) => `GET /health HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n`;

test.each([
  ['nonsense', 'nonsense\r\n\r\n', 400, 'BAD_REQUEST'],
  ['a header without a name', get(': x\r\n'), 400, 'BAD_REQUEST'],
  ['a length that is no number', get('content-length: many\r\n'), 400, 'BAD_REQUEST'],
  ['a chunk of no length', `${get('transfer-encoding: chunked\r\n')}zz\r\n`, 400, 'BAD_REQUEST'],
  ['20,000 bytes of headers', get(`x: ${'y'.repeat(20_000)}\r\n`), 431, 'PAYLOAD_TOO_LARGE'],
  ['half a header', 'GET /health HTTP/1.1\r\nhost: loc', 408, 'BAD_REQUEST'],
  ['nothing', '', 408, 'BAD_REQUEST'],
])('%s is answered like everything else, and the connection closed', async (_name, bytes, status, code) => {
  const answer = await answerTo(bytes, status === 408 ? apps.hasty : apps.patient);
  // A request that could be read may have been answered before.
  const malformed = answer.slice(answer.lastIndexOf('HTTP/1.1 '));
  const [head = '', body = ''] = malformed.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/^x-content-type-options: nosniff$/m);
  expect(head).toMatch(/^content-security-policy: default-src 'none'/m);
  expect(head).toMatch(/^cache-control: no-store$/m);
  const id = /^x-request-id: (\S+)$/m.exec(head)?.[1];
  expect(JSON.parse(body)).toEqual({
    success: false,
    status,
    statusCode: status,
    message: expect.any(String),
    data: null,
    error: {
      code,
      message: expect.any(String),
      messages: expect.any(Object),
      fields: [],
      details: {},
    },
    meta: { requestId: id },
  });
});
