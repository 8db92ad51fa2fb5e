import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../database/open.ts';
import { credentials } from '../modules/auth/tables.ts';
import { companies } from '../modules/companies/tables.ts';
import { changePool } from '../modules/institutes/pool.ts';
import { instituteConfigs, institutes, universities } from '../modules/institutes/tables.ts';
import { notifications } from '../modules/notifications/tables.ts';
import { candidates, users, type User } from '../modules/users/tables.ts';
import { grantOnVerification } from '../modules/wallet/grants.ts';
import { transfer } from '../modules/wallet/ledger.ts';
import { demoAccounts, demoPassword, type DemoAccount } from './data/accounts.ts';
import { companyRows } from './data/companies.ts';
import { instituteConfigRows, instituteRows, universityRows } from './data/institutes.ts';
import { notificationID, notificationSeeds } from './data/notifications.ts';
import { roleID, roleSeeds } from './data/roles.ts';
import { seededID } from './identity.ts';

const day = 24 * 60 * 60 * 1000;

/** The student who has almost used up the opening credits, and how many decisions that took. */
const lowOnCredits = { mobileNumber: '9000000007', decisions: 9, price: 10 };

/**
 * The invented world of the sandbox: institutes with funded pools, companies, the demo accounts with their wallets, and
 * some messages. Everything is dated relative to `now`. Does nothing when it has run before.
 * @param hashPassword how passwords are stored; all demo accounts share one password and so one hash
 */
export async function seedSandbox(
  tx: Transaction,
  hashPassword: (password: string) => Promise<string>,
  now: Date,
): Promise<void> {
  const [first] = instituteRows;
  const existing = await tx
    .select({ id: institutes.id })
    .from(institutes)
    .where(eq(institutes.id, first?.id ?? ''));
  if (existing.length > 0) return;
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const opened = ago(200);

  await tx.insert(universities).values(universityRows.map((row) => ({ ...row, createdAt: opened })));
  await tx.insert(institutes).values(instituteRows.map((row) => ({ ...row, createdAt: opened })));
  await tx.insert(instituteConfigs).values([...instituteConfigRows]);
  for (const { instituteID, grantBudgetCredits: amount } of instituteConfigRows) {
    if (!amount) continue;
    await changePool(tx, { instituteID, amount, changeID: 'opening', actorID: null, at: opened });
  }
  await tx.insert(companies).values(companyRows.map((row) => ({ ...row, createdAt: ago(90) })));

  await tx.insert(users).values(demoAccounts.map((account) => userRow(account, ago(account.daysAgo), now)));
  const homes = demoAccounts.flatMap(({ mobileNumber, role, home }) =>
    role === 'student' || role === 'experienced' ? [{ userID: userID(mobileNumber), ...home }] : [],
  );
  await tx.insert(candidates).values(homes);
  const passwordHash = await hashPassword(demoPassword);
  await tx.insert(credentials).values(
    demoAccounts.map(({ mobileNumber, daysAgo }) => ({
      userID: userID(mobileNumber),
      passwordHash,
      passwordChangedAt: ago(daysAgo),
    })),
  );
  await grantOpeningCredits(tx);
  await tx.insert(notifications).values(
    notificationSeeds.map(({ key, daysAgo, ...message }) => ({
      ...message,
      id: notificationID(key),
      createdAt: ago(daysAgo),
    })),
  );
}

const userID = (mobileNumber: string): string => seededID(`user/${mobileNumber}`);

function userRow(account: DemoAccount, createdAt: Date, now: Date): typeof users.$inferInsert {
  const isVerified = account.state !== 'unverified';
  const type = roleSeeds.find(({ key }) => key === account.role)?.userType ?? 'C';
  return {
    id: userID(account.mobileNumber),
    type,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    mobileNumber: account.mobileNumber,
    isFresher: type === 'C' ? account.role === 'student' : null,
    parentEntityType: account.parent?.type,
    parentEntityID: account.parent?.id,
    roleID: roleID(account.role),
    userStatus: isVerified ? 'Active' : 'Pending OTP',
    mobileVerifiedAt: isVerified ? createdAt : null,
    emailVerifiedAt: isVerified ? createdAt : null,
    // Long enough that the sandbox always shows it.
    lockedUntil: account.state === 'locked' ? new Date(now.getTime() + 3650 * day) : null,
    termsAcceptedAt: createdAt,
    createdAt,
  };
}

async function grantOpeningCredits(tx: Transaction): Promise<void> {
  const ids = demoAccounts.map(({ mobileNumber }) => userID(mobileNumber));
  const people = await tx.select().from(users).where(inArray(users.id, ids)).orderBy(users.createdAt);
  for (const person of people) {
    await grantOnVerification(tx, person, person.createdAt);
    if (person.mobileNumber === lowOnCredits.mobileNumber) await spend(tx, person);
  }
}

async function spend(tx: Transaction, person: User): Promise<void> {
  for (let decision = 1; decision <= lowOnCredits.decisions; decision += 1) {
    await transfer(tx, {
      from: { type: 'user', id: person.id },
      to: { type: 'platform', id: 'spent' },
      amount: lowOnCredits.price,
      kind: 'Accept',
      cause: { type: 'sandbox', id: `${person.id}/${decision}` },
      description: 'Job accepted',
      userID: person.id,
      actorID: person.id,
      at: new Date(person.createdAt.getTime() + decision * day),
    });
  }
}
