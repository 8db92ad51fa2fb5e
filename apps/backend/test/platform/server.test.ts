/** What operators rely on: proxies, readiness, housekeeping and several copies on one database. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer, readConfig } from '../../src/index.ts';
import type { Database } from '../../src/database/database.ts';
import { openDatabase } from '../../src/database/index.ts';
import { emailActivations, otpChallenges, sessions } from '../../src/identity/tables/auth.ts';
import { usedCaptchas } from '../../src/identity/tables/captcha.ts';
import { outboxMessages } from '../../src/messages/tables/outbox.ts';
import { users } from '../../src/identity/tables/users.ts';
import { limitCounters } from '../../src/platform/limits/tables.ts';
import { makeTestDatabase, openTestDatabase } from '../support/database.ts';
import { newFresher, newMember } from '../support/registration.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { startTime, testConfig } from '../support/settings.ts';

const day = 24 * 60 * 60 * 1000;

describe('behind proxies', () => {
  const limits = { captchaPerAddress: { most: 1, seconds: 60 } };

  /** Status of a call that an address may make once, with what the proxies have written. */
  async function statuses(server: TestServer, forwarded: readonly string[]): Promise<number[]> {
    const answers: number[] = [];
    for (const each of forwarded) {
      const { statusCode } = await server.app.inject({
        url: '/api/captcha/challenge',
        headers: { 'x-forwarded-for': each },
      });
      answers.push(statusCode);
    }
    return answers;
  }

  test('that are not trusted, what they say of the caller does not count', async () => {
    const server = await startTestServer({ env: { CAPTCHA: 'altcha' }, limits });
    expect(await statuses(server, ['203.0.113.1', '203.0.113.2', '203.0.113.3'])).toEqual([200, 429, 429]);
    await server.close();
  });

  test('of which one is trusted, the address it saw counts and what the caller wrote before it does not', async () => {
    const server = await startTestServer({ env: { CAPTCHA: 'altcha', TRUSTED_PROXIES: '1' }, limits });
    expect(
      await statuses(server, [
        '203.0.113.1',
        '203.0.113.2',
        '203.0.113.1',
        '198.51.100.7, 203.0.113.1',
        '198.51.100.8, 203.0.113.2',
      ]),
    ).toEqual([200, 200, 429, 429, 429]);
    await server.close();
  });
});

describe('/health and /ready', () => {
  test('say that the server lives and can serve', async () => {
    const server = await startTestServer();
    expect((await server.app.inject({ url: '/health' })).json()).toEqual({ status: 'ok' });
    const ready = await server.app.inject({ url: '/ready' });
    expect({ status: ready.statusCode, body: ready.json() }).toEqual({
      status: 200,
      body: { status: 'ready' },
    });
    await server.close();
  });

  test('differ when the database is gone', async () => {
    const database = await openTestDatabase();
    const config = readConfig({ LOG_LEVEL: 'silent', PORTAL_DIR: '/nowhere', SERVER_SECRET: 'x'.repeat(32) });
    const server = await createServer(config, { database });
    await database.close();
    const ready = await server.app.inject({ url: '/ready' });
    expect({ status: ready.statusCode, body: ready.json() }).toEqual({
      status: 503,
      body: { status: 'no database' },
    });
    expect((await server.app.inject({ url: '/health' })).statusCode).toBe(200);
    await server.close();
  });

  test('differ on a database that takes nothing', async () => {
    // Of one connection: what is set holds for it alone.
    const { location, remove } = await makeTestDatabase('sandbox');
    const database = await openDatabase({
      ...location,
      ...(location.kind === 'postgres' && { connections: 1 }),
    });
    const server = await createServer(testConfig(), { database, now: () => startTime, withJobs: false });
    const ready = async () => {
      await database.db.execute(sql`set default_transaction_read_only = on`);
      const answer = await server.app.inject({ url: '/ready' });
      return { status: answer.statusCode, body: answer.json() };
    };
    // More than once: what the start still does ends its connection, and with it what was set.
    await expect.poll(ready, { timeout: 20_000 }).toEqual({ status: 503, body: { status: 'read only' } });
    await server.close();
    await database.close();
    await remove();
  });

  test('differ when the disk of the database is full, until there is room again', async () => {
    const database = await openTestDatabase();
    let hasRoom = false;
    const own = { ...database, hasRoom: async () => hasRoom };
    const server = await createServer(testConfig(), { database: own, withJobs: false });
    const ready = async () => {
      const answer = await server.app.inject({ url: '/ready' });
      return { status: answer.statusCode, body: answer.json() };
    };
    expect(await ready()).toEqual({ status: 503, body: { status: 'disk full' } });
    hasRoom = true;
    expect(await ready()).toEqual({ status: 200, body: { status: 'ready' } });
    await server.close();
    await database.close();
  });

  test('differ before the server stops, which serves on and lets go of its connections', async () => {
    const database = await openTestDatabase();
    const server = await createServer(testConfig({ DRAIN_TIME: '300' }), { database, withJobs: false });
    const before = await server.app.inject({ url: '/api/city' });
    const drained = server.drain();
    const ready = await server.app.inject({ url: '/ready' });
    expect({ status: ready.statusCode, body: ready.json() }).toEqual({
      status: 503,
      body: { status: 'stopping' },
    });
    const meanwhile = await server.app.inject({ url: '/api/city' });
    expect(meanwhile.statusCode).toBe(before.statusCode);
    expect([before.headers.connection, meanwhile.headers.connection]).toEqual(['keep-alive', 'close']);
    await drained;
    await server.close();
    await database.close();
  });
});

