/** From the outbox to a carrier: when, how often, and what is left behind. */
import { asc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DeliveryFailure, type Carrier, type Parcel } from '../../src/messages/outbox/carrier.ts';
import { createCourier, type Courier } from '../../src/messages/outbox/courier.ts';
import type { OutboxOptions } from '../../src/messages/outbox/options.ts';
import { createOutbox } from '../../src/messages/outbox/outbox.ts';
import { createSeal, noSeal } from '../../src/platform/seal.ts';
import { outboxMessages } from '../../src/messages/tables/outbox.ts';
import type { Database } from '../../src/database/database.ts';
import { messageKinds, type MessageKind } from '../../src/platform/messenger.ts';
import { loadKeys } from '../../src/platform/keys.ts';
import { openTestDatabase } from '../support/database.ts';
import { patience } from '../support/patience.ts';
import { startTime } from '../support/server.ts';
import { testConfig } from '../support/settings.ts';

const seal = createSeal(loadKeys(testConfig()));
const lines: object[] = [];
const log = { warn: (line: object) => lines.push(line), error: (line: object) => lines.push(line) };

let database: Database;
let now = startTime;
let delivered: Parcel[] = [];
/** What the carrier does next; without one it takes the message over. */
let failures: unknown[] = [];
const couriers: Courier[] = [];

const carrier: Carrier = {
  deliver: (parcel) => {
    const failure = failures.shift();
    if (failure !== undefined) return Promise.reject(failure);
    delivered.push(parcel);
    return Promise.resolve();
  },
};

function options(changes: Partial<OutboxOptions> = {}): OutboxOptions {
  return { db: database.db, now: () => now, seal, keepsTexts: false, carriers: {}, log, ...changes };
}

function courier(changes: Partial<OutboxOptions> = {}, by: Carrier = carrier): Courier {
  // Not started: one that looks again by the real clock would take, on a slow machine, what another is asked to deliver.
  const made = createCourier('sms', by, options(changes));
  couriers.push(made);
  return made;
}

/** A message that waits for delivery, as the server writes it. */
async function put(text = 'the text', goodUntil?: Date, kind: MessageKind = 'account'): Promise<void> {
  await database.db.insert(outboxMessages).values({
    channel: 'sms',
    priority: messageKinds.indexOf(kind),
    recipient: '9000000001',
    body: seal.seal(text),
    createdAt: now,
    nextAttemptAt: now,
    goodUntil: goodUntil ?? null,
  });
}

/** Something to wait at until it is opened. */
function gate(): { passed: Promise<void>; open: () => void } {
  let open = () => {};
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
}

const rows = () => database.db.select().from(outboxMessages).orderBy(asc(outboxMessages.id));
const advance = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(outboxMessages);
  now = startTime;
  delivered = [];
  failures = [];
  lines.length = 0;
});
afterEach(async () => {
  await Promise.all(couriers.splice(0).map((each) => each.stop()));
});

test('what an earlier run left is delivered, once, and its text is gone from the database', async () => {
  await put('123456 is your code.');
  expect((await rows())[0]?.body).not.toContain('123456');
  await courier().round();
  await courier().round();
  expect(delivered).toMatchObject([{ to: '9000000001', subject: null, text: '123456 is your code.' }]);
  expect(await rows()).toMatchObject([
    { body: '', attempts: 1, deliveredAt: startTime, nextAttemptAt: null },
  ]);
});

test('in the sandbox the text stays to be looked at', async () => {
  const outbox = createOutbox(options({ seal: noSeal, keepsTexts: true, carriers: { sms: carrier } }));
  outbox.start();
  await outbox.send({ channel: 'sms', to: '9000000001', text: '123456' });
  await outbox.close();
  await courier({ seal: noSeal, keepsTexts: true }).round();
  expect(delivered).toHaveLength(1);
  expect(await rows()).toMatchObject([{ body: '123456', deliveredAt: startTime }]);
});

test('pauses grow from five seconds to twelve hours, then the message is given up', async () => {
  await put();
  failures = Array.from({ length: 20 }, () => new DeliveryFailure('the SMS gateway answered 500'));
  const waits: number[] = [];
  for (;;) {
    await courier().round();
    const [row] = await rows();
    if (row?.nextAttemptAt == null) break;
    waits.push((row.nextAttemptAt.getTime() - now.getTime()) / 1000);
    advance(waits.at(-1) ?? 0);
  }
  expect(waits).toEqual([5, 30, 120, 600, 1800, 3600, 10_800, 21_600, 43_200]);
  expect(await rows()).toMatchObject([
    { attempts: 10, deliveredAt: null, lastError: 'the SMS gateway answered 500' },
  ]);
  expect(lines).toHaveLength(10);
  expect(lines.at(-1)).toEqual({
    event: 'message not delivered',
    channel: 'sms',
    attempts: 10,
    reason: 'the SMS gateway answered 500',
  });
});

test('before the pause is over nothing is tried, after it the message arrives', async () => {
  await put();
  failures = [new DeliveryFailure('away')];
  await courier().round();
  advance(4);
  await courier().round();
  expect(delivered).toEqual([]);
  advance(1);
  await courier().round();
  expect(delivered).toHaveLength(1);
});

