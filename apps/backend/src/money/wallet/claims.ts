/**
 * `POST /wallet/add` as a browser calls it after the code was verified, or for a recharge that it paid. The request is a claim, never an instruction:
 * what is credited, and whether anything is, follows from the institute's configuration or a paid order alone. A claim that finds its
 * grant already made answers with it, so a lost tab or a repeat does no harm, and nothing sent can make credits.
 */
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { ApiFailure } from '../../platform/index.ts';
import { users, type User } from '../../identity/index.ts';
import {
  grantOnVerification,
  instituteGrantDescription,
  walletOwnerOf,
  type GrantRefusal,
} from './grants.ts';
import { openWallet } from './ledger.ts';
import { findEntry, findEntryOfCause, type WalletEntry } from './service.ts';
import { paymentOrders } from '../tables/payments.ts';
import { wallets, type Wallet } from '../tables/wallet.ts';

/** The body of the request (specification, section 3). None of it is trusted. */
export interface WalletClaim {
  userID: string;
  amount: number;
  description: string;
  /** The receipt id of a paid order; null, empty or `none` otherwise. */
  action?: string | null | undefined;
}

export interface ClaimAnswer {
  entry: WalletEntry;
  wallet: Wallet;
  /** The amount asked for was not the amount of the entry. */
  amountIgnored: boolean;
}

/** The entry of a paid order of this person that the claim names. It was written when the payment was. */
async function paidRecharge(
  db: Db,
  userID: string,
  { action }: WalletClaim,
): Promise<{ entry: WalletEntry; wallet: Wallet } | undefined> {
  if (action === undefined || action === null || action === '' || action === 'none') return undefined;
  const { receiptID, status } = paymentOrders;
  const isTheirs = and(eq(paymentOrders.userID, userID), eq(receiptID, action), eq(status, 'Paid'));
  const [order] = await db.select().from(paymentOrders).where(isTheirs);
  if (!order) return undefined;
  const cause = { type: 'payment-order', id: order.id };
  const entry = await findEntryOfCause(db, order.walletID, cause, 'Recharge');
  const [wallet] = await db.select().from(wallets).where(eq(wallets.id, order.walletID));
  return entry && wallet && { entry, wallet };
}

/** What the portal shows when a claim fails (specification, section 8). */
const refusalMessage = 'Minimum credit balance is not added to wallet';

function notEntitled(reason: GrantRefusal | 'not-offered'): ApiFailure {
  return new ApiFailure(403, 'NOT_ENTITLED', refusalMessage, { details: { reason } });
}

/**
 * Answers a claim with the entry that the caller is entitled to, and makes it if it is not there yet.
 * @param caller who is signed in; the row may be some seconds old
 * @throws ApiFailure 403 NOT_ENTITLED when there is nothing for the caller, 403 OUT_OF_SCOPE when `userID` is somebody
 *   else's
 */
export async function answerClaim(
  db: Db,
  caller: Pick<User, 'id'>,
  claim: WalletClaim,
  now: Date,
): Promise<ClaimAnswer> {
  // A refusal ends the transaction normally: what it noted for the institute's officers must stay.
  const answer = await db.transaction(async (tx): Promise<ClaimAnswer | ApiFailure> => {
    const [person] = await tx.select().from(users).where(eq(users.id, caller.id));
    if (!person) return notEntitled('not-verified');
    if (claim.userID !== person.id && claim.userID !== person.parentEntityID) {
      return new ApiFailure(403, 'OUT_OF_SCOPE', refusalMessage);
    }
    const owner = walletOwnerOf(person);
    const paid = await paidRecharge(tx, person.id, claim);
    if (paid !== undefined) return { ...paid, amountIgnored: paid.entry.amount !== claim.amount };
    const isOwnGrant = claim.userID === person.id && person.isFresher === true;
    if (owner === null || !isOwnGrant || claim.description !== instituteGrantDescription) {
      return notEntitled('not-offered');
    }
    const outcome = await grantOnVerification(tx, person, now);
    if (!outcome.granted) return notEntitled(outcome.reason);
    const wallet = await openWallet(tx, owner);
    const entry = await findEntry(tx, wallet.id, outcome.transactionID);
    if (!entry) throw new Error(`Grant ${outcome.transactionID} has no line in wallet ${wallet.id}.`);
    return { entry, wallet, amountIgnored: entry.amount !== claim.amount };
  });
  if (answer instanceof ApiFailure) throw answer;
  return answer;
}
