/** What goes out of the portal by itself, by how much it weighs. */
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { users } from '../../src/identity/tables/users.ts';
import { smsParts } from '../../src/messages/outbox/sms-parts.ts';
import { tellPeople } from '../../src/messages/notifications/telling.ts';
import { topics, type NewsTopic } from '../../src/messages/notifications/topics.ts';
import { inEveryLanguage } from '../../src/platform/index.ts';
import { carriedAt } from '../support/carried.ts';
import { patience } from '../support/patience.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';

const idOf = (mobileNumber: string) => seededID(`user/${mobileNumber}`);
const asha = '9000000001';

let server: TestServer;
let call: Call;
beforeAll(async () => {
  server = await startTestServer();
  call = await server.actAs(idOf(asha));
});
afterAll(() => server.close());

const choose = async (body: object) => expect((await call('savePreferences', { body })).status).toBe(200);

let told = 0;
async function waysOf(topic: NewsTopic, news: object = {}): Promise<string[]> {
  const { db } = server.database;
  await tellPeople(db, [idOf(asha)], {
    type: 'Broadcast',
    topic,
    cta: '/my-jobs',
    text: inEveryLanguage('Words'),
    occasion: `weights/${(told += 1)}`,
    at: startTime,
    ...news,
  });
  return (await carriedAt(db, startTime)).map(({ channel }) => channel).toSorted();
}

describe('somebody who chose nothing', () => {
  test.each([
    ['what has a time or ends something', 'shortlisted', ['email', 'sms']],
    ['what was decided', 'companyDecided', ['email']],
    ['what nobody may miss', 'offerMade', ['email', 'sms']],
    ['the rest', 'jobOpened', []],
  ] as const)('gets %s by what it weighs', async (_what, topic, ways) => {
    expect(await waysOf(topic)).toEqual(ways);
    expect(await waysOf(topic, { kind: 'applications' })).toEqual(ways);
  });
});

test('who switched it off gets what nobody may miss alone, and what was chosen for a kind', async () => {
  await choose({ importantByEmail: false, importantBySms: false, applicationsBySms: true });
  expect(await waysOf('shortlisted')).toEqual([]);
  expect(await waysOf('companyDecided')).toEqual([]);
  expect(await waysOf('offerMade')).toEqual(['email', 'sms']);
  expect(await waysOf('shortlisted', { kind: 'applications' })).toEqual(['sms']);
  expect(await waysOf('jobOpened', { kind: 'applications' })).toEqual(['sms']);
  await choose({ importantByEmail: true, importantBySms: true, applicationsBySms: false });
});

test('who chose WhatsApp gets there what comes by SMS, once the number is proved', async () => {
  const { db } = server.database;
  await choose({ byWhatsapp: true });
  expect(await waysOf('offerMade')).toEqual(['email', 'sms', 'whatsapp']);
  expect(await waysOf('companyDecided')).toEqual(['email']);
  await db
    .update(users)
    .set({ mobileVerifiedAt: null })
    .where(eq(users.id, idOf(asha)));
  expect(await waysOf('offerMade')).toEqual(['email', 'sms']);
  await db
    .update(users)
    .set({ mobileVerifiedAt: startTime })
    .where(eq(users.id, idOf(asha)));
  await choose({ byWhatsapp: false });
});

test('a critical notice of staff goes out by SMS and e-mail, now or at its time; a general one does not', async () => {
  const support = await server.actAs(idOf('9000000041'));
  const send = (type: string, content: string, fields: object = {}) =>
    support('addNotification', {
      headers: { 'idempotency-key': `00000000-0000-4000-8000-${String((told += 1)).padStart(12, '0')}` },
      body: { type, content, audience: { userIDs: [idOf(asha)] }, expectedCount: 1, ...fields },
    });
  const received = async (words: string) =>
    (await server.messages())
      .filter(({ text }) => text.includes(words))
      .map(({ channel }) => channel)
      .toSorted();
  const both = ['email', 'sms'];
  const scheduledAt = new Date(startTime.getTime() + 60_000).toISOString();
  expect((await send('Critical', 'Test moved', { scheduledAt })).status).toBe(200);
  await server.runTask('notifications');
  expect(await received('Test moved')).toEqual([]);
  // A round that the sending has begun may be joined, and that one looks at the time before.
  await vi.waitFor(async () => {
    await server.runTask('notifications', new Date(startTime.getTime() + 90_000));
    expect(await received('Test moved')).toEqual(both);
  }, patience);
  await send('Broadcast', 'Fair today');
  await send('Critical', 'Hall changed');
  await vi.waitFor(async () => expect(await received('Hall changed')).toEqual(both), patience);
  expect(await received('Fair today')).toEqual([]);
});

test('what it costs is said before: who gets it by what, and as how many SMS it is paid', async () => {
  const support = await server.actAs(idOf('9000000041'));
  const preview = async (message: object) =>
    (
      await support('previewNotification', {
        body: { audience: { userIDs: [idOf(asha), idOf('9000000003')] }, message },
      })
    ).data.preview;
  const content = `<p>${'a'.repeat(161)}</p>`;
  expect(await preview({ type: 'Critical', content })).toMatchObject({ count: 2, smsCount: 2, smsParts: 2 });
  await choose({ importantBySms: false });
  expect(await preview({ type: 'Critical', content })).toMatchObject({ smsCount: 1 });
  await choose({ importantBySms: true });
  expect(await preview({ type: 'Broadcast', content })).toMatchObject({ emailCount: 0, smsCount: 0 });
});

test.each([
  ['160 of the Latin alphabet', 'a'.repeat(160), 1],
  ['one more', 'a'.repeat(161), 2],
  ['three times 153', 'a'.repeat(459), 3],
  ['brackets, which take two places', '['.repeat(80), 1],
  ['one bracket more', '['.repeat(81), 2],
  ['70 of another script', 'अ'.repeat(70), 1],
  ['one letter of it among Latin ones', `${'a'.repeat(70)}अ`, 2],
  ['a sign that counts twice', '😀'.repeat(36), 2],
])('an SMS is paid as those that it fills: %s', (_what, text, parts) => {
  expect(smsParts(text)).toBe(parts);
});

test('the page says of each piece of news how much it weighs', async () => {
  const page = await readFile(new URL('../../../../docs/who-hears-what.md', import.meta.url), 'utf8');
  const said = [...page.matchAll(/^\| `(\w+)` \|.*?\| (binding|timely|decision|usual)\b[^|]*\|/gm)];
  expect(Object.fromEntries(said.map(([, topic, weight]) => [topic, weight]))).toEqual(topics);
});
