/**
 * With `bookAll` the only code that writes the ledger. A transfer debits one wallet and credits another in one database
 * transaction; the debit is a conditional update, so that no isolation level has to be trusted: two debits that
 * together exceed the balance cannot both succeed.
 */
import { walletOwnerTypeValues } from '@aarambh/api-client/enums';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import {
  ledgerLines,
  ledgerTransactions,
  wallets,
  type PlatformAccount,
  type Wallet,
  type WalletEntryKind,
  type WalletOwnerType,
} from '../tables/wallet.ts';

/** Whose wallet: a candidate's, a company's, an institute's pool or one of the platform's accounts. */
export type WalletOwner =
  | { type: Exclude<WalletOwnerType, 'platform'>; id: string }
  | { type: 'platform'; id: PlatformAccount };

export interface Transfer {
  from: WalletOwner;
  to: WalletOwner;
  /** Credits, a whole number above 0. */
  amount: number;
  kind: WalletEntryKind;
  /** What brings it about. The same cause and kind a second time changes nothing. */
  cause: { type: string; id: string };
  /** Reason as shown to people. */
  description: string;
  /** Whom it is for. */
  userID: string | null;
  /** Who started it; null when the platform did. */
  actorID: string | null;
  at: Date;
}

export interface TransferResult {
  transactionID: string;
  /** False when this cause had its transaction already. */
  isNew: boolean;
}

/** The wallet to be debited holds less than the amount, or is frozen. Nothing was changed. */
export class DebitRefused extends Error {
  readonly owner: WalletOwner;
  readonly balance: number;
  readonly needed: number;
  readonly isFrozen: boolean;

  constructor(owner: WalletOwner, wallet: Wallet, needed: number) {
    super(`The ${owner.type} wallet cannot give ${needed} credits.`);
    this.name = 'DebitRefused';
    this.owner = owner;
    this.balance = wallet.balance;
    this.needed = needed;
    this.isFrozen = wallet.status === 'Frozen';
  }
}

/** The wallet of `owner`, or undefined when it has none yet. */
export async function findWallet(db: Db, owner: WalletOwner): Promise<Wallet | undefined> {
  const [wallet] = await db
    .select()
    .from(wallets)
    .where(and(eq(wallets.ownerType, owner.type), eq(wallets.ownerID, owner.id)));
  return wallet;
}

/** The wallet of `owner`; an empty one is created when there is none. Safe to call from several connections at once. */
export async function openWallet(db: Db, owner: WalletOwner): Promise<Wallet> {
  const existing = await findWallet(db, owner);
  if (existing) return existing;
  await db.insert(wallets).values({ ownerType: owner.type, ownerID: owner.id }).onConflictDoNothing();
  const created = await findWallet(db, owner);
  if (!created) throw new Error(`The wallet of ${owner.type} ${owner.id} could not be opened.`);
  return created;
}

/** Keeps the wallets of these owners from others until the transaction ends: of many that one transaction credits, in the order of locks. */
export async function lockWallets(tx: Transaction, owners: readonly WalletOwner[]): Promise<void> {
  for (const type of walletOwnerTypeValues) {
    const ids = owners.flatMap((owner) => (owner.type === type ? [owner.id] : []));
    if (ids.length === 0) continue;
    await tx
      .select({ id: wallets.id })
      .from(wallets)
      .where(and(eq(wallets.ownerType, type), inArray(wallets.ownerID, ids)))
      .orderBy(asc(wallets.id))
      .for('no key update');
  }
}

/**
 * Moves credits once per cause.
 * @throws DebitRefused when `from` cannot give the amount; what was written so far is rolled back, and the caller's own
 *   transaction stays usable
 * @throws RangeError when the amount is not a whole number above 0
 */
export async function transfer(db: Db, order: Transfer): Promise<TransferResult> {
  if (!Number.isSafeInteger(order.amount) || order.amount <= 0) {
    throw new RangeError(`A transfer needs a whole number of credits above 0, not ${order.amount}.`);
  }
  return db.transaction(async (tx) => {
    const from = await openWallet(tx, order.from);
    const to = await openWallet(tx, order.to);
    const transactionID = await recordOnce(tx, order);
    if (transactionID === undefined) {
      return { transactionID: await findTransaction(tx, order), isNew: false };
    }
    const legs = inLockOrder([
      { wallet: from, owner: order.from, amount: -order.amount },
      { wallet: to, owner: order.to, amount: order.amount },
    ]);
    const lines: (typeof ledgerLines.$inferInsert)[] = [];
    for (const leg of legs) {
      const balanceAfter = await applyLeg(tx, leg);
      const { wallet, amount } = leg;
      lines.push({ transactionID, walletID: wallet.id, amount, balanceAfter, createdAt: order.at });
    }
    await tx.insert(ledgerLines).values(lines);
    return { transactionID, isNew: true };
  });
}

/**
 * As `transfer`, for many causes of the same amount from one wallet to another in few statements: as many as the wallet can give, in
 * their order. `from` comes before `to` in the order of locks.
 * @returns of each cause, in their order, the transaction; or why the wallet could not give its amount
 */
