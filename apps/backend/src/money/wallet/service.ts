/** Reading wallets and their entries. */
import { and, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { endOfIndianDate, startOfIndianDate, type OperationData } from '../../platform/index.ts';
import { readPageFrom } from '../../records/index.ts';
import { rechargeLimits } from './quote.ts';
import { receipts } from '../tables/receipts.ts';
import type { SettingsConfig } from '../tables/settings.ts';
import { resolveSettings, resolveSettingsOfCandidate } from '../settings/service.ts';
import { findWallet } from './ledger.ts';
import { ledgerLines, ledgerTransactions, type Wallet, type WalletEntryKind } from '../tables/wallet.ts';

/** What applies to a wallet, in credits. */
export interface WalletTerms {
  /** Under this the balance counts as low. */
  lowWater: number;
  /** What a positive and a negative decision cost. */
  price: { accept: number; reject: number };
  /** Smallest and largest recharge, whole rupees. */
  recharge: { minimum: number; maximum: number };
}

/** The settings of a wallet's owner. */
export async function walletSettings(db: Db, wallet: Wallet): Promise<SettingsConfig> {
  const { ownerType, ownerID } = wallet;
  const found =
    ownerType === 'user'
      ? await resolveSettingsOfCandidate(db, ownerID)
      : await resolveSettings(db, scopesOf(ownerType, ownerID));
  return found.config;
}

/** Low-water mark, prices and limits of a wallet, from the settings of its owner's scope. */
export async function findTerms(db: Db, wallet: Wallet): Promise<WalletTerms> {
  const config = await walletSettings(db, wallet);
  const { _acceptRate: accept, _rejectRate: reject, minCreditBalance, employerCharging } = config;
  const isCharged = wallet.ownerType === 'user' || (wallet.ownerType === 'company' && employerCharging);
  return {
    lowWater: minCreditBalance,
    price: isCharged ? { accept, reject } : { accept: 0, reject: 0 },
    recharge: rechargeLimits(config),
  };
}

/** What a candidate has and pays: balance and prices in credits. Somebody without a wallet has nothing yet. */
export async function termsOfCandidate(
  db: Db,
  userID: string,
): Promise<{ balance: number; price: WalletTerms['price'] }> {
  const wallet = await findWallet(db, { type: 'user', id: userID });
  const { config } = await resolveSettingsOfCandidate(db, userID);
  const { _acceptRate: accept, _rejectRate: reject } = config;
  return { balance: wallet?.balance ?? 0, price: { accept, reject } };
}

function scopesOf(ownerType: Exclude<Wallet['ownerType'], 'user'>, ownerID: string): string[] {
  if (ownerType === 'company') return [ownerID, 'E', 'default'];
  return ownerType === 'institute' ? [ownerID, 'S', 'default'] : ['default'];
}

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
  /** Id of the receipt of a recharge. */
  receipt: string | null;
  /** What it was moved for, as the ledger has it. */
  causeType: string;
  causeID: string;
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
  // Nobody reads the entries of the platform's accounts, the only ones without.
  balanceAfter: sql<number>`${ledgerLines.balanceAfter}`.mapWith(Number),
  receipt: receipts.id,
  causeType: ledgerTransactions.causeType,
  causeID: ledgerTransactions.causeID,
  createdAt: ledgerLines.createdAt,
};

/** A page of a wallet's entries in the order in which they were booked. */
export async function listEntries(
  db: Db,
  walletID: string,
  filter: EntryFilter,
  { newestFirst, ...page }: Parameters<typeof readPageFrom>[1] & { newestFirst: boolean },
) {
  const where = and(
    eq(ledgerLines.walletID, walletID),
    filter.kind === undefined ? undefined : eq(ledgerTransactions.kind, filter.kind),
    filter.from === undefined ? undefined : gte(ledgerLines.createdAt, startOfIndianDate(filter.from)),
    filter.to === undefined ? undefined : lt(ledgerLines.createdAt, endOfIndianDate(filter.to)),
  );
  const sameTransaction = eq(ledgerTransactions.id, ledgerLines.transactionID);
  const sort = newestFirst ? '-createdAt' : 'createdAt';
  const { rows, meta } = await readPageFrom(
    {
      // No two were booked at once.
      order: { keys: [], isDescending: newestFirst, sort },
      id: ledgerLines.booked,
      read: ({ beyond, by, limit, offset }) =>
        db
          .select({ ...entryColumns, id: sql<string>`${ledgerLines.booked}::text`, lineID: ledgerLines.id })
          .from(ledgerLines)
          .innerJoin(ledgerTransactions, sameTransaction)
          .leftJoin(receipts, eq(receipts.transactionID, ledgerLines.transactionID))
          .where(and(where, beyond))
          .orderBy(...by)
          .limit(limit)
          .offset(offset),
      count: (limit) =>
        db.$count(
          db
            .select({ id: ledgerLines.id })
            .from(ledgerLines)
            .innerJoin(ledgerTransactions, sameTransaction)
            .where(where)
            .limit(limit)
            .as('some'),
        ),
    },
    page,
  );
  return { entries: rows.map(({ lineID, ...row }): WalletEntry => ({ ...row, id: lineID })), meta };
}

/**
 * The page of a wallet's entries, newest first, that has this one.
 * @returns undefined when the wallet has no such entry
 */
export async function pageOfEntry(
  db: Db,
  walletID: string,
  entryID: string,
  pageSize: number,
): Promise<number | undefined> {
  const ofWallet = eq(ledgerLines.walletID, walletID);
  const [entry] = await db
    .select({ booked: ledgerLines.booked })
    .from(ledgerLines)
    .where(and(ofWallet, eq(ledgerLines.id, entryID)));
  if (entry === undefined) return undefined;
  const isNewer = gt(ledgerLines.booked, entry.booked);
  return Math.floor((await db.$count(ledgerLines, and(ofWallet, isNewer))) / pageSize) + 1;
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
    .leftJoin(receipts, eq(receipts.transactionID, ledgerLines.transactionID))
    .where(and(eq(ledgerLines.walletID, walletID), eq(ledgerLines.transactionID, transactionID)));
  return entry;
}

/** The entry that a cause made in a wallet. */
export async function findEntryOfCause(
  db: Db,
  walletID: string,
  cause: { type: string; id: string },
  kind: WalletEntryKind,
): Promise<WalletEntry | undefined> {
  const [head] = await db
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(
      and(
        eq(ledgerTransactions.causeType, cause.type),
        eq(ledgerTransactions.causeID, cause.id),
        eq(ledgerTransactions.kind, kind),
      ),
    );
  return head && findEntry(db, walletID, head.id);
}

/** An entry as the contract has it. */
export function entryView({
  createdAt,
  userID,
  ...entry
}: WalletEntry): OperationData<'addWalletEntry'>['walletEntry'] {
  return {
    ...entry,
    userID,
    action: null,
    created_at: Math.floor(createdAt.getTime() / 1000),
    createdAt: createdAt.toISOString(),
  };
}
