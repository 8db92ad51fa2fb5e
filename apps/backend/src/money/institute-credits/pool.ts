/** The credits that an institute has for its students' opening grants. */
import type { Transaction } from '../../database/index.ts';
import { ApiFailure, localized } from '../../platform/index.ts';
import { DebitRefused, openWallet, transfer, type WalletOwner } from '../wallet/ledger.ts';

export interface PoolChange {
  instituteID: string;
  /** Credits put in; negative takes out. */
  amount: number;
  /** Names this change among those of the institute, so that it happens once. */
  changeID: string;
  actorID: string | null;
  at: Date;
}

/**
 * Puts credits into the pool of an institute or takes them out again.
 * @throws ApiFailure 409 INSUFFICIENT_CREDITS when more would be taken out than is left
 */
export async function changePool(tx: Transaction, change: PoolChange): Promise<void> {
  const pool: WalletOwner = { type: 'institute', id: change.instituteID };
  const issued: WalletOwner = { type: 'platform', id: 'issued' };
  await openWallet(tx, pool);
  if (change.amount === 0) return;
  const isRaised = change.amount > 0;
  try {
    await transfer(tx, {
      from: isRaised ? issued : pool,
      to: isRaised ? pool : issued,
      amount: Math.abs(change.amount),
      kind: 'Transfer',
      cause: { type: 'grant-budget', id: `${change.instituteID}/${change.changeID}` },
      description: isRaised ? 'Grant budget raised' : 'Grant budget lowered',
      userID: null,
      actorID: change.actorID,
      at: change.at,
    });
  } catch (error) {
    if (!(error instanceof DebitRefused)) throw error;
    const { balance, needed } = error;
    throw new ApiFailure(
      409,
      'INSUFFICIENT_CREDITS',
      localized('Only {balance} credits of the budget are unspent, so it cannot be lowered by {needed}.', {
        balance,
        needed,
      }),
      { details: { needed, balance } },
    );
  }
}
