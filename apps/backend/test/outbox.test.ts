import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createGatewayMessenger } from '../src/modules/outbox/gateway.ts';
import { outboxMessages } from '../src/modules/outbox/tables.ts';
import { startTestServer, type TestServer } from './support/server.ts';

describe('the outbox of the sandbox', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test('shows the newest message first and what would not have been sent', async () => {
    const ask = (mobileNumber: string) =>
      server.call('sendOtp', { params: { mobileNumber }, headers: { 'x-requested-with': 'portal' } });
    await ask('9000000001');
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    await ask('9111111111');
    const { body, headers } = await server.app.inject({ url: '/outbox' });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain(await server.codeFor('9000000001'));
    expect(body).toContain('<strong>Not sent:</strong> no account has this number.');
    expect(body.indexOf('9111111111')).toBeLessThan(body.indexOf('9000000001'));
  });

  test('shows markup as text, links addresses, and runs nothing', async () => {
    await server.database.db.insert(outboxMessages).values({
      channel: 'email',
      recipient: '"><img src=x onerror=alert(1)>@example.com',
      subject: '<script>alert(2)</script>',
      body: 'Look: https://portal.example/a?b=1&c="><script>alert(3)</script>',
      createdAt: server.clock.now,
    });
    const { body, headers } = await server.app.inject({ url: '/outbox' });
    expect(body).not.toMatch(/<script|<img/);
    expect(body).toContain('&lt;script&gt;alert(2)&lt;/script&gt;');
    expect(body).toContain('<a href="https://portal.example/a?b=1&amp;c=" rel="noreferrer">');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/=]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
  });

  test('loads itself again without a script, and fits a phone', async () => {
    const { body } = await server.app.inject({ url: '/outbox' });
    expect(body).toContain('<meta http-equiv="refresh" content="5">');
    expect(body).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  });
});

test('outside the sandbox there is no outbox, no demo account and no way to switch the captcha off', async () => {
  const server = await startTestServer({
    env: {
      SANDBOX: '0',
      CAPTCHA: 'altcha',
      PUBLIC_URL: 'https://portal.example',
      MESSAGE_GATEWAY_URL: 'http://127.0.0.1:9/',
    },
  });
  try {
    for (const url of ['/outbox', '/outbox.json']) {
      const response = await server.app.inject({ url });
      expect(response.statusCode).toBe(404);
      expect(response.json().error.code).toBe('NOT_FOUND');
    }
    expect((await server.call('listInstitutes', { query: { pageNo: -1 } })).data.institute).toEqual([]);
    expect((await server.call('listIndustries', { query: { pageNo: -1 } })).data.industry).toHaveLength(19);
  } finally {
    await server.close();
  }
});

describe('the gateway', () => {
  const received: { headers: IncomingHttpHeaders; body: unknown }[] = [];
  let answers: number[] = [];
  const gateway = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (text += part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: JSON.parse(text) });
      response.writeHead(answers.shift() ?? 204).end();
    });
  });
  let url: string;
  const errors: object[] = [];
  const log = { error: (details: object) => errors.push(details) };

  beforeAll(async () => {
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    const { port } = gateway.address() as AddressInfo;
    url = `http://127.0.0.1:${port}/messages`;
  });
  afterAll(() => gateway.close());
  afterEach(() => {
    received.length = 0;
    errors.length = 0;
    answers = [];
  });

  const message = { channel: 'sms', to: '9000000001', text: '123456 is your code.' } as const;

  test('gets each message as JSON with the token', async () => {
    const messenger = createGatewayMessenger({ url, token: 'gateway-token', log });
    await messenger.send(message);
    await messenger.close();
    expect(received).toMatchObject([
      {
        body: message,
        headers: { authorization: 'Bearer gateway-token', 'content-type': 'application/json' },
      },
    ]);
    expect(errors).toEqual([]);
  });

  test('is tried again when it fails, and the log names no recipient and no text', async () => {
    answers = [500, 503];
    const messenger = createGatewayMessenger({ url, token: null, log, pauses: [1, 1] });
    await messenger.send(message);
    await messenger.close();
    expect(received).toHaveLength(3);
    expect(errors).toHaveLength(2);
    expect(JSON.stringify(errors)).not.toMatch(/9000000001|123456/);
  });

  test('is given up on in the end', async () => {
    answers = [500, 500, 500, 500];
    const messenger = createGatewayMessenger({ url, token: null, log, pauses: [1, 1] });
    await messenger.send(message);
    await messenger.close();
    expect(received).toHaveLength(3);
    expect(errors).toHaveLength(3);
  });

  test('gets nothing that is withheld', async () => {
    const messenger = createGatewayMessenger({ url, token: null, log });
    await messenger.withhold(message, 'no account');
    await messenger.close();
    expect(received).toEqual([]);
  });

  test('does not keep the caller waiting', async () => {
    const messenger = createGatewayMessenger({ url: 'http://127.0.0.1:9/', token: null, log, pauses: [] });
    await messenger.send(message);
    expect(errors).toEqual([]);
    await messenger.close();
    expect(errors).toHaveLength(1);
  });
});
