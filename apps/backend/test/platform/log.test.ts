/** What is written to the log, over a whole sign-up and everything that can go wrong in it. */
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { masked } from '../../src/platform/log.ts';
import { patience } from '../support/patience.ts';
import { newFresher, otherThan, registered, sentCode } from '../support/registration.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    env: { LOG_LEVEL: 'trace' },
    logStream: { write: (line) => lines.push(line) },
  });
});
afterAll(() => server.close());

const written = () => lines.map((line) => JSON.parse(line));

test('a sign-up, a sign-in and a reset leave no secret and no whole number in the log', async () => {
  lines.length = 0;
  const person = newFresher();
  const { mobileNumber, code } = await registered(server, person);
  await server.call('verifyOtp', { body: { mobileNumber, code: otherThan(code) } });
  const { data } = await server.call('verifyOtp', { body: { mobileNumber, code } });
  const me = server.callWith(data.token);
  await me('getUserByMobile', { params: { mobileNumber } });
  await server.call('login', { body: { mobileNumber, password: 'Wrong#2345' } });
  await server.call('login', { body: { mobileNumber, password: person.password } });
  const activation = (await server.messages()).find(({ to }) => to === person.email);
  const link = new URL(/https?:\S+/.exec(activation?.text ?? '')?.[0] ?? '');
  const linkToken = link.searchParams.get('token') ?? '';
  await server.call('activateUser', { body: { email: person.email, token: linkToken } });
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  const resetCode = await sentCode(server, mobileNumber, 'reset');
  const ticket = (await server.call('verifyOtp', { body: { mobileNumber, code: resetCode } })).data.token;
  await server.callWith(ticket)('resetPassword', { body: { mobileNumber, password: 'Harvest!25' } });
  await server.app.inject({ url: `/otp-verification;contact=${mobileNumber}` });
  await server.app.inject({ url: `/activate-user?email=${person.email}&token=${linkToken}` });
  await server.app.inject({ url: `/api/nothing/${mobileNumber}/${person.email}` });

  const log = lines.join('');
  expect(written().filter(({ msg }) => msg === 'answered').length).toBeGreaterThan(10);
  const secrets = {
    mobileNumber,
    partOfNumber: mobileNumber.slice(3),
    email: person.email,
    password: person.password,
    wrongPassword: 'Wrong#2345',
    newPassword: 'Harvest!25',
    code,
    resetCode,
    token: data.token,
    ticket,
    linkToken,
    firstName: person.firstName,
  };
  for (const [name, secret] of Object.entries(secrets))
    expect({ name, found: log.includes(secret) }).toEqual({ name, found: false });
});

test('a caller whose connection is cut off before the answer leaves a line, and the server running', async () => {
  lines.length = 0;
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  // What Node says of such a connection once it has handed the last of the answer over.
  server.app.server.prependOnceListener('request', ({ socket }) =>
    Object.defineProperty(socket, 'remoteAddress', { value: undefined }),
  );
  expect((await fetch(`${origin}/health`)).status).toBe(200);
  await vi.waitFor(() => expect(written().some(({ caller }) => caller === 'gone')).toBe(true), patience);
});

test('one line for each request says what was asked, how it ended and who asked, by pseudonym', async () => {
  lines.length = 0;
  await server.call('login', { body: { mobileNumber: '9111111111', password: 'Wrong#2345' } });
  const { headers } = await server.app.inject({ url: '/api/user/9000000001' });
  const answered = written().filter(({ msg }) => msg === 'answered');
  expect(answered).toEqual([
    expect.objectContaining({
      level: 'info',
      method: 'POST',
      path: '/api/auth/login',
      status: 400,
      failure: 'INVALID_CREDENTIALS',
      milliseconds: expect.any(Number),
      caller: expect.stringMatching(/^[\w-]{16}$/),
    }),
    expect.objectContaining({
      reqId: headers['x-request-id'],
      path: '/api/user/:mobileNumber',
      status: 401,
      failure: 'UNAUTHENTICATED',
    }),
  ]);
  expect(lines.join('')).not.toContain('127.0.0.1');
});

test('a name with line breaks makes no line of its own', async () => {
  lines.length = 0;
  await server.app.inject({
    url: '/api/x%0A%7B%22level%22%3A%22fatal%22%7D',
    headers: { 'user-agent': 'a\tb' },
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toContain('\n');
});

describe('when the database fails', () => {
  test('the caller learns nothing and the log tells the cause without the values', async () => {
    lines.length = 0;
    const { db } = server.database;
    await db.execute(sql`alter table limit_counters rename to limit_counters_gone`);
    try {
      const { status, error, message } = await server.call('login', {
        body: { mobileNumber: '9000000001', password: 'Wrong#2345' },
      });
      const sentence = 'Something went wrong on our side. Please try again.';
      expect({ status, error }).toEqual({
        status: 500,
        error: {
          code: 'INTERNAL',
          message: sentence,
          messages: { en: sentence, hi: expect.any(String), mr: expect.any(String) },
          fields: [],
          details: {},
        },
      });
      expect(message).not.toMatch(/limit_counters|select|insert/i);
    } finally {
      await db.execute(sql`alter table limit_counters_gone rename to limit_counters`);
    }
    const failed = written().find(({ msg }) => msg === 'failed');
    expect(failed).toMatchObject({
      level: 'error',
      err: { errorCode: '42P01', message: 'relation "limit_counters" does not exist' },
    });
    expect(lines.join('')).not.toMatch(/9000000001|insert into/);
  });

  test('values that a driver repeats in its error are not logged', () => {
    lines.length = 0;
    const cause = Object.assign(new Error('duplicate key: (asha@example.com, 9000000001)'), {
      code: '23505',
      detail: 'Key (email)=(asha@example.com) already exists.',
    });
    const error = new DrizzleQueryError('insert into users', ['asha@example.com', '9000000001'], cause);
    server.app.log.error({ err: error }, 'failed');
    expect(lines.join('')).not.toMatch(/asha@|9000000001/);
    expect(written()[0].err).toMatchObject({
      errorCode: '23505',
      message: 'duplicate key: ([e-mail], **********)',
    });
  });
});

test.each([
  ['/user/9000000001', '/user/**********'],
  ['/a/asha.patil@example.com/b', '/a/[e-mail]/b'],
  ['/t/eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9eyJh.eyJpZCI6IjEifQ.c2ln', '/t/[token]'],
  ['/institute/all', '/institute/all'],
  ['code 123456 for 98765', 'code ****** for *****'],
])('%s is logged as %s', (text, expected) => {
  expect(masked(text)).toBe(expected);
});

test('a proxy that nobody told of is named once', async () => {
  lines.length = 0;
  for (const address of ['203.0.113.7', '203.0.113.8']) {
    await server.app.inject({ url: '/health', headers: { 'x-forwarded-for': address } });
  }
  const warnings = written().filter(({ msg }) => String(msg).includes('TRUSTED_PROXIES'));
  expect(warnings).toHaveLength(1);
  expect(lines.join('')).not.toContain('203.0.113');
});
