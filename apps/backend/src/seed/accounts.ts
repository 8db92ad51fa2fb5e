import { inArray, or } from 'drizzle-orm';
import { type Transaction, seededID } from '../database/index.ts';
import { credentials, candidates, users, type User, roleID } from '../identity/index.ts';
import { grantTogether, transfer } from '../money/index.ts';
import { StartFailure } from '../start-failure.ts';
import { demoAccounts, demoPassword, type DemoAccount } from './data/accounts.ts';
import { candidatesOf } from './data/candidates.ts';
import { contactID, otherCompanyRows } from './data/companies.ts';
import { roleSeeds } from './data/roles.ts';
import { dayMs } from '../platform/index.ts';

/** The student who has almost used up the opening credits, and how many decisions that took. */
const lowOnCredits = { mobileNumber: '9000000007', decisions: 9, price: 10 };

/** How passwords are stored. */
export type HashPassword = (password: string) => Promise<string>;

/**
 * Writes those of the demo accounts whose number and address nobody has.
 * @param hashPassword called once: all demo accounts share one password
 * @returns who was written, whose credits are still to be given
 */
export async function addDemoAccounts(
  tx: Transaction,
  accounts: readonly DemoAccount[],
  hashPassword: HashPassword,
  now: Date,
): Promise<User[]> {
  const taken = await tx
    .select({ mobileNumber: users.mobileNumber, email: users.email })
    .from(users)
    .where(
      or(
        inArray(
          users.mobileNumber,
          accounts.map(({ mobileNumber }) => mobileNumber),
        ),
        inArray(
          users.email,
          accounts.map(({ email }) => email),
        ),
      ),
    );
  const known = new Set(taken.flatMap(({ mobileNumber, email }) => [mobileNumber, email]));
  const missing = accounts.filter(({ mobileNumber, email }) => !known.has(mobileNumber) && !known.has(email));
  if (missing.length === 0) return [];
  const passwordHash = await hashPassword(demoPassword);
  const added: User[] = [];
  for (const account of missing) {
    const createdAt = new Date(now.getTime() - account.daysAgo * dayMs);
    const [user] = await tx
      .insert(users)
      .values(userRow(account, createdAt, now))
      .returning();
    if (!user) throw new Error(`The demo account ${account.mobileNumber} was not written.`);
    await tx.insert(credentials).values({ userID: user.id, passwordHash, passwordChangedAt: createdAt });
    if (user.type === 'C') {
      const dateOfBirth = account.age === undefined ? null : birthdayOf(account.age, now);
      await tx.insert(candidates).values({ userID: user.id, ...account.home, dateOfBirth });
    }
    added.push(user);
  }
  return added;
}

/** Makes the opening grants of these people in the order of time, as the statements of those who give them have them. */
export async function giveOpeningCredits(tx: Transaction, people: readonly User[]): Promise<void> {
  await grantTogether(tx, people);
  for (const person of people) {
    if (person.mobileNumber === lowOnCredits.mobileNumber) await spend(tx, person);
  }
}

/** A dayMs on which somebody who is so old now was born, half a year from the next birthday. */
function birthdayOf(age: number, now: Date): string {
  const born = new Date(now);
  born.setUTCFullYear(now.getUTCFullYear() - age, now.getUTCMonth() - 6);
  return born.toISOString().slice(0, 10);
}

function userRow(account: DemoAccount, createdAt: Date, now: Date): typeof users.$inferInsert {
  const isVerified = account.state !== 'unverified';
  const type = roleSeeds.find(({ key }) => key === account.role)?.userType ?? 'C';
  return {
    id: accountID(account.mobileNumber),
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
    termsAcceptedAt: createdAt,
    lastLoginAt: isVerified ? new Date(now.getTime() - (account.daysAgo % 11) * dayMs) : null,
    createdAt,
  };
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
      at: new Date(person.createdAt.getTime() + decision * dayMs),
    });
  }
}

/** Throws when a demo account is there, because everybody can read its password. */
export async function refuseDemoAccounts(tx: Transaction): Promise<void> {
  const ids = [
    ...demoAccounts.map(({ mobileNumber }) => accountID(mobileNumber)),
    ...candidatesOf('many').map(({ userID }) => userID),
    ...otherCompanyRows.map(contactID),
  ];
  const [found] = await tx.select({ id: users.id }).from(users).where(inArray(users.id, ids)).limit(1);
  if (found) {
    throw new StartFailure(
      'SANDBOX=0 needs a database of its own: this one holds the demo accounts, whose password everybody can read.',
    );
  }
}

function accountID(mobileNumber: string): string {
  return seededID(`user/${mobileNumber}`);
}
