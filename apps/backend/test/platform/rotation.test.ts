/** A secret is changed in three steps, on copies of the server that have not all taken the same step, and nobody is signed out. */
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashCode, isCode } from '../../src/identity/auth/codes.ts';
import { verifyToken, signTicket } from '../../src/identity/auth/tokens.ts';
import { resealMessages } from '../../src/messages/index.ts';
import { createSeal } from '../../src/platform/seal.ts';
import { outboxMessages } from '../../src/messages/tables/outbox.ts';
import { deviceCookie, readDeviceID } from '../../src/platform/device-cookie.ts';
import { createIdempotency } from '../../src/platform/index.ts';
import { loadKeys, type Keys } from '../../src/platform/keys.ts';
import type { Database } from '../../src/database/database.ts';
import { openTestDatabase } from '../support/database.ts';
import { startTime, testConfig } from '../support/settings.ts';

const old = 'the-secret-that-was-there-before-all';
const next = 'the-secret-that-comes-after-that-one';

const keysOf = (secret: string, ...read: string[]): Keys =>
  loadKeys(testConfig({ SERVER_SECRET: secret, SERVER_SECRETS_READ: read.join(' ') }));

/** The settings of a copy, from before the change until after it: each may stand beside the next. */
const steps = [keysOf(old), keysOf(old, next), keysOf(next, old), keysOf(next)];
const neighbours = steps.slice(1).flatMap((after, step) => {
  const before = steps[step];
  return before === undefined ? [] : [{ step: step + 1, before, after }];
});

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('migrated');
});
afterAll(() => database.close());

describe.each(neighbours)('at step $step', ({ before, after }) => {
  test.each([
    ['what was made before is read after', before, after],
    ['what was made after is read before', after, before],
  ])('%s', async (_, maker, reader) => {
    const validity = { jti: 'j', issuedAt: startTime, expiresAt: new Date(startTime.getTime() + 60_000) };
    const token = await signTicket(maker, '9000000001', validity);
    expect(await verifyToken(reader, token, startTime)).toMatchObject({ kind: 'valid' });
    const challenge = { mobileNumber: '9000000001', purpose: 'login' };
    const codeHash = hashCode(maker, challenge, '123456');
    expect(isCode(reader, { ...challenge, codeHash }, '123456')).toBe(true);
    expect(isCode(reader, { ...challenge, codeHash }, '123457')).toBe(false);
    expect(createSeal(reader).open(createSeal(maker).seal('A text'))).toBe('A text');
    const id = 'a'.repeat(22);
    const [cookie = ''] = deviceCookie(id, maker)['set-cookie'].split(';');
    expect(readDeviceID(cookie, reader)).toBe(id);
  });

  test('a call that is repeated at the other copy has its effect once, whichever came first', async () => {
    const now = () => startTime;
    for (const [number, [first, second]] of [
      [before, after],
      [after, before],
    ].entries()) {
      if (first === undefined || second === undefined) throw new Error('There are two.');
      const call = {
        operation: 'createLead',
        address: {},
        callerID: null,
        body: { a: 1 },
        key: `${number}${neighbours.findIndex((each) => each.before === before)}-rotated`,
      };
      let times = 0;
      const work = async () => {
        times += 1;
        return { requestId: `req-${times}`, result: { data: null } };
      };
      const [one, other] = [first, second].map((keys) => createIdempotency(database.db, { keys, now }));
      const answers = await Promise.all([one?.once(call, work), other?.once(call, work)]);
      expect(answers[0]).toEqual(answers[1]);
      expect(await other?.once(call, work)).toEqual(answers[0]);
      await expect(other?.once({ ...call, body: { a: 2 } }, work)).rejects.toMatchObject({
        code: 'IDEMPOTENCY_MISMATCH',
      });
      expect(times).toBe(1);
    }
  });
});

test('what waits is sealed anew, once, and then the old secret is not needed', async () => {
  const { db } = database;
  const rotated = createSeal(keysOf(next, old));
  const texts = Array.from({ length: 450 }, (_, number) => `Text ${number}`);
  const row = { channel: 'sms' as const, recipient: '9000000001', createdAt: startTime };
  await db
    .insert(outboxMessages)
    .values([
      ...texts.map((text) => ({ ...row, body: createSeal(keysOf(old)).seal(text) })),
      { ...row, body: '' },
      { ...row, body: createSeal(keysOf('a-secret-that-nobody-remembers-any-more')).seal('Lost') },
    ]);
  expect(await resealMessages(db, rotated)).toEqual({ resealed: 450, unreadable: 1 });
  expect(await resealMessages(db, rotated)).toEqual({ resealed: 0, unreadable: 1 });
  const kept = await db.select().from(outboxMessages).orderBy(asc(outboxMessages.id));
  const seal = createSeal(keysOf(next));
  const opened = kept.flatMap(({ body }) => {
    try {
      return body === '' ? [] : [seal.open(body)];
    } catch {
      return [];
    }
  });
  expect(opened.toSorted()).toEqual(texts.toSorted());
});
