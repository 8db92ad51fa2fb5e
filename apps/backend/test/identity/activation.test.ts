import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailActivations } from '../../src/identity/tables/auth.ts';
import { users } from '../../src/identity/tables/users.ts';
import { newFresher, registered } from '../support/registration.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_URL: 'https://portal.example' } });
});
afterAll(() => server.close());

/** Signs up and verifies the number; returns the link's parts from the e-mail. */
async function mailedLink(): Promise<{
  email: string;
  token: string;
  person: ReturnType<typeof newFresher>;
}> {
  const person = newFresher();
  const { mobileNumber, code } = await registered(server, person);
  await server.call('verifyOtp', { body: { mobileNumber, code } });
  const message = (await server.messages()).find(
    ({ channel, to }) => channel === 'email' && to === person.email,
  );
  const link = new URL(/https:\S+/.exec(message?.text ?? '')?.[0] ?? '');
  expect(link.origin + link.pathname).toBe('https://portal.example/activate-user');
  return {
    email: link.searchParams.get('email') ?? '',
    token: link.searchParams.get('token') ?? '',
    person,
  };
}

function activate(body: { email: string; token: string }) {
  return server.call('activateUser', { body });
}

async function accountOf(mobileNumber: string) {
  const [account] = await server.database.db.select().from(users).where(eq(users.mobileNumber, mobileNumber));
  return account;
}

test('the link in the e-mail confirms the address, and signs nobody in', async () => {
  const { email, token, person } = await mailedLink();
  expect(email).toBe(person.email);
  const { status, data } = await activate({ email, token });
  expect({ status, data }).toEqual({ status: 200, data: {} });
  expect((await accountOf(person.mobileNumber))?.emailVerifiedAt).toEqual(server.clock.now);
});

test('no e-mail goes out before the number is verified', async () => {
  const person = newFresher();
  await registered(server, person);
  expect((await server.messages()).filter(({ to }) => to === person.email)).toEqual([]);
});

test('the link is stored as a hash', async () => {
  const { email, token } = await mailedLink();
  const rows = await server.database.db
    .select()
    .from(emailActivations)
    .where(eq(emailActivations.email, email));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a used link says so, and of twenty uses at once one succeeds', async () => {
  const { email, token } = await mailedLink();
  const answers = await Promise.all(Array.from({ length: 20 }, () => activate({ email, token })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ error }) => error?.code === 'ALREADY_ACTIVE')).toHaveLength(19);
  expect((await activate({ email, token })).status).toBe(409);
});

describe('is refused with 400 and changes nothing', () => {
  test('a link after a day', async () => {
    const { email, token } = await mailedLink();
    server.clock.now = new Date(server.clock.now.getTime() + 24 * 3600 * 1000);
    expect(await activate({ email, token })).toMatchObject({ status: 400, error: { code: 'TOKEN_INVALID' } });
  });

  test('a link with another address, an unknown token, a token cut short', async () => {
    const { email, token, person } = await mailedLink();
    const other = await mailedLink();
    for (const body of [
      { email: other.email, token },
      { email, token: other.token },
      { email: 'nobody@example.com', token },
      { email, token: token.slice(0, -1) },
      { email, token: "' or 1=1 --" },
    ]) {
      expect((await activate(body)).error?.code).toBe('TOKEN_INVALID');
    }
    const [account] = await server.database.db
      .select()
      .from(users)
      .where(eq(users.mobileNumber, person.mobileNumber));
    expect(account?.emailVerifiedAt).toBeNull();
  });

  test('a link to an address that the account no longer has', async () => {
    const { email, token, person } = await mailedLink();
    await server.database.db
      .update(users)
      .set({ email: 'new@example.com' })
      .where(eq(users.mobileNumber, person.mobileNumber));
    expect((await activate({ email, token })).error?.code).toBe('TOKEN_INVALID');
  });
});

test('the address of a suspended account is not confirmed', async () => {
  const { email, token, person } = await mailedLink();
  await server.database.db
    .update(users)
    .set({ userStatus: 'Suspended' })
    .where(eq(users.mobileNumber, person.mobileNumber));
  expect(await activate({ email, token })).toMatchObject({
    status: 403,
    error: { code: 'ACCOUNT_SUSPENDED' },
  });
});

test('the person reads the e-mail in their own language', async () => {
  const person = newFresher();
  const { mobileNumber, code } = await registered(server, person);
  await server.database.db.update(users).set({ locale: 'hi' }).where(eq(users.mobileNumber, mobileNumber));
  await server.call('verifyOtp', { body: { mobileNumber, code } });
  const [message] = await server.messages();
  expect(message).toMatchObject({ channel: 'email', subject: 'अपने ई-मेल पते की पुष्टि करें' });
  expect(message?.text).toContain(person.firstName);
});
