import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { companies } from '../../src/organisations/tables/companies.ts';
import { industries } from '../../src/catalogue/tables/industries.ts';
import { instituteConfigs, institutes, universities } from '../../src/organisations/tables/institutes.ts';
import { notifications } from '../../src/messages/tables/notifications.ts';
import { findStateCode } from '../../src/catalogue/reference/service.ts';
import { cities, states } from '../../src/catalogue/tables/reference.ts';
import { roles } from '../../src/identity/tables/roles.ts';
import { resolveSettings } from '../../src/money/settings/service.ts';
import { removeStaleRegistrations } from '../../src/identity/users/unverified.ts';
import { users } from '../../src/identity/tables/users.ts';
import { findWallet } from '../../src/money/wallet/ledger.ts';
import { ledgerLines, ledgerTransactions } from '../../src/money/tables/wallet.ts';
import { demoAccounts, seed } from '../../src/seed/index.ts';
import { openTestDatabase } from '../support/database.ts';
import { checkLedger } from '../support/ledger.ts';

const now = new Date('2026-11-21T04:30:00Z');
const hashPassword = (password: string) => Promise.resolve(`hash of ${password}`);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('outside the sandbox', () => {
  beforeAll(() => seed(database.db, { sandbox: false, withJobs: false, now, hashPassword }));

  test('holds the reference data and nobody', async () => {
    const { db } = database;
    expect(await db.$count(states)).toBe(36);
    expect(await db.$count(states, eq(states.kind, 'State'))).toBe(28);
    expect(await db.$count(industries)).toBe(19);
    expect(await db.$count(users)).toBe(0);
    expect(await db.$count(institutes)).toBe(0);
    expect(await db.$count(companies)).toBe(0);
  });

  test.each([
    ['Student', 23],
    ['Experienced candidate', 23],
    ['Employer', 30],
    ['Institute officer', 39],
    ['University officer', 17],
    ['Support', 84],
    ['Super admin', 111],
  ])('holds the role %s with %i different permissions of the contract', async (name, size) => {
    const [role] = await database.db.select().from(roles).where(eq(roles.name, name));
    const [admin] = await database.db.select().from(roles).where(eq(roles.name, 'Super admin'));
    expect(new Set(role?.permissions).size).toBe(size);
    expect(role?.permissions).toHaveLength(size);
    expect(admin?.permissions).toEqual(expect.arrayContaining(role?.permissions ?? []));
  });

  test('deletes nothing and writes neither settings nor roles as Support', async () => {
    const [support] = await database.db.select().from(roles).where(eq(roles.name, 'Support'));
    expect(support?.permissions.filter((permission) => permission.startsWith('Delete'))).toEqual([]);
    expect(support?.permissions).not.toContain('Update Setting');
    expect(support?.permissions).not.toContain('Update Role');
  });

  test.each(['hi', 'mr'])('calls every city in its own letters too (%s)', async (language) => {
    const rows = await database.db.select().from(cities);
    expect(
      rows
        .filter(({ nameTranslations }) => !/^[\u0900-\u097F ]+$/u.test(nameTranslations[language] ?? ''))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  test('holds the eleven fixed cities, also under the names that the specification uses', async () => {
    const rows = await database.db.select().from(cities).where(eq(cities.isFixedList, true));
    const known = new Set(rows.flatMap(({ name, aliases }) => [name, ...aliases]));
    const specified = [
      'Ahmedabad',
      'Mumbai',
      'Delhi',
      'Bangalore',
      'Pune',
      'Hyderabad',
      'Chennai',
      'Kolkata',
      'Chandigarh',
      'Kochi',
      'Thiruvanthapuram',
    ];
    expect(rows).toHaveLength(11);
    expect(specified.filter((name) => !known.has(name))).toEqual([]);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['Bengaluru', 'Thiruvananthapuram']));
  });

  test.each([
    ['Maharashtra', 'MH'],
    ['mh', 'MH'],
    [' orissa ', 'OD'],
    ['NCT of Delhi', 'DL'],
    ['Pondicherry', 'PY'],
    ['Atlantis', null],
  ])('finds the state %s', async (text, code) => {
    expect(await findStateCode(database.db, text)).toBe(code);
  });

  test('holds the default settings', async () => {
    const { config } = await resolveSettings(database.db, ['default']);
    expect(config).toMatchObject({
      _acceptRate: 10,
      _rejectRate: 0,
      conversionFactor: 1,
      discount: 0,
      minCreditBalance: 50,
      minRechargeBalance: 50,
      registrationCharge: 0,
      studentCredit: 50,
    });
  });
});

describe('in the sandbox', () => {
  beforeAll(() => seed(database.db, { sandbox: true, withJobs: false, now, hashPassword }));

  test('holds the invented organisations and every demo account', async () => {
    const { db } = database;
    expect(await db.$count(universities)).toBe(6);
    expect(await db.$count(institutes)).toBe(18);
    expect(await db.$count(instituteConfigs)).toBe(18);
    expect(await db.$count(companies)).toBe(3);
    const sent = await db.select({ sentCount: notifications.sentCount }).from(notifications);
    expect(sent.length).toBeGreaterThan(4);
    // Each has reached somebody, and none more people than there are.
    for (const { sentCount } of sent) {
      expect(sentCount).toBeGreaterThan(0);
      expect(sentCount).toBeLessThanOrEqual(demoAccounts.length);
    }
    const people = await db.select({ mobileNumber: users.mobileNumber }).from(users);
    expect(people.map(({ mobileNumber }) => mobileNumber).toSorted()).toEqual(
      demoAccounts.map(({ mobileNumber }) => mobileNumber),
    );
  });

  test.each([
    ['9000000001', 100],
    ['9000000003', 50],
    ['9000000007', 10],
    ['9000000011', 50],
  ])('gives %s a wallet with %i credits', async (mobileNumber, credits) => {
    const [person] = await database.db.select().from(users).where(eq(users.mobileNumber, mobileNumber));
    expect((await findWallet(database.db, { type: 'user', id: person?.id ?? '' }))?.balance).toBe(credits);
  });

  test('takes the grants of students out of the pool of their institute', async () => {
    const [sahyadri] = await database.db
      .select()
      .from(institutes)
      .where(eq(institutes.name, 'Sahyadri Institute of Technology, Pune'));
    const ofSahyadri = demoAccounts.filter(
      ({ role, state, parent }) =>
        role === 'student' && state !== 'unverified' && parent?.id === sahyadri?.id,
    );
    const pool = await findWallet(database.db, { type: 'institute', id: sahyadri?.id ?? '' });
    expect(pool?.balance).toBe(9_000 - 100 * ofSahyadri.length);
  });

  test('shows an account that is not verified', async () => {
    const [unverified] = await database.db.select().from(users).where(eq(users.mobileNumber, '9000000061'));
    expect(unverified).toMatchObject({ userStatus: 'Pending OTP', mobileVerifiedAt: null });
    expect(await findWallet(database.db, { type: 'user', id: unverified?.id ?? '' })).toBeUndefined();
  });

  test('dates nothing after its start', async () => {
    const latest = await database.db
      .select({ at: ledgerTransactions.createdAt })
      .from(ledgerTransactions)
      .orderBy(ledgerTransactions.createdAt);
    expect(latest.at(-1)?.at.getTime()).toBeLessThanOrEqual(now.getTime());
    const people = await database.db.select({ at: users.createdAt }).from(users);
    expect(people.filter(({ at }) => at.getTime() > now.getTime())).toEqual([]);
  });

  test('leaves a ledger that adds up', async () => {
    expect(await checkLedger(database.db)).toEqual([]);
  });

  test('brings back the unverified account after it was removed', async () => {
    const { db } = database;
    const later = new Date('2026-12-24T04:30:00Z');
    await db.transaction((tx) => removeStaleRegistrations(tx, later));
    expect(await db.$count(users, eq(users.mobileNumber, '9000000061'))).toBe(0);
    await seed(db, { sandbox: true, withJobs: false, now: later, hashPassword });
    const [back] = await db.select().from(users).where(eq(users.mobileNumber, '9000000061'));
    expect(back).toMatchObject({
      userStatus: 'Pending OTP',
      createdAt: new Date('2026-12-23T04:30:00Z'),
    });
  });

  test('changes nothing when it runs again, and keeps what an operator changed', async () => {
    const { db } = database;
    await db.update(industries).set({ name: 'Software' }).where(eq(industries.sortOrder, 1));
    await db
      .update(roles)
      .set({ permissions: ['View City'] })
      .where(eq(roles.name, 'Super admin'));
    const before = [await db.$count(users), await db.$count(ledgerLines), await db.$count(notifications)];

    await seed(db, { sandbox: true, withJobs: false, now: new Date('2027-01-01T00:00:00Z'), hashPassword });

    const after = [await db.$count(users), await db.$count(ledgerLines), await db.$count(notifications)];
    expect(after).toEqual(before);
    expect(await db.$count(industries, eq(industries.name, 'Software'))).toBe(1);
    // The one role that is brought up to date.
    const [admin] = await db.select().from(roles).where(eq(roles.name, 'Super admin'));
    expect(admin?.permissions).toHaveLength(111);
  });
});
