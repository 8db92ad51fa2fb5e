/** What people see and decide about their own account: sessions, password and preferences. */
import { and, eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '../../src/records/audit/tables.ts';
import { describeDevice } from '../../src/identity/auth/device.ts';
import { networkOf } from '../../src/identity/auth/network.ts';
import { newMember } from '../support/registration.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const phone =
  'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

type Member = Awaited<ReturnType<typeof newMember>>;

let server: TestServer;
let member: Member;
let me: Call;
beforeAll(async () => {
  server = await startTestServer({ limits: { loginPerAddress: { most: 1000, seconds: 60 } } });
});
afterAll(() => server.close());
beforeEach(async () => {
  member = await newMember(server);
  me = server.callWith(member.token);
});

/** Signs the member in once more, from a browser. */
async function signIn(userAgent: string, password = member.password) {
  const { status, data } = await server.call('login', {
    headers: { 'user-agent': userAgent },
    body: { mobileNumber: member.mobileNumber, password },
  });
  return { status, call: server.callWith(data?.token ?? ''), jti: data ? decodeJwt(data.token).jti : '' };
}

const idOf = ({ token }: Member) => decodeJwt<{ id: string }>(token).id;

async function auditedOf(entityType: string) {
  return server.database.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.subjectID, idOf(member)), eq(auditEvents.entityType, entityType)));
}

describe('the sessions of a person', () => {
  test('are listed with device, network and last use, newest first', async () => {
    await signIn(firefox);
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    const { call, jti } = await signIn(phone);
    const { data } = await call('listSessions');
    expect(data.session).toHaveLength(3);
    expect(data.session[0]).toMatchObject({
      jti,
      userAgent: 'Chrome on Android',
      network: '127.0.x.x',
      isCurrent: true,
    });
    expect(data.session[1]).toMatchObject({ userAgent: 'Firefox on Linux', isCurrent: false });
    expect(JSON.stringify(data)).not.toContain('127.0.0.1');
  });

  test('remember their last use to within five minutes', async () => {
    const lastUse = async () => {
      const { data } = await me('listSessions');
      return new Date(data.session[0]?.lastUsedAt ?? '').getTime();
    };
    const before = await lastUse();
    server.clock.now = new Date(server.clock.now.getTime() + 4 * 60_000);
    const soon = await lastUse();
    expect(soon - before).toBeLessThan(5 * 60_000);
    server.clock.now = new Date(server.clock.now.getTime() + 6 * 60_000);
    expect(await lastUse()).toBe(server.clock.now.getTime());
  });

  test('end one by one, at once', async () => {
    const other = await signIn(firefox);
    expect((await me('revokeSession', { params: { jti: other.jti ?? '' } })).status).toBe(200);
    expect((await other.call('listSessions')).status).toBe(401);
    expect((await me('listSessions')).data.session).toHaveLength(1);
    expect((await me('revokeSession', { params: { jti: other.jti ?? '' } })).status).toBe(404);
    expect(await auditedOf('session')).toHaveLength(1);
  });

  test('end all but the one of the call', async () => {
    const others = [await signIn(firefox), await signIn(phone)];
    expect((await me('revokeOtherSessions')).status).toBe(200);
    for (const { call } of others) expect((await call('listSessions')).status).toBe(401);
    expect((await me('listSessions')).data.session).toHaveLength(1);
  });

  test('are nobody else’s to see or end', async () => {
    const stranger = server.callWith((await newMember(server)).token);
    const jti = decodeJwt(member.token).jti ?? '';
    expect((await stranger('revokeSession', { params: { jti } })).status).toBe(404);
    expect((await stranger('listSessions')).data.session.map((each) => each.jti)).not.toContain(jti);
    expect((await stranger('revokeOtherSessions')).status).toBe(200);
    expect((await me('listSessions')).status).toBe(200);
    expect((await server.call('listSessions')).status).toBe(401);
  });
});

test.each([
  [firefox, 'Firefox on Linux'],
  [phone, 'Chrome on Android'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'Safari on macOS'],
  ['curl/8.5.0', ''],
  ['', ''],
])('%s is called %j', (userAgent, name) => {
  expect(describeDevice(userAgent)).toBe(name);
});

test.each([
  ['103.21.58.193', '103.21.x.x'],
  ['::ffff:103.21.58.193', '103.21.x.x'],
  ['2409:4042:2e8d:1::5', '2409:4042:x'],
  ['unix', ''],
])('of the address %s no more is kept than %j', (address, kept) => {
  expect(networkOf(address)).toBe(kept);
});

