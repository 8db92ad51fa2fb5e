import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { auditEvents } from '../../src/records/audit/tables.ts';
import { forwardDue } from '../../src/messages/notifications/forwarding.ts';
import { tellPeople } from '../../src/messages/notifications/telling.ts';
import { notifications } from '../../src/messages/tables/notifications.ts';
import { findGroup } from '../../src/notice-groups.ts';
import { inEveryLanguage } from '../../src/platform/index.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { carriedAt } from '../support/carried.ts';
import { patience } from '../support/patience.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';

const idOf = (mobileNumber: string) => seededID(`user/${mobileNumber}`);
const asha = '9000000001';
const meena = '9000000003';

let server: TestServer;
let officer: Call;
let support: Call;
let superAdmin: Call;
beforeAll(async () => {
  server = await startTestServer();
  officer = await server.actAs(idOf('9000000031'));
  support = await server.actAs(idOf('9000000041'));
  superAdmin = await server.actAs(idOf('9000000051'));
});
afterAll(() => server.close());

let keys = 0;
const idempotencyKey = () => `00000000-0000-4000-8000-${String((keys += 1)).padStart(12, '0')}`;

async function preview(call: Call, audience: object) {
  const { data } = await call('previewNotification', { body: { audience } });
  return data.preview;
}

/** Sends to as many as the preview counts. */
async function send(call: Call, fields: object, key = idempotencyKey()) {
  const body = { type: 'Broadcast', content: '<p>Drive on Monday</p>', audience: {}, ...fields };
  const { count } = await preview(call, body.audience);
  return call('addNotification', {
    headers: { 'idempotency-key': key },
    body: { expectedCount: count, ...body },
  });
}

async function listOf(mobileNumber: string, type = 'Broadcast') {
  const call = await server.actAs(idOf(mobileNumber));
  return (await call('listNotifications', { query: { type } })).data.notifications;
}

describe('what was chosen', () => {
  const chooses = async (mobileNumber: string, body: object) => {
    const call = await server.actAs(idOf(mobileNumber));
    expect((await call('savePreferences', { body })).status).toBe(200);
  };
  const received = async (words: string) =>
    (await server.messages())
      .filter(({ text }) => text.includes(words))
      .map(({ channel, to }) => [channel, to]);
  /** Once the answer is there, it goes out by itself. */
  const allWentOut = () =>
    vi.waitFor(async () => {
      const isUnderWay = isNotNull(notifications.forwardedTo);
      expect(await server.database.db.$count(notifications, isUnderWay)).toBe(0);
    }, patience);

  test('brings general notifications by e-mail and SMS, as plain text', async () => {
    await chooses(asha, { generalByEmail: true });
    await chooses(meena, { generalBySms: true });
    const audience = { userIDs: [idOf(asha), idOf(meena), idOf('9000000002')] };
    const content = '<p>Fair &amp; <b>drive</b></p><p>at ten</p>';
    expect((await send(support, { audience, content, cta: '/jobs' })).status).toBe(200);
    await allWentOut();
    const sent = (await server.messages()).filter(({ text }) => text.includes('Fair & drive\nat ten'));
    expect(sent).toHaveLength(2);
    expect(sent.find(({ channel }) => channel === 'email')?.to).toContain('@');
    expect(sent.find(({ channel }) => channel === 'sms')?.to).toBe(meena);
    expect(sent.every(({ text }) => /https?:\/\/\S+\/jobs$/.test(text))).toBe(true);
  });

  test('brings nothing to others, and those for later when their time has come', async () => {
    await chooses(asha, { generalByEmail: true, generalBySms: true });
    const audience = { userIDs: [idOf(asha)] };
    const later = new Date(startTime.getTime() + 60_000).toISOString();
    await send(support, { audience, scheduledAt: later, content: '<p>Later kept</p>' });
    await send(support, { audience: { userIDs: [idOf(meena)] }, content: '<p>Not hers</p>' });
    await allWentOut();
    expect(await received('kept')).toEqual([]);
    expect(await received('Not hers')).toEqual([['sms', meena]]);
    // Once its time has come it goes out, and only once.
    const { db } = server.database;
    expect(await carriedAt(db, new Date(startTime.getTime() + 30_000))).toEqual([]);
    const carried = await carriedAt(db, new Date(startTime.getTime() + 90_000), 2);
    expect(carried.map(({ channel, text }) => [channel, text])).toEqual([
      ['email', 'Later kept'],
      ['sms', 'Later kept'],
    ]);
    await chooses(asha, { generalByEmail: false, generalBySms: false });
    await send(support, { audience, content: '<p>No more</p>' });
    await allWentOut();
    expect(await received('No more')).toEqual([]);
  });
});

