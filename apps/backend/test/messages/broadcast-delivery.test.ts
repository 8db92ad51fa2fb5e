/** Broadcasts on their way to e-mail and SMS: what becomes of them when the server ends in between, and with two copies of it. */
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { preferences } from '../../src/identity/tables/preferences.ts';
import { users } from '../../src/identity/tables/users.ts';
import { forwardDue } from '../../src/messages/notifications/forwarding.ts';
import { notifications } from '../../src/messages/tables/notifications.ts';
import { outboxMessages } from '../../src/messages/tables/outbox.ts';
import { findGroup } from '../../src/notice-groups.ts';
import type { Message } from '../../src/platform/index.ts';
import { carriedAt } from '../support/carried.ts';
import { patience } from '../support/patience.ts';
import { whileRefused } from '../support/refused-rows.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';

const idOf = (mobileNumber: string) => seededID(`user/${mobileNumber}`);
const publicAddress = () => 'https://portal.example.com';

/** How many more candidates there are than the sandbox has, all of whom chose to get general messages by SMS. */
const crowd = 600;

let server: TestServer;
let support: Call;
beforeAll(async () => {
  server = await startTestServer();
  support = await server.actAs(idOf('9000000041'));
  const { db } = server.database;
  const [like] = await db.select().from(users).where(eq(users.mobileNumber, '9000000001'));
  if (!like) throw new Error('The sandbox has no such account.');
  const people = Array.from({ length: crowd }, (_, index) => ({
    ...like,
    id: `crowd-${String(index).padStart(4, '0')}`,
    mobileNumber: `8${String(index).padStart(9, '0')}`,
    email: `crowd-${index}@example.com`,
    type: 'C' as const,
    fullName: undefined,
  }));
  for (let from = 0; from < crowd; from += 100) {
    await db.insert(users).values(people.slice(from, from + 100));
  }
  await db
    .insert(preferences)
    .values(people.map(({ id }) => ({ userID: id, generalBySms: true, updatedAt: startTime })));
});
afterEach(async () => {
  await mend();
});
afterAll(() => server.close());

const crowdNumbers = Array.from({ length: crowd }, (_, index) => `8${String(index).padStart(9, '0')}`);

/** As if the server ended while it wrote to this number. */
async function breakAt(mobileNumber: string): Promise<void> {
  const { db } = server.database;
  // A sequence is not rolled back with the transaction that breaks off.
  await db.execute(sql`create sequence if not exists breaks`);
  await db.execute(sql`alter sequence breaks restart`);
  await db.execute(sql`
    create or replace function broken() returns trigger language plpgsql as
    $$ begin perform nextval('breaks'); raise exception 'The server ended here.'; end; $$`);
  await db.execute(
    sql.raw(`create trigger broken before insert on outbox_messages for each row
      when (new.recipient = '${mobileNumber}') execute function broken()`),
  );
}

/** Resolves once a look has broken off. */
const brokeOff = () =>
  vi.waitFor(async () => {
    const sequence = server.database.db.select({ isCalled: sql`is_called` }).from(sql`breaks`);
    expect(await sequence).toEqual([{ isCalled: true }]);
  }, patience);

const mend = () => server.database.db.execute(sql`drop trigger if exists broken on outbox_messages`);

let keys = 0;
async function broadcast(content: string, audience: object = { types: ['C'] }) {
  const { data } = await support('previewNotification', { body: { audience } });
  keys += 1;
  return support('addNotification', {
    headers: { 'idempotency-key': `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}` },
    body: { type: 'Broadcast', content, audience, expectedCount: data.preview.count },
  });
}

const written = async (content: string) => {
  const rows = await server.database.db
    .select({ to: outboxMessages.recipient })
    .from(outboxMessages)
    .where(eq(outboxMessages.body, content))
    .orderBy(asc(outboxMessages.recipient));
  return rows.map(({ to }) => to);
};

const rowOf = async (id: string) => {
  const [row] = await server.database.db.select().from(notifications).where(eq(notifications.id, id));
  return row;
};

