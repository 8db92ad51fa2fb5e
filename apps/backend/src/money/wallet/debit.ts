import type { Transaction } from '../../database/index.ts';
import { ApiFailure, localized } from '../../platform/index.ts';
import { DebitRefused, transfer, type Transfer, type TransferResult } from './ledger.ts';

/**
 * As `transfer`, with what is missing said to people.
 * @throws ApiFailure 409 INSUFFICIENT_CREDITS with `{ needed, balance }` when the wallet cannot give the amount
 */
export async function debit(tx: Transaction, order: Transfer): Promise<TransferResult> {
  try {
    return await transfer(tx, order);
  } catch (error) {
    if (!(error instanceof DebitRefused)) throw error;
    const { balance, needed } = error;
    throw new ApiFailure(
      409,
      'INSUFFICIENT_CREDITS',
      localized('There are only {balance} credits, not {needed}.', { balance, needed }),
      { details: { balance, needed } },
    );
  }
}
