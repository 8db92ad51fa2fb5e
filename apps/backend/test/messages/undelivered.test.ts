/** SMS and e-mails that were given up: who reads of them, and how they are sent again. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { DeliveryFailure } from '../../src/messages/outbox/carrier.ts';
import { createCourier } from '../../src/messages/outbox/courier.ts';
import { createSeal } from '../../src/platform/seal.ts';
import { outboxMessages } from '../../src/messages/tables/outbox.ts';
import { loadKeys } from '../../src/platform/keys.ts';
import { auditEvents } from '../../src/records/audit/tables.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';
import { testConfig } from '../support/settings.ts';

const idOf = (mobileNumber: string) => seededID(`user/${mobileNumber}`);
const seal = createSeal(loadKeys(testConfig()));
const log = { warn: () => undefined, error: () => undefined };

let server: TestServer;
let support: Call;
beforeAll(async () => {
  server = await startTestServer();
  support = await server.actAs(idOf('9000000041'));
});
beforeEach(() => server.database.db.delete(outboxMessages));
afterAll(() => server.close());

/** A message that the other side refuses for good, or takes. */
async function deliver(failure: DeliveryFailure | null): Promise<string[]> {
  const taken: string[] = [];
  const carrier = {
    deliver: ({ text }: { text: string }) =>
      failure === null ? Promise.resolve(void taken.push(text)) : Promise.reject(failure),
  };
  const { db } = server.database;
  const now = () => server.clock.now;
  const couriers = (['sms', 'email'] as const).map((channel) =>
    createCourier(channel, carrier, { db, now, seal, keepsTexts: false, carriers: {}, log }),
  );
  await Promise.all(couriers.map((each) => each.round()));
  return taken;
}

async function put(fields: Partial<typeof outboxMessages.$inferInsert> = {}): Promise<string> {
  const [row] = await server.database.db
    .insert(outboxMessages)
    .values({
      channel: 'sms',
      recipient: '9000000001',
      body: seal.seal('You are shortlisted.'),
      createdAt: startTime,
      nextAttemptAt: startTime,
      ...fields,
    })
    .returning();
  if (!row) throw new Error('The message was not written.');
  return row.id;
}

const refusal = new DeliveryFailure('the SMS gateway answered 422', { isFinal: true });

test('staff read why a message was given up, without its text and with the recipient hidden, and send it again', async () => {
  const id = await put();
  await put({ channel: 'email', recipient: 'asha.patil@example.com', subject: 'News from Aarambh' });
  await deliver(refusal);
  const { data, meta, text } = await support('listUndelivered');
  expect(meta).toMatchObject({ total: 2, pageNo: 1 });
  expect(data.messages.find((each) => each.id === id)).toMatchObject({
    channel: 'sms',
    attempts: 1,
    reason: 'the SMS gateway answered 422',
    canBeSent: true,
  });
  expect(data.messages.map(({ recipient }) => recipient)).toContain('***@example.com');
  expect(text).not.toMatch(/9000000001|asha\.patil|shortlisted/);

  const again = await support('sendUndelivered', { body: { ids: [id] } });
  expect(again).toMatchObject({ status: 200, data: { count: 1 } });
  expect(await deliver(null)).toEqual(['You are shortlisted.']);
  expect((await support('listUndelivered')).meta.total).toBe(1);
  const trail = await server.database.db.select().from(auditEvents).where(eq(auditEvents.entityID, id));
  expect(trail).toMatchObject([{ action: 'changed', actorID: idOf('9000000041') }]);
  // It has arrived: a second time there is nothing to send.
  expect((await support('sendUndelivered', { body: { ids: [id] } })).data.count).toBe(0);
  expect(await deliver(null)).toEqual([]);
});

test('a code that nobody waits for any more is listed, but not sent again', async () => {
  const id = await put({ goodUntil: new Date(startTime.getTime() + 600_000), body: seal.seal('123456') });
  await deliver(refusal);
  const { data } = await support('listUndelivered');
  expect(data.messages).toMatchObject([{ id, canBeSent: false }]);
  expect((await support('sendUndelivered', { body: { ids: [id] } })).data.count).toBe(0);
  expect(await deliver(null)).toEqual([]);
});

test('what waits, has arrived or was withheld is not listed', async () => {
  await put();
  await put({ nextAttemptAt: null, withheldBecause: 'no account has this number.' });
  await put({ nextAttemptAt: null, attempts: 1, deliveredAt: startTime, body: '' });
  expect((await support('listUndelivered')).data.messages).toEqual([]);
});

test('is for nobody who sees a part of the people alone', async () => {
  const id = await put();
  await deliver(refusal);
  const officer = await server.actAs(idOf('9000000031'));
  expect((await officer('listUndelivered')).data.messages).toEqual([]);
  expect((await officer('sendUndelivered', { body: { ids: [id] } })).status).toBe(403);
  const student = await server.actAs(idOf('9000000001'));
  expect((await student('listUndelivered')).status).toBe(403);
});
