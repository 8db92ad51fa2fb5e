/** The event stream over a real connection, on PGlite or, with TEST_DATABASE_URL, on PostgreSQL. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createServer, type Server } from '../../src/index.ts';
import { revokeAllSessions } from '../../src/identity/auth/sessions.ts';
import { EventStream } from '../../src/messages/notifications/event-stream.ts';
import { sendNotification } from '../../src/messages/notifications/service.ts';
import { createStreams, type Streams } from '../../src/messages/notifications/streams.ts';
import { sessions } from '../../src/identity/tables/auth.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { startTestServer, startTime, type TestServer } from '../support/server.ts';

const idOf = (mobileNumber: string) => seededID(`user/${mobileNumber}`);
const asha = idOf('9000000001');
const ravi = idOf('9000000002');
const employer = idOf('9000000021');

interface StreamEvent {
  event: string;
  data: unknown;
}

/** An open stream, read event by event. */
interface Stream {
  status: number;
  headers: IncomingMessage['headers'];
  next(): Promise<StreamEvent | 'end'>;
  close(): void;
}

let server: TestServer;
/** A second copy of the server on the same database. */
let other: Server;
let address: string;
let otherAddress: string;
const open: Stream[] = [];

beforeAll(async () => {
  server = await startTestServer({ limits: { streamsPerPerson: { most: 2, seconds: 60 } } });
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  other = await createServer(server.config, { database: server.database, now: () => server.clock.now });
  otherAddress = await other.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});
afterAll(async () => {
  await other.close();
  await server.close();
});

const tokenOf = (userID: string) => server.tokenOf(userID);

async function connect(token?: string, at = address): Promise<Stream> {
  // A connection of its own each: one that is kept for later would keep the server from stopping.
  const sent = get(`${at}/api/notification/stream`, {
    agent: false,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  sent.on('error', () => undefined);
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (!response) throw new Error('There was no answer.');
  const parts = response.setEncoding('utf8')[Symbol.asyncIterator]();
  let text = '';
  const stream: Stream = {
    status: response.statusCode ?? 0,
    headers: response.headers,
    async next() {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const block = text.slice(0, end);
          text = text.slice(end + 2);
          const event = /^event: (.*)$/m.exec(block)?.[1];
          if (event === undefined) continue;
          return { event, data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null') };
        }
        const part = await parts.next();
        if (part.done) return 'end';
        text += String(part.value);
      }
    },
    close: () => sent.destroy(),
  };
  open.push(stream);
  return stream;
}

/** Opens a stream and waits until it runs. */
async function listen(userID: string, at?: string): Promise<Stream> {
  const stream = await connect(await tokenOf(userID), at);
  expect(await stream.next()).toEqual({ event: 'ready', data: {} });
  return stream;
}

/** What comes next but news: a copy may tell late what the test before has sent to everybody. */
async function nextButNews(stream: Stream): Promise<StreamEvent | 'end'> {
  for (;;) {
    const event = await stream.next();
    if (event === 'end' || event.event !== 'changed') return event;
  }
}

const changed = (type: 'Broadcast' | 'Critical') => ({ event: 'changed', data: { type } });

const send = (values: Partial<Parameters<typeof sendNotification>[1]>) =>
  sendNotification(server.database.db, { type: 'Broadcast', content: '<p>News</p>', ...values });

describe('a stream', () => {
  test('needs a session', async () => {
    expect((await connect()).status).toBe(401);
    expect((await connect('nonsense')).status).toBe(401);
  });

  test('is passed on by proxies as it comes, and kept by nobody', async () => {
    const { status, headers } = await listen(asha);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/event-stream');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-accel-buffering']).toBe('no');
  });

  test('tells at each copy of what is meant for the person, and of nothing else', async () => {
    const streams = [await listen(asha, address), await listen(asha, otherAddress)];
    await send({ audienceUsers: [ravi] });
    await send({ audienceEntities: [companyID('greengrid')] });
    await send({ audienceTypes: ['E'] });
    await send({ type: 'Critical', audienceTypes: ['C'], audienceEntities: [instituteID('sahyadri')] });
    for (const stream of streams) expect(await stream.next()).toEqual(changed('Critical'));
    await send({});
    for (const stream of streams) expect(await stream.next()).toEqual(changed('Broadcast'));
  });

  test('tells nothing of a transaction that is rolled back', async () => {
    const stream = await listen(asha);
    const broken = server.database.db.transaction(async (tx) => {
      await sendNotification(tx, { type: 'Broadcast', content: '<p>Never</p>' });
      throw new Error('given up');
    });
    await expect(broken).rejects.toThrow('given up');
    await send({ type: 'Critical' });
    expect(await stream.next()).toEqual(changed('Critical'));
  });

  test("tells the person's other browsers what was read in one", async () => {
    const [mine, someoneElses] = [await listen(asha), await listen(ravi)];
    const call = server.callWith(await tokenOf(asha));
    await call('updateUser', {
      body: { id: asha, broadcastNotificationLastRead: { seconds: 1_795_235_400, nanoseconds: 0 } },
    });
    expect(await mine.next()).toEqual(changed('Broadcast'));
    await call('markAllNotificationsRead', { body: { type: 'Critical' } });
    expect(await mine.next()).toEqual(changed('Critical'));
    await send({ audienceUsers: [ravi] });
    expect(await someoneElses.next()).toEqual(changed('Broadcast'));
  });

  test.each([
    ['the same copy', () => address],
    ['another copy', () => otherAddress],
  ])('at %s ends with its session, and only with that', async (_where, at) => {
    const token = await tokenOf(asha);
    const [ended, kept] = [await connect(token, at()), await listen(asha, at())];
    expect(await ended.next()).toEqual({ event: 'ready', data: {} });
    expect((await server.callWith(token)('logout')).status).toBe(200);
    expect(await nextButNews(ended)).toEqual({ event: 'session-ended', data: {} });
    expect(await ended.next()).toBe('end');
    await send({});
    expect(await kept.next()).toEqual(changed('Broadcast'));
  });

  test('ends with all sessions of the person', async () => {
    const streams = [await listen(asha), await listen(asha, otherAddress), await listen(employer)];
    await revokeAllSessions(server.database.db, asha, server.clock.now);
    for (const stream of streams.slice(0, 2)) {
      expect(await nextButNews(stream)).toEqual({ event: 'session-ended', data: {} });
    }
    await send({ audienceUsers: [employer] });
    expect(await streams[2]?.next()).toEqual(changed('Broadcast'));
  });

  test('is one of few that a person may have open, until one is closed', async () => {
    const first = await listen(asha);
    await listen(asha);
    const refused = await connect(await tokenOf(asha));
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect((await listen(ravi)).status).toBe(200);
    first.close();
    await expect.poll(async () => (await connect(await tokenOf(asha))).status).toBe(200);
  });
});

