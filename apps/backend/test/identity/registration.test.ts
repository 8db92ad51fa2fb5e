import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { credentials, sessions } from '../../src/identity/tables/auth.ts';
import { candidates, users } from '../../src/identity/tables/users.ts';
import { roleID } from '../../src/identity/roles/system-roles.ts';
import { newExperienced, newFresher, registered, sentCode } from '../support/registration.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function accountsWith(mobileNumber: string) {
  return server.database.db.select().from(users).where(eq(users.mobileNumber, mobileNumber));
}

describe('a fresher who signs up', () => {
  test('gets an account that waits for the code, and nothing that could be read back of the password', async () => {
    const person = newFresher();
    const { status, data } = await server.call('register', { body: person });
    expect(status).toBe(200);
    const [account] = await accountsWith(person.mobileNumber);
    expect(account).toMatchObject({
      id: data.user.id,
      type: 'C',
      userStatus: 'Pending OTP',
      mobileVerifiedAt: null,
      roleID: roleID('student'),
      parentEntityType: 'Institute',
      parentEntityID: person.institute,
      email: person.email,
    });
    const { db } = server.database;
    const [home] = await db.select().from(candidates).where(eq(candidates.userID, data.user.id));
    expect(home).toMatchObject({ city: 'Pune', stateCode: 'MH' });
    const [credential] = await db.select().from(credentials).where(eq(credentials.userID, data.user.id));
    expect(credential?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('is signed in with wallet and opening credits by the code, once', async () => {
    const person = newFresher();
    const { mobileNumber, code } = await registered(server, person);
    const { status, data } = await server.call('verifyOtp', { body: { mobileNumber, code } });
    expect(status).toBe(200);
    expect(data.purpose).toBe('register');

    const me = server.callWith(data.token);
    const wallet = await me('getWallet');
    expect(wallet.status).toBe(200);
    const { config } = (await me('getInstituteConfig', { params: { instituteId: person.institute } })).data;
    expect(wallet.data.wallet.balance).toBe(config.studentCredit);
    const entries = await me('listWalletEntries');
    expect(entries.data.walletEntry).toEqual([
      expect.objectContaining({
        amount: config.studentCredit,
        description: 'Student Credit Recharge by Institute',
      }),
    ]);

    const again = await server.call('verifyOtp', { body: { mobileNumber, code } });
    expect(again).toMatchObject({ status: 409, error: { code: 'OTP_USED' } });
  });

  test('has the claims of the specification in the token', async () => {
    const person = newFresher();
    const { mobileNumber, code } = await registered(server, person);
    const { data } = await server.call('verifyOtp', { body: { mobileNumber, code } });
    const issuedAt = server.clock.now.getTime() / 1000;
    const [account] = await accountsWith(mobileNumber);
    expect(decodeJwt(data.token)).toEqual({
      id: account?.id,
      type: 'C',
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      mobileNumber,
      isFresher: true,
      parentEntityID: person.institute,
      parentEntityName: 'Sahyadri Institute of Technology, Pune',
      roleID: roleID('student'),
      scope: 'session',
      iss: 'aarambh',
      iat: issuedAt,
      exp: issuedAt + 24 * 60 * 60,
      jti: expect.any(String),
    });
  });

  test('must name an institute that takes registrations', async () => {
    for (const institute of [null, '', 'nowhere', '019b76da-0000-7000-8000-000000000000']) {
      const { status, error } = await server.call('register', { body: { ...newFresher(), institute } });
      expect(status).toBe(422);
      expect(error?.fields.map(({ path }) => path)).toEqual(['institute']);
    }
  });
});

test('somebody with experience signs up without a place and gets the platform opening credits', async () => {
  const person = newExperienced();
  const { mobileNumber, code } = await registered(server, person);
  const { data } = await server.call('verifyOtp', { body: { mobileNumber, code } });
  const [account] = await accountsWith(mobileNumber);
  expect(account).toMatchObject({ roleID: roleID('experienced'), parentEntityID: null, isFresher: false });
  const me = server.callWith(data.token);
  expect((await me('getWallet')).data.wallet.balance).toBe(50);
  expect((await me('getUserByMobile', { params: { mobileNumber } })).data.user.city).toBeNull();
});

describe('until the number is verified', () => {
  test('a registration reserves nothing: the next with the number takes its place', async () => {
    const first = newFresher();
    const second = { ...newFresher(), mobileNumber: first.mobileNumber, firstName: 'Other' };
    await server.call('register', { body: first });
    expect((await server.call('register', { body: second })).status).toBe(200);
    expect(await accountsWith(first.mobileNumber)).toMatchObject([
      { firstName: 'Other', email: second.email },
    ]);
  });

  test('a registration reserves nothing: the next with the address takes its place', async () => {
    const first = newFresher();
    const second = { ...newFresher(), email: first.email.toUpperCase() };
    await server.call('register', { body: first });
    expect((await server.call('register', { body: second })).status).toBe(200);
    expect(await accountsWith(first.mobileNumber)).toEqual([]);
    expect(await accountsWith(second.mobileNumber)).toMatchObject([{ email: first.email }]);
  });

  test('the code of a registration that was replaced is worth nothing', async () => {
    const first = newFresher();
    const { mobileNumber, code } = await registered(server, first);
    await server.call('register', { body: { ...newFresher(), mobileNumber } });
    const { status, error } = await server.call('verifyOtp', { body: { mobileNumber, code } });
    expect({ status, code: error?.code }).toEqual({ status: 400, code: 'OTP_INVALID' });
    expect(await accountsWith(mobileNumber)).toMatchObject([{ userStatus: 'Pending OTP' }]);
  });

  test('the right password does not sign in', async () => {
    const person = newFresher();
    await server.call('register', { body: person });
    const { mobileNumber, password } = person;
    const { status, error } = await server.call('login', { body: { mobileNumber, password } });
    expect({ status, code: error?.code }).toEqual({ status: 409, code: 'MOBILE_NOT_VERIFIED' });
    const [account] = await accountsWith(mobileNumber);
    const open = await server.database.db
      .select()
      .from(sessions)
      .where(eq(sessions.userID, account?.id ?? ''));
    expect(open).toEqual([]);
  });
});

describe('of a verified account', () => {
  test('neither number nor address can be registered again, and the answers do not tell which was known', async () => {
    const person = newFresher();
    const { mobileNumber, code } = await registered(server, person);
    await server.call('verifyOtp', { body: { mobileNumber, code } });
    const byNumber = await server.call('register', { body: { ...newFresher(), mobileNumber } });
    const byAddress = await server.call('register', { body: { ...newFresher(), email: person.email } });
    expect(byNumber).toMatchObject({ status: 409, error: { code: 'DUPLICATE' } });
    expect(byAddress.error).toEqual(byNumber.error);
    expect(await accountsWith(mobileNumber)).toMatchObject([
      { userStatus: 'Active', firstName: person.firstName },
    ]);
  });
});

test('the same registration ten times at once makes one account', async () => {
  const person = newFresher();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => server.call('register', { body: person })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const accounts = await accountsWith(person.mobileNumber);
  expect(accounts).toHaveLength(1);
  expect(answers.map(({ data }) => data.user.id)).toContain(accounts[0]?.id);
  await sentCode(server, person.mobileNumber);
});

describe('what does not fit is refused and writes nothing', () => {
  const cases: [string, Record<string, unknown>, string][] = [
    ['a name with a digit', { firstName: 'Neha2' }, 'firstName'],
    ['a name of spaces', { lastName: '   ' }, 'lastName'],
    ['a name of another script', { firstName: 'नेहा' }, 'firstName'],
    ['a number of nine digits', { mobileNumber: '812345678' }, 'mobileNumber'],
    ['a number that begins with 0', { mobileNumber: '0123456789' }, 'mobileNumber'],
    ['a number that is a number', { mobileNumber: 8_123_456_789 }, 'mobileNumber'],
    ['digits of another script', { mobileNumber: '८१२३४५६७८९' }, 'mobileNumber'],
    ['an address without @', { email: 'neha' }, 'email'],
    ['an address with a line break', { email: 'neha@example.com\r\nBcc: all@example.com' }, 'email'],
    ['a password without a digit', { password: 'Monsoon#rain' }, 'password'],
    ['a password without a special character', { password: 'Monsoon24' }, 'password'],
    ['a password with a character of no class', { password: 'Monsoon#24-' }, 'password'],
    ['a password of 73 characters', { password: `Monsoon#24${'a'.repeat(63)}` }, 'password'],
    ['a well-known password', { password: 'P@ssw0rd1' }, 'password'],
    ['another account type', { type: 'S' }, 'type'],
    ['a text for a boolean', { isFresher: 'true' }, 'isFresher'],
    ['an unknown state', { state: 'Atlantis' }, 'state'],
    ['a place of somebody with experience', { isFresher: false }, 'state'],
    ['a role', { roleID: roleID('super-admin') }, 'roleID'],
    ['a status', { userStatus: 'Active' }, 'userStatus'],
    ['a credit', { balance: 5000 }, 'balance'],
    ['an id', { id: 'mine' }, 'id'],
  ];
  test.each(cases)('%s', async (_name, change, path) => {
    const before = await server.database.db.$count(users);
    const body = { ...newFresher(), ...change };
    const { status, error } = await server.call('register', { body });
    expect(status).toBe(422);
    expect(error?.code).toBe('VALIDATION_FAILED');
    expect(error?.fields.map((field) => field.path)).toContain(path);
    expect(await server.database.db.$count(users)).toBe(before);
  });

  test('a password with the own number in it', async () => {
    const person = newFresher();
    const body = { ...person, password: `Aa#${person.mobileNumber}` };
    const { status, error } = await server.call('register', { body });
    expect({ status, fields: error?.fields }).toMatchObject({
      status: 422,
      fields: [{ path: 'password', code: 'passwordContainsMobile' }],
    });
  });

  test('a password is taken as typed, to the last of 72 characters', async () => {
    const person = { ...newFresher(), password: `Monsoon#24${'a'.repeat(62)}` };
    const { mobileNumber, code } = await registered(server, person);
    await server.call('verifyOtp', { body: { mobileNumber, code } });
    const shorter = await server.call('login', {
      body: { mobileNumber, password: person.password.slice(0, -1) },
    });
    expect(shorter.status).toBe(400);
    expect((await server.call('login', { body: { mobileNumber, password: person.password } })).status).toBe(
      200,
    );
  });
});

test('after five sign-ups in an hour an address has to wait, and is told how long', async () => {
  const limited = await startTestServer({ limits: { registerPerAddress: { most: 5, seconds: 3600 } } });
  try {
    for (let count = 1; count <= 5; count += 1) {
      expect((await limited.call('register', { body: newFresher() })).status).toBe(200);
    }
    const refused = await limited.call('register', { body: newFresher() });
    expect(refused).toMatchObject({ status: 429, error: { code: 'RATE_LIMITED' } });
    expect(refused.headers['retry-after']).toBe('3600');
    // A caller cannot appear to be another by saying so.
    const spoofed = await limited.call('register', {
      body: newFresher(),
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(spoofed.status).toBe(429);
    limited.clock.now = new Date(limited.clock.now.getTime() + 3600 * 1000);
    expect((await limited.call('register', { body: newFresher() })).status).toBe(200);
  } finally {
    await limited.close();
  }
});
