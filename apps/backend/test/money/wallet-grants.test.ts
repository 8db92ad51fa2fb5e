import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { changePool } from '../../src/money/institute-credits/pool.ts';
import { changeSettings } from '../../src/money/settings/service.ts';
import { grantOnVerification, grantTogether, grantWaiting } from '../../src/money/wallet/grants.ts';
import { findWallet, type WalletOwner } from '../../src/money/wallet/ledger.ts';
import { ledgerTransactions } from '../../src/money/tables/wallet.ts';
import { seed } from '../../src/seed/index.ts';
import { openTestDatabase } from '../support/database.ts';
import { toldPeople } from '../support/told.ts';
import { checkLedger } from '../support/ledger.ts';
import { addCompany, addInstitute, addPerson } from '../support/people.ts';

const now = new Date('2026-11-21T04:30:00Z');
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.db, {
    sandbox: false,
    withJobs: false,
    now,
    hashPassword: (password) => Promise.resolve(password),
  });
});
afterAll(() => database.close());

async function balanceOf(type: WalletOwner['type'] & ('user' | 'company' | 'institute'), id: string) {
  return (await findWallet(database.db, { type, id }))?.balance;
}

describe('a fresher', () => {
  test('gets what the institute says, out of its pool', async () => {
    const { db } = database;
    const institute = await addInstitute(db, { studentCredit: 80, grantBudgetCredits: 200 });
    const student = await addPerson(db, 'student', institute);

    expect(await grantOnVerification(db, student, now)).toMatchObject({ granted: true, isNew: true });

    expect(await balanceOf('user', student.id)).toBe(80);
    expect(await balanceOf('institute', institute)).toBe(120);
    const [entry] = await db
      .select()
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.userID, student.id));
    expect(entry).toMatchObject({
      kind: 'Grant',
      description: 'Student Credit Recharge by Institute',
      createdAt: now,
    });
  });

  test('gets what the settings say when the institute says nothing', async () => {
    const { db } = database;
    const institute = await addInstitute(db);
    const first = await addPerson(db, 'student', institute);
    await grantOnVerification(db, first, now);
    expect(await balanceOf('user', first.id)).toBe(50);

    const change = {
      scopeID: institute,
      changes: { studentCredit: 35 },
      reason: 'Test',
      changedBy: 'x',
      at: now,
    };
    await changeSettings(db, change);
    const second = await addPerson(db, 'student', institute);
    await grantOnVerification(db, second, now);
    expect(await balanceOf('user', second.id)).toBe(35);
  });

  test('gets nothing at an institute that gives nothing, but has a wallet', async () => {
    const { db } = database;
    const student = await addPerson(db, 'student', await addInstitute(db, { studentCredit: 0 }));
    expect(await grantOnVerification(db, student, now)).toEqual({
      granted: false,
      reason: 'nothing-to-give',
    });
    expect(await balanceOf('user', student.id)).toBe(0);
  });

  test('gets one grant, however often and however much at the same time it is made', async () => {
    const { db } = database;
    const institute = await addInstitute(db, { studentCredit: 10, grantBudgetCredits: 1000 });
    const student = await addPerson(db, 'student', institute);
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, () => db.transaction((tx) => grantOnVerification(tx, student, now))),
    );
    expect(outcomes.filter((outcome) => outcome.granted && outcome.isNew)).toHaveLength(1);
    expect(outcomes.every(({ granted }) => granted)).toBe(true);
    expect(await balanceOf('user', student.id)).toBe(10);
    expect(await balanceOf('institute', institute)).toBe(990);
  });

  test('waits when the pool is used up, and is paid when it is raised', async () => {
    const { db } = database;
    const institute = await addInstitute(db, { studentCredit: 60, grantBudgetCredits: 100 });
    const officer = await addPerson(db, 'institute-officer', institute, { locale: 'hi' });
    const students = [
      await addPerson(db, 'student', institute, { mobileVerifiedAt: new Date('2026-11-20T01:00:00Z') }),
      await addPerson(db, 'student', institute, { mobileVerifiedAt: new Date('2026-11-20T02:00:00Z') }),
      await addPerson(db, 'student', institute, { mobileVerifiedAt: new Date('2026-11-20T03:00:00Z') }),
    ];
    const outcomes = [];
    for (const student of students) outcomes.push(await grantOnVerification(db, student, now));
    expect(outcomes).toMatchObject([
      { granted: true },
      { granted: false, reason: 'pool-empty' },
      { granted: false, reason: 'pool-empty' },
    ]);
    expect(await balanceOf('institute', institute)).toBe(40);
    const notices = (await toldPeople(db)).filter(({ people }) => people.includes(officer.id));
    // Once a day, in the officer's language.
    expect(notices).toMatchObject([{ type: 'Critical', content: expect.stringMatching(/क्रेडिट कोष/u) }]);

    await db.transaction((tx) =>
      changePool(tx, { instituteID: institute, amount: 50, changeID: 'more', actorID: null, at: now }),
    );
    expect(await grantWaiting(db, institute, now)).toBe(1);
    const balances = [];
    for (const student of students) balances.push(await balanceOf('user', student.id));
    expect(balances).toEqual([60, 60, 0]);
    expect(await balanceOf('institute', institute)).toBe(30);
  });

  test('is never granted more than the pool holds by sign-ups at the same time', async () => {
    const { db } = database;
    const institute = await addInstitute(db, { studentCredit: 30, grantBudgetCredits: 100 });
    const students = await Promise.all(Array.from({ length: 12 }, () => addPerson(db, 'student', institute)));
    const outcomes = await Promise.all(
      students.map((student) => db.transaction((tx) => grantOnVerification(tx, student, now))),
    );
    expect(outcomes.filter(({ granted }) => granted)).toHaveLength(3);
    expect(await balanceOf('institute', institute)).toBe(10);
  });

  test('waits when the day has had its grants, also at the same time', async () => {
    const { db } = database;
    const institute = await addInstitute(db, { studentCredit: 5, grantsPerDay: 2 });
    const students = await Promise.all(Array.from({ length: 8 }, () => addPerson(db, 'student', institute)));
    const outcomes = await Promise.all(
      students.map((student) => db.transaction((tx) => grantOnVerification(tx, student, now))),
    );
    expect(outcomes.filter(({ granted }) => granted)).toHaveLength(2);
    expect(outcomes.filter((outcome) => !outcome.granted && outcome.reason === 'daily-limit')).toHaveLength(
      6,
    );

    // The day in India ends at 18:30 UTC.
    const waiting = students.filter((_student, index) => !outcomes[index]?.granted);
    const [one, another] = waiting;
    if (!one || !another) throw new Error('Nobody waits.');
    const lastSecond = new Date('2026-11-21T18:29:59Z');
    const midnight = new Date('2026-11-21T18:30:00Z');
    expect(await grantOnVerification(db, one, lastSecond)).toMatchObject({ reason: 'daily-limit' });
    expect(await grantOnVerification(db, another, midnight)).toMatchObject({ granted: true });
  });

  test.each([
    ['2026-11-20T18:29:59Z', 'outside-period'],
    ['2026-11-20T18:30:00Z', 'granted'],
    ['2026-11-22T18:29:59Z', 'granted'],
    ['2026-11-22T18:30:00Z', 'outside-period'],
  ])('is granted only within the period: at %s %s', async (moment, expected) => {
    const { db } = database;
    const institute = await addInstitute(db, { grantStart: '2026-11-21', grantEnd: '2026-11-22' });
    const student = await addPerson(db, 'student', institute);
    const outcome = await grantOnVerification(db, student, new Date(moment));
    expect(outcome.granted ? 'granted' : outcome.reason).toBe(expected);
  });

  test('finds the grant that was made, also when nothing would be granted now', async () => {
    const { db } = database;
    const institute = await addInstitute(db, { grantEnd: '2026-11-21' });
    const student = await addPerson(db, 'student', institute);
    const made = await grantOnVerification(db, student, now);
    const later = new Date('2026-12-21T00:00:00Z');
    expect(await grantOnVerification(db, student, later)).toEqual({ ...made, isNew: false });
  });

  test('waits for the institute where that is the rule', async () => {
    const { db } = database;
    const institute = await addInstitute(db, { grantRule: 'On confirmation' });
    const student = await addPerson(db, 'student', institute);
    expect(await grantOnVerification(db, student, now)).toMatchObject({ reason: 'awaits-institute' });
  });

  test('gets nothing before the mobile number is verified', async () => {
    const { db } = database;
    const student = await addPerson(db, 'student', await addInstitute(db), {
      userStatus: 'Pending OTP',
      mobileVerifiedAt: null,
    });
    expect(await grantOnVerification(db, student, now)).toEqual({ granted: false, reason: 'not-verified' });
    expect(await balanceOf('user', student.id)).toBeUndefined();
  });
});

