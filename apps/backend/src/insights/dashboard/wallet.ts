/** The wallet on a dashboard. */
import type { components } from '@aarambh/api-client/schema';
import { findTerms, findWallet, rechargeRefusal, ownerSeenBy } from '../../money/index.ts';
import { signedIn, type OperationContext } from '../../platform/index.ts';

export interface OwnWallet {
  shown: NonNullable<components['schemas']['Dashboard']['wallet']>;
  /** It has fewer credits than one positive decision costs, and its owner can recharge it. */
  needsCredits: boolean;
}

/** The wallet of the person, company or pool of the caller, for whoever has one. */
export async function readOwnWallet(context: OperationContext): Promise<OwnWallet | undefined> {
  const { db } = context;
  const owner = ownerSeenBy(signedIn(context));
  const wallet = owner && (await findWallet(db, owner));
  if (!wallet) return undefined;
  const { ownerType, balance } = wallet;
  const { price, lowWater } = await findTerms(db, wallet);
  return {
    shown: { ownerType, balance, lowWater, price },
    needsCredits: balance < price.accept && (await rechargeRefusal(db, wallet)) === null,
  };
}
