import { eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { notFound, signedIn, type OperationContext, type Operations } from '../../platform/index.ts';
import { reaches } from '../wallet/access.ts';
import { walletOwnerOf } from '../wallet/grants.ts';
import { findWallet } from '../wallet/ledger.ts';
import { wallets, type Wallet } from '../wallet/tables.ts';
import { receiptFile } from './document.ts';
import { findReceipt, listReceipts, receiptView } from './service.ts';
import type { Receipt } from './tables.ts';

export const receiptsOperations = {
  listReceipts: async ({ query }, context) => {
    const { pageNo = 1, pageSize = 25 } = query;
    const scope = await listedWallet(context);
    const { rows, total } =
      scope === 'none'
        ? { rows: [], total: 0 }
        : await listReceipts(context.db, scope === 'all' ? null : scope.id, query, { pageNo, pageSize });
    return { data: { receipt: rows.map(receiptView) }, meta: { pageNo, pageSize, total } };
  },

  getReceipt: async ({ params: { id } }, context) => ({
    data: { receipt: receiptView(await readableReceipt(context, id)) },
  }),

  getReceiptPdf: async ({ params: { id } }, context) => ({
    file: await receiptFile(await readableReceipt(context, id), context.locale),
  }),
} satisfies Operations;

/** A receipt that the caller may read. Throws 404 for any other. */
async function readableReceipt(context: OperationContext, id: string): Promise<Receipt> {
  const receipt = await findReceipt(context.db, id);
  const wallet = receipt && (await walletByID(context.db, receipt.walletID));
  if (!receipt || !wallet || !(await mayRead(context, wallet))) throw notFound();
  return receipt;
}

/** Whose receipts the caller's list holds: those of the own wallet, or all for whoever has none and oversees everybody's. */
async function listedWallet(context: OperationContext): Promise<Wallet | 'all' | 'none'> {
  const caller = signedIn(context);
  const owner = walletOwnerOf(caller);
  if (owner !== null) return (await findWallet(context.db, owner)) ?? 'none';
  return caller.roleScope === 'all' && context.permissions.has('View Setting') ? 'all' : 'none';
}

async function mayRead(context: OperationContext, { ownerType, ownerID }: Wallet): Promise<boolean> {
  const caller = signedIn(context);
  const own = walletOwnerOf(caller);
  if (own?.type === ownerType && own.id === ownerID) return true;
  return context.permissions.has('View Setting') && reaches(context.db, caller, ownerID);
}

async function walletByID(db: Db, id: string): Promise<Wallet | undefined> {
  const [wallet] = await db.select().from(wallets).where(eq(wallets.id, id));
  return wallet;
}