test('a broadcast that breaks off goes on behind the last person, and reaches each once by two copies', async () => {
  await breakAt('8000000400');
  const { data, status } = await broadcast('<p>Goes on</p>');
  expect(status).toBe(200);
  const { id } = data.notifications;
  await brokeOff();
  const before = await written('Goes on');
  expect(before).toEqual(crowdNumbers.slice(0, 250));
  await mend();
  const after = await carriedAt(server.database.db, startTime, 2);
  expect([...before, ...after.map(({ to }) => to)].toSorted()).toEqual(crowdNumbers);
  expect(await rowOf(id)).toMatchObject({ forwardedTo: null });
  expect(await carriedAt(server.database.db, startTime, 2)).toEqual([]);
});

test('a broadcast that cannot go out keeps none behind it waiting', async () => {
  const { db } = server.database;
  const stuck = { table: 'outbox_messages', condition: `new.body = 'Stuck'` };
  await whileRefused(db, stuck, async () => {
    const { data } = await broadcast('<p>Stuck</p>');
    await broadcast('<p>Behind it</p>');
    await expect.poll(() => written('Behind it')).toEqual(crowdNumbers);
    expect(await written('Stuck')).toEqual([]);
    expect(await rowOf(data.notifications.id)).toMatchObject({ forwardedTo: '' });
  });
  const after = await carriedAt(db, startTime, 1);
  expect(after.map(({ to }) => to).toSorted()).toEqual(crowdNumbers);
});

test('a recalled broadcast goes no further', async () => {
  await breakAt('8000000300');
  const { data } = await broadcast('<p>Taken back</p>');
  const { id } = data.notifications;
  await brokeOff();
  const superAdmin = await server.actAs(idOf('9000000051'));
  expect((await superAdmin('deleteNotification', { params: { id } })).status).toBe(200);
  await mend();
  expect(await carriedAt(server.database.db, startTime)).toEqual([]);
  expect(await written('Taken back')).toHaveLength(250);
});

test('what an earlier version sent at once is not sent again', async () => {
  await server.database.db.insert(notifications).values({
    type: 'Broadcast',
    content: '<p>Long since sent</p>',
    sentCount: crowd,
    createdAt: startTime,
  });
  expect(await carriedAt(server.database.db, startTime, 2)).toEqual([]);
});

test('what names its people does not wait behind a broadcast to very many', async () => {
  const carried: Message[] = [];
  const { db } = server.database;
  await db.insert(notifications).values([
    { type: 'Broadcast', content: '<p>To all</p>', forwardedAt: startTime, forwardedTo: '' },
    { type: 'Critical', content: '<p>To one</p>', forwardTo: ['crowd-0001'] },
  ]);
  const messenger = {
    send: async (messages: Message | readonly Message[]) => void carried.push(...[messages].flat()),
  };
  await forwardDue(db, { messenger, publicAddress, findGroup, hasWhatsapp: false }, startTime);
  expect(carried[0]).toMatchObject({ text: 'To one' });
  expect(carried.filter(({ text }) => text === 'To all')).toHaveLength(crowd);
});

test('a copy that is stopped ends between two parts, and another goes on', async () => {
  const { db } = server.database;
  await db.insert(notifications).values({
    type: 'Broadcast',
    content: '<p>In parts</p>',
    forwardedAt: startTime,
    forwardedTo: '',
  });
  let isStopped = false;
  const first: Message[] = [];
  const messenger = {
    send: async (messages: Message | readonly Message[]) => {
      first.push(...[messages].flat());
      isStopped = true;
    },
  };
  await forwardDue(
    db,
    { messenger, publicAddress, findGroup, hasWhatsapp: false },
    startTime,
    () => !isStopped,
  );
  expect(first.length).toBeLessThan(crowd);
  const rest = await carriedAt(db, startTime, 2);
  expect([...first, ...rest].map(({ to }) => to).toSorted()).toEqual(crowdNumbers);
});