describe('news of a kind', () => {
  const tell = async (occasion: string, news: object = {}) => {
    const text = inEveryLanguage(occasion);
    await tellPeople(server.database.db, [idOf(asha), idOf(meena)], {
      type: 'Broadcast',
      topic: 'jobOpened',
      kind: 'jobs',
      cta: '/my-jobs',
      text,
      occasion,
      at: startTime,
      ...news,
    });
    return (await carriedAt(server.database.db, startTime, 2)).map(({ channel, to }) => [channel, to]);
  };
  const panelOf = async (mobileNumber: string, type?: string) =>
    (await listOf(mobileNumber, type)).map(({ content }) => content);

  test('reaches each by the ways that were chosen, once; what is critical stays in the portal', async () => {
    const choose = async (body: object) =>
      expect((await (await server.actAs(idOf(asha)))('savePreferences', { body })).status).toBe(200);
    expect(await tell('first')).toEqual([]);
    await choose({ jobsInPanel: false, jobsByEmail: true, jobsBySms: true, generalByEmail: false });
    expect((await tell('second')).map(([channel]) => channel)).toEqual(['email', 'sms']);
    expect(await tell('of another kind', { kind: 'profile' })).toEqual([]);
    expect(await tell('critical', { type: 'Critical' })).toHaveLength(2);
    const panel = await panelOf(asha);
    expect(panel).toEqual(expect.arrayContaining(['<p>first</p>', '<p>of another kind</p>']));
    expect(panel).not.toContain('<p>second</p>');
    expect(await panelOf(meena)).toContain('<p>second</p>');
    expect(await panelOf(asha, 'Critical')).toContain('<p>critical</p>');
    await choose({ jobsInPanel: true, jobsByEmail: false, jobsBySms: false });
    expect(await tell('third')).toEqual([]);
  });

  test('reaches everybody when it has to be told at once, also after a look that broke off', async () => {
    const { db } = server.database;
    const broken = { send: async () => Promise.reject(new Error('The process ends here.')) };
    await tellPeople(db, [idOf(asha), idOf(meena)], {
      type: 'Critical',
      topic: 'offerMade',
      cta: '/my-jobs',
      text: inEveryLanguage('Urgent words'),
      occasion: 'urgent',
      at: startTime,
    });
    const address = () => 'https://portal.example.com';
    await expect(
      forwardDue(db, { messenger: broken, publicAddress: address, findGroup, hasWhatsapp: false }, startTime),
    ).rejects.toMatchObject({ errors: [new Error('The process ends here.')] });
    const sent = await carriedAt(db, startTime, 2);
    const sms = sent.filter(({ channel }) => channel === 'sms');
    expect(sms.map(({ to }) => to).toSorted()).toEqual([asha, meena]);
    expect(sms.every(({ text }) => text.startsWith('Urgent words'))).toBe(true);
  });
});

describe('the preview', () => {
  test('counts people and names a few, within the scope of the caller', async () => {
    const all = await preview(support, {});
    expect(all.count).toBeGreaterThan(10);
    expect(all.sample).toHaveLength(5);
    const own = await preview(officer, {});
    expect(own.count).toBeLessThan(all.count);
    expect(await preview(officer, { types: ['C'], instituteIDs: [instituteID('sahyadri')] })).toEqual(
      await preview(officer, { types: ['C'] }),
    );
  });

  test.each([
    ['an account type', { types: ['E'] }, '9000000021', asha],
    ['an institute', { instituteIDs: [instituteID('sahyadri')] }, asha, meena],
    ['a company', { companyIDs: [companyID('greengrid')] }, '9000000022', asha],
    ['one person', { userIDs: [idOf(meena)] }, meena, asha],
  ])('narrows to %s, as the list of the people does', async (_what, audience, within, without) => {
    const content = `<p>${JSON.stringify(audience).replaceAll(/[^a-zA-Z]/g, '')}</p>`;
    const { status, data } = await send(support, { audience, content });
    expect(status).toBe(200);
    expect(data.notifications.sentCount).toBe((await preview(support, audience)).count);
    expect((await listOf(within)).map((each) => each.content)).toContain(content);
    expect((await listOf(without)).map((each) => each.content)).not.toContain(content);
  });

  test('reaches nobody outside the scope of an officer', async () => {
    expect((await preview(officer, { userIDs: [idOf(meena)] })).count).toBe(0);
    expect((await preview(officer, { companyIDs: [companyID('greengrid')] })).count).toBe(0);
    expect((await preview(officer, { types: ['E'] })).count).toBe(0);
  });
});

