/** Accounts whose mobile number nobody has verified: they reserve nothing and give way. */
import { and, eq, inArray, lt, notExists, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { companies } from '../../organisations/index.ts';
import { users } from '../tables/users.ts';

/** Removes accounts that were not verified before `before`, so that their rows do not pile up. Returns how many. */
export async function removeStaleRegistrations(tx: Transaction, before: Date): Promise<number> {
  return removeUnverified(tx, lt(users.createdAt, before));
}

/** Deletes unverified accounts that meet `condition` and, with the last account of a company, the company. Returns how many. */
export async function removeUnverified(tx: Transaction, condition: SQL | undefined): Promise<number> {
  const removed = await tx
    .delete(users)
    .where(and(eq(users.userStatus, 'Pending OTP'), condition))
    .returning({ type: users.type, parentEntityID: users.parentEntityID });
  const companyIDs = removed.flatMap(({ type, parentEntityID }) =>
    type === 'E' && parentEntityID !== null ? [parentEntityID] : [],
  );
  if (companyIDs.length > 0) {
    await tx
      .delete(companies)
      .where(
        and(
          inArray(companies.id, companyIDs),
          notExists(tx.select().from(users).where(eq(users.parentEntityID, companies.id))),
        ),
      );
  }
  return removed.length;
}
