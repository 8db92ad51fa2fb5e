/** Credits that people move: an officer out of the institute's pool, staff of the platform to correct a wallet. */
import { walletOwnerTypeValues } from '@aarambh/api-client/enums';
import { and, eq, gte, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import {
  ApiFailure,
  notFound,
  indianDate,
  inLanguage,
  localized,
  signedIn,
  startOfIndianDate,
  type OperationContext,
  type OperationData,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { users } from '../../identity/index.ts';
import { tellPeople } from '../../messages/index.ts';
import { debit } from './debit.ts';
import type { WalletOwner } from './ledger.ts';
import { findEntry, type WalletEntry } from './service.ts';
import { ledgerLines, ledgerTransactions, wallets } from '../tables/wallet.ts';

type Result = OperationData<'transferCredits'>['results'][number];

export interface PoolGift {
  instituteID: string;
  userIDs: readonly string[];
  /** Credits for each person. */
  credits: number;
  reason: string;
  /** Tells this call from the caller's others: with the same one a person gets nothing twice. */
  key: string;
}

/**
 * Gives credits out of the pool of the caller's own institute to students of it, to each by themselves: one who gets none keeps no
 * other from theirs.
 * @throws ApiFailure 404 for an institute that is not the caller's own
 */
export async function giveFromPool(context: OperationContext, gift: PoolGift): Promise<Result[]> {
  const caller = signedIn(context);
  if (caller.roleScope !== 'institute' || caller.parentEntityID !== gift.instituteID) throw notFound();
  const results: Result[] = [];
  for (const id of new Set(gift.userIDs)) {
    try {
      await context.db.transaction(async (tx) => giveTo(tx, context, id, gift));
      results.push({ id, ok: true });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const message = inLanguage(error.text, context.locale);
      results.push({ id, ok: false, error: { code: error.code, message } });
    }
  }
  return results;
}

async function giveTo(tx: Transaction, context: OperationContext, id: string, gift: PoolGift): Promise<void> {
  const { instituteID, credits, reason, key } = gift;
  const [student] = await tx
    .select({ status: users.userStatus })
    .from(users)
    .where(and(eq(users.id, id), eq(users.type, 'C'), eq(users.parentEntityID, instituteID)));
  if (!student) throw notFound();
  if (student.status !== 'Active') {
    throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'This account is not in use.');
  }
  const actorID = signedIn(context).id;
  const { isNew, transactionID } = await debit(tx, {
    from: { type: 'institute', id: instituteID },
    to: { type: 'user', id },
    amount: credits,
    kind: 'Transfer',
    cause: { type: 'pool-gift', id: `${actorID}/${key}/${id}` },
    description: reason,
    userID: id,
    actorID,
    at: context.now(),
  });
  if (!isNew) return;
  await note(tx, context, id, reason);
  // Who asked for credits to apply with waits for them, and for nothing else.
  await tellPeople(tx, [id], {
    type: 'Broadcast',
    topic: 'creditsGiven',
    text: localized('Your institute has put credits into your wallet: {credits}.', { credits }),
    note: reason,
    cta: '/wallet',
    occasion: `credits-given/${transactionID}`,
    at: context.now(),
  });
}

export interface Correction {
  walletID: string;
  /** Credits; negative takes. */
  amount: number;
  reason: string;
  key: string;
}

/** Most credits that one person corrects alone in a day; who the second person is and how they agree is not decided. */
const mostAlone = 1000;

const correctionCause = 'adjustment';

/**
 * Corrects a wallet from the platform's own account.
 * @throws ApiFailure 403 beyond the platform's staff and above what one person may do alone, 404, 409 INSUFFICIENT_CREDITS
 */
export async function correctWallet(context: OperationContext, correction: Correction): Promise<WalletEntry> {
  const { walletID, amount, reason, key } = correction;
  const caller = signedIn(context);
  if (caller.roleScope !== 'all') throw notFound();
  return context.db.transaction(async (tx) => {
    // Two corrections of one person at the same moment would each find room for themselves.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, caller.id)).for('update');
    const [wallet] = await tx.select().from(wallets).where(eq(wallets.id, walletID));
    const type = walletOwnerTypeValues.find((each) => each === wallet?.ownerType);
    // The platform's own accounts follow from the others.
    if (!wallet || type === undefined || type === 'platform') throw notFound();
    const owner: WalletOwner = { type, id: wallet.ownerID };
    const platform: WalletOwner = { type: 'platform', id: 'issued' };
    const { transactionID, isNew } = await debit(tx, {
      from: amount > 0 ? platform : owner,
      to: amount > 0 ? owner : platform,
      amount: Math.abs(amount),
      kind: 'Adjustment',
      cause: { type: correctionCause, id: `${caller.id}/${key}` },
      description: reason,
      userID: type === 'user' ? wallet.ownerID : null,
      actorID: caller.id,
      at: context.now(),
    });
    if (isNew) {
      await refuseTooMuch(tx, caller.id, context.now());
      await note(tx, context, wallet.ownerID, reason);
    }
    const entry = await findEntry(tx, wallet.id, transactionID);
    if (!entry) throw new Error(`The transaction ${transactionID} has no line in the wallet ${wallet.id}.`);
    return entry;
  });
}

/** Counts what somebody has corrected today, up or down, with what was just booked. @throws ApiFailure 403 */
async function refuseTooMuch(tx: Transaction, actorID: string, now: Date): Promise<void> {
  const [today] = await tx
    .select({ credits: sql`coalesce(sum(abs(${ledgerLines.amount})), 0)`.mapWith(Number) })
    .from(ledgerTransactions)
    .innerJoin(ledgerLines, eq(ledgerLines.transactionID, ledgerTransactions.id))
    .innerJoin(wallets, eq(wallets.id, ledgerLines.walletID))
    .where(
      and(
        gte(ledgerTransactions.createdAt, startOfIndianDate(indianDate(now))),
        eq(ledgerTransactions.causeType, correctionCause),
        eq(ledgerTransactions.actorID, actorID),
        ne(wallets.ownerType, 'platform'),
      ),
    );
  if ((today?.credits ?? 0) <= mostAlone) return;
  throw new ApiFailure(
    403,
    'FORBIDDEN',
    'One person corrects 1,000 credits a day, all wallets together. More need a second person.',
  );
}

async function note(
  tx: Transaction,
  context: OperationContext,
  subjectID: string,
  reason: string,
): Promise<void> {
  await audit(tx, context, {
    action: 'changed',
    entityType: 'wallet',
    entityID: subjectID,
    subjectID,
    fields: ['amount'],
    reason,
  });
}
