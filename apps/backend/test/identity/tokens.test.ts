import { createHmac, generateKeyPairSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession, revokeAllSessions } from '../../src/identity/auth/sessions.ts';
import { sessions } from '../../src/identity/tables/auth.ts';
import { roles } from '../../src/identity/tables/roles.ts';
import { users } from '../../src/identity/tables/users.ts';
import { loadKeys } from '../../src/platform/keys.ts';
import { newMember } from '../support/registration.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
/** A good token, its claims, and the key that signed it. */
let token: string;
let claims: Record<string, unknown>;
let key: Uint8Array;

beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await newMember(server));
  claims = decodeJwt(token);
  key = loadKeys(server.config).tokens[0];
});
afterAll(() => server.close());

async function statusWith(authorization: string): Promise<number> {
  const response = await server.app.inject({ url: '/api/wallet', headers: { authorization } });
  return response.statusCode;
}

function signed(payload: Record<string, unknown>, header = { alg: 'HS256', typ: 'JWT' }, secret = key) {
  return new SignJWT(payload).setProtectedHeader(header).sign(secret);
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('the token as it was given opens the door', async () => {
  expect(await statusWith(`Bearer ${token}`)).toBe(200);
  expect(await statusWith(`bearer ${token}`)).toBe(200);
  expect(await statusWith(`Bearer ${await signed(claims)}`)).toBe(200);
});

describe('is refused with 401:', () => {
  test.each<[string, () => string | Promise<string>]>([
    ['no token', () => 'Bearer'],
    ['another scheme', () => `Basic ${token}`],
    ['the token alone', () => token],
    ['the word null', () => 'Bearer null'],
    ['two tokens', () => `Bearer ${token} ${token}`],
    ['a token cut short', () => `Bearer ${token.slice(0, -1)}`],
    ['a token with one character more', () => `Bearer ${token}A`],
    ['a token without its signature', () => `Bearer ${token.split('.').slice(0, 2).join('.')}.`],
    ['a token of 12,000 characters', () => `Bearer ${'a'.repeat(12_000)}`],
    ['no algorithm', () => `Bearer ${new UnsecuredJWT(claims).encode()}`],
    ['the algorithm "none" in capitals', () => `Bearer ${encode({ alg: 'NONE' })}.${encode(claims)}.`],
    ['another key', async () => `Bearer ${await signed(claims, undefined, new Uint8Array(32))}`],
    [
      'another hash with the right key',
      async () => `Bearer ${await signed(claims, { alg: 'HS512', typ: 'JWT' })}`,
    ],
    [
      'a key that the token brings along',
      () => {
        const header = encode({ alg: 'HS256', typ: 'JWT', jwk: { kty: 'oct', k: 'AAAA' } });
        const content = `${header}.${encode(claims)}`;
        const signature = createHmac('sha256', Buffer.from('AAAA', 'base64url'))
          .update(content)
          .digest('base64url');
        return `Bearer ${content}.${signature}`;
      },
    ],
    [
      'a signature with a private key',
      async () => {
        const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
        const content = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT' });
        return `Bearer ${await content.sign(privateKey)}`;
      },
    ],
    ['another issuer', async () => `Bearer ${await signed({ ...claims, iss: 'somebody' })}`],
    ['another type of token', async () => `Bearer ${await signed(claims, { alg: 'HS256', typ: 'at+jwt' })}`],
    ['no end', async () => `Bearer ${await signed({ ...claims, exp: undefined })}`],
    [
      'an end that is text',
      async () => {
        const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...claims, exp: '9999999999' })}`;
        return `Bearer ${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
      },
    ],
    ['no session', async () => `Bearer ${await signed({ ...claims, jti: undefined })}`],
    ['an unknown session', async () => `Bearer ${await signed({ ...claims, jti: crypto.randomUUID() })}`],
    ['an injected session', async () => `Bearer ${await signed({ ...claims, jti: "' or true --" })}`],
    [
      'the scope of a ticket on a session',
      async () => `Bearer ${await signed({ ...claims, scope: 'reset' })}`,
    ],
    ['an unknown scope', async () => `Bearer ${await signed({ ...claims, scope: 'admin' })}`],
  ])('%s', async (_name, authorization) => {
    expect(await statusWith(await authorization())).toBe(401);
  });

  test('a token in a cookie or in the address', async () => {
    const inCookie = await server.app.inject({
      url: '/api/wallet',
      headers: { cookie: `js-app-token=${token}; access-token=${token}` },
    });
    expect(inCookie.statusCode).toBe(401);
    const inAddress = await server.app.inject({ url: `/api/wallet?access_token=${token}` });
    expect(inAddress.statusCode).toBe(401);
  });
});

test('claims do not count: what may be done is read from the account at each call', async () => {
  const forged = await signed({ ...claims, roleID: 'super-admin', type: 'S', mobileNumber: '9000000051' });
  const me = server.callWith(forged);
  expect((await me('getUserByMobile', { params: { mobileNumber: '9000000051' } })).status).toBe(404);
});

test('a change of the role shows in the next call of an open session', async () => {
  const { db } = server.database;
  const officer = await server.signIn('9000000031');
  const listed = () => officer('listInstitutes', { query: { pageNo: 1 } });
  expect((await listed()).status).toBe(200);
  const [user] = await db.select().from(users).where(eq(users.mobileNumber, '9000000031'));
  const [role] = await db
    .select()
    .from(roles)
    .where(eq(roles.id, user?.roleID ?? ''));
  const permissions = role?.permissions.filter((each) => !each.endsWith(' Institute')) ?? [];
  await db
    .update(roles)
    .set({ permissions })
    .where(eq(roles.id, role?.id ?? ''));
  expect((await listed()).status).toBe(403);
  await db
    .update(roles)
    .set({ permissions: role?.permissions ?? [] })
    .where(eq(roles.id, role?.id ?? ''));
  expect((await listed()).status).toBe(200);
});

test('public calls take a token that is no good as none', async () => {
  for (const each of ['Bearer nonsense', `Bearer ${token.slice(0, -2)}`]) {
    const response = await server.app.inject({
      url: '/api/institute/all?pageNo=-1',
      headers: { authorization: each },
    });
    expect(response.statusCode).toBe(200);
  }
});

test('all sessions of a person can be ended at once, but for one', async () => {
  const { db } = server.database;
  const [user] = await db.select().from(users).where(eq(users.mobileNumber, '9000000002'));
  if (!user) throw new Error('The demo account is missing.');
  const opening = {
    keys: loadKeys(server.config),
    now: server.clock.now,
    client: { address: '127.0.0.1', userAgent: 'x'.repeat(500) },
  };
  const open = () => db.transaction((tx) => openSession(tx, user, opening));
  const [kept, other, third] = [await open(), await open(), await open()];
  await revokeAllSessions(db, user.id, server.clock.now, decodeJwt(kept).jti);
  expect(await Promise.all([kept, other, third].map((each) => statusWith(`Bearer ${each}`)))).toEqual([
    200, 401, 401,
  ]);
  const [row] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.id, decodeJwt(kept).jti ?? ''));
  expect(row?.userAgent).toHaveLength(200);
});
