/** Texts with fields, templates of them, and what became of a notice for each of its people. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { preferences } from '../../src/identity/tables/preferences.ts';
import { users } from '../../src/identity/tables/users.ts';
import { sendDigests } from '../../src/messages/notifications/daily-digest.ts';
import { removeOldMessages } from '../../src/messages/index.ts';
import { outboxMessages } from '../../src/messages/tables/outbox.ts';
import type { Message } from '../../src/platform/index.ts';
import { patience } from '../support/patience.ts';
import { addInstitute, addPerson } from '../support/people.ts';
import { addRoundTo, addSelection, roundIn, type Applicant } from '../support/rounds.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let company: Call;
let officer: Call;
let support: Call;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  company = await server.actAs(seededID('user/9000000021'));
  officer = await server.actAs(seededID('user/9000000031'));
  support = await server.actAs(seededID('user/9000000041'));
});
afterAll(() => server.close());

let people: Applicant[];
let group: { kind: string; id: string };
beforeEach(async () => {
  server.clock.now = startTime;
  const added = await addSelection(server.database.db, company, { now: startTime, people: 2 });
  people = added.applicants;
  const round = await addRoundTo(company, added.jdID, roundIn(startTime, 48, { venue: 'Hall 7' }));
  group = { kind: 'Round', id: round.id };
});

const person = (index: number): Applicant => {
  const found = people[index];
  if (found === undefined) throw new Error(`There is no applicant ${index}.`);
  return found;
};

async function send(content: string, fields: object = {}) {
  const audience = { group };
  const { data } = await officer('previewNotification', { body: { audience } });
  return officer('addNotification', {
    headers: { 'idempotency-key': randomUUID() },
    body: { type: 'Critical', content, audience, expectedCount: data.preview.count, ...fields },
  });
}

/** The texts that came by SMS about this, once it has gone out. */
const smsWith = (words: string, count: number) =>
  vi.waitFor(async () => {
    const sent = (await server.messages()).filter(
      ({ channel, text }) => channel === 'sms' && text.includes(words),
    );
    expect(sent).toHaveLength(count);
    return sent.map(({ text }) => text).toSorted();
  }, patience);

