/** News on WhatsApp: what is posted to a Cloud API on this machine, and what a server with one does. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { users } from '../../src/identity/tables/users.ts';
import { DeliveryFailure } from '../../src/messages/outbox/carrier.ts';
import { createWhatsAppCarrier } from '../../src/messages/outbox/whatsapp.ts';
import { messageCounts } from '../../src/messages/tables/message-counts.ts';
import { outboxMessages } from '../../src/messages/tables/outbox.ts';
import { patience } from '../support/patience.ts';
import { startTestServer, startTime, type TestServer } from '../support/server.ts';

const received: { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> }[] = [];
const taken = (response: ServerResponse) =>
  void response
    .writeHead(200, { 'content-type': 'application/json; charset=UTF-8' })
    .end('{"messages":[{"id":"wamid.1"}]}');
let answer = taken;
const cloud = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (part: string) => (text += part));
  request.on('end', () => {
    received.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(text) });
    answer(response);
  });
});
let origin: string;
let server: TestServer;

const token = 'EAAG7Hq2mXv9Lr4TzB8kWnQ3pY6sD1f';
beforeAll(async () => {
  await new Promise<void>((resolve) => cloud.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(cloud.address() as AddressInfo).port}`;
  server = await startTestServer({
    env: {
      WHATSAPP_URL: origin,
      WHATSAPP_NUMBER_ID: '1065403',
      WHATSAPP_TOKEN: token,
      WHATSAPP_TEMPLATE: 'news',
      WHATSAPP_LANGUAGES: 'en,hi',
    },
  });
});
afterAll(async () => {
  await server.close();
  cloud.closeAllConnections();
  cloud.close();
});
afterEach(() => {
  received.length = 0;
  answer = taken;
});

const carrier = (timeoutMs?: number, url = `${origin}/v23.0/1065403/messages`) =>
  createWhatsAppCarrier(
    { url, token, template: 'news', languages: ['en', 'hi'], newsPerSecond: 20, newsPerDay: 1_000 },
    timeoutMs,
  );
const parcel = {
  id: 'message-1',
  to: '9000000001',
  subject: null,
  text: 'You are\n\n shortlisted.',
  locale: 'hi',
} as const;

async function failureOf(delivery: Promise<void>): Promise<DeliveryFailure> {
  const failure: unknown = await delivery.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof DeliveryFailure)) throw new Error('The delivery did not fail as expected.');
  expect(failure.message).not.toMatch(/9000000001|shortlisted|EAAG/);
  return failure;
}

const sentText = (): unknown => {
  const [{ body } = { body: {} }] = received;
  const { template } = body as {
    template: { components: { parameters: { text: string }[] }[] };
  };
  return template.components[0]?.parameters[0]?.text;
};

test('gets the approved template in the language of the person, with the news as one line in its gap', async () => {
  await carrier().deliver(parcel);
  expect(received).toMatchObject([
    {
      path: '/v23.0/1065403/messages',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: {
        messaging_product: 'whatsapp',
        to: '919000000001',
        type: 'template',
        template: {
          name: 'news',
          language: { code: 'hi' },
          components: [{ type: 'body', parameters: [{ type: 'text', text: 'You are shortlisted.' }] }],
        },
      },
    },
  ]);
});

test('a language that the template is not approved in gets the first; a long text keeps its link', async () => {
  const link = 'https://portal.example.com/my-jobs';
  await carrier().deliver({ ...parcel, locale: 'mr', text: `${'News of today. '.repeat(90)}\n\n${link}` });
  expect(received[0]?.body).toMatchObject({ template: { language: { code: 'en' } } });
  expect(sentText()).toMatch(/^News of today\..*\.\.\. https:\/\/portal\.example\.com\/my-jobs$/);
  expect(String(sentText()).length).toBeLessThanOrEqual(900);
});

test.each([
  [500, 131_000, false],
  [401, 190, false],
  [404, 132_001, false],
  [429, 130_429, false],
  [400, 130_429, false],
  [400, 131_042, false],
  [400, 131_026, true],
  [400, 100, true],
])('an answer of %i with the code %i: given up at once is %s', async (status, code, isFinal) => {
  const error = { message: 'Not to 919000000001', code };
  answer = (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
  expect(await failureOf(carrier().deliver(parcel))).toMatchObject({
    message: `WhatsApp answered ${status} (${code})`,
    isFinal,
  });
});

test('an answer that hangs, a page and one that is away may be other later', async () => {
  answer = () => undefined;
  expect(await failureOf(carrier(50).deliver(parcel))).toMatchObject({
    message: 'WhatsApp did not answer in time',
    isFinal: false,
  });
  answer = (response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>');
  expect((await failureOf(carrier().deliver(parcel))).message).toBe('WhatsApp answered with a page');
  expect((await failureOf(carrier(undefined, 'http://127.0.0.1:9/').deliver(parcel))).message).toBe(
    'WhatsApp could not be reached',
  );
});

const idOf = (mobileNumber: string) => seededID(`user/${mobileNumber}`);

test('a notice goes to who chose that and to nobody else, is counted before and after, and told per person', async () => {
  const { db } = server.database;
  expect((await server.app.inject({ url: '/config.json' })).json()).toMatchObject({
    whatsapp: { isOffered: true },
  });
  const [asha, other] = [idOf('9000000001'), idOf('9000000002')];
  await db.update(users).set({ mobileVerifiedAt: startTime }).where(eq(users.id, asha));
  const call = await server.actAs(asha);
  expect((await call('getPreferences')).data.preferences.byWhatsapp).toBe(false);
  expect((await call('savePreferences', { body: { byWhatsapp: true } })).status).toBe(200);
  const support = await server.actAs(idOf('9000000041'));
  const audience = { userIDs: [asha, other] };
  const message = { type: 'Critical', content: '<p>Bring your card</p>' };
  const { data } = await support('previewNotification', { body: { audience, message } });
  expect(data.preview).toMatchObject({ count: 2, smsCount: 2, whatsappCount: 1 });
  const sent = await support('addNotification', {
    headers: { 'idempotency-key': '00000000-0000-4000-8000-000000000001' },
    body: { ...message, audience, expectedCount: 2 },
  });
  expect(sent.status).toBe(200);
  await server.runTask('notifications');
  await vi.waitFor(() => expect(received).toHaveLength(1), patience);
  expect(sentText()).toBe('Bring your card');
  await vi.waitFor(async () => {
    const { data: told } = await support('listNotificationPeople', {
      params: { id: sent.data.notifications.id },
    });
    const states = told.toldPerson.map(({ whatsappState }) => whatsappState);
    expect(new Set(states)).toEqual(new Set(['Sent', 'SwitchedOff']));
  }, patience);
  expect(await db.select().from(messageCounts).where(eq(messageCounts.channel, 'whatsapp'))).toMatchObject([
    { messages: 1, parts: 1 },
  ]);
  const [row] = await db.select().from(outboxMessages).where(eq(outboxMessages.channel, 'whatsapp'));
  expect(row).toMatchObject({ recipient: '9000000001', attempts: 1 });
});