test('an experienced candidate gets the minimum balance from the platform', async () => {
  const person = await addPerson(database.db, 'experienced', null);
  await grantOnVerification(database.db, person, now);
  expect(await balanceOf('user', person.id)).toBe(50);
});

test('a company gets its grant once, whoever of its people verifies first', async () => {
  const { db } = database;
  const company = await addCompany(db);
  const first = await addPerson(db, 'employer', company);
  const second = await addPerson(db, 'employer', company);
  expect(await grantOnVerification(db, first, now)).toMatchObject({ isNew: true });
  expect(await grantOnVerification(db, second, now)).toMatchObject({ isNew: false });
  expect(await balanceOf('company', company)).toBe(50);
});

test('staff get none', async () => {
  const { db } = database;
  const officer = await addPerson(
    db,
    'institute-officer',
    await addInstitute(db, { grantBudgetCredits: 100 }),
  );
  expect(await grantOnVerification(db, officer, now)).toMatchObject({ granted: false });
});

test.each([
  { charge: 20, left: 30 },
  { charge: 80, left: 0 },
])('the registration charge of $charge leaves $left of a grant of 50', async ({ charge, left }) => {
  const { db } = database;
  const company = await addCompany(db);
  await changeSettings(db, {
    scopeID: company,
    changes: { registrationCharge: charge },
    reason: 'Test',
    changedBy: 'x',
    at: now,
  });
  await grantOnVerification(db, await addPerson(db, 'employer', company), now);
  expect(await balanceOf('company', company)).toBe(left);
  const charges = await db.$count(
    ledgerTransactions,
    and(eq(ledgerTransactions.kind, 'Registration'), eq(ledgerTransactions.causeID, company)),
  );
  expect(charges).toBe(1);
});

