/** Reading wallets and their entries. */
import { and, count, desc, eq, gte, lt } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { endOfIndianDate, startOfIndianDate } from '../../platform/calendar.ts';
import { resolveSettings } from '../settings/service.ts';
import type { SettingsConfig } from '../settings/config.ts';
import { findInstituteConfig } from '../institutes/config.ts';
import { findWallet, type WalletOwner } from './ledger.ts';
import { ledgerLines, ledgerTransactions, type Wallet, type WalletEntryKind } from './tables.ts';

/** One change of a wallet's balance, as its owner sees it. */
export interface WalletEntry {
  id: string;
  /** Whom it is for. */
  userID: string | null;
  /** Credits; negative when they were taken. */
  amount: number;
  kind: WalletEntryKind;
  description: string;
  balanceAfter: number;
  createdAt: Date;
}

export interface EntryFilter {
  kind?: WalletEntryKind | undefined;
  /** First and last day in India, `YYYY-MM-DD`, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

const entryColumns = {
  id: ledgerLines.id,
  userID: ledgerTransactions.userID,
  amount: ledgerLines.amount,
  kind: ledgerTransactions.kind,
  description: ledgerTransactions.description,
  balanceAfter: ledgerLines.balanceAfter,
  createdAt: ledgerLines.createdAt,
};

/** A page of a wallet's entries, newest first, and how many there are in all. */
export async function listEntries(
  db: Db,
  walletID: string,
  filter: EntryFilter,
  page: { pageNo: number; pageSize: number },
): Promise<{ entries: WalletEntry[]; total: number }> {
  const where = and(
    eq(ledgerLines.walletID, walletID),
    filter.kind === undefined ? undefined : eq(ledgerTransactions.kind, filter.kind),
    filter.from === undefined ? undefined : gte(ledgerLines.createdAt, startOfIndianDate(filter.from)),
    filter.to === undefined ? undefined : lt(ledgerLines.createdAt, endOfIndianDate(filter.to)),
  );
  const sameTransaction = eq(ledgerTransactions.id, ledgerLines.transactionID);
  const entries = await db
    .select(entryColumns)
    .from(ledgerLines)
    .innerJoin(ledgerTransactions, sameTransaction)
    .where(where)
    .orderBy(desc(ledgerLines.createdAt), desc(ledgerLines.id))
    .limit(page.pageSize)
    .offset((page.pageNo - 1) * page.pageSize);
  const [counted] = await db
    .select({ total: count() })
    .from(ledgerLines)
    .innerJoin(ledgerTransactions, sameTransaction)
    .where(where);
  return { entries, total: counted?.total ?? 0 };
}

/** The entry that a transaction made in a wallet. */
export async function findEntry(
  db: Db,
  walletID: string,
  transactionID: string,
): Promise<WalletEntry | undefined> {
  const [entry] = await db
    .select(entryColumns)
    .from(ledgerLines)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerLines.transactionID))
    .where(and(eq(ledgerLines.walletID, walletID), eq(ledgerLines.transactionID, transactionID)));
  return entry;
}
