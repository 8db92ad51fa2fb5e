/** News in browsers: who gets them, what they say, what becomes of a browser that is gone, and that nothing near the server is called. */
import { createECDH } from 'node:crypto';
import { createServer } from 'node:net';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { pushSubscriptions } from '../../src/identity/tables/push-subscriptions.ts';
import { preferences } from '../../src/identity/tables/preferences.ts';
import { users } from '../../src/identity/tables/users.ts';
import { forwardDue } from '../../src/messages/notifications/forwarding.ts';
import { tellPeople } from '../../src/messages/notifications/telling.ts';
import { createCourier } from '../../src/messages/outbox/courier.ts';
import { findGroup } from '../../src/notice-groups.ts';
import { noSeal } from '../../src/platform/seal.ts';
import { createOutbox } from '../../src/messages/outbox/outbox.ts';
import { outboxMessages } from '../../src/messages/tables/outbox.ts';
import { createPushCarrier } from '../../src/messages/push/carrier.ts';
import { encrypt } from '../../src/messages/push/encryption.ts';
import { createVapid } from '../../src/messages/push/vapid.ts';
import { inEveryLanguage } from '../../src/platform/index.ts';
import { loadKeys } from '../../src/platform/keys.ts';
import { isPublicAddress, isPublicURL, publicLookup } from '../../src/platform/public-hosts.ts';
import { patience } from '../support/patience.ts';
import { startPushService, type PushService } from '../support/push-service.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const asha = seededID('user/9000000001');
const ravi = seededID('user/9000000002');

let server: TestServer;
let service: PushService;
let call: Call;
beforeAll(async () => {
  service = await startPushService();
  server = await startTestServer({
    env: { PUSH_ON_LOOPBACK: '1', VAPID_CONTACT: 'mailto:help@portal.example' },
  });
  call = await server.actAs(asha);
});
afterAll(async () => {
  await server.close();
  await service.close();
});
beforeEach(async () => {
  const { db } = server.database;
  await db.delete(pushSubscriptions);
  await db.delete(preferences);
  await db.delete(outboxMessages);
});

const add = (by: Call, browser = service.browser()) =>
  by('addPushSubscription', { body: browser.subscription }).then((answer) => ({ ...answer, browser }));
const choose = (by: Call, ...pushKinds: string[]) => by('savePreferences', { body: { pushKinds } });
const listed = async (by: Call) =>
  (await by('listPushSubscriptions')).data.pushSubscription.map(({ id }) => id);

const lines: unknown[] = [];
const log = { warn: (line: object) => lines.push(line), error: (line: object) => lines.push(line) };

/** Sends out what was told, and waits until each browser was tried once. */
async function sendOut(): Promise<void> {
  const { db } = server.database;
  const now = () => server.clock.now;
  const { push } = loadKeys(server.config);
  const carrier = createPushCarrier({
    db,
    now,
    vapids: push.map((key) => createVapid(key, 'mailto:help@portal.example')),
    mayPushTo: () => true,
    onLoopback: true,
  });
  const options = { db, now, seal: noSeal, keepsTexts: true, carriers: { push: carrier }, log };
  const messenger = createOutbox(options);
  await forwardDue(
    db,
    { messenger, publicAddress: () => 'https://portal.example', findGroup, hasWhatsapp: false },
    now(),
  );
  await messenger.close();
  await createCourier('push', carrier, options).round();
  // The server itself may have one of them in its hands.
  const { channel, attempts, nextAttemptAt, lastError } = outboxMessages;
  const isTried = and(eq(channel, 'push'), gt(attempts, 0), isNotNull(nextAttemptAt), isNull(lastError));
  await vi.waitFor(async () => expect(await db.$count(outboxMessages, isTried)).toBe(0), patience);
}

