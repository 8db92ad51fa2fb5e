/** The money of a company that is merged into another one. */
import { and, eq, gt, inArray, or } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import { companies, type CompanyMerge } from '../../organisations/index.ts';
import { paymentOrders } from '../tables/payments.ts';
import { transfer, type WalletOwner } from './ledger.ts';
import { wallets, type Wallet } from '../tables/wallet.ts';

const ownedBy = (companyID: string) => and(eq(wallets.ownerType, 'company'), eq(wallets.ownerID, companyID));

/** Why the wallet cannot be emptied. It stays as it is until the transaction ends. */
export async function mergeRefusal(
  tx: Transaction,
  companyID: string,
  now: Date,
): Promise<'payment-open' | 'wallet-frozen' | null> {
  const [wallet] = await tx.select().from(wallets).where(ownedBy(companyID)).for('update');
  if (!wallet) return null;
  if (wallet.status === 'Frozen') return 'wallet-frozen';
  const open = await tx.$count(
    paymentOrders,
    and(
      eq(paymentOrders.walletID, wallet.id),
      or(
        eq(paymentOrders.status, 'Attempted'),
        and(inArray(paymentOrders.status, ['Created', 'Failed']), gt(paymentOrders.expiresAt, now)),
      ),
    ),
  );
  return open === 0 ? null : 'payment-open';
}

/** Moves what the wallet holds by one pair of lines, and freezes it: nothing is spent from it any more. */
export async function mergeWallets(
  tx: Transaction,
  { from, into, actorID, at }: CompanyMerge,
): Promise<void> {
  const [wallet] = await tx.select().from(wallets).where(ownedBy(from.id)).for('update');
  if (!wallet) return;
  if (wallet.balance > 0) {
    await transfer(tx, {
      from: { type: 'company', id: from.id },
      to: { type: 'company', id: into.id },
      amount: wallet.balance,
      kind: 'Transfer',
      cause: { type: 'company-merge', id: from.id },
      description: `${from.name} merged into ${into.name}`,
      userID: null,
      actorID,
      at,
    });
  }
  await tx.update(wallets).set({ status: 'Frozen' }).where(eq(wallets.id, wallet.id));
}

/**
 * Where the credits of a wallet are by now: those of a company that was merged are in the wallet of the one that stays, so a payment
 * that comes late, or is given back, counts there.
 */
export async function livingOwner(db: Db, { ownerType, ownerID }: Wallet): Promise<WalletOwner> {
  if (ownerType === 'platform') throw new Error('Nobody recharges an account of the platform.');
  if (ownerType !== 'company') return { type: ownerType, id: ownerID };
  const [company] = await db
    .select({ mergedIntoID: companies.mergedIntoID })
    .from(companies)
    .where(eq(companies.id, ownerID));
  return { type: 'company', id: company?.mergedIntoID ?? ownerID };
}
