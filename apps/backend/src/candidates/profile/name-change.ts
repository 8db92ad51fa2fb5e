/** Another name of a candidate's: what staff have verified bears the old one. */
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { ApiFailure, type OperationContext } from '../../platform/index.ts';
import { users, type NameChange, type User } from '../../identity/index.ts';
import { audit } from '../../records/index.ts';
import { checkedTables } from './checked.ts';
import { unverified } from './verification.ts';

/** Tells the office that what it has verified waits again; `student` has the new name. */
type Tell = (tx: Transaction, student: User, now: Date) => Promise<void>;

/** What is done before another name counts. @param tell how the office hears of what it has to check again */
export const createNameChanging =
  (tell: Tell) =>
  async (tx: Transaction, context: OperationContext, change: NameChange): Promise<void> => {
    if ((await withdrawChecks(tx, context, change)) === 0) return;
    const [student] = await tx.select().from(users).where(eq(users.id, change.userID));
    if (student !== undefined) await tell(tx, student, context.now());
  };

/**
 * Has everything that was verified wait for a new check, and no verdict count that was made with the old name in sight. The account's
 * row is locked by the caller, as it is for a verdict.
 * @returns how many verdicts that were
 * @throws ApiFailure 409 ILLEGAL_TRANSITION where something is verified and the person has not accepted that
 */
async function withdrawChecks(
  tx: Transaction,
  context: OperationContext,
  { userID, withdrawsChecks }: NameChange,
): Promise<number> {
  const now = context.now();
  let count = 0;
  for (const [section, table] of Object.entries(checkedTables)) {
    const ofPerson = eq(table.userID, userID);
    const isVerified = and(ofPerson, eq(table.verificationStatus, 'Verified'));
    if (!withdrawsChecks && (await tx.$count(table, isVerified)) > 0) {
      throw new ApiFailure(
        409,
        'ILLEGAL_TRANSITION',
        'Your profile has been verified under your present name. With another name it is checked again.',
      );
    }
    const withdrawn = await tx
      .update(table)
      .set(unverified)
      .where(isVerified)
      .returning({ id: table === checkedTables.education ? checkedTables.education.id : table.userID });
    await tx.update(table).set({ updatedAt: now }).where(ofPerson);
    count += withdrawn.length;
    for (const { id } of withdrawn) {
      await audit(tx, context, {
        action: 'changed',
        entityType: section,
        entityID: id,
        subjectID: userID,
        fields: ['verificationStatus'],
      });
    }
  }
  return count;
}
