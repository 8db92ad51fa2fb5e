/** Whose an e-mail address is. */
import { and, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { ApiFailure } from '../../platform/index.ts';
import { emailChanges } from '../tables/auth.ts';
import { removeUnverified } from './unverified.ts';
import { users } from '../tables/users.ts';

/** Accounts that have the address, or had it a moment ago and may still take it back. */
export function ownsAddress(tx: Transaction, email: string, now: Date): SQL | undefined {
  const mayWantItBack = tx
    .select({ userID: emailChanges.userID })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.fromEmail, email),
        isNotNull(emailChanges.confirmedAt),
        isNull(emailChanges.undoneAt),
        gt(emailChanges.undoBefore, now),
      ),
    );
  return or(eq(users.email, email), inArray(users.id, mayWantItBack));
}

/**
 * Makes sure that the address can be that of the account `id`; an unverified registration that has it gives way.
 * @throws ApiFailure 409 DUPLICATE when it is another account's
 */
export async function claimEmail(tx: Transaction, email: string, id: string, now: Date): Promise<void> {
  await removeUnverified(tx, and(eq(users.email, email), ne(users.id, id)));
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(ownsAddress(tx, email, now), ne(users.id, id)))
    .limit(1);
  if (other) throw new ApiFailure(409, 'DUPLICATE', 'This e-mail address belongs to another account.');
}
