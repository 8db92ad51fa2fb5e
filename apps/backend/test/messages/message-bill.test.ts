/** What was sent in a month: counted once, by channel and institute, with its cost where there is a price. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { createCourier } from '../../src/messages/outbox/courier.ts';
import { outboxMessages } from '../../src/messages/tables/outbox.ts';
import { noSeal } from '../../src/platform/seal.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const idOf = (mobileNumber: string) => seededID(`user/${mobileNumber}`);

let server: TestServer;
let support: Call;
beforeAll(async () => {
  server = await startTestServer({ env: { SMS_PRICE: '0.185' } });
  support = await server.actAs(idOf('9000000041'));
});
afterAll(() => server.close());

/** Takes one message over, as the provider of its channel would. */
async function send(channel: 'sms' | 'email', recipient: string, text: string): Promise<void> {
  const { db } = server.database;
  const { now: at } = server.clock;
  await db
    .insert(outboxMessages)
    .values({ channel, recipient, body: text, createdAt: at, nextAttemptAt: at });
  const log = { warn: () => undefined, error: () => undefined };
  const options = { db, now: () => at, seal: noSeal, keepsTexts: true, carriers: {}, log };
  await createCourier(channel, { deliver: () => Promise.resolve() }, options).round();
}

const billOf = async (call: Call, query = {}) => (await call('getMessageBill', { query })).data.messageBill;

test('is read by channel with its parts, by staff of all people and by an officer of the own students', async () => {
  const student = '9000000001';
  const employer = '9000000021';
  await send('sms', student, 'a'.repeat(161));
  await send('sms', employer, 'short');
  await send('email', 'nobody@example.com', 'a letter');
  const month = server.clock.now.toISOString().slice(0, 7);
  expect(await billOf(support)).toEqual({
    month,
    channels: [
      { channel: 'sms', messages: 2, parts: 3, pricePaise: 18.5, costPaise: 56 },
      { channel: 'email', messages: 1, parts: 1, pricePaise: null, costPaise: null },
    ],
    costPaise: 56,
  });
  const officer = await server.actAs(idOf('9000000031'));
  expect(await billOf(officer, { month })).toMatchObject({
    channels: [{ channel: 'sms', messages: 1, parts: 2, costPaise: 37 }],
  });
  expect(await billOf(support, { month: '2020-02' })).toEqual({
    month: '2020-02',
    channels: [],
    costPaise: null,
  });
});

test('is kept from candidates, and of months alone', async () => {
  const candidate = await server.actAs(idOf('9000000001'));
  expect((await candidate('getMessageBill')).status).toBe(403);
  expect((await support('getMessageBill', { query: { month: '2026-13' } })).status).toBe(422);
});
