/** News for the programs of companies and institutes: what is sent where, how it is proved, and what becomes of what is not taken. */
import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WebhookTopic } from '@aarambh/api-client/enums';
import { users, type User } from '../../src/identity/tables/users.ts';
import { webhookDeliveries, webhooks } from '../../src/messages/tables/webhooks.ts';
import { signatureHeaders } from '../../src/messages/webhooks/signature.ts';
import { resealWebhooks } from '../../src/messages/index.ts';
import { loadKeys } from '../../src/platform/keys.ts';
import { mayBeCalled } from '../../src/platform/public-hosts.ts';
import { sealWith } from '../../src/platform/seal.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { applicationOf } from '../support/applications.ts';
import { addInstitute, addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program that hears of news. */
async function startReceiver() {
  const received: Received[] = [];
  /** What it answers to the next messages instead of 204; 302 leads to `/elsewhere`. */
  const answers: number[] = [];
  const http = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readText(request);
    received.push({ path: request.url ?? '', headers: request.headers, body });
    const status = answers.shift() ?? 204;
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {});
    response.end(status === 204 ? undefined : 'x'.repeat(1_000_000));
  };
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  const address: AddressInfo | string | null = http.address();
  if (address === null || typeof address === 'string') throw new Error('The receiver has no port.');
  return {
    received,
    answers,
    url: (path: string) => `http://127.0.0.1:${address.port}${path}`,
    close: () => new Promise<void>((resolve) => void http.close(() => resolve())),
  };
}

const minute = 60_000;

let server: TestServer;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let admin: Call;
let employer: User;
let officer: User;
let student: User;
beforeAll(async () => {
  receiver = await startReceiver();
  server = await startTestServer({ env: { WEBHOOKS_ON_LOOPBACK: '1' } });
  const { db } = server.database;
  employer = await addPerson(db, 'employer', companyID('greengrid'));
  officer = await addPerson(db, 'institute-officer', instituteID('sahyadri'));
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});
beforeEach(async () => {
  const { db } = server.database;
  await renewAdmin();
  await db.delete(webhooks);
  receiver.received.length = 0;
  receiver.answers.length = 0;
  student = await addPerson(db, 'student', instituteID('sahyadri'));
});

/** Sessions of staff end with the working day, and these tests move the clock. */
async function renewAdmin(): Promise<void> {
  admin = await server.actAs((await addPerson(server.database.db, 'super-admin', null)).id);
}

const everything: WebhookTopic[] = ['applications', 'offers', 'outcomes'];

async function add(path: string, { email }: User = employer, topics = everything) {
  const answer = await admin('addWebhook', { body: { url: receiver.url(path), email, topics } });
  expect(answer).toMatchObject({ status: 200 });
  const { data } = await admin('listWebhooks');
  const id = data.webhook.find(({ url }) => url === receiver.url(path))?.id ?? '';
  return { id, secret: answer.data.secret };
}

/** The company moves an application of the student on. */
async function shortlist(): Promise<string> {
  const id = await applicationOf(server.database.db, student);
  await move(id, 'Shortlisted');
  return id;
}

async function move(id: string, status: string): Promise<void> {
  expect(await step(id, status)).toMatchObject({ status: 200 });
}

async function step(id: string, status: string) {
  const call = await server.actAs(employer.id);
  const headers = { 'idempotency-key': randomUUID() };
  return call('setMappingStatus', { headers, body: { id, status, rowVersion: 1 } });
}

const send = (later = 0) => {
  server.clock.now = new Date(server.clock.now.getTime() + later);
  return server.runTask('webhooks');
};

const deliveriesOf = async (id: string) =>
  (await admin('listWebhookDeliveries', { params: { id } })).data.delivery;

const parsed = ({ body }: Received) => JSON.parse(body);

describe('what a program hears', () => {
  test('is each step of an application, with ids, statuses and times alone', async () => {
    await add('/company');
    const applicationID = await shortlist();
    await send();
    expect(receiver.received).toHaveLength(1);
    const [message] = receiver.received.map(parsed);
    expect(message).toEqual({
      type: 'application.updated',
      timestamp: server.clock.now.toISOString(),
      data: {
        applicationID,
        jdID: expect.any(String),
        from: 'Applied',
        to: 'Shortlisted',
        at: server.clock.now.toISOString(),
      },
    });
    const sent = JSON.stringify(receiver.received.map(({ body }) => body));
    for (const secret of [student.mobileNumber, student.email, student.firstName, student.id]) {
      expect(sent).not.toContain(secret);
    }
  });

  test('is of its own institute or company, and of the topics that it asked for', async () => {
    const { db } = server.database;
    const stranger = await addPerson(db, 'institute-officer', await addInstitute(db));
    await add('/institute', officer);
    await add('/stranger', stranger);
    await add('/offers', employer, ['offers', 'outcomes']);
    await shortlist();
    await send();
    expect(receiver.received.map(({ path }) => path)).toEqual(['/institute']);
  });

  test('is nothing once its owner has no business there', async () => {
    const { db } = server.database;
    const leaver = await addPerson(db, 'employer', companyID('greengrid'));
    const { id } = await add('/leaver', leaver);
    await db.update(users).set({ userStatus: 'Suspended' }).where(eq(users.id, leaver.id));
    await shortlist();
    await send();
    expect(receiver.received).toEqual([]);
    expect((await admin('listWebhooks')).data.webhook).toMatchObject([{ id, isSending: false }]);
  });

  test('is not told of what was taken back', async () => {
    const { id } = await add('/company');
    const refused = await step(await applicationOf(server.database.db, student), 'Joined');
    expect(refused.status).not.toBe(200);
    expect(await deliveriesOf(id)).toEqual([]);
  });
});

