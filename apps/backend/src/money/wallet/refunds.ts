import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { transfer } from './ledger.ts';
import { ledgerLines, ledgerTransactions, wallets } from './tables.ts';

/** What an application is called as the cause of a transfer. */
export const applicationCause = 'mapping';

/**
 * Gives candidates back what they paid to apply, each once.
 * @param applicationIDs applications that end without their doing
 */
export async function refundAccepted(
  tx: Transaction,
  applicationIDs: readonly string[],
  { description, actorID, at }: { description: string; actorID: string | null; at: Date },
): Promise<void> {
  if (applicationIDs.length === 0) return;
  const paid = await tx
    .select({ id: ledgerTransactions.causeID, userId: wallets.ownerID, amount: ledgerLines.amount })
    .from(ledgerTransactions)
    .innerJoin(ledgerLines, eq(ledgerLines.transactionID, ledgerTransactions.id))
    .innerJoin(wallets, eq(wallets.id, ledgerLines.walletID))
    .where(
      and(
        eq(ledgerTransactions.causeType, applicationCause),
        inArray(ledgerTransactions.causeID, [...applicationIDs]),
        eq(ledgerTransactions.kind, 'Accept'),
        eq(wallets.ownerType, 'user'),
        lt(ledgerLines.amount, 0),
      ),
    )
    .orderBy(wallets.id);
  for (const { id, userId, amount } of paid) {
    await transfer(tx, {
      from: { type: 'platform', id: 'spent' },
      to: { type: 'user', id: userId },
      amount: -amount,
      kind: 'Refund',
      cause: { type: applicationCause, id },
      description,
      userId,
      actorID,
      at,
    });
  }
}
