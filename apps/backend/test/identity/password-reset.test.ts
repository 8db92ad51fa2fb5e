import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newMember, registered, sentCode } from '../support/registration.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
/** Number and password of an active account, another for each test, and how to call the API with its session. */
let known: string;
let oldPassword: string;
let session: Call;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const member = await newMember(server);
  known = member.mobileNumber;
  oldPassword = member.password;
  session = server.callWith(member.token);
});

const password = 'Harvest!25';

async function ticketFor(mobileNumber: string): Promise<string> {
  const code = await sentCode(server, mobileNumber, 'reset');
  const { data } = await server.call('verifyOtp', { body: { mobileNumber, code } });
  expect(data.purpose).toBe('reset');
  return data.token;
}

function reset(call: Call, mobileNumber = known, wanted = password) {
  return call('resetPassword', { body: { mobileNumber, password: wanted } });
}

function signIn(mobileNumber: string, word: string) {
  return server.call('login', { body: { mobileNumber, password: word } });
}

test('a verified code lets the password be changed, which ends every session and opens one', async () => {
  const ticket = await ticketFor(known);
  const { status, data } = await reset(server.callWith(ticket));
  expect(status).toBe(200);
  expect((await session('getWallet')).status).toBe(401);
  expect((await server.callWith(data.token)('getWallet')).status).toBe(200);
  expect((await signIn(known, oldPassword)).status).toBe(400);
  expect((await signIn(known, password)).status).toBe(200);
});

test('a ticket lasts ten minutes and tells nothing about the person', async () => {
  const ticket = await ticketFor(known);
  const { iat = 0, exp = 0, ...claims } = decodeJwt(ticket);
  expect(exp - iat).toBe(600);
  expect(claims).toEqual({ mobileNumber: known, scope: 'reset', iss: 'aarambh', jti: expect.any(String) });
  server.clock.now = new Date(server.clock.now.getTime() + 600_000);
  expect(await reset(server.callWith(ticket))).toMatchObject({
    status: 409,
    error: { code: 'OTP_REQUIRED' },
  });
});

test('a ticket works once, also twenty times at once', async () => {
  const ticket = await ticketFor(known);
  const answers = await Promise.all(Array.from({ length: 20 }, () => reset(server.callWith(ticket))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  expect((await reset(server.callWith(ticket), known, 'Winter#2025')).error?.code).toBe('OTP_REQUIRED');
  expect((await signIn(known, password)).status).toBe(200);
});

test('a ticket is no session', async () => {
  const ticket = server.callWith(await ticketFor(known));
  expect((await ticket('getWallet')).status).toBe(401);
  expect((await ticket('getUserByMobile', { params: { mobileNumber: known } })).status).toBe(401);
  expect((await ticket('logout')).status).toBe(401);
});

describe('the password stays as it is', () => {
  const unchanged = async () => expect((await signIn(known, oldPassword)).status).toBe(200);

  test('without a ticket', async () => {
    expect(await reset(server.call)).toMatchObject({ status: 409, error: { code: 'OTP_REQUIRED' } });
    await unchanged();
  });

  test('with a session for a ticket', async () => {
    expect((await reset(session)).error?.code).toBe('OTP_REQUIRED');
    await unchanged();
  });

  test("with another number's ticket", async () => {
    expect(
      (await reset(server.callWith(await ticketFor((await newMember(server)).mobileNumber)))).error?.code,
    ).toBe('OTP_REQUIRED');
    await unchanged();
  });

  test('with the session that a code for signing up gave', async () => {
    const { mobileNumber, code } = await registered(server);
    const { data } = await server.call('verifyOtp', { body: { mobileNumber, code } });
    expect((await reset(server.callWith(data.token), mobileNumber)).error?.code).toBe('OTP_REQUIRED');
  });

  test.each(['Short#1', 'Password@123', 'monsoon#24', 'Monsoon #24'])(
    'for %s, and the ticket is still good',
    async (weak) => {
      const ticket = server.callWith(await ticketFor(known));
      const { status, error } = await reset(ticket, known, weak);
      expect(status).toBe(422);
      expect(error?.fields.map(({ path }) => path)).toEqual(['password']);
      expect((await reset(ticket)).status).toBe(200);
    },
  );
});

test('after failed sign-ins a new password opens the account at once', async () => {
  for (let count = 1; count <= 6; count += 1) await signIn(known, 'Wrong@1234');
  expect((await signIn(known, oldPassword)).status).toBe(429);
  await reset(server.callWith(await ticketFor(known)));
  expect((await signIn(known, password)).status).toBe(200);
});