test('a final refusal is not repeated', async () => {
  await put();
  failures = [new DeliveryFailure('the SMS gateway answered 422', { isFinal: true })];
  await courier().round();
  advance(100_000);
  await courier().round();
  expect(delivered).toEqual([]);
  expect(await rows()).toMatchObject([
    { attempts: 1, nextAttemptAt: null, lastError: 'the SMS gateway answered 422' },
  ]);
});

test('a code is not sent once it has expired, nor tried again when it would be then', async () => {
  const inTenMinutes = new Date(startTime.getTime() + 600_000);
  await put('123456', inTenMinutes);
  advance(600);
  await courier().round();
  expect(delivered).toEqual([]);
  expect(await rows()).toMatchObject([{ nextAttemptAt: null, body: '' }]);

  await put('654321', new Date(now.getTime() + 3000));
  failures = [new DeliveryFailure('away')];
  await courier().round();
  expect((await rows())[1]).toMatchObject({ attempts: 1, nextAttemptAt: null });
});

test('two copies of the server deliver each message once', async () => {
  for (let count = 0; count < 12; count += 1) await put(`text ${count}`);
  await Promise.all([courier().round(), courier().round()]);
  expect(delivered.map(({ text }) => text).toSorted()).toEqual(
    Array.from({ length: 12 }, (_, count) => `text ${count}`).toSorted(),
  );
});

describe('while very many news wait', () => {
  const putNews = async (count: number) => {
    for (let index = 0; index < count; index += 1) await put('news', undefined, 'news');
    advance(60);
  };

  test('a code is among the next five that leave, before what is about one account', async () => {
    await putNews(30);
    for (let index = 0; index < 20; index += 1) await put('about the account');
    advance(60);
    await put('the code', undefined, 'code');
    await courier().round();
    const order = delivered.map(({ text }) => text).filter((text) => text !== 'news');
    expect(order.indexOf('the code')).toBeLessThan(5);
    expect(delivered).toHaveLength(51);
  });

  test('a code does not stand behind news that a slow gateway holds', async () => {
    await putNews(30);
    const hold = gate();
    const slow: Carrier = {
      deliver: async (parcel) => {
        if (parcel.text === 'news') await hold.passed;
        delivered.push(parcel);
      },
    };
    const started = courier({}, slow);
    started.start();
    await put('the code', undefined, 'code');
    started.wake();
    await vi.waitFor(() => expect(delivered.map(({ text }) => text)).toEqual(['the code']), patience);
    hold.open();
  });

  test('no more of them leave in one second than the carrier takes, by two copies together', async () => {
    await putNews(30);
    const paced = { ...carrier, newsPerSecond: 7 };
    const copies = () => Promise.all([courier({}, paced).round(), courier({}, paced).round()]);
    await copies();
    expect(delivered).toHaveLength(7);
    await put('the code', undefined, 'code');
    await copies();
    expect(delivered.map(({ text }) => text).slice(7)).toEqual(['the code']);
    advance(1);
    await copies();
    expect(delivered).toHaveLength(15);
  });
});

test('an attempt that its server did not survive is made again after two minutes', async () => {
  await put();
  const hold = gate();
  courier({}, { deliver: () => hold.passed }).start();
  while ((await rows())[0]?.attempts !== 1) await new Promise((resolve) => setTimeout(resolve, 5));
  advance(119);
  await courier().round();
  expect(delivered).toEqual([]);
  advance(1);
  await courier().round();
  expect(delivered).toHaveLength(1);
  hold.open();
});

test('a text that was sealed with another key is not sent, and nothing of it is logged', async () => {
  await put('123456');
  const other = createSeal(loadKeys(testConfig({ SERVER_SECRET: 'another secret that tests know, 32+' })));
  await courier({ seal: other }).round();
  expect(delivered).toEqual([]);
  expect(JSON.stringify(lines)).not.toMatch(/123456|9000000001/);
});

describe('the sender of a message', () => {
  test('does not wait for the carrier', async () => {
    const hold = gate();
    const outbox = createOutbox(options({ carriers: { sms: { deliver: () => hold.passed } } }));
    outbox.start();
    await outbox.send({ channel: 'sms', to: '9000000001', text: '123456' });
    expect(await rows()).toMatchObject([{ deliveredAt: null }]);
    hold.open();
    await outbox.close();
  });

  test('leaves rows that differ in the reason only, whether a message goes out or not', async () => {
    const outbox = createOutbox(options({ carriers: { sms: carrier } }));
    outbox.start();
    await outbox.withhold({ channel: 'sms', to: '9111111111', text: 'A code was asked for.' }, 'no account');
    await outbox.close();
    await courier().round();
    expect(delivered).toEqual([]);
    expect(await rows()).toMatchObject([{ withheldBecause: 'no account', nextAttemptAt: null, attempts: 0 }]);
  });

  test('wakes the courier by itself', async () => {
    const arrived = gate();
    const listening: Carrier = {
      deliver: (parcel) => {
        arrived.open();
        return carrier.deliver(parcel);
      },
    };
    const outbox = createOutbox(options({ carriers: { sms: listening } }));
    outbox.start();
    await outbox.send({ channel: 'sms', to: '9000000001', text: 'the text' });
    await arrived.passed;
    await outbox.close();
    expect(delivered).toMatchObject([{ text: 'the text' }]);
  });
});
