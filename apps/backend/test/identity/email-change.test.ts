/** Another e-mail address: who may ask for it, when it counts, and how its old owner takes it back. */
import { decodeJwt } from 'jose';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../src/identity/tables/users.ts';
import { newFresher, newMember, registered, sentCode } from '../support/registration.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

type Member = Awaited<ReturnType<typeof newMember>>;

let server: TestServer;
let member: Member;
let me: Call;
let id: string;
let newEmail: string;
let serial = 0;
beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_URL: 'https://portal.example' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  serial += 1;
  member = await newMember(server);
  me = server.callWith(member.token);
  ({ id } = decodeJwt<{ id: string }>(member.token));
  newEmail = `another${serial}@example.com`;
});

const day = 24 * 3600;

function advance(seconds: number): void {
  server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000);
}

function ask(email = newEmail, currentPassword: string | null = member.password, call = me) {
  return call('updateUser', {
    body: { id, email, ...(currentPassword === null ? {} : { currentPassword }) },
  });
}

async function mailTo(address: string) {
  return (await server.messages()).filter(({ to }) => to === address);
}

/** The newest link in the e-mails to an address. */
async function linkTo(address: string, path: string): Promise<Record<string, string>> {
  for (const { text } of await mailTo(address)) {
    const url = URL.parse(/https:\S+/.exec(text)?.[0] ?? '');
    if (url?.pathname === path) return Object.fromEntries(url.searchParams);
  }
  throw new Error(`${address} has no link to ${path}.`);
}

const confirm = async (email = newEmail) =>
  server.call('activateUser', { body: await linkTo(email, '/activate-user') });
const undo = async (email = member.email) =>
  server.call('undoEmailChange', { body: await linkTo(email, '/undo-email-change') });

async function addressNow(): Promise<string | undefined> {
  const [user] = await server.database.db.select().from(users).where(eq(users.id, id));
  return user?.email;
}

const signIn = (password = member.password) =>
  server.call('login', { body: { mobileNumber: member.mobileNumber, password } });

const refused = { status: 400, error: { code: 'TOKEN_INVALID' } };

describe('is asked for', () => {
  test('with the password, and counts once the new address is confirmed', async () => {
    const { data } = await ask(`Another${serial}@Example.com`);
    expect(data.user).toMatchObject({ email: member.email, pendingEmail: newEmail });
    expect(await addressNow()).toBe(member.email);
    expect(await confirm()).toMatchObject({ status: 200, data: {} });
    const { user } = (await me('getUserByMobile', { params: { mobileNumber: member.mobileNumber } })).data;
    expect(user).toMatchObject({ email: newEmail, pendingEmail: null });
    expect(user.emailVerifiedAt).toBe(server.clock.now.toISOString());
    expect(await confirm()).toMatchObject({ status: 409, error: { code: 'ALREADY_ACTIVE' } });
  });

  test.each([
    ['no password', null, 422, 'required'],
    ['a wrong password', 'Wrong#1234', 400, 'wrongPassword'],
  ])(
    'with %s it is refused, at its field, and nobody is written to',
    async (_about, password, status, code) => {
      expect(await ask(newEmail, password)).toMatchObject({
        status,
        error: { fields: [{ path: 'currentPassword', code }] },
      });
      expect(await mailTo(newEmail)).toEqual([]);
    },
  );

  test('five wrong passwords are the end for a quarter of an hour', async () => {
    for (let count = 1; count <= 5; count += 1) await ask(newEmail, 'Wrong#1234');
    expect((await ask()).status).toBe(429);
    expect((await signIn()).status).toBe(200);
    advance(900);
    expect((await ask()).status).toBe(200);
  });

  test('not with the address of another account, or with one that its owner may want back', async () => {
    const other = await newMember(server);
    expect(await ask(other.email)).toMatchObject({ status: 409, error: { code: 'DUPLICATE' } });
    await ask();
    await confirm();
    const thief = { ...newFresher(), email: member.email };
    expect((await server.call('register', { body: thief })).error?.code).toBe('DUPLICATE');
    advance(7 * day);
    expect((await server.call('register', { body: thief })).status).toBe(200);
  });

  test('also with the address of a registration that was never verified', async () => {
    const { email } = newFresher();
    await registered(server, { ...newFresher(), email });
    expect((await ask(email)).status).toBe(200);
  });

  test('the present address, while it is not confirmed, is sent another link', async () => {
    const before = (await mailTo(member.email)).length;
    expect((await ask(member.email, null)).status).toBe(200);
    expect(await mailTo(member.email)).toHaveLength(before + 1);
    expect((await confirm(member.email)).status).toBe(200);
    await ask(member.email, null);
    expect(await mailTo(member.email)).toHaveLength(before + 1);
  });
});

describe('the link to the new address', () => {
  test('is good for a day', async () => {
    await ask();
    const late = await linkTo(newEmail, '/activate-user');
    advance(day);
    expect(await server.call('activateUser', { body: late })).toMatchObject(refused);
    expect(await addressNow()).toBe(member.email);
  });

  test('is void once another is asked for', async () => {
    await ask();
    await ask(`later.${newEmail}`);
    expect(await confirm()).toMatchObject(refused);
    expect((await confirm(`later.${newEmail}`)).status).toBe(200);
  });

  test('does not help when somebody else has the address by then', async () => {
    await ask();
    const { mobileNumber, code } = await registered(server, { ...newFresher(), email: newEmail });
    await server.call('verifyOtp', { body: { mobileNumber, code } });
    expect(await server.call('activateUser', { body: await changeLink() })).toMatchObject({
      status: 409,
      error: { code: 'DUPLICATE' },
    });
  });

  /** The link of the change, which came before that of the other's registration. */
  async function changeLink() {
    const [, first] = await mailTo(newEmail);
    return Object.fromEntries(new URL(/https:\S+/.exec(first?.text ?? '')?.[0] ?? '').searchParams);
  }
});

