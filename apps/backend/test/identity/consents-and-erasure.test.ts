/** What a person agrees to, and the end of an account. */
import { noticeVersionValues } from '@aarambh/api-client/enums';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { candidates, users } from '../../src/identity/tables/users.ts';
import { paymentOrders } from '../../src/money/tables/payments.ts';
import { receipts } from '../../src/money/tables/receipts.ts';
import { wallets } from '../../src/money/tables/wallet.ts';
import { taskRuns } from '../../src/platform/tasks/tables.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { checkLedger } from '../support/ledger.ts';
import { newOrder, newPaymentID, proofOf } from '../support/payments.ts';
import { whileRefused } from '../support/refused-rows.ts';
import { newExperienced, registered } from '../support/registration.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const [noticeVersion] = noticeVersionValues;
const day = 24 * 60 * 60 * 1000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function newPerson() {
  const fields = newExperienced();
  const { mobileNumber, code } = await registered(server, fields);
  await server.call('verifyOtp', { body: { mobileNumber, code } });
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  const [person] = await server.database.db.select().from(users).where(eq(users.mobileNumber, mobileNumber));
  if (!person) throw new Error('The new person was not kept.');
  return { person, call: await server.actAs(person.id) };
}

describe('a consent', () => {
  const set = (call: Call, purpose: string, isGranted: boolean, version: string = noticeVersion) =>
    call('setConsent', {
      body: { purpose, isGranted, noticeVersion: version },
      headers: { 'accept-language': 'hi' },
    });

  test('is kept with its notice, language and date, and so is its withdrawal', async () => {
    const { call } = await newPerson();
    expect((await call('listConsents')).data).toEqual({
      consent: [],
      noticeVersion,
      needsGuardian: false,
    });
    const granted = {
      purpose: 'share-with-employers',
      noticeVersion,
      language: 'hi',
      grantedAt: server.clock.now.toISOString(),
      withdrawnAt: null,
      guardian: null,
    };
    expect((await set(call, 'share-with-employers', true)).data.consent).toEqual([granted]);
    // Said twice, it was still given once.
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    expect((await set(call, 'share-with-employers', true)).data.consent).toEqual([granted]);
    const withdrawnAt = server.clock.now.toISOString();
    expect((await set(call, 'share-with-employers', false)).data.consent).toEqual([
      { ...granted, withdrawnAt },
    ]);
    expect((await call('exportOwnData')).data.export['consents']).toMatchObject([{ language: 'hi' }]);
  });

  test('to news that is withdrawn switches the news off', async () => {
    const { call } = await newPerson();
    await call('savePreferences', { body: { generalByEmail: true, generalBySms: true } });
    await set(call, 'messages', true);
    await set(call, 'messages', false);
    expect((await call('getPreferences')).data.preferences).toMatchObject({
      generalByEmail: false,
      generalBySms: false,
    });
  });

  test.each([
    ['to a notice that is no longer in force', 'messages', true, '2020-01', 'STALE'],
    ['that a guardian gives', 'guardian', true, noticeVersion, 'ILLEGAL_TRANSITION'],
    ['without which there is no account', 'service', false, noticeVersion, 'ILLEGAL_TRANSITION'],
  ])('%s is refused', async (_about, purpose, isGranted, version, code) => {
    const { call } = await newPerson();
    const { status, error } = await set(call, purpose, isGranted, version);
    expect([status, error?.code]).toEqual([409, code]);
    expect((await call('listConsents')).data.consent).toEqual([]);
  });

  test('is nobody else’s', async () => {
    expect((await server.call('listConsents')).status).toBe(401);
    expect((await set(server.call, 'messages', true)).status).toBe(401);
  });
});

