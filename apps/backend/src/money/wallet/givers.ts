/** From whom credits came that nobody paid for. */
import { aliasedTable, and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { institutes } from '../../organisations/index.ts';
import { instituteGrantDescription } from './grants.ts';
import type { WalletEntry } from './service.ts';
import { ledgerLines, ledgerTransactions, wallets } from '../tables/wallet.ts';

/** Kinds of entries that give. */
const given: readonly WalletEntry['kind'][] = ['Grant', 'Transfer'];

/**
 * The names of the institutes that gave what these entries added, by the id of the entry. What the platform gave on behalf of an institute
 * without a pool is the institute's gift too.
 */
export async function giversOf(
  db: Db,
  entries: readonly Pick<WalletEntry, 'id' | 'kind' | 'amount'>[],
): Promise<ReadonlyMap<string, string>> {
  const ids = entries.filter(({ kind, amount }) => given.includes(kind) && amount > 0).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const source = aliasedTable(ledgerLines, 'source');
  const own = aliasedTable(institutes, 'own_institute');
  const rows = await db
    .select({
      id: ledgerLines.id,
      description: ledgerTransactions.description,
      giver: institutes.name,
      own: own.name,
    })
    .from(ledgerLines)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerLines.transactionID))
    .innerJoin(source, and(eq(source.transactionID, ledgerLines.transactionID), lt(source.amount, 0)))
    .innerJoin(wallets, eq(wallets.id, source.walletID))
    .leftJoin(institutes, and(eq(wallets.ownerType, 'institute'), eq(institutes.id, wallets.ownerID)))
    .leftJoin(users, eq(users.id, ledgerTransactions.userID))
    .leftJoin(own, eq(own.id, users.parentEntityID))
    .where(and(inArray(ledgerLines.id, ids), gt(ledgerLines.amount, 0)));
  return new Map(
    rows.flatMap(({ id, description, giver, own: ownName }) => {
      const name = giver ?? (description === instituteGrantDescription ? ownName : null);
      return name === null ? [] : [[id, name] as const];
    }),
  );
}
