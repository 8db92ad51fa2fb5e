/** Whose receipts somebody has in a list. */
import { and, eq, inArray, or } from 'drizzle-orm';
import { companies } from '../../organisations/index.ts';
import { signedIn, type OperationContext } from '../../platform/index.ts';
import { ownerSeenBy } from '../wallet/access.ts';
import { wallets } from '../tables/wallet.ts';

/**
 * The wallets whose receipts the caller's list holds: the own one and those of companies that were merged into the own; null, all of
 * them, for whoever has none and oversees everybody's.
 */
export async function listedWallets(context: OperationContext): Promise<readonly string[] | null> {
  const { db, permissions } = context;
  const caller = signedIn(context);
  const owner = ownerSeenBy(caller);
  if (owner === null) return caller.roleScope === 'all' && permissions.has('View Setting') ? null : [];
  const merged = db.select({ id: companies.id }).from(companies).where(eq(companies.mergedIntoID, owner.id));
  const rows = await db
    .select({ id: wallets.id })
    .from(wallets)
    .where(
      and(
        eq(wallets.ownerType, owner.type),
        or(eq(wallets.ownerID, owner.id), inArray(wallets.ownerID, merged)),
      ),
    );
  return rows.map(({ id }) => id);
}
