import { and, eq, inArray, type SQL } from 'drizzle-orm';
import {
  columnsWithout,
  partOfQuery,
  underAnID,
  writtenBy,
  type Db,
  type Person,
  type PersonalData,
} from '../database/index.ts';
import { sandboxOrders, sandboxPayments } from './tables/sandbox.ts';
import { paymentEvents, paymentOrders } from './tables/payments.ts';
import { receipts, receiptSeries } from './tables/receipts.ts';
import { settingChanges, settings } from './tables/settings.ts';
import { entryView, listEntries } from './wallet/service.ts';
import { ledgerLines, ledgerTransactions, wallets } from './tables/wallet.ts';

/** Most entries of a wallet that are read at once. */
const pageSize = 500;

const isOwn = ({ id }: Person): SQL | undefined =>
  and(eq(wallets.ownerType, 'user'), eq(wallets.ownerID, id));

/** What happened in the person's own wallet; the credits of a company are not those of one person. */
async function ownEntries(db: Db, person: Person): Promise<readonly object[]> {
  const [wallet] = await db.select().from(wallets).where(isOwn(person));
  if (wallet === undefined) return [];
  const found: object[] = [];
  let cursor: string | undefined;
  do {
    const page = { pageNo: 1, pageSize, cursor, newestFirst: false };
    const { entries, meta } = await listEntries(db, wallet.id, {}, page);
    found.push(...entries.map(entryView));
    cursor = meta.nextCursor;
  } while (cursor !== undefined);
  return found;
}

const ledger = `A ledger is whole or proves nothing. ${underAnID}`;
const law = 'The law asks that records of payments are kept for years.';

/** What of the tables of wallets and payments is about people. */
export const moneyData: readonly PersonalData[] = [
  ...[settings, settingChanges].map((table) => ({ table, aboutNobody: writtenBy })),
  { table: receiptSeries, aboutNobody: 'The last number of each year.' },
  { table: paymentEvents, aboutNobody: 'It names an order at the provider, and nobody.' },
  { table: sandboxOrders, aboutNobody: 'It names no payer.' },
  { table: sandboxPayments, aboutNobody: 'It names no payer.' },
  {
    table: wallets,
    countedAs: 'part',
    rows: isOwn,
    exported: { as: 'wallet', columns: columnsWithout(wallets) },
    erased: { kept: ledger },
  },
  {
    table: ledgerLines,
    countedAs: 'wallet',
    rows: (person) =>
      inArray(
        ledgerLines.walletID,
        partOfQuery.select({ id: wallets.id }).from(wallets).where(isOwn(person)),
      ),
    exported: { as: 'walletEntries', read: ownEntries },
    erased: { kept: ledger },
  },
  {
    table: ledgerTransactions,
    countedAs: 'part',
    rows: ({ id }) => eq(ledgerTransactions.userID, id),
    exported: {
      withheld: 'The entries of the wallet say what a transaction was for, without the other side.',
    },
    erased: { kept: ledger },
  },
  {
    table: paymentOrders,
    countedAs: 'payments',
    rows: ({ id }) => eq(paymentOrders.userID, id),
    exported: { as: 'payments', columns: columnsWithout(paymentOrders, ['nextCheckAt', 'checks']) },
    erased: { kept: law },
  },
  {
    table: receipts,
    countedAs: 'payments',
    rows: ({ id }) => eq(receipts.userID, id),
    exported: { as: 'receipts', columns: columnsWithout(receipts) },
    erased: { kept: law },
  },
];
