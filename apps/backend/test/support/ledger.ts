import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../src/database/database.ts';
import { openWallet, type Transfer } from '../../src/money/wallet/ledger.ts';
import { ledgerLines, ledgerTransactions, wallets } from '../../src/money/tables/wallet.ts';

/**
 * Everything that is wrong with the ledger, as sentences; empty when nothing is: every balance is the sum of its lines, each line says the
 * balance that those booked before it make, no wallet but the source is below zero, and every transaction adds up to zero. The platform's
 * own accounts keep no balance.
 */
export async function checkLedger(db: Db): Promise<string[]> {
  return db.transaction(
    async (tx) => {
      const faults: string[] = [];
      const summed = await tx
        .select({
          ownerType: wallets.ownerType,
          ownerID: wallets.ownerID,
          balance: wallets.balance,
          lines: sql<number>`coalesce(sum(${ledgerLines.amount}), 0)`.mapWith(Number),
        })
        .from(wallets)
        .leftJoin(ledgerLines, eq(ledgerLines.walletID, wallets.id))
        .groupBy(wallets.id);
      for (const { ownerType, ownerID, balance, lines } of summed) {
        const name = `${ownerType} ${ownerID}`;
        if (lines < 0 && name !== 'platform issued') faults.push(`${name} is below zero: ${lines}`);
        const kept = ownerType === 'platform' ? 0 : lines;
        if (balance !== kept) faults.push(`${name} holds ${balance}, its lines make ${lines}`);
      }
      const statement = tx
        .select({
          ownerType: wallets.ownerType,
          ownerID: wallets.ownerID,
          balanceAfter: ledgerLines.balanceAfter,
          made: sql<number>`sum(${ledgerLines.amount}) over (partition by ${ledgerLines.walletID} order by ${ledgerLines.booked})`
            .mapWith(Number)
            .as('made'),
        })
        .from(ledgerLines)
        .innerJoin(wallets, eq(wallets.id, ledgerLines.walletID))
        .as('statement');
      const wrong = await tx
        .select()
        .from(statement)
        .where(
          sql`${statement.balanceAfter} is distinct from case when ${statement.ownerType} = 'platform' then null else ${statement.made} end`,
        );
      for (const { ownerType, ownerID, balanceAfter, made } of wrong) {
        faults.push(`${ownerType} ${ownerID} says ${balanceAfter} where its lines make ${made}`);
      }
      const uneven = await tx
        .select({ id: ledgerLines.transactionID })
        .from(ledgerLines)
        .groupBy(ledgerLines.transactionID)
        .having(sql`sum(${ledgerLines.amount}) <> 0`);
      for (const { id } of uneven) faults.push(`transaction ${id} does not add up to zero`);
      return faults;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * A transfer with the fault that the ledger must not have: it reads the balances, decides, and writes the differences
 * back. Only for showing that `checkLedger` sees it.
 * @param afterReading waited for between reading and writing, so that a test can bring the fault about
 */
export async function readThenWrite(
  db: Db,
  order: Transfer,
  afterReading: () => Promise<void>,
): Promise<void> {
  const from = await openWallet(db, order.from);
  const to = await openWallet(db, order.to);
  if (from.balance < order.amount) throw new Error('The wallet holds too little.');
  await afterReading();
  await db.transaction(async (tx) => {
    const [head] = await tx
      .insert(ledgerTransactions)
      .values({
        kind: order.kind,
        causeType: order.cause.type,
        causeID: order.cause.id,
        description: order.description,
        createdAt: order.at,
      })
      .returning();
    for (const [wallet, amount] of [
      [from, -order.amount],
      [to, order.amount],
    ] as const) {
      const balanceAfter = wallet.balance + amount;
      await tx.update(wallets).set({ balance: balanceAfter }).where(eq(wallets.id, wallet.id));
      await tx.insert(ledgerLines).values({
        transactionID: head?.id ?? '',
        walletID: wallet.id,
        amount,
        balanceAfter,
        createdAt: order.at,
      });
    }
  });
}
