import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeInstituteConfig } from '../../src/money/institute-credits/change.ts';
import { users } from '../../src/identity/tables/users.ts';
import { findWallet, openWallet } from '../../src/money/wallet/ledger.ts';
import { ledgerLines, ledgerTransactions } from '../../src/money/tables/wallet.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { checkLedger } from '../support/ledger.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';
import { toldPeople } from '../support/told.ts';

const description = 'Student Credit Recharge by Institute';
const refusal = 'Minimum credit balance is not added to wallet';

const asha = '9000000001';
const ravi = '9000000002';
const arjun = '9000000011';
const farah = '9000000021';
const officer = '9000000031';
const controller = '9000000032';
const support = '9000000041';
const idOf = (mobileNumber: string) => seededID(`user/${mobileNumber}`);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function balanceOf(mobileNumber: string): Promise<number | undefined> {
  return (await findWallet(server.database.db, { type: 'user', id: idOf(mobileNumber) }))?.balance;
}

function claim(userID: string, changes: Record<string, unknown> = {}) {
  return { body: { userID, amount: 100, type: 'Recharge', description, action: 'none', ...changes } };
}

describe('a claim', () => {
  test('finds the grant that was made at verification, as often as it is sent', async () => {
    const call = await server.signIn(asha);
    const first = await call('addWalletEntry', claim(idOf(asha)));
    const second = await call('addWalletEntry', claim(idOf(asha)));
    expect(first.status).toBe(200);
    expect(first.data.walletEntry).toMatchObject({
      userID: idOf(asha),
      amount: 100,
      kind: 'Grant',
      description,
      action: null,
      balanceAfter: 100,
    });
    expect(first.data.wallet.balance).toBe(100);
    expect(first.meta.notice).toBeUndefined();
    expect(second.data.walletEntry.id).toBe(first.data.walletEntry.id);
    expect(await balanceOf(asha)).toBe(100);
  });

  test('does not get the amount it names', async () => {
    const call = await server.signIn(asha);
    const { data, meta } = await call('addWalletEntry', claim(idOf(asha), { amount: 1_000_000 }));
    expect(data.walletEntry.amount).toBe(100);
    expect(meta.notice).toBe('AMOUNT_IGNORED');
    expect(await balanceOf(asha)).toBe(100);
  });

  test.each([
    ["somebody else's wallet", asha, () => claim(idOf(ravi)), 'OUT_OF_SCOPE'],
    ['the institute itself', asha, () => claim(instituteID('sahyadri')), 'NOT_ENTITLED'],
    ['another reason', asha, () => claim(idOf(asha), { description: 'Gift' }), 'NOT_ENTITLED'],
    [
      'a paid order that there is not',
      asha,
      () => claim(idOf(asha), { description: 'Recharge', action: 'receipt-1' }),
      'NOT_ENTITLED',
    ],
    ['an experienced candidate', arjun, () => claim(idOf(arjun)), 'NOT_ENTITLED'],
    ['an employer', farah, () => claim(idOf(farah)), 'NOT_ENTITLED'],
    ["an employer's company", farah, () => claim(companyID('navyug')), 'NOT_ENTITLED'],
    ['an officer for a student', officer, () => claim(idOf(asha)), 'OUT_OF_SCOPE'],
    ['support for a student', support, () => claim(idOf(asha)), 'OUT_OF_SCOPE'],
  ])('for %s is refused and changes nothing', async (_whom, caller, request, code) => {
    const { db } = server.database;
    const before = await db.$count(ledgerLines);
    const answer = await (await server.signIn(caller))('addWalletEntry', request());
    expect(answer).toMatchObject({ status: 403, message: refusal, error: { code } });
    expect(await db.$count(ledgerLines)).toBe(before);
  });

  test('needs a session', async () => {
    expect(await server.call('addWalletEntry', claim(idOf(asha)))).toMatchObject({ status: 401 });
  });

  test('makes a grant that is still open, once, also when it is sent 50 times at once', async () => {
    const { db } = server.database;
    const [late] = await db
      .insert(users)
      .values({
        type: 'C',
        firstName: 'Late',
        lastName: 'Comer',
        email: 'late@example.com',
        mobileNumber: '9100000001',
        isFresher: true,
        parentEntityType: 'Institute',
        parentEntityID: instituteID('shivalik'),
        roleID: seededID('role/student'),
        userStatus: 'Active',
        mobileVerifiedAt: server.clock.now,
      })
      .returning();
    const id = late?.id ?? '';
    const call = await server.actAs(id);
    // Their institute gives nothing yet.
    expect(await call('addWalletEntry', claim(id))).toMatchObject({
      status: 403,
      error: { code: 'NOT_ENTITLED', details: { reason: 'nothing-to-give' } },
    });
    await changeInstituteConfig(db, {
      instituteID: instituteID('shivalik'),
      changes: { studentCredit: 40 },
      changedBy: 'test',
      at: server.clock.now,
    });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call('addWalletEntry', claim(id, { amount: 40 }))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(new Set(answers.map(({ data }) => data.walletEntry.id)).size).toBe(1);
    expect(await db.$count(ledgerTransactions, eq(ledgerTransactions.userID, id))).toBe(1);
    expect((await call('getWallet')).data.wallet.balance).toBe(40);
    expect(await checkLedger(db)).toEqual([]);
  });
});