describe('fields', () => {
  test('each reads the own name, roll number, time and place, on the bell and by SMS', async () => {
    const word = randomUUID();
    const { data, status, text } = await send(`<p>{name} ({rollNumber}): {time}, {place}. ${word}</p>`);
    expect([status, text]).toEqual([200, expect.any(String)]);
    // Who sent it reads the text as it was written.
    expect(data.notifications.text).toContain('{name} ({rollNumber})');
    const [first, second] = await smsWith(word, 2);
    expect(first).toContain(`StudentA`);
    expect(first).toContain(`(${person(0).rollNumber}): 23 Nov 2026`);
    expect(first).toContain('10:00');
    expect(first).toContain(', Hall 7. ');
    expect(second).toContain(`(${person(1).rollNumber})`);
    const call = await server.actAs(person(0).userID);
    const list = (await call('listNotifications', { query: { type: 'Critical' } })).data.notifications;
    const own = list.find(({ id }: { id: string }) => id === data.notifications.id);
    expect(own?.content).toContain(`(${person(0).rollNumber}): 23 Nov 2026`);
  });

  test('what a name holds is no HTML', async () => {
    const { db } = server.database;
    await db
      .update(users)
      .set({ firstName: '<b>Asha</b> & {place}' })
      .where(eq(users.id, person(0).userID));
    const { data } = await send('<p>For {name}</p>');
    const call = await server.actAs(person(0).userID);
    const list = (await call('listNotifications', { query: { type: 'Critical' } })).data.notifications;
    const own = list.find(({ id }: { id: string }) => id === data.notifications.id);
    expect(own?.content).toContain('&lt;b&gt;Asha&lt;/b&gt; &amp; {place}');
  });

  test('the e-mail of the day says them, too', async () => {
    const { db } = server.database;
    const { userID, rollNumber } = person(0);
    await db.update(users).set({ emailVerifiedAt: startTime }).where(eq(users.id, userID));
    await send('<p>Roll {rollNumber}, in general</p>', { type: 'Broadcast' });
    const carried: Message[] = [];
    const messenger = {
      send: async (messages: Message | readonly Message[]) => void carried.push(...[messages].flat()),
    };
    await sendDigests(
      db,
      { messenger, publicAddress: () => 'https://portal.example' },
      new Date(startTime.getTime() + 9 * 60 * 60_000),
    );
    expect(carried.some(({ text }) => text.includes(`Roll ${rollNumber}, in general`))).toBe(true);
  });

  test.each([
    ['that there is not', '<p>{name}, room {room}</p>', '{room} is no field'],
    ['in other letters', '<p>{NAME}</p>', '{NAME} is no field'],
  ])('one %s is refused at its place', async (_what, content, words) => {
    const { status, fieldErrors } = refused(await send(content));
    expect(status).toBe(422);
    expect(fieldErrors).toEqual([expect.objectContaining({ path: 'content', code: 'unknownField' })]);
    expect(fieldErrors[0]?.message).toContain(words);
  });

  test('a time is said to the people of a round alone', async () => {
    const { status, fieldErrors } = refused(
      await officer('addNotification', {
        headers: { 'idempotency-key': randomUUID() },
        body: { type: 'Critical', content: '<p>At {time}</p>', audience: {}, expectedCount: 1 },
      }),
    );
    expect(status).toBe(422);
    expect(fieldErrors[0]?.message).toContain('the people of a round alone');
  });

  test('a test goes to its sender alone, by every way, with examples', async () => {
    const word = randomUUID();
    const body = { type: 'Critical', content: `<p>{name}: {time}, {place} ${word}</p>` };
    expect((await officer('testNotification', { body })).status).toBe(200);
    const [text] = await smsWith(word, 1);
    expect(text).toContain('Leela Deshmukh: ');
    expect(text).not.toContain('{');
    expect(
      refused(await officer('testNotification', { body: { ...body, content: '<p>{x}</p>' } })).status,
    ).toBe(422);
  });
});

/** What a call was refused with. */
function refused({ status, text }: { status: number; text: string }) {
  const { error } = JSON.parse(text) as {
    error: { fields?: { path: string; code: string; message: string }[] };
  };
  return { status, fieldErrors: error.fields ?? [] };
}

describe('templates', () => {
  const titles = async (call: Call): Promise<string[]> =>
    (await call('listNoticeTemplates')).data.noticeTemplate.map(({ title }: { title: string }) => title);

  test('each organisation has its own, and so have the staff', async () => {
    const title = `Call ${randomUUID()}`;
    const body = { title, text: '{name}, come at {time}.' };
    const { data, status } = await officer('addNoticeTemplate', { body });
    expect(status).toBe(200);
    expect(await titles(officer)).toContain(title);
    expect(await titles(support)).not.toContain(title);
    const { db } = server.database;
    const stranger = await server.actAs(
      (await addPerson(db, 'institute-officer', await addInstitute(db))).id,
    );
    expect(await titles(stranger)).toEqual([]);
    const { id } = data.noticeTemplate;
    expect((await stranger('deleteNoticeTemplate', { params: { id } })).status).toBe(404);
    expect(
      (await officer('addNoticeTemplate', { body: { ...body, title: title.toUpperCase() } })).status,
    ).toBe(409);
    const changed = await officer('updateNoticeTemplate', {
      params: { id },
      body: { rowVersion: 1, text: '{name}!' },
    });
    expect(changed.data.noticeTemplate).toMatchObject({ title, text: '{name}!', rowVersion: 2 });
    expect((await officer('updateNoticeTemplate', { params: { id }, body: { rowVersion: 1 } })).status).toBe(
      409,
    );
    expect((await officer('deleteNoticeTemplate', { params: { id } })).status).toBe(200);
    expect(await titles(officer)).not.toContain(title);
  });

  test('a field that there is not is refused at the text', async () => {
    const { status, fieldErrors } = refused(
      await officer('addNoticeTemplate', { body: { title: 'Wrong', text: 'In {room}' } }),
    );
    expect(status).toBe(422);
    expect(fieldErrors[0]).toMatchObject({ path: 'text', code: 'unknownField' });
  });
});

