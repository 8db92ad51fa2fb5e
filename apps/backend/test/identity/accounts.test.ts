import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../src/identity/tables/users.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';

const idOf = (mobileNumber: string) => seededID(`user/${mobileNumber}`);
const asha = '9000000001';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('reading an account by mobile number', () => {
  test('shows a student herself, without internals', async () => {
    const { status, data } = await (
      await server.signIn(asha)
    )('getUserByMobile', {
      params: { mobileNumber: asha },
    });
    expect(status).toBe(200);
    expect(data.user).toEqual({
      id: idOf(asha),
      type: 'C',
      firstName: 'Asha',
      lastName: 'Patil',
      email: 'asha.patil@students.example.edu',
      mobileNumber: asha,
      isFresher: true,
      parentEntityID: instituteID('sahyadri'),
      parentEntityName: 'Sahyadri Institute of Technology, Pune',
      parentEntityType: 'Institute',
      roleID: seededID('role/student'),
      roleName: 'Student',
      userStatus: 'Active',
      emailVerifiedAt: '2026-09-22T04:30:00.000Z',
      mobileVerifiedAt: '2026-09-22T04:30:00.000Z',
      pendingEmail: null,
      locale: 'en',
      imageID: null,
      city: 'Pune',
      state: 'Maharashtra',
      broadcastNotificationLastRead: { seconds: 0, nanoseconds: 0 },
      lastLoginAt: startTime.toISOString(),
      createdAt: '2026-09-22T04:30:00.000Z',
    });
  });

  test.each([
    ['a student, another of the same institute', asha, '9000000002', 404],
    ['a student, nobody', asha, '9999999999', 404],
    ['an employer, the own account', '9000000021', '9000000021', 200],
    ['an employer, a student', '9000000021', asha, 404],
    ['an officer, an own student', '9000000031', asha, 200],
    ['an officer, a student elsewhere', '9000000031', '9000000003', 404],
    ['an officer, an experienced candidate', '9000000031', '9000000011', 404],
    ['a controller, a student of an institute of the university', '9000000032', '9000000004', 200],
    ['a controller, a student of another', '9000000032', '9000000005', 404],
    ['support, an unverified student', '9000000041', '9000000061', 200],
    ['an admin, an employer', '9000000051', '9000000022', 200],
  ])('is allowed by scope: %s', async (_case, caller, mobileNumber, status) => {
    const call = await server.signIn(caller);
    expect((await call('getUserByMobile', { params: { mobileNumber } })).status).toBe(status);
  });

  test('says the same of a person out of scope as of nobody', async () => {
    const call = await server.signIn(asha);
    const known = await call('getUserByMobile', { params: { mobileNumber: '9000000002' } });
    const unknown = await call('getUserByMobile', { params: { mobileNumber: '9999999999' } });
    expect(known.error).toEqual(unknown.error);
  });
});

describe('looking people up', () => {
  test('is slowed down after 60 in a minute, but not for the own account', async () => {
    const call = await server.signIn('9000000041');
    const lookUp = async (mobileNumber: string) =>
      (await call('getUserByMobile', { params: { mobileNumber } })).status;
    const guesses = Array.from({ length: 61 }, (_, index) => lookUp(String(7_000_000_000 + index)));
    const statuses = await Promise.all(guesses);
    expect(statuses).toContain(429);
    expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(60);
    expect(await lookUp('9000000041')).toBe(200);
  });
});

describe('changing an account', () => {
  let call: Call;
  beforeEach(async () => {
    server.clock.now = startTime;
    call = await server.signIn('9000000002');
  });
  const ravi = idOf('9000000002');
  const now = startTime.getTime() / 1000;

  async function readUpTo(seconds: number, nanoseconds = 0) {
    const body = { id: ravi, broadcastNotificationLastRead: { seconds, nanoseconds } };
    return (await call('updateUser', { body })).data.user.broadcastNotificationLastRead;
  }

  test('moves the last-read time forward, never back, and not past the server’s clock', async () => {
    expect(await readUpTo(now - 100, 5)).toEqual({ seconds: now - 100, nanoseconds: 5 });
    expect(await readUpTo(now - 200, 999)).toEqual({ seconds: now - 100, nanoseconds: 5 });
    expect(await readUpTo(now - 100, 4)).toEqual({ seconds: now - 100, nanoseconds: 5 });
    expect(await readUpTo(now - 100, 6)).toEqual({ seconds: now - 100, nanoseconds: 6 });
    expect(await readUpTo(now + 30)).toEqual({ seconds: now + 30, nanoseconds: 0 });
    expect(await readUpTo(now + 1_000_000)).toEqual({ seconds: now + 60, nanoseconds: 0 });
  });

  test('takes a name and a language', async () => {
    const { data } = await call('updateUser', { body: { id: ravi, firstName: 'Ravindra', locale: 'hi' } });
    expect(data.user).toMatchObject({ firstName: 'Ravindra', lastName: 'Kumar', locale: 'hi' });
  });

  test.each([
    ['type', { type: 'S' }],
    ['role', { roleID: seededID('role/super-admin') }],
    ['institute', { parentEntityID: instituteID('marina') }],
    ['status', { userStatus: 'Active' }],
    ['mobile number', { mobileNumber: '9123456789' }],
  ])('refuses to touch the %s', async (_what, body) => {
    const before = await server.database.db.select().from(users).where(eq(users.id, ravi));
    expect((await call('updateUser', { body: { id: ravi, ...body } })).status).toBe(422);
    expect(await server.database.db.select().from(users).where(eq(users.id, ravi))).toEqual(before);
  });

  test('is for others only within the scope of who may', async () => {
    const body = { id: idOf('9000000001'), lastName: 'Deshpande' };
    expect((await call('updateUser', { body })).status).toBe(404);
    expect((await (await server.signIn('9000000021'))('updateUser', { body })).status).toBe(404);
    const officer = await server.signIn('9000000031');
    expect((await officer('updateUser', { body })).data.user.lastName).toBe('Deshpande');
    const elsewhere = { id: idOf('9000000003'), lastName: 'Deshpande' };
    expect((await officer('updateUser', { body: elsewhere })).status).toBe(404);
  });

  test.each([
    ['what a person has read', { broadcastNotificationLastRead: { seconds: now, nanoseconds: 0 } }],
    ['the e-mail address', { email: 'officer@example.com' }],
  ])('leaves %s to the person', async (_what, changes) => {
    for (const staff of ['9000000031', '9000000041', '9000000051']) {
      const body = { id: ravi, ...changes };
      expect((await (await server.signIn(staff))('updateUser', { body })).status).toBe(403);
    }
  });
});
