/** Accounts that others make for people, who are invited to choose a password of their own. */
import { eq, or } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { ApiFailure, signedIn, type OperationContext } from '../../platform/index.ts';
import { roleID } from '../roles/system-roles.ts';
import { recordInvitation } from '../invitations/record.ts';
import { ownsAddress } from '../users/email-address.ts';
import { removeUnverified } from '../users/unverified.ts';
import { candidates, users, type User } from '../tables/users.ts';

type Person = Pick<User, 'firstName' | 'lastName' | 'email' | 'mobileNumber'>;

/** Writes the account of a student of an institute. @throws ApiFailure 409 DUPLICATE when an account has the number or the address */
export async function createStudentAccount(
  tx: Transaction,
  { instituteID, ...student }: Person & { instituteID: string },
  context: OperationContext,
): Promise<User> {
  const user = await createAccountFor(tx, student, context, {
    type: 'C',
    isFresher: true,
    parentEntityType: 'Institute',
    parentEntityID: instituteID,
    roleID: roleID('student'),
  });
  await tx.insert(candidates).values({ userID: user.id });
  return user;
}

/** Writes the account of somebody who hires for a company. @throws ApiFailure 409 DUPLICATE when an account has the number or the address */
export function createEmployerAccount(
  tx: Transaction,
  { companyID, ...person }: Person & { companyID: string },
  context: OperationContext,
): Promise<User> {
  return createAccountFor(tx, person, context, {
    type: 'E',
    isFresher: null,
    parentEntityType: 'Employer',
    parentEntityID: companyID,
    roleID: roleID('employer'),
  });
}

type Belonging = Pick<User, 'type' | 'isFresher' | 'parentEntityType' | 'parentEntityID' | 'roleID'>;

async function createAccountFor(
  tx: Transaction,
  person: Person,
  context: OperationContext,
  belonging: Belonging,
): Promise<User> {
  const now = context.now();
  const by = signedIn(context).id;
  const email = person.email.toLowerCase();
  const same = or(ownsAddress(tx, email, now), eq(users.mobileNumber, person.mobileNumber));
  await removeUnverified(tx, same);
  const [other] = await tx.select({ id: users.id }).from(users).where(same);
  if (other) {
    throw new ApiFailure(409, 'DUPLICATE', 'An account has this mobile number or e-mail address already.');
  }
  const [user] = await tx
    .insert(users)
    .values({
      ...person,
      ...belonging,
      email,
      userStatus: 'Active',
      createdBy: by,
      updatedBy: by,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!user) throw new Error('The account was not written.');
  await recordInvitation(tx, user.id, { invitedBy: by, now });
  return user;
}