describe('what became of it', () => {
  const list = async (id: string, query: Readonly<Record<string, string>> = {}) =>
    (await officer('listNotificationPeople', { params: { id }, query })).data.toldPerson;

  test('each channel of each person: taken over, given up, switched off, without an address, read', async () => {
    const { db } = server.database;
    const [one, other] = [person(0).userID, person(1).userID];
    await db.update(users).set({ emailVerifiedAt: startTime }).where(eq(users.id, one));
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, other));
    await db.insert(preferences).values({ userID: other, importantBySms: false, updatedAt: startTime });
    const word = randomUUID();
    const { data } = await send(`<p>${word}</p>`);
    const { id } = data.notifications;
    await smsWith(word, 1);
    expect(await list(id)).toEqual([
      expect.objectContaining({
        id: one,
        rollNumber: person(0).rollNumber,
        emailState: 'Waiting',
        smsState: 'Waiting',
      }),
      expect.objectContaining({ id: other, emailState: 'NoAddress', smsState: 'SwitchedOff', readAt: null }),
    ]);
    const ofNotice = eq(outboxMessages.notificationID, id);
    await db
      .update(outboxMessages)
      .set({ deliveredAt: startTime, nextAttemptAt: null, attempts: 1 })
      .where(ofNotice);
    const call = await server.actAs(one);
    await call('markNotificationRead', { params: { id } });
    const sms = (await db.select().from(outboxMessages).where(ofNotice)).find(
      ({ channel }) => channel === 'sms',
    );
    await db
      .update(outboxMessages)
      .set({ deliveredAt: null, attempts: 10, lastError: 'the SMS gateway answered 500' })
      .where(eq(outboxMessages.id, sms?.id ?? ''));
    expect(await list(id, { state: 'Failed' })).toEqual([
      expect.objectContaining({
        id: one,
        readAt: startTime.toISOString(),
        emailState: 'Sent',
        emailAt: startTime.toISOString(),
        smsState: 'Failed',
        smsReason: 'the SMS gateway answered 500',
      }),
    ]);
    const { text } = await officer('downloadNotificationPeople', {
      params: { id },
      query: { state: 'NoAddress' },
    });
    expect(text.trim().split('\n')).toHaveLength(2);
    expect(text).toContain(person(1).rollNumber);
    // A week later the text is gone, and what became of it is still known.
    await removeOldMessages(db, new Date(startTime.getTime() + 8 * 24 * 60 * 60_000));
    expect((await list(id, { state: 'Failed' })).length).toBe(1);
    expect((await db.select().from(outboxMessages).where(ofNotice)).map(({ body }) => body)).toEqual([
      '',
      '',
    ]);
  });

  test('of others’ people and of what the platform tells by itself there is none', async () => {
    const { data } = await send('<p>Own campus</p>');
    const { db } = server.database;
    const stranger = await server.actAs(
      (await addPerson(db, 'institute-officer', await addInstitute(db))).id,
    );
    const { id } = data.notifications;
    expect((await stranger('listNotificationPeople', { params: { id }, query: {} })).status).toBe(404);
    expect(
      (await support('listNotificationPeople', { params: { id }, query: {} })).data.toldPerson,
    ).toHaveLength(2);
    expect((await company('listNotificationPeople', { params: { id }, query: {} })).status).toBe(403);
  });
});
