/** What the platform tells people one by one: a row for each, beside what an earlier version of the server writes. */
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { tellPeople } from '../../src/messages/notifications/telling.ts';
import { addressNext, removeOldNotifications } from '../../src/messages/notifications/recipients.ts';
import {
  notificationReceipts,
  notificationRecipients,
  notifications,
} from '../../src/messages/tables/notifications.ts';
import { inEveryLanguage } from '../../src/platform/index.ts';
import { carriedAt } from '../support/carried.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';
import { toldPeople } from '../support/told.ts';

const idOf = (mobileNumber: string) => seededID(`user/${mobileNumber}`);
const asha = idOf('9000000001');
const meena = idOf('9000000003');
const dayMs = 24 * 60 * 60 * 1000;

let server: TestServer;
let support: Call;
beforeAll(async () => {
  server = await startTestServer();
  support = await server.actAs(idOf('9000000041'));
});
afterEach(() => (server.clock.now = startTime));
afterAll(() => server.close());

const later = (days: number) => new Date(startTime.getTime() + days * dayMs);

function tell(userIDs: readonly string[], occasion: string, news: object = {}) {
  return tellPeople(server.database.db, userIDs, {
    type: 'Critical',
    topic: 'jobOpened',
    text: inEveryLanguage(occasion),
    cta: '/my-jobs',
    occasion,
    at: startTime,
    ...news,
  });
}

const listOf = async (userID: string, type: 'Critical' | 'Broadcast' = 'Critical') =>
  (await (await server.actAs(userID))('listNotifications', { query: { type } })).data.notifications;
const wordsOf = async (...of: Parameters<typeof listOf>) =>
  (await listOf(...of)).map(({ content }) => content);

/** As an earlier version addresses a message: the people within its audience. */
async function tellAsBefore(occasion: string, fields: Partial<typeof notifications.$inferInsert> = {}) {
  const [row] = await server.database.db
    .insert(notifications)
    .values({
      type: 'Critical',
      content: `<p>${occasion}</p>`,
      audienceUsers: [asha, 'somebody who is gone'],
      occasion: `${occasion}/en`,
      createdAt: startTime,
      ...fields,
    })
    .returning();
  if (!row) throw new Error('The message was not written.');
  return row.id;
}

async function addressAll(copies: number): Promise<void> {
  const work = async () => {
    while (await addressNext(server.database.db, startTime));
  };
  await Promise.all(Array.from({ length: copies }, work));
}

test('news is in the list of those whom it is for alone, newest first among what is for all', async () => {
  expect(await tell([asha, meena], 'both')).toHaveLength(2);
  expect(await tell([asha], 'one', { at: later(1) })).toEqual([asha]);
  server.clock.now = later(2);
  support = await server.actAs(idOf('9000000041'));
  const audience = { types: ['C'] };
  const { data } = await support('previewNotification', { body: { audience } });
  const sent = await support('addNotification', {
    headers: { 'idempotency-key': '00000000-0000-4000-8000-000000000001' },
    body: { type: 'Critical', content: '<p>all</p>', audience, expectedCount: data.preview.count },
  });
  expect(sent.status).toBe(200);
  expect((await wordsOf(asha)).slice(0, 3)).toEqual(['<p>all</p>', '<p>one</p>', '<p>both</p>']);
  expect((await wordsOf(meena)).slice(0, 2)).toEqual(['<p>all</p>', '<p>both</p>']);
  expect(await wordsOf(idOf('9000000002'))).not.toContain('<p>both</p>');
  const call = await server.actAs(asha);
  const newest = await call('listNotifications', { query: { type: 'Critical', limit: 2 } });
  expect(newest.data.notifications.map(({ content }) => content)).toEqual(['<p>all</p>', '<p>one</p>']);
});

test('the same occasion is told once, and who was told stands in rows, not in the message', async () => {
  await tell([asha], 'once');
  expect(await tell([asha, meena], 'once')).toEqual([]);
  const told = (await toldPeople(server.database.db)).filter(({ occasion }) => occasion === 'once/en');
  expect(told).toMatchObject([{ people: [asha], audienceUsers: [], sentCount: 1 }]);
});

test('reading it is kept for the person alone', async () => {
  await tell([asha, meena], 'read by one');
  const message = (await listOf(asha)).find(({ content }) => content === '<p>read by one</p>');
  if (!message) throw new Error('The message is not listed.');
  const call = await server.actAs(asha);
  const { status } = await call('markNotificationRead', { params: { id: message.id } });
  expect(status).toBe(200);
  expect((await listOf(asha)).find(({ id }) => id === message.id)?.isRead).toBe(true);
  expect((await listOf(meena)).find(({ id }) => id === message.id)?.isRead).toBe(false);
  const stranger = await server.actAs(idOf('9000000002'));
  expect((await stranger('markNotificationRead', { params: { id: message.id } })).status).toBe(404);
});

