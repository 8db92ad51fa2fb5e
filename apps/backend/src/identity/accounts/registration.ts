/**
 * Making accounts. An account begins as `Pending OTP`; until its mobile number is verified it reserves nothing: others may register the
 * same number or e-mail address, and the first to be verified has them.
 */
import { type EntityType, ApiFailure } from '../../platform/index.ts';
import { and, eq, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { isInvited } from '../invitations/record.ts';
import { hold, replaceOwn, type Registrant } from '../auth/registrants.ts';
import { credentials } from '../tables/auth.ts';
import type { StateCode } from '../../catalogue/index.ts';
import { ownsAddress } from '../users/email-address.ts';
import { candidates, users, type User } from '../tables/users.ts';

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
  /** Who registers; null when somebody else does it for the person. */
  registrant: Registrant | null;
}

export interface NewCandidate extends NewPerson {
  type: 'C';
  isFresher: boolean;
  /** Null for experienced candidates. */
  instituteID: string | null;
  /** As the person named it, where it was not in the list. */
  missingInstitute?: string | null;
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

/** 409: somebody has made an account with the number or the address, and nobody has chosen its password yet. */
function alreadyInvited(): ApiFailure {
  return new ApiFailure(
    409,
    'ALREADY_INVITED',
    'You were invited already: an account was made for you. Open the link in the e-mail, or have it sent again.',
  );
}

/**
 * Writes the account and its password as `Pending OTP`, in place of what the same browser has registered with the number or the address.
 * @throws ApiFailure 409 DUPLICATE when a verified account has the number or the address
 */
export async function createAccount(
  tx: Transaction,
  person: NewCandidate | NewEmployer | NewColleague,
  now: Date,
): Promise<User> {
  const email = person.email.toLowerCase();
  const identity = { email, mobileNumber: person.mobileNumber };
  await admit(tx, identity, now);
  if (person.registrant !== null) await replaceOwn(tx, same(identity), person.registrant);

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
    .returning();
  if (!user) throw new Error('The account was not written.');
  if (person.registrant !== null) await hold(tx, user.id, person.registrant.holder);
  await tx
    .insert(credentials)
    .values({ userID: user.id, passwordHash: person.passwordHash, passwordChangedAt: now });
  if (person.type === 'C') {
    const { city, stateCode, missingInstitute } = person;
    await tx.insert(candidates).values({ userID: user.id, city, stateCode, missingInstitute });
  }
  return user;
}

type Identity = Pick<User, 'email' | 'mobileNumber'>;

const same = ({ email, mobileNumber }: Identity): SQL | undefined =>
  or(eq(users.mobileNumber, mobileNumber), eq(users.email, email));

/**
 * Lets those who register or verify the same number or address go on one after the other.
 * @throws ApiFailure 409 DUPLICATE when a verified account has one of them, 409 ALREADY_INVITED when that has no password yet
 */
export async function admit(tx: Transaction, identity: Identity, now: Date): Promise<void> {
  for (const each of [identity.email, identity.mobileNumber].toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`registration ${each}`}, 0))`);
  }
  const [taken] = await tx
    .select({ isInvited })
    .from(users)
    .where(and(or(same(identity), ownsAddress(tx, identity.email, now)), ne(users.userStatus, 'Pending OTP')))
    .limit(1);
  if (taken?.isInvited === true) throw alreadyInvited();
  if (taken) throw alreadyRegistered();
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