describe('the wallet', () => {
  test('shows balance, low-water mark and prices', async () => {
    const { data } = await (await server.signIn(asha))('getWallet');
    expect(data.wallet).toMatchObject({
      ownerType: 'user',
      ownerID: idOf(asha),
      balance: 100,
      lowWater: 50,
      status: 'Active',
      price: { accept: 10, reject: 0 },
    });
  });

  test('of an employer is that of the company', async () => {
    const { data } = await (await server.signIn(farah))('getWallet');
    expect(data.wallet).toMatchObject({ ownerType: 'company', ownerID: companyID('navyug'), balance: 50 });
  });

  test('of support is not there', async () => {
    expect((await (await server.signIn(support))('getWallet')).status).toBe(404);
  });

  test.each([
    ['a student, her own', asha, idOf(asha), 200],
    ['a student, another student', asha, idOf(ravi), 404],
    ['a student, her institute', asha, instituteID('sahyadri'), 404],
    ['an employer, a student', farah, idOf(asha), 404],
    ['an employer, another company', farah, companyID('greengrid'), 404],
    ['an officer, the own pool', officer, instituteID('sahyadri'), 200],
    ['an officer, an own student', officer, idOf(asha), 200],
    ['an officer, a student elsewhere', officer, idOf('9000000003'), 404],
    ['an officer, a company', officer, companyID('navyug'), 404],
    ['a controller, an institute of the university', controller, instituteID('godavari'), 200],
    ['a controller, a student of it', controller, idOf('9000000004'), 200],
    ['a controller, an institute of another', controller, instituteID('marina'), 404],
    ['support, anybody', support, idOf(asha), 200],
    ['support, nobody', support, 'nobody', 404],
  ])('is shown by scope: %s', async (_case, caller, ownerID, status) => {
    const answer = await (await server.signIn(caller))('getWallet', { query: { ownerID } });
    expect(answer.status).toBe(status);
  });
});

describe('entries', () => {
  let pooja: Call;
  beforeAll(async () => {
    pooja = await server.signIn('9000000007');
  });

  test('are listed newest first, in pages', async () => {
    const first = await pooja('listWalletEntries', { query: { pageNo: 1, pageSize: 4 } });
    const last = await pooja('listWalletEntries', { query: { pageNo: 3, pageSize: 4 } });
    expect(first.meta).toMatchObject({ pageNo: 1, pageSize: 4, total: 10 });
    expect(first.data.walletEntry.map(({ balanceAfter }) => balanceAfter)).toEqual([10, 20, 30, 40]);
    expect(last.data.walletEntry.map(({ amount, kind }) => [amount, kind])).toEqual([
      [-10, 'Accept'],
      [100, 'Grant'],
    ]);
  });

  test('are listed oldest first when asked', async () => {
    const { data } = await pooja('listWalletEntries', { query: { sort: 'createdAt', pageSize: 1 } });
    expect(data.walletEntry[0]?.kind).toBe('Grant');
  });

  test('are narrowed to a kind and to days in India', async () => {
    const accepted = await pooja('listWalletEntries', { query: { kind: 'Accept' } });
    expect(accepted.meta.total).toBe(9);
    // The grant was made on 7 October at 10:00 Indian time, the first decision a day later.
    const days = (from: string, to: string) => pooja('listWalletEntries', { query: { from, to } });
    expect((await days('2026-10-07', '2026-10-07')).data.walletEntry.map(({ kind }) => kind)).toEqual([
      'Grant',
    ]);
    expect((await days('2026-10-07', '2026-10-08')).meta.total).toBe(2);
    expect((await days('2026-10-01', '2026-10-06')).meta.total).toBe(0);
  });

  test('are only those of the own wallet', async () => {
    const { data } = await (await server.signIn(ravi))('listWalletEntries');
    expect(data.walletEntry).toHaveLength(1);
    expect(data.walletEntry[0]?.userID).toBe(idOf(ravi));
  });
});