export async function transferEach(
  db: Db,
  {
    causes,
    ...order
  }: Omit<Transfer, 'cause' | 'userID'> & { causes: readonly (Transfer['cause'] & { userID: string })[] },
): Promise<(TransferResult | DebitRefused)[]> {
  const [first] = causes;
  if (first === undefined) return [];
  const { amount, kind, description, actorID, at } = order;
  return db.transaction(async (tx) => {
    const opened = await openWallet(tx, order.from);
    const to = await openWallet(tx, order.to);
    const [from = opened] = await tx.select().from(wallets).where(eq(wallets.id, opened.id)).for('update');
    const ids = causes.map(({ id }) => id);
    const known = await tx
      .select({ id: ledgerTransactions.id, causeID: ledgerTransactions.causeID })
      .from(ledgerTransactions)
      .where(
        and(
          eq(ledgerTransactions.causeType, first.type),
          inArray(ledgerTransactions.causeID, ids),
          eq(ledgerTransactions.kind, kind),
        ),
      );
    const knownOf = new Map(known.map(({ id, causeID }) => [causeID, id]));
    const most = from.status === 'Active' ? Math.floor(from.balance / amount) : 0;
    const paid = causes.filter(({ id }) => !knownOf.has(id)).slice(0, most);
    const added =
      paid.length === 0
        ? []
        : await tx
            .insert(ledgerTransactions)
            .values(
              paid.map(({ userID, ...cause }) => headOf({ kind, cause, description, userID, actorID, at })),
            )
            .returning({ id: ledgerTransactions.id, causeID: ledgerTransactions.causeID });
    const addedOf = new Map(added.map(({ id, causeID }) => [causeID, id]));
    for (const [wallet, each] of [
      [from, -amount],
      [to, amount],
    ] as const) {
      if (added.length === 0) break;
      const owner = each < 0 ? order.from : order.to;
      const end = await applyLeg(tx, { wallet, owner, amount: each * added.length });
      await tx.insert(ledgerLines).values(
        added.map(({ id }, index) => ({
          transactionID: id,
          walletID: wallet.id,
          amount: each,
          balanceAfter: end === null ? null : end - each * (added.length - 1 - index),
          createdAt: at,
        })),
      );
    }
    const left = { ...from, balance: from.balance - amount * added.length };
    return causes.map(({ id }) => {
      const transactionID = addedOf.get(id) ?? knownOf.get(id);
      return transactionID === undefined
        ? new DebitRefused(order.from, left, amount)
        : { transactionID, isNew: addedOf.has(id) };
    });
  });
}

interface Leg {
  wallet: Wallet;
  owner: WalletOwner;
  amount: number;
}

/** Every transaction locks wallets in the same order, so that two of them never wait for each other. */
function inLockOrder(legs: readonly Leg[]): Leg[] {
  const rank = (leg: Leg) => walletOwnerTypeValues.indexOf(leg.wallet.ownerType);
  return legs.toSorted((a, b) => rank(a) - rank(b) || (a.wallet.id < b.wallet.id ? -1 : 1));
}

/** The row of a transfer above its two lines. */
export function headOf({
  kind,
  cause,
  description,
  userID,
  actorID,
  at,
}: Omit<Transfer, 'from' | 'to' | 'amount'>) {
  return { kind, causeType: cause.type, causeID: cause.id, description, userID, actorID, createdAt: at };
}

/** Writes the head of the transaction; undefined when this cause has one. Waits for a concurrent one to end. */
async function recordOnce(db: Db, order: Transfer): Promise<string | undefined> {
  const [row] = await db
    .insert(ledgerTransactions)
    .values(headOf(order))
    .onConflictDoNothing()
    .returning({ id: ledgerTransactions.id });
  return row?.id;
}

async function findTransaction(db: Db, { cause, kind }: Transfer): Promise<string> {
  const [row] = await db
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(
      and(
        eq(ledgerTransactions.causeType, cause.type),
        eq(ledgerTransactions.causeID, cause.id),
        eq(ledgerTransactions.kind, kind),
      ),
    );
  if (!row) throw new Error(`The ledger refused ${cause.type} ${cause.id} but does not hold it.`);
  return row.id;
}

/** Adds the leg to its wallet and returns the balance after it; null for an account of the platform, which keeps none. */
async function applyLeg(db: Db, { wallet, owner, amount }: Leg): Promise<number | null> {
  if (owner.type === 'platform') return null;
  const mayGive =
    amount > 0 ? undefined : and(eq(wallets.status, 'Active'), sql`${wallets.balance} + ${amount} >= 0`);
  const [changed] = await db
    .update(wallets)
    .set({ balance: sql`${wallets.balance} + ${amount}` })
    .where(and(eq(wallets.id, wallet.id), mayGive))
    .returning({ balance: wallets.balance });
  if (changed) return changed.balance;
  const [current] = await db.select().from(wallets).where(eq(wallets.id, wallet.id));
  throw new DebitRefused(owner, current ?? wallet, -amount);
}