describe('housekeeping', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ env: { CAPTCHA: 'altcha' } });
  });
  afterAll(() => server.close());

  test('deletes what has served its time, and nothing before', async () => {
    const { db } = server.database;
    const now = server.clock.now;
    await db.insert(usedCaptchas).values({ nonce: 'old', expiresAt: new Date(now.getTime() + 60_000) });
    const asha = '9000000001';
    const { sessionID } = await signedIn(asha);
    await server.call('sendOtp', { params: { mobileNumber: asha }, headers: { 'x-requested-with': 'test' } });
    const counts = async () => ({
      captchas: await db.$count(usedCaptchas, eq(usedCaptchas.nonce, 'old')),
      sessions: await db.$count(sessions, eq(sessions.id, sessionID)),
      codes: await db.$count(otpChallenges),
      counters: await db.$count(limitCounters),
      messages: await db.$count(outboxMessages),
    });
    const all = await counts();
    expect(all).toMatchObject({ captchas: 1, sessions: 1, codes: 1, messages: 1 });
    await cleanUp(now);
    expect(await counts()).toEqual(all);
    await cleanUp(new Date(now.getTime() + 7 * day));
    expect(await counts()).toMatchObject({ captchas: 0, sessions: 1, codes: 0, counters: 0, messages: 1 });
    await cleanUp(new Date(now.getTime() + 9 * day));
    expect(await counts()).toEqual({ captchas: 0, sessions: 0, codes: 0, counters: 0, messages: 0 });
  });

  async function cleanUp(at: Date): Promise<void> {
    for (const task of ['expiredCalls', 'expiredSignIns', 'oldMessages'] as const) {
      await server.runTask(task, at);
    }
  }

  async function signedIn(mobileNumber: string): Promise<{ sessionID: string }> {
    const { db } = server.database;
    const [user] = await db.select().from(users).where(eq(users.mobileNumber, mobileNumber));
    await server.actAs(user?.id ?? '');
    const [session] = await db
      .select()
      .from(sessions)
      .where(eq(sessions.userID, user?.id ?? ''));
    return { sessionID: session?.id ?? '' };
  }
});

test('a registration that nobody verified in seven days is gone; a member and the link stay', async () => {
  const server = await startTestServer();
  const { db } = server.database;
  const unverified = newFresher();
  await server.call('register', { body: unverified });
  const member = await newMember(server);
  const { now } = server.clock;
  await server.runTask('expiredSignIns', new Date(now.getTime() + 6 * day));
  const numbers = async () =>
    (await db.select({ mobileNumber: users.mobileNumber }).from(users)).map(
      ({ mobileNumber }) => mobileNumber,
    );
  expect(await numbers()).toContain(unverified.mobileNumber);
  await server.runTask('expiredSignIns', new Date(now.getTime() + 7 * day + 1000));
  expect(await numbers()).not.toContain(unverified.mobileNumber);
  expect(await numbers()).toContain(member.mobileNumber);
  expect(await db.$count(emailActivations, eq(emailActivations.email, member.email))).toBe(1);
  await server.close();
});

test('several copies that start at once on one database seed it once and share sessions and limits', async () => {
  const database: Database = await openTestDatabase();
  const config = readConfig({
    CAPTCHA: 'off',
    LOG_LEVEL: 'silent',
    PORTAL_DIR: '/nowhere',
    SERVER_SECRET: 'the secret that all copies share, 32+',
  });
  const copies = await Promise.all(
    Array.from({ length: 3 }, () =>
      createServer(
        { ...config, limits: { ...config.limits, registerPerAddress: { most: 3, seconds: 60 } } },
        { database },
      ),
    ),
  );
  const at = (index: number) => copies[index % copies.length]?.app ?? fail();
  expect(await database.db.$count(users, eq(users.mobileNumber, '9000000001'))).toBe(1);

  const login = await at(0).inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { mobileNumber: '9000000001', password: 'Demo@2026' },
  });
  const headers = { authorization: `Bearer ${login.json().data.token}` };
  expect((await at(1).inject({ url: '/api/wallet', headers })).statusCode).toBe(200);
  await at(2).inject({ method: 'POST', url: '/api/auth/logout', headers });
  expect((await at(0).inject({ url: '/api/wallet', headers })).statusCode).toBe(401);

  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    const { statusCode } = await at(count).inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: newFresher(),
    });
    statuses.push(statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  for (const copy of copies) await copy.close();
  await database.close();
});

test('what one copy keeps of a list is forgotten when another changes the list', async () => {
  const server = await startTestServer();
  // Each copy has a handle of its own, by which it keeps things.
  const own = { ...server.database, db: Object.create(server.database.db) as Database['db'] };
  const other = await createServer(server.config, { database: own, now: () => server.clock.now });
  const admin = await server.signIn('9000000051');
  const login = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { mobileNumber: '9000000051', password: 'Demo@2026' },
  });
  const headers = { authorization: `Bearer ${login.json().data.token}` };
  const cities = async () => {
    const answer = await other.app.inject({ url: '/api/admin/city/all?pageNo=-1', headers });
    return answer.json().data.city.map(({ name }: { name: string }) => name);
  };
  expect(await cities()).not.toContain('Heardof');
  await admin('addCity', { body: { name: 'Heardof', stateCode: 'WB' } });
  await expect.poll(cities, { timeout: 20_000 }).toContain('Heardof');
  await other.close();
  await server.close();
});

function fail(): never {
  throw new Error('There is no such copy.');
}
