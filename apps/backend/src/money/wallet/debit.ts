import type { Transaction } from '../../database/index.ts';
import { ApiFailure, localized } from '../../platform/index.ts';
import { DebitRefused, transfer, transferEach, type Transfer, type TransferResult } from './ledger.ts';

/**
 * As `transfer`, with what is missing said to people.
 * @throws ApiFailure 409 INSUFFICIENT_CREDITS with `{ needed, balance }` when the wallet cannot give the amount
 */
export async function debit(tx: Transaction, order: Transfer): Promise<TransferResult> {
  try {
    return await transfer(tx, order);
  } catch (error) {
    throw error instanceof DebitRefused ? insufficient(error) : error;
  }
}

/** As `transferEach`, with what is missing said to people: of each cause whether it was paid now, or the failure. */
export async function debitEach(
  tx: Transaction,
  orders: Parameters<typeof transferEach>[1],
): Promise<(TransferResult | ApiFailure)[]> {
  const results = await transferEach(tx, orders);
  return results.map((each) => (each instanceof DebitRefused ? insufficient(each) : each));
}

const insufficient = ({ balance, needed }: DebitRefused): ApiFailure =>
  new ApiFailure(
    409,
    'INSUFFICIENT_CREDITS',
    localized('There are only {balance} credits, not {needed}.', { balance, needed }),
    { details: { balance, needed } },
  );
