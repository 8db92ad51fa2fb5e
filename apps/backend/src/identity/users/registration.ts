/**
 * Making accounts. An account begins as `Pending OTP`; until its mobile number is verified it reserves nothing, so the
 * next registration with the same number or e-mail address takes its place.
 */
import { type EntityType, ApiFailure } from '../../platform/index.ts';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { credentials } from '../auth/tables.ts';
import type { StateCode } from '../../catalogue/index.ts';
import { ownsAddress } from './email-address.ts';
import { candidates, users, type User } from './tables.ts';
import { removeUnverified } from './unverified.ts';

interface NewPerson {
  firstName: string;
  lastName: string;
  /** Any case; stored in lower case. */
  email: string;
  mobileNumber: string;
  roleID: string;
  /** Language of messages to the person. */
  locale: User['locale'];
  /** As `hashPassword` made it. */
  passwordHash: string;
  /** The terms of use that the person accepted by registering; null when somebody else registers the person. */
  terms: { version: string | null } | null;
}

export interface NewCandidate extends NewPerson {
  type: 'C';
  isFresher: boolean;
  /** Null for experienced candidates. */
  instituteID: string | null;
  city: string | null;
  stateCode: StateCode | null;
}

export interface NewEmployer extends NewPerson {
  type: 'E';
  companyID: string;
}

/** Somebody who joins an organisation that is there already. */
export interface NewColleague extends NewPerson {
  type: 'E' | 'S';
  organisation: { parentEntityType: EntityType; parentEntityID: string };
}

/**
 * 409: the number or the address belongs to a verified account. One text for both, so that it does not tell which of
 * them is known.
 */
export function alreadyRegistered(): ApiFailure {
  return new ApiFailure(
    409,
    'DUPLICATE',
    'This mobile number or e-mail address is already registered. Sign in, or reset your password.',
  );
}

/**
 * Writes the account and its password as `Pending OTP`, in place of unverified ones with the same number or address.
 * @throws ApiFailure 409 DUPLICATE when a verified account has the number or the address
 */
export async function createAccount(
  tx: Transaction,
  person: NewCandidate | NewEmployer | NewColleague,
  now: Date,
): Promise<User> {
  const email = person.email.toLowerCase();
  await queueUp(tx, email, person.mobileNumber);
  const sameIdentity = or(eq(users.mobileNumber, person.mobileNumber), eq(users.email, email));
  const [taken] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(or(sameIdentity, ownsAddress(tx, email, now)), ne(users.userStatus, 'Pending OTP')));
  if (taken) throw alreadyRegistered();
  await removeUnverified(tx, sameIdentity);

  const [user] = await tx
    .insert(users)
    .values({
      type: person.type,
      firstName: person.firstName,
      lastName: person.lastName,
      email,
      mobileNumber: person.mobileNumber,
      isFresher: person.type === 'C' ? person.isFresher : null,
      ...parentOf(person),
      roleID: person.roleID,
      locale: person.locale,
      userStatus: 'Pending OTP',
      termsAcceptedVersion: person.terms?.version,
      termsAcceptedAt: person.terms === null ? null : now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  // Another registration with the same number or address was faster.
  if (!user) throw alreadyRegistered();
  await tx
    .insert(credentials)
    .values({ userId: user.id, passwordHash: person.passwordHash, passwordChangedAt: now });
  if (person.type === 'C') {
    await tx.insert(candidates).values({ userId: user.id, city: person.city, stateCode: person.stateCode });
  }
  return user;
}

/** Lets registrations with the same number or address run one after the other, so that the later replaces the earlier. */
async function queueUp(tx: Transaction, ...identities: readonly string[]): Promise<void> {
  for (const identity of identities.toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`registration ${identity}`}, 0))`);
  }
}

function parentOf(person: NewCandidate | NewEmployer | NewColleague): {
  parentEntityType: EntityType | null;
  parentEntityID: string | null;
} {
  if ('organisation' in person) return person.organisation;
  if (person.type === 'E') return { parentEntityType: 'Employer', parentEntityID: person.companyID };
  if (person.instituteID === null) return { parentEntityType: null, parentEntityID: null };
  return { parentEntityType: 'Institute', parentEntityID: person.instituteID };
}