describe('credits that people move', () => {
  const pool = { type: 'institute', id: instituteID('sahyadri') } as const;
  const gift = (userIDs: string[], credits: number, key: string) => ({
    headers: { 'Idempotency-Key': key },
    body: { instituteID: pool.id, userIDs, credits, reason: 'For the test of this week' },
  });
  const poolBalance = async () => (await findWallet(server.database.db, pool))?.balance ?? 0;

  test('go from the pool to students of the institute, once for each call, and say who got none', async () => {
    const filled = await server.actAs(idOf('9000000051'));
    const { id: walletID } = await openWallet(server.database.db, pool);
    await filled('adjustWallet', {
      headers: { 'Idempotency-Key': 'fill-the-pool' },
      body: { walletID, amount: 100, reason: 'For the test of this week' },
    });
    const call = await server.actAs(idOf(officer));
    const [before, inPool] = [(await balanceOf(asha)) ?? 0, await poolBalance()];
    const request = gift([idOf(asha), idOf(arjun)], 5, 'gift-of-this-week');
    const { status, data } = await call('transferCredits', request);
    expect({ status, results: data.results }).toMatchObject({
      status: 200,
      results: [
        { id: idOf(asha), ok: true },
        { id: idOf(arjun), ok: false, error: { code: 'NOT_FOUND' } },
      ],
    });
    await call('transferCredits', request);
    expect([(await balanceOf(asha)) ?? 0, await poolBalance()]).toEqual([before + 5, inPool - 5]);
    const told = (await toldPeople(server.database.db)).filter(({ content }) =>
      content.includes('credits into'),
    );
    expect(told).toMatchObject([
      {
        content: '<p>Your institute has put credits into your wallet: 5.</p><p>For the test of this week</p>',
        cta: '/wallet',
        people: [idOf(asha)],
      },
    ]);

    const tooMuch = await call('transferCredits', gift([idOf(asha)], 10_000, 'gift-of-too-much'));
    expect(tooMuch.data.results[0]).toMatchObject({ ok: false, error: { code: 'INSUFFICIENT_CREDITS' } });
    expect(await checkLedger(server.database.db)).toEqual([]);
  });

  test.each([
    ['an officer of another institute', controller],
    ['support, who has no pool', support],
  ])('%s gives none out of it', async (_who, number) => {
    const call = await server.actAs(idOf(number));
    const { status } = await call('transferCredits', gift([idOf(asha)], 1, 'gift-of-a-stranger'));
    expect([403, 404]).toContain(status);
  });

  test('correct a wallet, by staff who may, once for each key, and never below nothing', async () => {
    const call = await server.actAs(idOf('9000000051'));
    const wallet = await findWallet(server.database.db, { type: 'user', id: idOf(asha) });
    const adjust = (amount: number, key: string) =>
      call('adjustWallet', {
        headers: { 'Idempotency-Key': key },
        body: { walletID: wallet?.id ?? '', amount, reason: 'A mistake of the desk' },
      });
    const before = (await balanceOf(asha)) ?? 0;
    const { status, data } = await adjust(-3, 'correct-three');
    expect([status, data.walletEntry.amount, data.walletEntry.kind]).toEqual([200, -3, 'Adjustment']);
    await adjust(-3, 'correct-three');
    expect(await balanceOf(asha)).toBe(before - 3);

    // The statement of the student says in both languages from whom credits came, and why they went.
    const student = await server.actAs(idOf(asha));
    const { data: own } = await student('listWalletEntries', { query: { pageSize: 100 } });
    expect(
      own.walletEntry.flatMap(({ kind: what, giver }) => (giver == null ? [] : [[what, giver]])),
    ).toEqual([
      ['Transfer', expect.stringContaining('Sahyadri')],
      ['Grant', expect.stringContaining('Sahyadri')],
    ]);
    const file = async (language: string) =>
      (await student('downloadWalletEntries', { headers: { 'accept-language': language } })).text;
    const english = await file('en');
    expect(english).toContain('Correction: A mistake of the desk');
    expect(english).toContain('Transfer: For the test of this week');
    expect(english).toMatch(/Opening credits from Sahyadri/);
    expect(await file('hi')).toMatch(/Sahyadri.* से शुरुआती क्रेडिट/);
    expect((await adjust(-1000, 'correct-all')).error?.code).toBe('INSUFFICIENT_CREDITS');
    expect((await adjust(1001, 'correct-alone')).status).toBe(403);
    // A day has room for 1,000, all together, and the day before has none of it.
    const nextDay = new Date(server.clock.now.getTime() + 24 * 60 * 60 * 1000);
    server.clock.now = nextDay;
    const admin = await server.actAs(idOf('9000000051'));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        admin('adjustWallet', {
          headers: { 'Idempotency-Key': `correct-piece-${index}` },
          body: {
            walletID: wallet?.id ?? '',
            amount: index % 2 ? 100 : 150,
            reason: 'A mistake of the desk',
          },
        }),
      ),
    );
    const moved = answers.flatMap(({ status: each, data: done }) =>
      each === 200 ? [done.walletEntry.amount] : [],
    );
    const total = moved.reduce((sum, each) => sum + Math.abs(each), 0);
    expect([total <= 1_000, total > 750]).toEqual([true, true]);
    expect(new Set(answers.map(({ status: each }) => each))).toEqual(new Set([200, 403]));
    expect(await balanceOf(asha)).toBe(before - 3 + moved.reduce((sum, each) => sum + each, 0));
    server.clock.now = startTime;
    expect(await checkLedger(server.database.db)).toEqual([]);
  });

  test('are seen with everything else that somebody takes away of themselves', async () => {
    const call = await server.actAs(idOf(asha));
    const { status, data } = await call('exportOwnData');
    expect(status).toBe(200);
    expect(data.export).toMatchObject({ user: { id: idOf(asha) } });
    const kinds = (data.export.walletEntries as { kind: string }[]).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['Grant', 'Transfer', 'Adjustment']));
    expect(JSON.stringify(data.export)).not.toContain(idOf(ravi));
  });
});
