/** What the texts of SMS are registered by: entered by staff, and sent along with each SMS. */
import { localeValues, smsTextValues } from '@aarambh/api-client/enums';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { users } from '../../src/identity/tables/users.ts';
import type { Parcel } from '../../src/messages/outbox/carrier.ts';
import { createCourier } from '../../src/messages/outbox/courier.ts';
import { outboxMessages } from '../../src/messages/tables/outbox.ts';
import { noSeal } from '../../src/platform/seal.ts';
import { auditEvents } from '../../src/records/index.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: Call;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.actAs(seededID('user/9000000051'));
});
afterAll(() => server.close());

const body = { templateID: '1007161234567890123', header: 'AARMBH' };
const texts = async () => (await admin('listSmsTexts')).data.smsText;

test('each text stands there in each language, as it is registered', async () => {
  const all = await texts();
  expect(all).toHaveLength(smsTextValues.length * localeValues.length);
  expect(all.find(({ text, locale }) => text === 'code-register' && locale === 'en')).toMatchObject({
    words: expect.stringMatching(/^\{#var#\} is your Aarambh code .+\n\n@localhost #\{#var#\}$/),
    templateID: null,
    header: null,
  });
  expect(all.filter(({ words }) => words === '' || words.includes('undefined'))).toEqual([]);
});

test('what staff enter is kept with the trail, changed, and refused to others and when it cannot be one', async () => {
  const params = { text: 'code-reset', locale: 'en' } as const;
  expect((await admin('registerSmsText', { params, body })).status).toBe(200);
  const changed = { templateID: '1007169999999999999', header: 'AARAMB' };
  expect((await admin('registerSmsText', { params, body: changed })).status).toBe(200);
  expect((await texts()).find(({ text, locale }) => text === 'code-reset' && locale === 'en')).toMatchObject(
    changed,
  );
  const { db } = server.database;
  expect(await db.$count(auditEvents, eq(auditEvents.entityID, 'code-reset-en'))).toBe(2);
  for (const wrong of [
    { ...body, templateID: '123' },
    { ...body, header: 'aarambh portal' },
  ]) {
    expect((await admin('registerSmsText', { params, body: wrong })).status).toBe(422);
  }
  const officer = await server.actAs(seededID('user/9000000031'));
  expect((await officer('registerSmsText', { params, body })).status).toBe(403);
});

test('an SMS takes along what its text is registered by in its language', async () => {
  const { db } = server.database;
  const [person] = await db
    .select()
    .from(users)
    .where(eq(users.id, seededID('user/9000000001')));
  await db
    .update(users)
    .set({ locale: 'hi' })
    .where(eq(users.id, person?.id ?? ''));
  await admin('registerSmsText', { params: { text: 'code-reset', locale: 'hi' }, body });
  const mobileNumber = '9000000001';
  const asked = await server.call('requestOtp', {
    body: { mobileNumber, purpose: 'reset' },
    headers: { 'x-captcha-token': 'none' },
  });
  expect(asked.status).toBe(200);
  const [sent] = await db.select().from(outboxMessages).orderBy(desc(outboxMessages.createdAt)).limit(1);
  expect(sent).toMatchObject({ channel: 'sms', smsText: 'code-reset', smsLocale: 'hi' });

  await db
    .update(outboxMessages)
    .set({ nextAttemptAt: server.clock.now })
    .where(eq(outboxMessages.id, sent?.id ?? ''));
  const parcels: Parcel[] = [];
  const carrier = { deliver: async (parcel: Parcel) => void parcels.push(parcel) };
  const { log } = server.app;
  const options = { db, now: () => server.clock.now, seal: noSeal, carriers: {}, keepsTexts: true, log };
  await createCourier('sms', carrier, options).round();
  expect(parcels.map(({ registration }) => registration)).toEqual([body]);
});
