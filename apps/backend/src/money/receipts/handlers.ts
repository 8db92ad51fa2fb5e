import { eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { notFound, signedIn, type OperationContext, type Operations } from '../../platform/index.ts';
import { reaches } from '../wallet/access.ts';
import { ownerSeenBy } from '../wallet/access.ts';
import { livingOwner } from '../wallet/merge.ts';
import { wallets, type Wallet } from '../tables/wallet.ts';
import { receiptFile } from './document.ts';
import { listedWallets } from './reach.ts';
import { findReceipt, listReceipts, receiptView } from './service.ts';
import type { Receipt } from '../tables/receipts.ts';

export const receiptsOperations = {
  listReceipts: async ({ query }, context) => {
    const { pageNo = 1, pageSize = 25, cursor } = query;
    const scope = await listedWallets(context);
    const { rows, meta } = await listReceipts(context.db, scope, query, { pageNo, pageSize, cursor });
    return { data: { receipt: rows.map(receiptView) }, meta: { pageNo, pageSize, ...meta } };
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

async function mayRead(context: OperationContext, wallet: Wallet): Promise<boolean> {
  const caller = signedIn(context);
  const own = ownerSeenBy(caller);
  const living = await livingOwner(context.db, wallet);
  if (own?.type === living.type && own.id === living.id) return true;
  return context.permissions.has('View Setting') && reaches(context.db, caller, wallet.ownerID);
}

async function walletByID(db: Db, id: string): Promise<Wallet | undefined> {
  const [wallet] = await db.select().from(wallets).where(eq(wallets.id, id));
  return wallet;
}
