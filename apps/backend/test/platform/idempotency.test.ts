import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../src/database/index.ts';
import { leads } from '../../src/organisations/tables/leads.ts';
import { createIdempotency } from '../../src/platform/idempotency/idempotency.ts';
import type { Keys } from '../../src/platform/keys.ts';
import { idempotentCalls } from '../../src/platform/idempotency/tables.ts';
import { industryID } from '../../src/seed/data/industries.ts';
import { startTestServer, startTime, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let serial = 0;

/** A lead that no other test sends, with a key of its own. */
function newLead(changes: Record<string, unknown> = {}) {
  serial += 1;
  const mobile = String(9_400_000_000 + serial);
  return {
    headers: { 'idempotency-key': `key-of-lead-${serial}` },
    body: {
      firstName: 'Kiran',
      lastName: 'Desai',
      mobile,
      email: 'kiran.desai@example.com',
      numberOfEmployees: '51-200',
      industry: industryID('Insurance'),
      ...changes,
    },
  };
}

function countLeads(mobile: string): Promise<number> {
  return server.database.db.$count(leads, eq(leads.mobile, mobile));
}

describe('a call with an Idempotency-Key', () => {
  test('takes effect once and is answered alike, byte for byte', async () => {
    const lead = newLead();
    const first = await server.call('createLead', lead);
    const second = await server.call('createLead', lead);
    expect(first.status).toBe(200);
    expect(second.text).toBe(first.text);
    expect(await countLeads(lead.body.mobile)).toBe(1);
  });

  test('takes effect once also when it is sent ten times at the same time', async () => {
    const lead = newLead();
    const answers = await Promise.all(Array.from({ length: 10 }, () => server.call('createLead', lead)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await countLeads(lead.body.mobile)).toBe(1);
  });

  test('is refused with another body', async () => {
    const lead = newLead();
    await server.call('createLead', lead);
    const other = { ...lead, body: { ...lead.body, lastName: 'Joshi' } };
    expect(await server.call('createLead', other)).toMatchObject({
      status: 409,
      error: { code: 'IDEMPOTENCY_MISMATCH' },
    });
    expect(await countLeads(lead.body.mobile)).toBe(1);
  });

  test('can be sent again, corrected, after it failed', async () => {
    const lead = newLead({ industry: 'nothing' });
    expect((await server.call('createLead', lead)).status).toBe(422);
    const corrected = { ...lead, body: { ...lead.body, industry: industryID('Insurance') } };
    expect((await server.call('createLead', corrected)).status).toBe(200);
    expect(await countLeads(lead.body.mobile)).toBe(1);
  });

  test('is another call when somebody else makes it', async () => {
    const lead = newLead();
    const nobody = await server.call('createLead', lead);
    const asha = await (await server.signIn('9000000001'))('createLead', lead);
    expect(asha.status).toBe(200);
    expect(asha.data.lead.id).not.toBe(nobody.data.lead.id);
  });

  test('is forgotten after a day, and swept away', async () => {
    const { db } = server.database;
    const lead = newLead();
    const first = await server.call('createLead', lead);
    server.clock.now = new Date(startTime.getTime() + 24 * 60 * 60 * 1000);
    const next = await server.call('createLead', lead);
    server.clock.now = startTime;
    expect(next.data.lead.id).not.toBe(first.data.lead.id);
    await server.runTask('expiredCalls', new Date(startTime.getTime() + 48 * 60 * 60 * 1000 + 1));
    expect(await db.$count(idempotentCalls)).toBe(0);
  });

  test('needs a key of a sensible form', async () => {
    const lead = { ...newLead(), headers: { 'idempotency-key': 'short' } };
    expect((await server.call('createLead', lead)).status).toBe(422);
  });
});

describe('a call that broke off', () => {
  const keys: Pick<Keys, 'pseudonyms'> = { pseudonyms: [new Uint8Array(32)] };
  const answer = { requestId: 'req-1', result: { data: null } };
  const call = { operation: 'createLead', address: {}, callerID: null, body: {} };

  test('keeps a repeat waiting, and is taken over after a minute', async () => {
    const { db } = server.database;
    let now = startTime;
    const idempotency = createIdempotency(db, { keys, now: () => now });
    // The first copy of the server never comes back.
    await new Promise<void>((hasBegun) => {
      void idempotency.once({ ...call, key: 'broken-off' }, () => {
        hasBegun();
        return new Promise(() => {});
      });
    });
    let hasAnswer = false;
    const repeat = idempotency
      .once({ ...call, key: 'broken-off' }, () => Promise.resolve(answer))
      .then((kept) => {
        hasAnswer = true;
        return kept;
      });
    await db.select().from(idempotentCalls);
    expect(hasAnswer).toBe(false);
    now = new Date(startTime.getTime() + 60_000);
    expect(await repeat).toEqual(answer);
  });

  /** Work that leaves a lead, and what to do before its answer is kept. */
  const leaving = (mobile: string, then: (db: Db) => Promise<unknown>) => async (db: Db) => {
    const lead = {
      firstName: 'Kiran',
      lastName: 'Desai',
      email: 'kiran.desai@example.com',
      numberOfEmployees: '51-200' as const,
      industryID: industryID('Insurance'),
    };
    await db.transaction((tx) => tx.insert(leads).values({ ...lead, mobile }));
    await then(db);
    return answer;
  };

  test('between what it wrote and its answer has left neither, and can be made again', async () => {
    const { db } = server.database;
    const idempotency = createIdempotency(db, { keys, now: () => startTime });
    const lost = { ...call, key: 'lost-between' };
    const fails = leaving('9400009001', () => Promise.reject(new Error('lost')));
    await expect(idempotency.once(lost, fails)).rejects.toThrow('lost');
    expect(await countLeads('9400009001')).toBe(0);
    const works = leaving('9400009001', () => Promise.resolve());
    expect(await idempotency.once(lost, works)).toEqual(answer);
    expect(await idempotency.once(lost, works)).toEqual(answer);
    expect(await countLeads('9400009001')).toBe(1);
  });

  test('that was taken over meanwhile does nothing any more', async () => {
    const { db } = server.database;
    let now = startTime;
    const idempotency = createIdempotency(db, { keys, now: () => now });
    const slow = { ...call, key: 'slow-one' };
    const waiting = Promise.withResolvers<void>();
    const first = idempotency.once(slow, async (held) => {
      await waiting.promise;
      return leaving('9400009003', () => Promise.resolve())(held);
    });
    first.catch(() => undefined);
    while ((await db.$count(idempotentCalls, isNull(idempotentCalls.answer))) === 0) continue;
    now = new Date(startTime.getTime() + 60_000);
    await idempotency.once(
      slow,
      leaving('9400009003', () => Promise.resolve()),
    );
    waiting.resolve();
    await expect(first).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await countLeads('9400009003')).toBe(1);
  });
});