describe('changing the password', () => {
  const newPassword = 'Harvest#31';
  const change = (body: object, call = me) => call('changePassword', { body });

  test('needs the current one, ends the other sessions and is told by e-mail and SMS', async () => {
    const other = await signIn(firefox);
    const { status, message } = await change({ currentPassword: member.password, newPassword });
    expect([status, message]).toEqual([200, 'Your password was changed.']);
    expect((await me('listSessions')).status).toBe(200);
    expect((await other.call('listSessions')).status).toBe(401);
    expect((await signIn(firefox)).status).toBe(400);
    expect((await signIn(firefox, newPassword)).status).toBe(200);
    const [told] = (await server.messages()).filter(({ to }) => to === member.email);
    expect(told?.subject).toBe('Your password was changed');
    const sms = (await server.messages()).filter(({ to }) => to === member.mobileNumber);
    expect(sms[0]?.text).toContain('The password of your Aarambh account was changed.');
    expect(await auditedOf('password')).toMatchObject([
      { action: 'saved', actorID: idOf(member), fields: [] },
    ]);
  });

  test('changes nothing with a wrong current one, and is refused after five of them', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect(await change({ currentPassword: 'Wrong#1234', newPassword })).toMatchObject({
        status: 400,
        error: {
          code: 'INVALID_CREDENTIALS',
          fields: [{ path: 'currentPassword', code: 'wrongPassword' }],
        },
      });
    }
    expect((await change({ currentPassword: member.password, newPassword })).status).toBe(429);
    server.clock.now = new Date(server.clock.now.getTime() + 16 * 60_000);
    expect((await signIn(firefox)).status).toBe(200);
  });

  test.each([
    ['short', 'Ab1!', 'password'],
    ['without a digit', 'Harvest#moon', 'password'],
    ['with a character that is not allowed', 'Harvest#31 ', 'password'],
    ['that everybody uses', 'Password@1', 'passwordTooCommon'],
  ])('refuses a new one %s', async (_about, weak, code) => {
    const answer = await change({ currentPassword: member.password, newPassword: weak });
    expect(answer).toMatchObject({ status: 422, error: { fields: [{ path: 'newPassword', code }] } });
  });

  test('refuses the one there is, and one with the own number in it', async () => {
    const same = await change({ currentPassword: member.password, newPassword: member.password });
    expect(same).toMatchObject({ status: 422, error: { fields: [{ code: 'unchanged' }] } });
    const own = await change({ currentPassword: member.password, newPassword: `Aa#${member.mobileNumber}` });
    expect(own).toMatchObject({ status: 422, error: { fields: [{ code: 'passwordContainsMobile' }] } });
  });

  test('is for nobody who is not signed in', async () => {
    const body = { currentPassword: member.password, newPassword };
    expect((await server.call('changePassword', { body })).status).toBe(401);
  });
});

describe('preferences', () => {
  const save = (body: object, call = me) => call('savePreferences', { body });
  const untouched = {
    importantByEmail: true,
    importantBySms: true,
    digestByEmail: true,
    jobsInPanel: true,
    jobsByEmail: false,
    jobsBySms: false,
    applicationsInPanel: true,
    applicationsByEmail: false,
    applicationsBySms: false,
    profileInPanel: true,
    profileByEmail: false,
    profileBySms: false,
    byWhatsapp: false,
    pushKinds: [],
  };

  test('are empty until chosen, kept over sessions, and changed one by one', async () => {
    expect((await me('getPreferences')).data.preferences).toEqual({
      locale: null,
      theme: null,
      density: null,
      textSize: null,
      generalByEmail: false,
      generalBySms: false,
      ...untouched,
    });
    await save({ theme: 'high-contrast-dark', generalByEmail: true });
    await save({ density: 'compact' });
    const { call } = await signIn(phone);
    expect((await call('getPreferences')).data.preferences).toEqual({
      locale: null,
      theme: 'high-contrast-dark',
      density: 'compact',
      textSize: null,
      generalByEmail: true,
      generalBySms: false,
      ...untouched,
    });
    expect(await auditedOf('preferences')).toHaveLength(2);
  });

  test('make a chosen language that of messages', async () => {
    await save({ locale: 'hi' });
    const { data } = await me('getUserByMobile', { params: { mobileNumber: member.mobileNumber } });
    expect(data.user.locale).toBe('hi');
    await me('changePassword', {
      body: { currentPassword: member.password, newPassword: 'Harvest#31' },
    });
    const [told] = (await server.messages()).filter(({ to }) => to === member.email);
    expect(told?.subject).toBe('आपका पासवर्ड बदल गया है');
  });

  test.each([
    ['a theme that is none', { theme: 'pink' }],
    ['a size that is none', { textSize: 'huge' }],
    ['nothing', {}],
    ['somebody else', { theme: 'dark', userID: 'x' }],
    ['critical messages, which are no choice', { criticalByEmail: false }],
  ])('refuse %s', async (_about, body) => {
    expect((await save(body)).status).toBe(422);
  });

  test('are each person’s own', async () => {
    await save({ theme: 'dark' });
    const stranger = server.callWith((await newMember(server)).token);
    expect((await stranger('getPreferences')).data.preferences.theme).toBeNull();
    expect((await server.call('getPreferences')).status).toBe(401);
    expect((await save({ theme: 'dark' }, server.call)).status).toBe(401);
  });
});
