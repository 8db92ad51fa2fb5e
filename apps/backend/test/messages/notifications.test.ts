import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notificationReceipts, notifications } from '../../src/messages/tables/notifications.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { notificationID } from '../../src/seed/data/notifications.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { startTestServer, startTime, type TestServer } from '../support/server.ts';

const asha = '9000000001';
const ravi = '9000000002';
const offer = notificationID('offer');
const profile = notificationID('profile');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function listed(mobileNumber: string, type: string) {
  const { data } = await (await server.signIn(mobileNumber))('listNotifications', { query: { type } });
  return data.notifications;
}

async function idsOf(mobileNumber: string, type: string): Promise<string[]> {
  return (await listed(mobileNumber, type)).map(({ id }) => id);
}

describe('the list', () => {
  test('shows broadcast messages newest first, without a read mark', async () => {
    const messages = await listed(asha, 'Broadcast');
    expect(messages.map(({ id }) => id)).toEqual(['talk', 'cv-freeze', 'welcome'].map(notificationID));
    expect(messages[0]).toEqual({
      id: notificationID('talk'),
      type: 'Broadcast',
      content: expect.stringContaining('Navyug Software'),
      cta: '/my-jobs',
      created_at: startTime.getTime() / 1000 - 2 * 86_400,
      createdAt: '2026-11-19T04:30:00.000Z',
    });
  });

  test('shows critical messages with their read mark', async () => {
    const messages = await listed(asha, 'Critical');
    expect(messages.map(({ id, isRead }) => [id, isRead])).toEqual([
      [offer, false],
      [profile, false],
    ]);
  });

  test.each([
    ['a student of another institute', '9000000003', 'Broadcast', ['talk', 'welcome']],
    ['another student', ravi, 'Critical', ['profile']],
    ['an experienced candidate', '9000000011', 'Critical', ['profile']],
    ['an employer', '9000000021', 'Broadcast', ['hiring-season', 'welcome']],
    ['an employer whose company waits', '9000000022', 'Critical', ['company-pending']],
    ['an employer whose company does not', '9000000021', 'Critical', []],
    ['support', '9000000041', 'Broadcast', ['welcome']],
  ])('is for whom it is meant: %s', async (_who, mobileNumber, type, keys) => {
    expect(await idsOf(mobileNumber, type)).toEqual(keys.map(notificationID));
  });

  test('is as long as asked, at most 50, and of one known type', async () => {
    const call = await server.signIn(asha);
    const one = await call('listNotifications', { query: { type: 'Broadcast', limit: 1 } });
    expect(one.data.notifications.map(({ id }) => id)).toEqual([notificationID('talk')]);
    expect((await call('listNotifications', { query: { type: 'Broadcast', limit: 51 } })).status).toBe(422);
    expect((await call('listNotifications', { query: { type: 'Other' } })).status).toBe(422);
    expect((await call('listNotifications')).status).toBe(422);
    expect((await server.call('listNotifications', { query: { type: 'Critical' } })).status).toBe(401);
  });

  test('leaves out what is older than 90 days or withdrawn', async () => {
    const { db } = server.database;
    const insert = (createdAt: string, isActive = true) =>
      db
        .insert(notifications)
        .values({
          type: 'Broadcast',
          content: '<p>Test</p>',
          audienceEntities: [companyID('greengrid')],
          createdAt: new Date(createdAt),
          isActive,
        })
        .returning();
    await insert('2026-08-23T04:29:59.999Z');
    const [kept] = await insert('2026-08-23T04:30:00.000Z');
    await insert('2026-11-01T00:00:00Z', false);
    expect(await idsOf('9000000022', 'Broadcast')).toEqual([
      ...['hiring-season', 'welcome'].map(notificationID),
      kept?.id,
    ]);
  });
});

describe('marking as read', () => {
  test('is for the reader alone, and a second time changes nothing', async () => {
    const call = await server.signIn(asha);
    const first = await call('markNotificationRead', { params: { id: profile } });
    expect(first.data.notification).toMatchObject({ id: profile, isRead: true });
    server.clock.now = new Date(startTime.getTime() + 60_000);
    expect((await call('markNotificationRead', { params: { id: profile } })).status).toBe(200);
    server.clock.now = startTime;
    const receipts = await server.database.db
      .select()
      .from(notificationReceipts)
      .where(eq(notificationReceipts.notificationID, profile));
    expect(receipts).toEqual([
      { notificationID: profile, userID: seededID(`user/${asha}`), readAt: startTime },
    ]);
    expect((await listed(asha, 'Critical')).find(({ id }) => id === profile)?.isRead).toBe(true);
    expect((await listed(ravi, 'Critical')).find(({ id }) => id === profile)?.isRead).toBe(false);
  });

  test.each([
    ["somebody else's", offer],
    ['a broadcast one', notificationID('welcome')],
    ['none at all', 'nothing'],
  ])('finds only the own critical ones: %s', async (_what, id) => {
    const before = await server.database.db.$count(notificationReceipts);
    expect((await (await server.signIn(ravi))('markNotificationRead', { params: { id } })).status).toBe(404);
    expect(await server.database.db.$count(notificationReceipts)).toBe(before);
  });

  test('of everything reads all critical ones, or moves the last-read time to now', async () => {
    const call = await server.signIn(asha);
    await call('markAllNotificationsRead', { body: { type: 'Critical' } });
    expect((await listed(asha, 'Critical')).every(({ isRead }) => isRead)).toBe(true);
    await call('markAllNotificationsRead', { body: { type: 'Broadcast' } });
    const { data } = await call('getUserByMobile', { params: { mobileNumber: asha } });
    expect(data.user.broadcastNotificationLastRead).toEqual({
      seconds: startTime.getTime() / 1000,
      nanoseconds: 0,
    });
  });
});
