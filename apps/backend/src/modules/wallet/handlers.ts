import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { notFound } from '../../platform/failure.ts';
import {
  signedIn,
  type OperationContext,
  type OperationData,
  type Operations,
  type SignedInUser,
} from '../../platform/operation.ts';
import { institutes } from '../institutes/tables.ts';
import { usersInScope } from '../users/scope.ts';
import { users } from '../users/tables.ts';
import { answerClaim } from './claims.ts';
import { walletOwnerOf } from './grants.ts';
import { findWallet, openWallet } from './ledger.ts';
import { findTerms, listEntries, type WalletEntry } from './service.ts';
import { walletOwnerTypes, type Wallet } from './tables.ts';

type WalletView = OperationData<'getWallet'>['wallet'];
type EntryView = OperationData<'addWalletEntry'>['walletEntry'];

export const walletOperations = {
  getWallet: async ({ query: { ownerID } }, context) => {
    const wallet =
      ownerID === undefined
        ? await ownWallet(context.db, signedIn(context))
        : await walletInScope(context, signedIn(context), ownerID);
    return { data: { wallet: await walletView(context.db, wallet) } };
  },

  listWalletEntries: async ({ query }, context) => {
    const wallet = await ownWallet(context.db, signedIn(context));
    const page = {
      pageNo: query.pageNo ?? 1,
      pageSize: query.pageSize ?? 25,
      newestFirst: query.sort !== 'createdAt',
    };
    const { entries, total } = await listEntries(context.db, wallet.id, query, page);
    return {
      data: { walletEntry: entries.map(entryView) },
      meta: { pageNo: page.pageNo, pageSize: page.pageSize, total },
    };
  },

  addWalletEntry: async ({ body }, context) => {
    const { entry, wallet, amountIgnored } = await answerClaim(
      context.db,
      signedIn(context),
      body,
      context.now(),
    );
    return {
      data: { walletEntry: entryView(entry), wallet: await walletView(context.db, wallet) },
      ...(amountIgnored ? { meta: { notice: 'AMOUNT_IGNORED' as const } } : {}),
    };
  },
} satisfies Operations;

async function ownWallet(db: Db, caller: SignedInUser): Promise<Wallet> {
  const owner = walletOwnerOf(caller);
  if (!owner) throw notFound('This account has no wallet.');
  return openWallet(db, owner);
}

/** The wallet of somebody else, as far as the caller's role reaches: a person's, an organisation's or an institute's pool. */
async function walletInScope(
  { db, permissions }: OperationContext,
  caller: SignedInUser,
  ownerID: string,
): Promise<Wallet> {
  const own = walletOwnerOf(caller);
  if (own?.id === ownerID) return openWallet(db, own);
  if (!permissions.has('View Setting') || !(await reaches(db, caller, ownerID))) throw notFound();
  for (const type of walletOwnerTypes) {
    if (type === 'platform') continue;
    const wallet = await findWallet(db, { type, id: ownerID });
    if (wallet) return wallet;
  }
  throw notFound();
}

async function reaches(db: Db, caller: SignedInUser, ownerID: string): Promise<boolean> {
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

async function walletView(db: Db, wallet: Wallet): Promise<WalletView> {
  const { id, ownerType, ownerID, balance, status } = wallet;
  return { id, ownerType, ownerID, balance, status, ...(await findTerms(db, wallet)) };
}

function entryView({ createdAt, ...entry }: WalletEntry): EntryView {
  return {
    ...entry,
    action: null,
    created_at: Math.floor(createdAt.getTime() / 1000),
    createdAt: createdAt.toISOString(),
  };
}
