import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outboxMessages } from '../../src/messages/tables/outbox.ts';
import { deliveryNowhere, startTestServer, type TestServer } from '../support/server.ts';

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
      ...deliveryNowhere,
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
