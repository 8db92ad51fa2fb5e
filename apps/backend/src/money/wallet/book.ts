/** Writing many transfers at once, for data that is made up: the rules are those of a transfer, the statements a handful. */
import { randomUUID } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { DebitRefused, headOf, type Transfer, type WalletOwner } from './ledger.ts';
import { ledgerLines, ledgerTransactions, wallets, type Wallet } from './tables.ts';

/** Rows of one statement: each has few parameters, of which a statement takes 65,535. */
const atOnce = 1_000;

const keyOf = ({ type, id }: WalletOwner): string => `${type} ${id}`;

/**
 * Writes transfers in their order, each of a cause that has none yet. A wallet that is not there is opened.
 * @throws DebitRefused when a wallet cannot give its amount at its turn; RangeError for an amount that is no whole number above 0
 */
export async function bookAll(tx: Transaction, orders: readonly Transfer[]): Promise<void> {
  if (orders.length === 0) return;
  const owners = new Map(orders.flatMap(({ from, to }) => [from, to]).map((owner) => [keyOf(owner), owner]));
  const held = await openAll(tx, [...owners.values()]);
  const heads: (typeof ledgerTransactions.$inferInsert)[] = [];
  const lines: (typeof ledgerLines.$inferInsert)[] = [];
  for (const order of orders) {
    const { amount, at } = order;
    if (!Number.isSafeInteger(amount) || amount <= 0) {
      throw new RangeError(`A transfer needs a whole number of credits above 0, not ${amount}.`);
    }
    const transactionID = randomUUID();
    heads.push({ id: transactionID, ...headOf(order) });
    for (const { owner, change } of [
      { owner: order.from, change: -amount },
      { owner: order.to, change: amount },
    ]) {
      const wallet = held.get(keyOf(owner));
      if (wallet === undefined) throw new Error(`The wallet of ${keyOf(owner)} was not opened.`);
      const balanceAfter = wallet.balance + change;
      const isSource = owner.type === 'platform' && owner.id === 'issued';
      if (change < 0 && (wallet.status === 'Frozen' || (balanceAfter < 0 && !isSource))) {
        throw new DebitRefused(owner, wallet, amount);
      }
      wallet.balance = balanceAfter;
      lines.push({ transactionID, walletID: wallet.id, amount: change, balanceAfter, createdAt: at });
    }
  }
  for (let start = 0; start < heads.length; start += atOnce) {
    await tx.insert(ledgerTransactions).values(heads.slice(start, start + atOnce));
    await tx.insert(ledgerLines).values(lines.slice(2 * start, 2 * (start + atOnce)));
  }
  const changed = [...held.values()];
  await tx.execute(sql`update ${wallets} set balance = changed.balance
    from unnest(${sql.param(changed.map(({ id }) => id))}::text[], ${sql.param(changed.map(({ balance }) => balance))}::bigint[])
      as changed (id, balance)
    where ${wallets.id} = changed.id`);
}

/** The wallets of these owners, locked until the transaction ends. */
async function openAll(tx: Transaction, owners: readonly WalletOwner[]): Promise<Map<string, Wallet>> {
  await tx
    .insert(wallets)
    .values(owners.map(({ type, id }) => ({ ownerType: type, ownerID: id })))
    .onConflictDoNothing();
  const ids = owners.map(({ id }) => id);
  const rows = await tx
    .select()
    .from(wallets)
    .where(inArray(wallets.ownerID, ids))
    .orderBy(wallets.id)
    .for('update');
  return new Map(rows.map((wallet) => [`${wallet.ownerType} ${wallet.ownerID}`, wallet]));
}