let occasion = 0;
const offer = (changes: Partial<Parameters<typeof tellPeople>[2]> = {}) => ({
  type: 'Critical' as const,
  kind: 'applications' as const,
  topic: 'jobOpened' as const,
  push: 'offers' as const,
  text: {
    ...inEveryLanguage('-'),
    en: 'Navyug offers you the job Analyst.',
    hi: 'नवयुग आपको विश्लेषक की नौकरी देता है।',
  },
  subject: { ...inEveryLanguage('-'), en: 'Your offer from Navyug', hi: 'नवयुग से आपका प्रस्ताव' },
  note: 'What somebody wrote stays in the portal.',
  cta: '/my-jobs/1/offer',
  occasion: `push-test/${(occasion += 1)}`,
  at: server.clock.now,
  ...changes,
});

test('the message is the one of the example in RFC 8291, appendix A', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  expect(
    encrypt('When I grow up, I want to be a watermelon', keys, { sender, salt }).toString('base64url'),
  ).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('an offer is shown by each browser of a person who chose that: a title, a sentence and where it is, signed', async () => {
  const phone = await add(call);
  const laptop = await add(call);
  await choose(call, 'offers');
  await tellPeople(server.database.db, [asha], offer());
  await sendOut();
  for (const { browser } of [phone, laptop]) {
    expect(browser.pushed).toHaveLength(1);
    const [{ text, headers, claims, key } = { text: '', headers: {}, claims: {}, key: '' }] = browser.pushed;
    expect(JSON.parse(text)).toEqual({
      title: 'Your offer from Navyug',
      body: 'Navyug offers you the job Analyst.',
      path: '/my-jobs/1/offer',
      tag: expect.any(String),
      lang: 'en',
    });
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '259200', urgency: 'high' });
    expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:help@portal.example' });
    const { push } = (await server.app.inject({ url: '/config.json' })).json();
    expect(push).toEqual({ key });
  }
  const { data } = await call('listPushSubscriptions');
  expect(data.pushSubscription.map(({ lastSentAt }) => lastSentAt)).toEqual(
    Array(2).fill(server.clock.now.toISOString()),
  );
});

test('nothing is shown of a kind that was not chosen, nor to somebody who chose nothing, nor of what has no kind', async () => {
  const { browser } = await add(call);
  await choose(call, 'results');
  const other = await add(await server.actAs(ravi));
  await tellPeople(server.database.db, [asha, ravi], offer());
  await tellPeople(server.database.db, [asha, ravi], offer({ push: undefined }));
  await sendOut();
  expect(browser.pushed).toEqual([]);
  expect(other.browser.pushed).toEqual([]);
});

test('who chose browsers alone gets no e-mail and no SMS of it', async () => {
  await add(call);
  await choose(call, 'offers');
  await tellPeople(server.database.db, [asha], offer());
  await sendOut();
  const sent = await server.database.db.select().from(outboxMessages);
  expect(sent.map(({ channel }) => channel)).toEqual(['push']);
});

test('each reads it in the language of the account', async () => {
  const { browser } = await add(call);
  await choose(call, 'offers');
  await server.database.db.update(users).set({ locale: 'hi' }).where(eq(users.id, asha));
  await tellPeople(server.database.db, [asha], offer());
  await sendOut();
  await server.database.db.update(users).set({ locale: 'en' }).where(eq(users.id, asha));
  expect(JSON.parse(browser.pushed[0]?.text ?? '{}')).toMatchObject({
    title: 'नवयुग से आपका प्रस्ताव',
    body: 'नवयुग आपको विश्लेषक की नौकरी देता है।',
    lang: 'hi',
  });
});

test.each([
  ['results', 'Your application'],
  ['offers', 'Your offer'],
] as const)(
  'of how something went (%s) a locked screen shows that there is news, and no reason',
  async (push, title) => {
    const { browser } = await add(call);
    await choose(call, push);
    const text = 'Navyug has not chosen you for Analyst: your marks are too low.';
    await tellPeople(
      server.database.db,
      [asha],
      offer({ push, subject: undefined, text: inEveryLanguage(text), cta: '/my-jobs/1' }),
    );
    await sendOut();
    expect(JSON.parse(browser.pushed[0]?.text ?? '{}')).toMatchObject({
      title,
      body: 'There is news. Open it to read.',
      path: '/my-jobs/1',
    });
  },
);

