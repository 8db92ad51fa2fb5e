import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions } from '../../src/identity/tables/auth.ts';
import { users } from '../../src/identity/tables/users.ts';
import { demoPassword } from '../../src/seed/index.ts';
import { newMember, unusedNumber } from '../support/registration.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
/** Number and password of an active account, another for each test. */
let known: string;
let password: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ mobileNumber: known, password } = await newMember(server));
});

const wrong = 'Monsoon#25';

function advance(seconds: number): void {
  server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000);
}

function signIn(mobileNumber: string, word = password) {
  return server.call('login', { body: { mobileNumber, password: word } });
}

test('number and password open a session', async () => {
  const { status, data } = await signIn(known);
  expect(status).toBe(200);
  const { jti, id } = decodeJwt<{ id: string }>(data.token);
  const [session] = await server.database.db
    .select()
    .from(sessions)
    .where(eq(sessions.id, jti ?? ''));
  expect(session).toMatchObject({ userID: id, scope: 'session', revokedAt: null });
  expect(
    (await server.callWith(data.token)('getUserByMobile', { params: { mobileNumber: known } })).status,
  ).toBe(200);
});

test.each([
  ['a candidate', '9000000001', 24],
  ['an employer', '9000000021', 24],
  ['a member of staff', '9000000041', 8],
])('the session of %s lasts %3$i hours', async (_name, mobileNumber, hours) => {
  const { data } = await signIn(mobileNumber, demoPassword);
  const { iat = 0, exp = 0 } = decodeJwt(data.token);
  expect(exp - iat).toBe(hours * 3600);
  const me = server.callWith(data.token);
  advance(hours * 3600 - 1);
  expect((await me('getUserByMobile', { params: { mobileNumber } })).status).toBe(200);
  advance(1);
  expect(await me('getUserByMobile', { params: { mobileNumber } })).toMatchObject({
    status: 401,
    error: { code: 'TOKEN_EXPIRED' },
  });
});

describe('the same refusal, word for word,', () => {
  test('meets a wrong password, an unknown number and a number that is none', async () => {
    const answers = [
      await signIn(known, wrong),
      await signIn(unusedNumber(), wrong),
      await signIn('12', wrong),
    ];
    expect(answers[0]).toMatchObject({
      status: 400,
      message: 'The mobile number or the password is wrong.',
      error: { code: 'INVALID_CREDENTIALS', details: {} },
    });
    for (const answer of answers) {
      expect({ status: answer.status, error: answer.error }).toEqual({
        status: answers[0]?.status,
        error: answers[0]?.error,
      });
    }
  });
});

test('right password, number not verified: 409 and no session', async () => {
  expect(await signIn('9000000061', demoPassword)).toMatchObject({
    status: 409,
    error: { code: 'MOBILE_NOT_VERIFIED' },
  });
});

test.each(['Suspended', 'Deactivated'] as const)(
  'a %s account is refused and its sessions end',
  async (userStatus) => {
    const { data } = await signIn(known);
    await server.database.db.update(users).set({ userStatus }).where(eq(users.mobileNumber, known));
    const me = server.callWith(data.token);
    expect((await me('getWallet')).status).toBe(401);
    expect(await signIn(known)).toMatchObject({ status: 403, error: { code: 'ACCOUNT_SUSPENDED' } });
    expect((await signIn(known, wrong)).status).toBe(400);
  },
);

describe('after wrong passwords', () => {
  test('a caller has to wait a quarter of an hour, whether the number is known or not, also with the right password', async () => {
    for (const mobileNumber of [known, unusedNumber()]) {
      for (let count = 1; count <= 5; count += 1)
        expect((await signIn(mobileNumber, wrong)).status).toBe(400);
      const refused = await signIn(mobileNumber);
      expect(refused).toMatchObject({
        status: 429,
        error: { code: 'RATE_LIMITED', details: { retryAfter: 900 } },
      });
      expect(refused.headers['retry-after']).toBe('900');
    }
    advance(900);
    expect((await signIn(known)).status).toBe(200);
  });

  test('the right one in time starts the count anew', async () => {
    for (let round = 1; round <= 3; round += 1) {
      for (let count = 1; count <= 4; count += 1) await signIn(known, wrong);
      expect((await signIn(known)).status).toBe(200);
    }
  });

  test('a hundred at once get five tries', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => signIn(known, wrong)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(95);
  });
});

test('an address has ten tries a minute', async () => {
  const limited = await startTestServer({ limits: { loginPerAddress: { most: 10, seconds: 60 } } });
  try {
    const from = (mobileNumber: string) =>
      limited.call('login', { body: { mobileNumber, password: demoPassword } });
    for (let count = 0; count < 10; count += 1) expect((await from(unusedNumber())).status).toBe(400);
    expect((await from('9000000001')).status).toBe(429);
    limited.clock.now = new Date(limited.clock.now.getTime() + 60_000);
    expect((await from('9000000001')).status).toBe(200);
  } finally {
    await limited.close();
  }
});

test('signing in with a session ends that session', async () => {
  const first = (await signIn(known)).data.token;
  const second = await server.callWith(first)('login', {
    body: { mobileNumber: known, password },
  });
  expect((await server.callWith(first)('getWallet')).status).toBe(401);
  expect((await server.callWith(second.data.token)('getWallet')).status).toBe(200);
});

test('signing out ends this session and no other', async () => {
  const here = server.callWith((await signIn(known)).data.token);
  const elsewhere = server.callWith((await signIn(known)).data.token);
  expect(await here('logout')).toMatchObject({ status: 200, data: null });
  expect(await here('getWallet')).toMatchObject({ status: 401, error: { code: 'UNAUTHENTICATED' } });
  expect((await here('logout')).status).toBe(401);
  expect((await elsewhere('getWallet')).status).toBe(200);
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['no password', { mobileNumber: '9000000001' }],
  ['an empty password', { mobileNumber: '9000000001', password: '' }],
  ['a list for a number', { mobileNumber: ['9000000001'], password: demoPassword }],
  ['an object for a password', { mobileNumber: '9000000001', password: { $ne: '' } }],
  ['a password of 100,000 characters', { mobileNumber: '9000000001', password: 'a'.repeat(90_000) }],
  ['one field too many', { mobileNumber: '9000000001', password: demoPassword, role: 'admin' }],
])('%s is refused', async (_name, body) => {
  const { status, error } = await server.call('login', body === undefined ? {} : { body: Object(body) });
  expect({ status, code: error?.code }).toEqual({ status: 422, code: 'VALIDATION_FAILED' });
});