describe('the link to the old address', () => {
  test('does not show the new one', async () => {
    await ask();
    const [message] = await mailTo(member.email);
    expect(message?.text).toContain('a***@example.com');
    expect(message?.text).not.toContain(newEmail);
  });

  test.each([false, true])(
    'undoes the change, confirmed: %s, and ends sessions and password',
    async (isConfirmed) => {
      await ask();
      if (isConfirmed) await confirm();
      expect((await undo()).status).toBe(200);
      expect(await addressNow()).toBe(member.email);
      expect((await me('getWallet')).status).toBe(401);
      expect((await signIn()).status).toBe(400);
      expect((await confirm()).status).toBe(400);
      expect(await undo()).toMatchObject({ status: 409, error: { code: 'ALREADY_ACTIVE' } });
      const [sms] = await mailTo(member.mobileNumber);
      expect(sms?.text).toContain('was undone');
      // With a code the owner is back.
      const code = await sentCode(server, member.mobileNumber, 'reset');
      const { data } = await server.call('verifyOtp', { body: { mobileNumber: member.mobileNumber, code } });
      const body = { mobileNumber: member.mobileNumber, password: 'Harvest!25' };
      expect((await server.callWith(data.token)('resetPassword', { body })).status).toBe(200);
      expect((await signIn('Harvest!25')).status).toBe(200);
    },
  );

  test('undoes a later change too, whose own link undoes nothing after that', async () => {
    await ask();
    await confirm();
    await ask(`later.${newEmail}`);
    await confirm(`later.${newEmail}`);
    expect((await undo()).status).toBe(200);
    expect(await addressNow()).toBe(member.email);
    expect((await undo(newEmail)).status).toBe(409);
  });

  test('is good for a week', async () => {
    await ask();
    await confirm();
    const body = await linkTo(member.email, '/undo-email-change');
    advance(7 * day);
    expect(await server.call('undoEmailChange', { body })).toMatchObject(refused);
    expect(await server.call('undoEmailChange', { body: { token: 'made-up' } })).toMatchObject(refused);
    expect(await addressNow()).toBe(newEmail);
  });
});

describe('a new password makes useless', () => {
  const change = () =>
    me('changePassword', { body: { currentPassword: member.password, newPassword: 'Harvest#31' } });

  async function ticket(): Promise<string> {
    const code = await sentCode(server, member.mobileNumber, 'reset');
    const { data } = await server.call('verifyOtp', { body: { mobileNumber: member.mobileNumber, code } });
    return data.token;
  }

  const reset = async () =>
    server.callWith(await ticket())('resetPassword', {
      body: { mobileNumber: member.mobileNumber, password: 'Harvest#31' },
    });

  test.each([
    ['changed', change],
    ['reset', reset],
  ])('every link that waits to confirm an address: %s', async (_how, renew) => {
    await ask();
    const first = await linkTo(member.email, '/activate-user');
    expect((await renew()).status).toBe(200);
    expect(await confirm()).toMatchObject(refused);
    expect(await server.call('activateUser', { body: first })).toMatchObject(refused);
    expect(await addressNow()).toBe(member.email);
  });

  test('tickets and codes for another', async () => {
    const unused = server.callWith(await ticket());
    advance(60);
    const code = await sentCode(server, member.mobileNumber, 'reset');
    await change();
    const body = { mobileNumber: member.mobileNumber, password: 'Monsoon#77' };
    expect((await unused('resetPassword', { body })).error?.code).toBe('OTP_REQUIRED');
    expect(
      (await server.call('verifyOtp', { body: { mobileNumber: member.mobileNumber, code } })).status,
    ).toBe(400);
  });

  test('chosen with a code, every link that undoes a change', async () => {
    await ask();
    await confirm();
    await reset();
    expect(await undo()).toMatchObject(refused);
    expect(await addressNow()).toBe(newEmail);
  });

  test('chosen with the old password, all but the link to the first address', async () => {
    // Somebody who knows the password takes the account over.
    await ask();
    await confirm();
    await ask(`later.${newEmail}`, member.password);
    await confirm(`later.${newEmail}`);
    await change();
    expect(await undo(newEmail)).toMatchObject(refused);
    expect((await undo()).status).toBe(200);
    expect(await addressNow()).toBe(member.email);
  });

  test('nothing of anybody else', async () => {
    const other = await newMember(server);
    await ask();
    await server.callWith(other.token)('changePassword', {
      body: { currentPassword: other.password, newPassword: 'Harvest#31' },
    });
    expect((await confirm()).status).toBe(200);
  });

  test('and is told by e-mail and SMS', async () => {
    await reset();
    expect((await mailTo(member.email))[0]?.subject).toBe('Your password was changed');
    expect((await mailTo(member.mobileNumber))[0]?.text).toContain(
      'password of your Aarambh account was changed',
    );
  });
});
