import type { Db } from '../../database/index.ts';
import type { OperationData } from '../../platform/index.ts';
import { rechargeRefusal } from './refusal.ts';
import { findTerms } from './service.ts';
import type { Wallet } from '../tables/wallet.ts';

/** A wallet as the contract shows it, with the prices and limits that hold for its owner. */
export async function walletView(db: Db, wallet: Wallet): Promise<OperationData<'getWallet'>['wallet']> {
  const { id, ownerType, ownerID, balance, status } = wallet;
  const terms = await findTerms(db, wallet);
  return {
    id,
    ownerType,
    ownerID,
    balance,
    status,
    ...terms,
    rechargeRefusal: await rechargeRefusal(db, wallet),
  };
}