describe('streams', () => {
  const log = { error: () => undefined };
  let streams: Streams;
  beforeEach(async () => {
    const limit = { most: 5, seconds: 60 };
    streams = createStreams({ database: server.database, limit, now: () => server.clock.now, log });
    await streams.start();
  });
  afterEach(async () => {
    server.clock.now = startTime;
    await streams.close();
  });

  /** Opens a stream of a new session. */
  async function openOne(seesNotifications = true): Promise<{ stream: EventStream; sessionID: string }> {
    await tokenOf(asha);
    const rows = await server.database.db.select().from(sessions).where(eq(sessions.userID, asha));
    const sessionID =
      rows
        .map(({ id }) => id)
        .toSorted()
        .at(-1) ?? '';
    return { stream: await streams.open({ userID: asha, sessionID, seesNotifications }), sessionID };
  }

  test('end when nobody told that the session is over', async () => {
    const { stream, sessionID } = await openOne();
    const said = readAll(stream);
    const { db } = server.database;
    await db
      .update(sessions)
      .set({ expiresAt: new Date(0) })
      .where(eq(sessions.id, sessionID));
    await streams.beat();
    expect(await said).toMatch(/event: ready[^]*event: session-ended\ndata: \{\}\n\n$/);
  });

  test('tell of a message when its time has come', async () => {
    // Deaf to events: word that the message was written could come after its time, and would count as a second one.
    const deaf = { db: server.database.db, listen: async () => async () => undefined };
    await streams.close();
    streams = createStreams({
      database: deaf,
      limit: { most: 5, seconds: 60 },
      now: () => server.clock.now,
      log,
    });
    await streams.start();
    const { stream } = await openOne();
    const said = readAll(stream);
    const due = new Date(startTime.getTime() + 60_000);
    await send({ scheduledAt: due, audienceUsers: [asha] });
    await streams.beat();
    server.clock.now = due;
    await streams.beat();
    await streams.beat();
    await streams.close();
    expect((await said).match(/changed/g)).toHaveLength(1);
  });

  test('say nothing of messages to who may not see them', async () => {
    const { stream } = await openOne(false);
    const said = readAll(stream);
    await send({});
    await streams.beat();
    await streams.close();
    expect(await said).not.toContain('changed');
  });

  test('end with the server', async () => {
    const { stream } = await openOne();
    const said = readAll(stream);
    await streams.close();
    expect(await said).toContain('event: ready');
    await expect(openOne()).rejects.toMatchObject({ status: 429 });
  });

  test('that are still being opened live through a beat, also when their session ends meanwhile', async () => {
    await tokenOf(asha);
    const opened = streams.open({
      userID: asha,
      sessionID: '00000000-0000-4000-8000-000000000000',
      seesNotifications: true,
    });
    await streams.beat();
    expect(await readAll(await opened)).toBe('retry: 3000\n\nevent: session-ended\ndata: {}\n\n');
  });

  test('keep little for who does not read, and let go of them', async () => {
    const { stream } = await openOne();
    for (let beats = 0; beats < 2000 && !stream.destroyed; beats += 1) await streams.beat();
    expect(stream.destroyed).toBe(true);
    expect(stream.readableLength).toBeLessThan(2000);
  });
});

test('what a browser has not taken is kept once', async () => {
  const stream = new EventStream();
  for (let time = 0; time < 10_000; time += 1) stream.tell('changed', { type: 'Critical' });
  stream.finish();
  expect(await readAll(stream)).toBe('retry: 3000\n\nevent: changed\ndata: {"type":"Critical"}\n\n');
});

async function readAll(stream: EventStream): Promise<string> {
  let text = '';
  for await (const part of stream) text += String(part);
  return text;
}

test('the server stops while streams are open', async () => {
  const third = await createServer(server.config, { database: server.database, now: () => server.clock.now });
  const at = await third.app.listen({ host: '127.0.0.1', port: 0 });
  const stream = await listen(ravi, at);
  await third.close();
  expect(await stream.next()).toBe('end');
});
