/** Whose wallets a caller may look at. */
import { walletOwnerTypeValues } from '@aarambh/api-client/enums';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { notFound, type OperationContext, type SignedInUser } from '../../platform/index.ts';
import { institutes } from '../../organisations/index.ts';
import { usersInScope, users } from '../../identity/index.ts';
import { walletOwnerOf, type PersonalOwner } from './grants.ts';
import { findWallet, openWallet } from './ledger.ts';
import { type Wallet } from '../tables/wallet.ts';

/** Whose credits the caller looks at. Those of a company are not of somebody who works on a few of its jobs: its entries name all applicants. */
export const ownerSeenBy = (caller: SignedInUser): PersonalOwner | null =>
  caller.roleScope === 'job' ? null : walletOwnerOf(caller);

/** The wallet that the caller's credits are in. @throws ApiFailure 404 for staff who have none */
export async function ownWallet(db: Db, caller: SignedInUser): Promise<Wallet> {
  const owner = ownerSeenBy(caller);
  if (!owner) throw notFound('This account has no wallet.');
  return openWallet(db, owner);
}

/** The wallet of somebody else, as far as the caller's role reaches: a person's, an organisation's or an institute's pool. */
export async function walletInScope(
  { db, permissions }: OperationContext,
  caller: SignedInUser,
  ownerID: string,
): Promise<Wallet> {
  const own = ownerSeenBy(caller);
  if (own?.id === ownerID) return openWallet(db, own);
  if (!permissions.has('View Setting') || !(await reaches(db, caller, ownerID))) throw notFound();
  for (const type of walletOwnerTypeValues) {
    if (type === 'platform') continue;
    const wallet = await findWallet(db, { type, id: ownerID });
    if (wallet) return wallet;
  }
  throw notFound();
}

/** Whether the caller's role reaches the owner of a wallet. */
export async function reaches(db: Db, caller: SignedInUser, ownerID: string): Promise<boolean> {
  if (caller.roleScope === 'all') return true;
  const [person] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, ownerID), usersInScope(db, caller, true)));
  if (person) return true;
  if (caller.roleScope !== 'university' || caller.parentEntityID === null) return false;
  const [institute] = await db
    .select({ id: institutes.id })
    .from(institutes)
    .where(and(eq(institutes.id, ownerID), eq(institutes.universityID, caller.parentEntityID)));
  return institute !== undefined;
}