describe('an erasure', () => {
  let serial = 0;
  const ask = (call: Call, currentPassword = newExperienced().password) =>
    call('requestErasure', {
      body: { currentPassword },
      headers: { 'idempotency-key': `00000000-0000-4000-8000-${String((serial += 1)).padStart(12, '0')}` },
    });

  /** What the server does by itself once an hour. */
  const passDays = async (days: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + days * day);
    await server.runTask('erasure');
  };
  const isKept = async (id: string) =>
    (await server.database.db.select().from(users).where(eq(users.id, id))).length === 1;

  const failingSince = async () => {
    const [run] = await server.database.db.select().from(taskRuns).where(eq(taskRuns.name, 'erasure'));
    return run?.failingSince;
  };

  test('waits for 14 days and can be taken back until then', async () => {
    const { person, call } = await newPerson();
    expect((await call('getErasure')).data.erasure).toBeNull();
    const requestedAt = server.clock.now;
    const erasure = {
      requestedAt: requestedAt.toISOString(),
      dueAt: new Date(requestedAt.getTime() + 14 * day).toISOString(),
      askedBy: null,
    };
    expect((await ask(call)).data.erasure).toEqual(erasure);
    expect(await server.messages()).toContainEqual(
      expect.objectContaining({ to: person.email, subject: 'Your account will be erased' }),
    );
    await passDays(13);
    const back = await server.actAs(person.id);
    // Asked again, it does not begin anew.
    expect((await ask(back)).data.erasure).toEqual(erasure);
    expect((await back('cancelErasure')).status).toBe(200);
    expect((await back('cancelErasure')).status).toBe(200);
    await passDays(2);
    expect(await isKept(person.id)).toBe(true);
  });

  test('takes everything of the person along and leaves the ledger whole, under an id that is nobody’s', async () => {
    const { db } = server.database;
    const { person, call } = await newPerson();
    const { id } = await newOrder(call);
    const paid = await call('verifyPayment', { body: proofOf(server, id, newPaymentID()) });
    await ask(call);
    await passDays(14);
    expect(await isKept(person.id)).toBe(false);
    expect((await call('getWallet')).status).toBe(401);
    const [{ left } = { left: -1 }] = await db
      .select({ left: count() })
      .from(candidates)
      .where(eq(candidates.userID, person.id));
    expect(left).toBe(0);
    const told = (await server.messages()).filter(({ to }) =>
      [person.email, person.mobileNumber].includes(to),
    );
    expect(told.map(({ subject }) => subject)).toEqual(['Your account was erased']);
    const [wallet] = await db.select().from(wallets).where(eq(wallets.ownerID, person.id));
    expect(wallet?.balance).toBeGreaterThanOrEqual(100);
    expect(await checkLedger(db)).toEqual([]);
    const admin = await server.actAs(seededID('user/9000000051'));
    const params = { id: paid.data.receipt.id };
    expect((await admin('getReceipt', { params })).data.receipt.receiptNumber).toMatch(/^RV/);
  });

  test('says before what it takes and what stays, to the person and to staff, and does so', async () => {
    const { db } = server.database;
    const { person, call } = await newPerson();
    const { id } = await newOrder(call);
    await call('verifyPayment', { body: proofOf(server, id, newPaymentID()) });
    await call('setConsent', { body: { purpose: 'messages', isGranted: true, noticeVersion } });
    const { preview } = (await call('previewErasure')).data;
    const countOf = (counts: typeof preview.erased, kind: string) =>
      counts.find((each) => each.kind === kind)?.count;
    expect(preview.erased).toContainEqual({ kind: 'account', count: 1 });
    expect(countOf(preview.erased, 'consents')).toBe(1);
    expect(countOf(preview.kept, 'payments')).toBe(2);
    expect(countOf(preview.kept, 'wallet')).toBeGreaterThanOrEqual(1);
    expect(preview.erased.map(({ kind }) => kind)).not.toContain('applications');
    const staff = await server.actAs(seededID('user/9000000051'));
    const ofStaff = await staff('previewErasureOf', { params: { id: person.id } });
    expect(ofStaff.data.preview).toEqual(preview);
    // Looking is not asking.
    expect((await call('getErasure')).data.erasure).toBeNull();
    await ask(call);
    await passDays(14);
    expect(await db.$count(users, eq(users.id, person.id))).toBe(0);
    expect(await db.$count(paymentOrders, eq(paymentOrders.userID, person.id))).toBe(1);
    expect(await db.$count(receipts, eq(receipts.userID, person.id))).toBe(1);
  });

  test('of one that fails keeps none that is due after it', async () => {
    const { db } = server.database;
    const [stuck, other] = [await newPerson(), await newPerson()];
    for (const { call } of [stuck, other]) await ask(call);
    const refused = { table: 'users', on: 'delete', condition: `old.id = '${stuck.person.id}'` } as const;
    await whileRefused(db, refused, () => passDays(14));
    expect([await isKept(stuck.person.id), await isKept(other.person.id)]).toEqual([true, false]);
    expect(await failingSince()).toEqual(server.clock.now);
    await passDays(1);
    expect(await isKept(stuck.person.id)).toBe(false);
    expect(await failingSince()).toBeNull();
  });

  test('is not done without a message that says so', async () => {
    const { person, call } = await newPerson();
    await ask(call);
    const refused = { table: 'outbox_messages', condition: `new.recipient = '${person.email}'` };
    await whileRefused(server.database.db, refused, () => passDays(14));
    expect(await isKept(person.id)).toBe(true);
    await passDays(1);
    expect(await isKept(person.id)).toBe(false);
    const [last] = (await server.messages()).filter(({ to }) => to === person.email);
    expect(last?.subject).toBe('Your account was erased');
  });

  test('needs the password, and a super admin hands the role on first', async () => {
    const { call } = await newPerson();
    const { status, error } = await ask(call, 'Wrong@2026');
    expect([status, error?.code, error?.fields.map(({ path }) => path)]).toEqual([
      400,
      'INVALID_CREDENTIALS',
      ['currentPassword'],
    ]);
    expect((await call('getErasure')).data.erasure).toBeNull();
    const admin = await server.actAs(seededID('user/9000000051'));
    expect((await ask(admin)).error?.code).toBe('ILLEGAL_TRANSITION');
    expect((await ask(server.call)).status).toBe(401);
  });

  test('that a candidate asked staff for is told to the candidate, who can take it back', async () => {
    const { person, call } = await newPerson();
    const staff = await server.actAs(seededID('user/9000000051'));
    const body = { reason: 'Asked for by letter' };
    const asked = await staff('requestErasureOf', { params: { id: person.id }, body });
    expect(asked.status).toBe(200);
    expect((await call('getErasure')).data.erasure).toEqual(asked.data.erasure);
    const again = await staff('requestErasureOf', { params: { id: person.id }, body });
    expect(again.data).toEqual(asked.data);
    expect((await call('cancelErasure')).status).toBe(200);
    expect((await call('getErasure')).data.erasure).toBeNull();
    const officer = await server.actAs(seededID('user/9000000031'));
    expect((await officer('requestErasureOf', { params: { id: person.id }, body })).status).not.toBe(200);
    expect((await officer('previewErasureOf', { params: { id: person.id } })).status).toBe(403);
    const ofStaff = { params: { id: seededID('user/9000000031') }, body };
    expect((await staff('requestErasureOf', ofStaff)).status).toBe(404);
  });

  describe('that staff asked for', () => {
    const body = { reason: 'Asked for by letter' };
    const asked = async () => {
      const { person, call } = await newPerson();
      const staff = await server.actAs(seededID('user/9000000051'));
      const params = { id: person.id };
      await staff('requestErasureOf', { params, body });
      const record = async () => (await staff('getStudent', { params })).data.student;
      const mails = async () => (await server.messages()).filter(({ to }) => to === person.email);
      const [{ name } = { name: '' }] = await server.database.db
        .select({ name: users.fullName })
        .from(users)
        .where(eq(users.id, seededID('user/9000000051')));
      return { person, call, staff, params, record, mails, name };
    };

    test('is seen on the record and by the person: by whom and for when; and the mails say who', async () => {
      const { person, call, record, mails, name } = await asked();
      const dueAt = new Date(server.clock.now.getTime() + 14 * day).toISOString();
      expect(await record()).toMatchObject({ erasureDueAt: dueAt, erasureAskedBy: name });
      expect((await call('getErasure')).data.erasure).toMatchObject({ dueAt, askedBy: name });
      const [first] = await mails();
      expect(first?.text).toContain(`${name} has noted for you`);
      expect(first?.text).not.toContain('you asked');
      await passDays(14);
      expect(await isKept(person.id)).toBe(false);
      const [last] = await mails();
      expect(last?.text).toContain(`as ${name} had noted for you`);
    });

    test('is stopped by staff until then, and the person is told', async () => {
      const { person, staff, params, record, mails, name } = await asked();
      expect((await staff('cancelErasureOf', { params })).status).toBe(200);
      expect(await record()).toMatchObject({ erasureDueAt: null, erasureAskedBy: null });
      const [newest] = await mails();
      expect(newest).toMatchObject({ subject: 'Your account stays' });
      expect(newest?.text).toContain(name);
      // Once more stops nothing and tells nobody.
      expect((await staff('cancelErasureOf', { params })).status).toBe(200);
      expect((await mails()).filter(({ subject }) => subject === 'Your account stays')).toHaveLength(1);
      await passDays(15);
      expect(await isKept(person.id)).toBe(true);
    });

    test('is not stopped by those without the right, nor when the person asked too', async () => {
      const { call, staff, params, record } = await asked();
      const officer = await server.actAs(seededID('user/9000000031'));
      expect((await officer('cancelErasureOf', { params })).status).toBe(403);
      await ask(call);
      expect(await record()).toMatchObject({ erasureDueAt: expect.any(String), erasureAskedBy: null });
      const refused = await staff('cancelErasureOf', { params });
      expect([refused.status, refused.error?.code]).toEqual([409, 'ILLEGAL_TRANSITION']);
      expect((await call('cancelErasure')).status).toBe(200);
      expect((await call('getErasure')).data.erasure).toBeNull();
    });
  });
});