describe('a message', () => {
  test('is signed by Standard Webhooks with the secret that was shown once', async () => {
    const { id, secret } = await add('/signed');
    expect(secret).toMatch(/^whsec_/);
    await admin('testWebhook', { params: { id } });
    await send();
    const [message] = receiver.received;
    if (message === undefined) throw new Error('Nothing came.');
    const { headers, body } = message;
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const expected = createHmac('sha256', key).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${expected}`);
    const [row] = await server.database.db.select().from(webhooks).where(eq(webhooks.id, id));
    expect(row?.sealedSecret).not.toContain(secret.slice(6, 20));
  });

  test('has the signature of the example of the standard', () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const at = new Date(1_614_265_330 * 1000);
    expect(
      signatureHeaders(secret, { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}', at }),
    ).toMatchObject({
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  test('is tried again with the same id and bytes until it is taken', async () => {
    const { id } = await add('/again');
    receiver.answers.push(500, 302);
    await admin('testWebhook', { params: { id } });
    await send();
    expect(await deliveriesOf(id)).toMatchObject([
      { state: 'Waiting', attempts: 1, answerStatus: 500, reason: 'the answer was 500' },
    ]);
    await send();
    expect(receiver.received).toHaveLength(1);
    await send(minute);
    await send(minute);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/again', '/again', '/again']);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'Delivered', attempts: 3, answerStatus: 204 }]);
  });

  test('is given up after a day, with the reason, and sent again by a press', async () => {
    const { id } = await add('/down');
    receiver.answers.push(...Array.from({ length: 9 }, () => 503));
    await admin('testWebhook', { params: { id } });
    await send();
    for (let tries = 0; tries < 12; tries += 1) await send(13 * 60 * minute);
    await renewAdmin();
    const [given] = await deliveriesOf(id);
    expect(given).toMatchObject({ state: 'Given up', attempts: 9, reason: 'the answer was 503' });
    await admin('replayWebhookDelivery', { params: { id: given?.id ?? '' } });
    await send();
    expect(await deliveriesOf(id)).toMatchObject([{ id: given?.id, state: 'Delivered', answerStatus: 204 }]);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test('that a copy took and did not end is sent by another after a while', async () => {
    const { db } = server.database;
    const { id } = await add('/killed');
    await admin('testWebhook', { params: { id } });
    // What a copy leaves behind that was killed in the middle: claimed, not ended.
    await db
      .update(webhookDeliveries)
      .set({ nextAttemptAt: new Date(server.clock.now.getTime() + 5 * minute) })
      .where(eq(webhookDeliveries.webhookID, id));
    await send();
    expect(receiver.received).toEqual([]);
    await send(6 * minute);
    expect(receiver.received).toHaveLength(1);
  });

  test('waits with the others of an address that is down, and keeps their order', async () => {
    const { id } = await add('/order');
    receiver.answers.push(500);
    for (let count = 0; count < 3; count += 1) await admin('testWebhook', { params: { id } });
    await send();
    expect(receiver.received).toHaveLength(1);
    await send(minute);
    expect(await deliveriesOf(id)).toMatchObject([
      { state: 'Delivered', attempts: 1 },
      { state: 'Delivered', attempts: 1 },
      { state: 'Delivered', attempts: 2 },
    ]);
  });

  test('is not sent to an address that was removed', async () => {
    const { id } = await add('/removed');
    await admin('testWebhook', { params: { id } });
    await admin('removeWebhook', { params: { id } });
    await send();
    expect(receiver.received).toEqual([]);
    expect(await admin('testWebhook', { params: { id } })).toMatchObject({ status: 404 });
    expect(await admin('removeWebhook', { params: { id } })).toMatchObject({ status: 404 });
  });
});

describe('an address', () => {
  test('is https and of the public internet', () => {
    const refused = [
      'http://hr.example.com/',
      'https://127.0.0.1/',
      'https://10.0.0.1/',
      'https://169.254.169.254/latest/meta-data',
      'https://[::1]/',
      'https://localhost/',
      'https://user:word@hr.example.com/',
      'https://hr.example.com:8443/',
      'ftp://hr.example.com/',
      'no address',
    ];
    expect(refused.filter((url) => mayBeCalled(url, false))).toEqual([]);
    expect(mayBeCalled('https://hr.example.com/aarambh', false)).toBe(true);
  });

  test('that may not be called is refused when it is added', async () => {
    for (const url of ['http://hr.example.com/', 'https://10.0.0.1/']) {
      const body = { url, email: employer.email, topics: everything };
      expect(await admin('addWebhook', { body })).toMatchObject({
        status: 422,
        error: { fields: [{ path: 'url', code: 'link' }] },
      });
    }
  });

  test('is for administrators to add', async () => {
    const own = await server.actAs(employer.id);
    expect(await own('listWebhooks')).toMatchObject({ status: 403 });
  });
});

test('secrets follow the secret of the server', async () => {
  const { db } = server.database;
  const { id, secret } = await add('/rotated');
  const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id));
  const old = loadKeys(server.config);
  const next = loadKeys({
    secret: 'the next secret of the server, for tests',
    secretsRead: server.config.secret === null ? [] : [server.config.secret],
    dataFolder: null,
  });
  expect(sealWith(old.webhooks).open(row?.sealedSecret ?? '')).toBe(secret);
  expect(await resealWebhooks(db, sealWith(next.webhooks))).toEqual({ resealed: 1, unreadable: 0 });
  const [sealed] = await db.select().from(webhooks).where(eq(webhooks.id, id));
  expect(sealWith([next.webhooks[0]]).open(sealed?.sealedSecret ?? '')).toBe(secret);
});