describe('sending', () => {
  test('reaches the people of the officer alone, and is audited', async () => {
    const content = '<p>To Sahyadri</p>';
    const { data } = await send(officer, { content, type: 'Critical', cta: '/my-jobs' });
    const { id } = data.notifications;
    expect((await listOf(asha, 'Critical')).find((each) => each.id === id)).toMatchObject({
      content,
      cta: '/my-jobs',
      isRead: false,
    });
    expect((await listOf(meena, 'Critical')).map((each) => each.id)).not.toContain(id);
    const trail = await server.database.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.entityType, 'notification'), eq(auditEvents.entityID, id)));
    expect(trail).toMatchObject([{ action: 'added', actorID: idOf('9000000031') }]);
  });

  test('happens once, however often it is asked for with one key', async () => {
    const key = idempotencyKey();
    const answers = await Promise.all([1, 2, 3].map(() => send(support, { content: '<p>Once</p>' }, key)));
    expect(new Set(answers.map(({ data }) => data.notifications.id)).size).toBe(1);
    const rows = await server.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.content, '<p>Once</p>'));
    expect(rows).toHaveLength(1);
  });

  test('is refused when the number of people is another than the sender saw', async () => {
    const { count } = await preview(support, {});
    const refused = await send(support, { expectedCount: count + 1 });
    expect(refused).toMatchObject({ status: 409, error: { code: 'STALE', details: { count } } });
  });

  test('needs a key', async () => {
    const body = { type: 'Broadcast', content: '<p>x</p>', audience: {}, expectedCount: 1 };
    expect((await support('addNotification', { body })).status).toBe(422);
  });

  test.each([
    ['no words', { content: '<p> &nbsp;</p><script>alert(1)</script>' }, 'content', 'required'],
    ['too many words', { content: `<p>${'क'.repeat(2001)}</p>` }, 'content', 'tooLong'],
    ['an address with a password', { cta: 'https://portal.example@evil.example/' }, 'cta', 'link'],
    ['a time that has gone', { scheduledAt: '2026-11-21T04:29:00Z' }, 'scheduledAt', 'future'],
    [
      'an end before its time',
      { scheduledAt: '2026-11-22T04:30:00Z', expiresAt: '2026-11-22T04:00:00Z' },
      'expiresAt',
      'future',
    ],
  ])('refuses %s', async (_what, fields, path, code) => {
    expect(await send(support, fields)).toMatchObject({ status: 422, error: { fields: [{ path, code }] } });
  });

  test('keeps 2,000 visible characters, however they are written', async () => {
    const { status } = await send(support, { content: `<ul><li>${'&amp;'.repeat(2000)}</li></ul>` });
    expect(status).toBe(200);
  });
});

describe('a message that waits', () => {
  test('is not listed before its time, can be changed until then, and leaves the list at its end', async () => {
    const audience = { userIDs: [idOf(asha)] };
    const times = { scheduledAt: '2026-11-21T05:00:00.000Z', expiresAt: '2026-11-21T06:00:00.000Z' };
    const { data } = await send(support, { ...times, audience, content: '<p>Soon</p>' });
    const { id, rowVersion } = data.notifications;
    expect((await listOf(asha)).map((each) => each.id)).not.toContain(id);

    const change = { content: '<p>Sooner</p>', rowVersion };
    const changed = await superAdmin('updateNotification', { params: { id }, body: change });
    expect(changed.data.notifications).toMatchObject({ content: '<p>Sooner</p>', ...times });
    const again = await superAdmin('updateNotification', { params: { id }, body: change });
    expect(again).toMatchObject({ status: 409, error: { code: 'STALE' } });

    server.clock.now = new Date('2026-11-21T05:00:00Z');
    expect((await listOf(asha)).find((each) => each.id === id)).toMatchObject({
      content: '<p>Sooner</p>',
      createdAt: times.scheduledAt,
    });
    const late = await superAdmin('updateNotification', {
      params: { id },
      body: { content: '<p>Late</p>', rowVersion: 2 },
    });
    expect(late).toMatchObject({ status: 409, error: { code: 'ILLEGAL_TRANSITION' } });
    server.clock.now = new Date('2026-11-21T06:00:00Z');
    expect((await listOf(asha)).map((each) => each.id)).not.toContain(id);
    server.clock.now = startTime;
  });
});

