/** Writing many transfers at once, for data that is made up: the rules are those of a transfer, the statements a handful. */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, not, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { DebitRefused, headOf, type Transfer, type WalletOwner } from './ledger.ts';
import { ledgerLines, ledgerTransactions, wallets, type Wallet } from '../tables/wallet.ts';

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
      const line = { transactionID, walletID: wallet.id, amount: change, createdAt: at };
      if (owner.type === 'platform') {
        lines.push(line);
        continue;
      }
      const balanceAfter = wallet.balance + change;
      if (change < 0 && (wallet.status === 'Frozen' || balanceAfter < 0)) {
        throw new DebitRefused(owner, wallet, amount);
      }
      wallet.balance = balanceAfter;
      lines.push({ ...line, balanceAfter });
    }
  }
  for (let start = 0; start < heads.length; start += atOnce) {
    await tx.insert(ledgerTransactions).values(heads.slice(start, start + atOnce));
    await tx.insert(ledgerLines).values(lines.slice(2 * start, 2 * (start + atOnce)));
  }
  const changed = [...held.values()].filter(({ ownerType }) => ownerType !== 'platform');
  await tx.execute(sql`update ${wallets} set balance = changed.balance
    from unnest(${sql.param(changed.map(({ id }) => id))}::text[], ${sql.param(changed.map(({ balance }) => balance))}::bigint[])
      as changed (id, balance)
    where ${wallets.id} = changed.id`);
}

/** The wallets of these owners, all but the platform's accounts locked until the transaction ends. */
async function openAll(tx: Transaction, owners: readonly WalletOwner[]): Promise<Map<string, Wallet>> {
  await tx
    .insert(wallets)
    .values(owners.map(({ type, id }) => ({ ownerType: type, ownerID: id })))
    .onConflictDoNothing();
  const ids = owners.map(({ id }) => id);
  const isPlatform = eq(wallets.ownerType, 'platform');
  const found = tx
    .select()
    .from(wallets)
    .where(and(inArray(wallets.ownerID, ids), isPlatform));
  const locked = tx
    .select()
    .from(wallets)
    .where(and(inArray(wallets.ownerID, ids), not(isPlatform)))
    .orderBy(wallets.id)
    .for('update');
  const rows = [...(await found), ...(await locked)];
  return new Map(rows.map((wallet) => [`${wallet.ownerType} ${wallet.ownerID}`, wallet]));
}