test('what is long is cut between words', async () => {
  const { browser } = await add(call);
  await choose(call, 'offers');
  const text = `${'many words '.repeat(60)}end`;
  await tellPeople(server.database.db, [asha], offer({ text: inEveryLanguage(text) }));
  await sendOut();
  const { body } = JSON.parse(browser.pushed[0]?.text ?? '{}');
  expect(body).toMatch(/^(?:many words )+many(?: words)?…$/);
  expect(body.length).toBeLessThanOrEqual(160);
});

test.each([404, 410])(
  'a browser that its push service does not know (%i) is forgotten, and nothing of it is given up',
  async (status) => {
    const { browser } = await add(call);
    const stays = await add(call);
    await choose(call, 'offers');
    browser.answers.push(status);
    await tellPeople(server.database.db, [asha], offer());
    await sendOut();
    expect(await listed(call)).toEqual([stays.data.pushSubscription.id]);
    expect(stays.browser.pushed).toHaveLength(1);
    expect(await server.database.db.$count(outboxMessages)).toBe(1);
    expect(lines).toEqual([]);
  },
);

test('a push service that is busy is tried again, one that refuses for good is not, and both are seen by staff', async () => {
  const busy = await add(call);
  const refusing = await add(call);
  await choose(call, 'offers');
  busy.browser.answers.push(429);
  refusing.browser.answers.push(400);
  await tellPeople(server.database.db, [asha], offer());
  await sendOut();
  const admin = await server.actAs(seededID('user/9000000051'));
  expect((await admin('listUndelivered')).data.messages).toMatchObject([
    { channel: 'push', reason: 'the push service answered 400', canBeSent: true },
  ]);
  const at = server.clock.now;
  server.clock.now = new Date(at.getTime() + 5000);
  await sendOut();
  server.clock.now = at;
  expect(busy.browser.pushed).toHaveLength(1);
  expect(refusing.browser.pushed).toEqual([]);
  lines.length = 0;
});

