/** The e-mail of the day: of what nobody got in another way and has not read, once. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { users } from '../../src/identity/tables/users.ts';
import { sendDigests } from '../../src/messages/notifications/daily-digest.ts';
import { sendNotification } from '../../src/messages/notifications/service.ts';
import { tellPeople } from '../../src/messages/notifications/telling.ts';
import type { NewsTopic } from '../../src/messages/notifications/topics.ts';
import { dailyDigests } from '../../src/messages/tables/daily-digests.ts';
import { notificationReceipts } from '../../src/messages/tables/notifications.ts';
import {
  dayMs,
  indianDate,
  inEveryLanguage,
  startOfIndianDate,
  type Message,
} from '../../src/platform/index.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';

const idOf = (mobileNumber: string) => seededID(`user/${mobileNumber}`);
const asha = idOf('9000000001');
const meena = idOf('9000000003');

/** Six in the evening of the first day, and the days after it. */
const evening = (day: number) =>
  new Date(startOfIndianDate(indianDate(startTime)).getTime() + 18 * 60 * 60_000 + day * dayMs);

let server: TestServer;
let call: Call;
beforeAll(async () => {
  server = await startTestServer();
  call = await server.actAs(asha);
  await server.database.db.update(users).set({ emailVerifiedAt: startTime });
  await server.database.db
    .update(users)
    .set({ userStatus: 'Suspended' })
    .where(sql`${users.id} not in (${asha}, ${meena}, ${idOf('9000000041')})`);
  // What the sandbox begins with is read.
  await server.database.db.execute(sql`
    insert into ${notificationReceipts} (notification_id, user_id, read_at)
    select notifications.id, users.id, now() from notifications, users on conflict do nothing`);
});
afterAll(() => server.close());

let told = 0;
const tell = (people: readonly string[], words: string, at: Date, topic: NewsTopic = 'jobOpened') =>
  tellPeople(server.database.db, people, {
    type: 'Broadcast',
    topic,
    cta: '/my-jobs',
    text: inEveryLanguage(words),
    occasion: `digest/${(told += 1)}`,
    at,
  });

/** What is written at a moment, by this many copies at once. */
async function writtenAt(now: Date, copies = 1): Promise<Message[]> {
  const written: Message[] = [];
  const ways = {
    messenger: {
      send: async (messages: Message | readonly Message[]) => void written.push(...[messages].flat()),
    },
    publicAddress: () => 'https://portal.example.com',
  };
  await Promise.all(Array.from({ length: copies }, () => sendDigests(server.database.db, ways, now)));
  return written;
}

const before = (at: Date, minutes: number) => new Date(at.getTime() - minutes * 60_000);

test('comes at six in the evening, once, to who has something new', async () => {
  await tell([asha, meena], 'A job is open', before(evening(0), 60));
  await tell([asha], 'You are shortlisted', before(evening(0), 50), 'shortlisted');
  await tell([asha], 'Credits for you', before(evening(0), 40));
  expect(await writtenAt(before(evening(0), 1))).toEqual([]);
  const written = await writtenAt(evening(0), 3);
  const [hers, others] = written.toSorted((one, other) => other.text.length - one.text.length);
  expect(written).toHaveLength(2);
  expect(hers).toMatchObject({ channel: 'email', kind: 'news', subject: 'New for you on Aarambh: 2' });
  expect(hers?.text).toMatch(/- Credits for you\n- A job is open\n/);
  expect(hers?.text).not.toContain('shortlisted');
  expect(hers?.text).toContain('https://portal.example.com/settings');
  expect(others?.text).toContain('- A job is open');
  expect(await writtenAt(evening(0), 2)).toEqual([]);
});

test('says nothing of what was read, and nothing to who switched it off', async () => {
  await tell([asha, meena], 'Another job', before(evening(1), 60));
  expect((await call('markAllNotificationsRead', { body: { type: 'Broadcast' } })).status).toBe(200);
  await server.database.db.execute(sql`
    insert into ${notificationReceipts} (notification_id, user_id, read_at)
    select id, ${asha}, now() from notifications on conflict do nothing`);
  expect((await writtenAt(evening(1))).map(({ text }) => text)).toEqual([
    expect.stringContaining('Another job'),
  ]);
  await tell([asha], 'A third job', before(evening(2), 60));
  await call('savePreferences', { body: { digestByEmail: false } });
  expect(await writtenAt(evening(2))).toEqual([]);
  await call('savePreferences', { body: { digestByEmail: true } });
});

test('shows ten, counts the rest, and tells what staff wrote to many', async () => {
  for (let each = 0; each < 12; each += 1) await tell([asha], `Job ${each}`, before(evening(3), 60 - each));
  await sendNotification(server.database.db, {
    type: 'Broadcast',
    weight: 'usual',
    content: '<p>Fair on Monday</p>',
    audienceUsers: [meena],
    createdAt: before(evening(3), 30),
  });
  const written = await writtenAt(evening(3));
  expect(written.map(({ text }) => text).find((text) => text.includes('Fair on Monday'))).toBeDefined();
  const [long] = written.filter(({ text }) => text.includes('Job 11'));
  expect(long?.text.match(/^- /gm)).toHaveLength(10);
  expect(long?.text).toContain('Not shown here: 2.');
});

test('goes on behind the last person after a copy that ended, and begins where the last one ended', async () => {
  await tell([asha, meena], 'After the break', before(evening(4), 60));
  const [first = '', second = ''] = [asha, meena].toSorted();
  await server.database.db.insert(dailyDigests).values({
    day: indianDate(evening(5)),
    since: evening(3),
    until: evening(5),
    reached: first,
  });
  const [person] = await server.database.db.select().from(users).where(eq(users.id, second));
  const written = (await writtenAt(evening(5))).filter(({ text }) => text.includes('After the break'));
  expect(written.map(({ to }) => to)).toEqual([person?.email]);
  const days = await server.database.db.select().from(dailyDigests);
  expect(days.every(({ endedAt, reached }) => endedAt !== null && reached === '')).toBe(true);
});