describe('the list of what was sent', () => {
  test('says to whom, by whom, how many got it and how many read it', async () => {
    const audience = { types: ['C'], instituteIDs: [instituteID('sahyadri')] };
    const { data } = await send(officer, { audience, content: '<p>Count me</p>' });
    const { id, sentCount } = data.notifications;
    const row = async () =>
      (await officer('listSentNotifications')).data.notifications.find((each) => each.id === id);
    expect(await row()).toMatchObject({
      audience,
      audienceNames: ['Sahyadri Institute of Technology, Pune'],
      createdByName: 'Leela Deshmukh',
      sentCount,
      readCount: 0,
      isActive: true,
    });
    const reader = await server.actAs(idOf(asha));
    const lastRead = { seconds: startTime.getTime() / 1000, nanoseconds: 0 };
    const body = { id: idOf(asha), broadcastNotificationLastRead: lastRead };
    await reader('updateUser', { body });
    await reader('updateUser', { body });
    expect((await row())?.readCount).toBe(1);
  });

  test('shows an officer what went to the own institute alone', async () => {
    const { data } = await send(support, { content: '<p>To all</p>' });
    const { id } = data.notifications;
    const ids = async (call: Call) =>
      (await call('listSentNotifications', { query: { pageSize: 100 } })).data.notifications.map(
        (each) => each.id,
      );
    expect(await ids(support)).toContain(id);
    expect(await ids(officer)).not.toContain(id);
  });

  test('tells what somebody wrote apart from what the platform sent to people by itself', async () => {
    await send(support, { content: '<p>Written by hand</p>' });
    await tellPeople(server.database.db, [idOf(asha)], {
      type: 'Critical',
      topic: 'jobOpened',
      text: { en: 'By itself', hi: 'अपने आप', mr: 'आपोआप' },
      cta: '/home',
      occasion: 'test/by-itself',
      at: server.clock.now,
    });
    const textsOf = async (origin: 'Written' | 'Automatic') =>
      (await support('listSentNotifications', { query: { origin, pageSize: 100 } })).data.notifications.map(
        ({ text }) => text,
      );
    expect(await textsOf('Written')).toContain('Written by hand');
    expect(await textsOf('Written')).not.toContain('By itself');
    expect(await textsOf('Automatic')).toContain('By itself');
    const { data } = await support('countSentNotifications', { query: { by: 'origin' } });
    const written = await support('listSentNotifications', { query: { origin: 'Written' } });
    expect(data.counts?.['Written']).toBe(written.meta.total);
    expect(data.counts?.['Automatic']).toBeGreaterThan(0);
  });

  test('has pages, types and days', async () => {
    const page = await support('listSentNotifications', { query: { pageSize: 2, pageNo: 2 } });
    expect(page.data.notifications).toHaveLength(2);
    expect(page.meta).toMatchObject({ pageNo: 2, pageSize: 2 });
    const critical = await support('listSentNotifications', { query: { type: 'Critical' } });
    expect(new Set(critical.data.notifications.map(({ type }) => type))).toEqual(new Set(['Critical']));
    const today = await support('listSentNotifications', { query: { from: '2026-11-21', to: '2026-11-21' } });
    expect(today.meta.total).toBeGreaterThan(0);
    const none = await support('listSentNotifications', { query: { from: '2026-11-22' } });
    expect(none.meta.total).toBe(0);
  });
});

describe('recalling', () => {
  test('takes a message out of every list, once', async () => {
    const { data } = await send(support, { content: '<p>Oops</p>', audience: { userIDs: [idOf(asha)] } });
    const { id } = data.notifications;
    expect((await listOf(asha)).map((each) => each.id)).toContain(id);
    expect((await superAdmin('deleteNotification', { params: { id } })).status).toBe(200);
    expect((await listOf(asha)).map((each) => each.id)).not.toContain(id);
    expect((await superAdmin('deleteNotification', { params: { id } })).status).toBe(404);
    const listed = await superAdmin('listSentNotifications', { query: { pageSize: 100 } });
    expect(listed.data.notifications.find((each) => each.id === id)?.isActive).toBe(false);
    const history = await superAdmin('listAuditEvents', {
      query: { entityType: 'notification', entityID: id },
    });
    expect(history.data.audit[0]?.action).toBe('recalled');
  });

  test('is for who may delete', async () => {
    const { data } = await send(officer, {});
    const { id } = data.notifications;
    expect((await officer('deleteNotification', { params: { id } })).status).toBe(403);
  });
});