test('staff see in what was sent whom it was for', async () => {
  support = await server.actAs(idOf('9000000041'));
  await tell([asha], 'seen by staff');
  const sent = await support('listSentNotifications', { query: { search: 'seen by staff' } });
  expect(sent.data.notifications).toMatchObject([
    { audience: { userIDs: [asha] }, audienceNames: ['Asha Patil'], sentCount: 1 },
  ]);
});

test('what an earlier version has addressed is listed before it is taken over, and after, once', async () => {
  const id = await tellAsBefore('of before');
  expect((await wordsOf(asha)).filter((words) => words === '<p>of before</p>')).toHaveLength(1);
  expect(await wordsOf(meena)).not.toContain('<p>of before</p>');
  await addressAll(2);
  expect((await wordsOf(asha)).filter((words) => words === '<p>of before</p>')).toHaveLength(1);
  expect(await wordsOf(meena)).not.toContain('<p>of before</p>');
  const { db } = server.database;
  const rows = await db
    .select()
    .from(notificationRecipients)
    .where(eq(notificationRecipients.notificationID, id));
  expect(rows.map(({ userID }) => userID)).toEqual([asha]);
  // An earlier version beside this one goes on to find its people.
  const [row] = await db.select().from(notifications).where(eq(notifications.id, id));
  expect(row).toMatchObject({ isAddressed: true, audienceUsers: [asha, 'somebody who is gone'] });
});

test('what an earlier version left to forward goes out once, taken over or not', async () => {
  const { db } = server.database;
  const urgent = { audienceUsers: [], forwardTo: [asha, meena] };
  await tellAsBefore('taken over first', urgent);
  await addressAll(1);
  await tellAsBefore('forwarded first', urgent);
  const carried = await carriedAt(db, startTime, 2);
  for (const words of ['taken over first', 'forwarded first']) {
    const sms = carried.filter(({ channel, text }) => channel === 'sms' && text.startsWith(words));
    expect(sms.map(({ to }) => to).toSorted()).toEqual(['9000000001', '9000000003']);
  }
  await addressAll(1);
  expect(await carriedAt(db, startTime)).toEqual([]);
});

test('what a person wrote for audiences stays with its audience', async () => {
  const id = await tellAsBefore('written by somebody', { occasion: null, createdBy: asha });
  await addressAll(1);
  const [row] = await server.database.db.select().from(notifications).where(eq(notifications.id, id));
  expect(row?.isAddressed).toBe(false);
  expect(await wordsOf(asha)).toContain('<p>written by somebody</p>');
});

test('after ninety days it is listed no more, and its rows are deleted', async () => {
  await tell([asha], 'ends');
  const { db } = server.database;
  const rows = () => db.$count(notificationRecipients, eq(notificationRecipients.createdAt, startTime));
  server.clock.now = later(89);
  expect(await wordsOf(asha)).toContain('<p>ends</p>');
  await removeOldNotifications(db, server.clock.now);
  expect(await rows()).toBeGreaterThan(0);
  server.clock.now = later(91);
  expect(await wordsOf(asha)).not.toContain('<p>ends</p>');
  await removeOldNotifications(db, server.clock.now);
  expect(await rows()).toBe(0);
});

test('after four hundred days what the platform told is deleted, with who had read it; what somebody wrote stays', async () => {
  const { db } = server.database;
  const at = later(-1_000);
  const told = await tellAsBefore('told long ago', { createdAt: at });
  const written = await tellAsBefore('written long ago', { createdAt: at, occasion: null, createdBy: asha });
  for (const notificationID of [told, written]) {
    await db.insert(notificationReceipts).values({ notificationID, userID: asha, readAt: at });
  }
  const left = async () => {
    const rows = await db.select().from(notifications).where(eq(notifications.createdAt, at));
    return rows.map(({ id }) => id).toSorted();
  };
  await removeOldNotifications(db, later(-601));
  expect(await left()).toEqual([told, written].toSorted());
  await removeOldNotifications(db, later(-599));
  expect(await left()).toEqual([written]);
  expect(await db.$count(notificationReceipts, eq(notificationReceipts.readAt, at))).toBe(1);
});

test('what is older than that is taken over without rows', async () => {
  const id = await tellAsBefore('long ago', { createdAt: later(-100) });
  await addressAll(1);
  const { db } = server.database;
  expect(await db.$count(notificationRecipients, eq(notificationRecipients.notificationID, id))).toBe(0);
});