test('all of these grants leave a ledger that adds up', async () => {
  expect(await checkLedger(database.db)).toEqual([]);
});

describe('grants that are made together', () => {
  test('are those that each would have had alone, also where a pool runs out', async () => {
    const { db } = database;
    const verified = { mobileVerifiedAt: new Date('2026-11-20T01:00:00Z') };
    /** What an institute with a small pool, one without students' credit and the platform give to five people. */
    const grant = async (way: 'together' | 'alone') => {
      const pooled = await addInstitute(db, { studentCredit: 60, grantBudgetCredits: 130 });
      const others = [
        await addInstitute(db, { studentCredit: 0 }),
        await addInstitute(db, { grantsPerDay: 1 }),
      ];
      const people = [
        ...(await Promise.all(Array.from({ length: 3 }, () => addPerson(db, 'student', pooled, verified)))),
        ...(await Promise.all(others.map((institute) => addPerson(db, 'student', institute, verified)))),
        await addPerson(db, 'experienced', null, verified),
      ];
      await db.transaction(async (tx) => {
        if (way === 'together') await grantTogether(tx, people);
        else for (const person of people) await grantOnVerification(tx, person, verified.mobileVerifiedAt);
      });
      const balances = await Promise.all(people.map(({ id }) => balanceOf('user', id)));
      const entries = await db.$count(
        ledgerTransactions,
        inArray(
          ledgerTransactions.userID,
          people.map(({ id }) => id),
        ),
      );
      return {
        balances: balances.map((balance) => balance ?? 0),
        pool: await balanceOf('institute', pooled),
        entries,
      };
    };
    expect(await grant('together')).toEqual(await grant('alone'));
    expect(await checkLedger(db)).toEqual([]);
  });
});
