/** Whether credits may be added to a wallet. */
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import type { OperationData } from '../../platform/index.ts';
import { companies } from '../../organisations/index.ts';
import type { Wallet } from '../tables/wallet.ts';

type Refusal = NonNullable<OperationData<'getWallet'>['wallet']['rechargeRefusal']>;

/** Why nobody can recharge the wallet, or null when its owner can. */
export async function rechargeRefusal(
  db: Db,
  { ownerType, ownerID, status }: Pick<Wallet, 'ownerType' | 'ownerID' | 'status'>,
): Promise<Refusal | null> {
  if (status === 'Frozen') return 'wallet-frozen';
  if (ownerType !== 'company') return null;
  const [company] = await db
    .select({ status: companies.verificationStatus })
    .from(companies)
    .where(eq(companies.id, ownerID));
  return company?.status === 'Suspended' ? 'company-suspended' : null;
}