describe('the browsers of a person', () => {
  test('are listed without addresses and keys, and turned off one by one, by the person alone', async () => {
    const first = await add(call);
    expect(Object.keys(first.data.pushSubscription).toSorted()).toEqual([
      'browser',
      'createdAt',
      'id',
      'lastSentAt',
    ]);
    const second = await add(call);
    const { id } = first.data.pushSubscription;
    const other = await server.actAs(ravi);
    expect((await other('deletePushSubscription', { params: { id } })).status).toBe(404);
    expect((await call('deletePushSubscription', { params: { id } })).status).toBe(200);
    expect(await listed(call)).toEqual([second.data.pushSubscription.id]);
    expect((await server.call('listPushSubscriptions')).status).toBe(401);
  });

  test('are ten at most: the oldest goes', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 11; count += 1) {
      ids.push((await add(call)).data.pushSubscription.id);
      server.clock.now = new Date(server.clock.now.getTime() + 1);
    }
    expect(await listed(call)).toEqual(ids.slice(1).toReversed());
  });

  test('are of whoever asked last in the same browser', async () => {
    const { browser } = await add(call);
    const other = await server.actAs(ravi);
    await add(other, browser);
    expect(await listed(call)).toEqual([]);
    expect(await listed(other)).toHaveLength(1);
  });

  test('end with a sign-out there, with all others that are ended, and not when a session runs out', async () => {
    const phone = await server.actAs(asha);
    const laptop = await server.actAs(asha);
    await add(phone);
    const kept = await add(laptop);
    await phone('logout');
    expect(await listed(laptop)).toEqual([kept.data.pushSubscription.id]);
    const third = await server.actAs(asha);
    await third('revokeOtherSessions');
    expect(await listed(third)).toEqual([]);
    call = await server.actAs(asha);
    await add(third);
    const at = server.clock.now;
    server.clock.now = new Date(at.getTime() + 48 * 60 * 60 * 1000);
    expect(await listed(await server.actAs(asha))).toHaveLength(1);
    server.clock.now = at;
  });

  test.each([
    ['a key that is no point of the curve', { p256dh: 'B'.repeat(87) }, 'p256dh'],
    ['an address near the server', { endpoint: 'https://10.0.0.1/send' }, 'endpoint'],
    ['an address that is not encrypted', { endpoint: 'http://push.example.net/send' }, 'endpoint'],
    ['an address that is too long', { endpoint: `https://push.example.net/${'a'.repeat(1000)}` }, 'endpoint'],
  ])('are refused with %s', async (_what, change, path) => {
    const { status, error } = await call('addPushSubscription', {
      body: { ...service.browser().subscription, ...change },
    });
    expect(status).toBe(422);
    expect(error?.fields).toMatchObject([{ path }]);
  });

  test('are none where the operator wants none', async () => {
    const without = await startTestServer({ env: { PUSH: '0' } });
    try {
      expect((await without.app.inject({ url: '/config.json' })).json().push).toEqual({ key: null });
      const answer = await (
        await without.actAs(asha)
      )('addPushSubscription', {
        body: { ...service.browser().subscription, endpoint: 'https://push.example.net/send' },
      });
      expect(answer.status).toBe(422);
    } finally {
      await without.close();
    }
  });
});

describe('addresses that browsers name', () => {
  test.each([
    'https://127.0.0.1/a',
    'https://10.1.2.3/a',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/a',
    'https://0x7f.1/a',
    'https://[::1]/a',
    'https://[::ffff:10.0.0.1]/a',
    'https://[fd00::1]/a',
    'https://[2002:0a00:0001::]/a',
    'https://localhost/a',
    'https://database/a',
    'https://metadata.google.internal/a',
    'https://push.example.net:8443/a',
    'https://user:secret@push.example.net/a',
    'http://push.example.net/a',
    'file:///etc/passwd',
    'no address',
  ])('%s is not called', (address) => expect(isPublicURL(address)).toBe(false));

  test.each([
    'https://fcm.googleapis.com/fcm/send/a',
    'https://web.push.apple.com/a',
    'https://[2606:4700::1]/a',
  ])('%s is', (address) => expect(isPublicURL(address)).toBe(true));

  test('a name that leads to this machine is not called', async () => {
    const found = await new Promise((resolve) => {
      publicLookup('localhost', { all: true }, (error, addresses) => resolve(error ?? addresses));
    });
    expect(found).toEqual(new Error('the name leads to no public address'));
    expect(isPublicAddress('93.184.215.14')).toBe(true);
  });

  test('nor by the carrier, though such an address is in the table', async () => {
    let calls = 0;
    const listener = createServer((socket) => {
      calls += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => {
      listener.listen(0, '127.0.0.1', resolve);
    });
    const address = listener.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const { db } = server.database;
    const { data } = await add(call);
    const { id } = data.pushSubscription;
    await db
      .update(pushSubscriptions)
      .set({ endpoint: `https://localhost:${port}/a` })
      .where(eq(pushSubscriptions.id, id));
    const carrier = createPushCarrier({
      db,
      now: () => server.clock.now,
      vapids: [createVapid(loadKeys(server.config).push[0], 'mailto:help@portal.example')],
      // As for a name that led elsewhere when it was judged.
      mayPushTo: () => true,
      onLoopback: false,
    });
    await expect(carrier.deliver({ id, to: id, subject: null, text: 'text' })).rejects.toThrow(
      'the push service could not be reached',
    );
    expect(calls).toBe(0);
    listener.close();
  });
});
