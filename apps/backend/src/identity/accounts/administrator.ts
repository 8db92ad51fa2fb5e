/** The administrator that an installation begins with: nobody else can add the first. */
import type { Db } from '../../database/index.ts';
import { failedFields, ApiFailure, inLanguage } from '../../platform/index.ts';
import { StartFailure } from '../../start-failure.ts';
import { roleID } from '../roles/system-roles.ts';
import { refuseCommonPassword } from '../auth/password-rules.ts';
import { hashPassword } from '../auth/passwords.ts';
import { credentials } from '../tables/auth.ts';
import { users } from '../tables/users.ts';

export interface AdministratorInput {
  firstName: string;
  lastName: string;
  email: string;
  mobileNumber: string;
  password: string;
}

/**
 * Writes an active account with every permission. Its fields follow the rules of registration.
 * @throws StartFailure with a sentence for each field that breaks a rule, or when the number or the address is taken
 */
export async function createAdministrator(db: Db, input: AdministratorInput, now: Date): Promise<void> {
  refuseUnfit(input);
  const { firstName, lastName, email, mobileNumber, password } = input;
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        type: 'S',
        firstName,
        lastName,
        email: email.toLowerCase(),
        mobileNumber,
        roleID: roleID('super-admin'),
        userStatus: 'Active',
        mobileVerifiedAt: now,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!user) throw new StartFailure('An account has this mobile number or e-mail address already.');
    await tx.insert(credentials).values({ userID: user.id, passwordHash, passwordChangedAt: now });
  });
}

function refuseUnfit(input: AdministratorInput): void {
  const failed = failedFields('register', { ...input, type: 'C', isFresher: false });
  if (failed.length > 0) {
    throw new StartFailure(
      failed.map(({ path, message }) => `${path}: ${inLanguage(message, 'en')}`).join('\n'),
    );
  }
  try {
    refuseCommonPassword(input.password);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    throw new StartFailure(
      error.fields.map(({ path, message }) => `${path}: ${inLanguage(message, 'en')}`).join('\n'),
    );
  }
}
