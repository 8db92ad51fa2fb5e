/** Accounts that officers make for their students. */
import { eq, or } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { ApiFailure, signedIn, type OperationContext } from '../../platform/index.ts';
import { roleID } from '../roles/system-roles.ts';
import { ownsAddress } from './email-address.ts';
import { removeUnverified } from './registration.ts';
import { candidates, users, type User } from './tables.ts';

type Student = Pick<User, 'firstName' | 'lastName' | 'email' | 'mobileNumber'> & { instituteID: string };

/**
 * Writes an account without a password. Its mobile number is verified when the student chooses one.
 * @throws ApiFailure 409 DUPLICATE when an account has the number or the address
 */
export async function createStudentAccount(
  tx: Transaction,
  { instituteID, ...student }: Student,
  context: OperationContext,
): Promise<User> {
  const now = context.now();
  const by = signedIn(context).id;
  const email = student.email.toLowerCase();
  const same = or(ownsAddress(tx, email, now), eq(users.mobileNumber, student.mobileNumber));
  await removeUnverified(tx, same);
  const [other] = await tx.select({ id: users.id }).from(users).where(same);
  if (other) {
    throw new ApiFailure(409, 'DUPLICATE', 'An account has this mobile number or e-mail address already.');
  }
  const [user] = await tx
    .insert(users)
    .values({
      ...student,
      email,
      type: 'C',
      isFresher: true,
      parentEntityType: 'Institute',
      parentEntityID: instituteID,
      roleID: roleID('student'),
      userStatus: 'Active',
      createdBy: by,
      updatedBy: by,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!user) throw new Error('The account was not written.');
  await tx.insert(candidates).values({ userId: user.id });
  return user;
}
