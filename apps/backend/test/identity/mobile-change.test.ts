/** Another mobile number for an account: proved by a code, told to the old number, and everybody else is out. */
import { decodeJwt } from 'jose';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { users } from '../../src/identity/tables/users.ts';
import { newMember } from '../support/registration.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

type Member = Awaited<ReturnType<typeof newMember>>;

let server: TestServer;
let member: Member;
let me: Call;
let serial = 0;
let newNumber: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  serial += 1;
  member = await newMember(server);
  me = server.callWith(member.token);
  newNumber = `97000000${String(serial).padStart(2, '0')}`;
});

const ask = (more: object = {}, call = me) =>
  call('requestMobileChange', {
    body: { mobileNumber: newNumber, currentPassword: member.password, ...more },
  });
const change = (code: string, call = me, mobileNumber = newNumber) =>
  call('changeMobile', { body: { mobileNumber, code } });
const signIn = (mobileNumber: string) =>
  server.call('login', { body: { mobileNumber, password: member.password } });
const sentTo = async (address: string) =>
  (await server.messages()).filter(({ to }) => to === address).map(({ text }) => text);

test('the code of the new number makes it the number; the old one is told, and other sessions end', async () => {
  const other = server.callWith((await signIn(member.mobileNumber)).data.token);
  expect((await other('listSessions')).status).toBe(200);
  const wrong = await ask({ currentPassword: 'Another@2026' });
  expect([wrong.status, wrong.error?.fields[0]?.path]).toEqual([400, 'currentPassword']);
  expect((await ask({ mobileNumber: member.mobileNumber })).error?.fields).toMatchObject([
    { path: 'mobileNumber', code: 'unchanged' },
  ]);
  expect((await ask()).data).toEqual({ resendAfter: 60, expiresIn: 600 });
  expect((await ask()).error?.code).toBe('OTP_COOLDOWN');
  const code = await server.codeFor(newNumber);
  expect((await change(code === '000000' ? '000001' : '000000')).error?.code).toBe('OTP_INVALID');

  const changed = await change(code);
  expect(changed.status).toBe(200);
  const claims = decodeJwt<{ mobileNumber: string }>(changed.data.token);
  expect(claims.mobileNumber).toBe(newNumber);
  // This session goes on, that of another browser has ended.
  expect(decodeJwt(changed.data.token).jti).toBe(decodeJwt(member.token).jti);
  expect((await other('listSessions')).status).toBe(401);
  const now = server.callWith(changed.data.token);
  expect((await now('listSessions')).data.session).toHaveLength(1);
  const told = `ending in ${newNumber.slice(-2)}`;
  expect((await sentTo(member.mobileNumber))[0]).toContain(told);
  expect((await sentTo(member.email))[0]).toContain('a mobile number that ends in');
  expect((await sentTo(member.mobileNumber))[0]).not.toContain(newNumber);

  expect((await signIn(member.mobileNumber)).status).toBe(400);
  expect((await signIn(newNumber)).status).toBe(200);
  expect((await change(code, now)).error?.code).toMatch(/^OTP_/);
});

test('a number of another account gets no code, and nobody learns whose it is', async () => {
  const other = await newMember(server);
  const answer = await ask({ mobileNumber: other.mobileNumber });
  expect([answer.status, answer.data]).toEqual([200, { resendAfter: 60, expiresIn: 600 }]);
  const [newest] = await sentTo(other.mobileNumber);
  expect(newest).toBe('A code was asked for.');
});

test('a number that another account has taken meanwhile stays there', async () => {
  await ask();
  const code = await server.codeFor(newNumber);
  const other = await newMember(server);
  const isOther = eq(users.mobileNumber, other.mobileNumber);
  await server.database.db.update(users).set({ mobileNumber: newNumber }).where(isOther);
  const { status, error } = await change(code);
  expect([status, error?.code]).toEqual([409, 'DUPLICATE']);
  expect((await signIn(member.mobileNumber)).status).toBe(200);
});

test('the code of a registration is none for this, and this code verifies no registration', async () => {
  await ask();
  const code = await server.codeFor(newNumber);
  const { error } = await server.call('verifyOtp', { body: { mobileNumber: newNumber, code } });
  expect(error?.code).toMatch(/^OTP_/);
  expect((await change(code)).status).toBe(200);
});
