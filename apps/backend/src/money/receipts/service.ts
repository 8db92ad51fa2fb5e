/** Reading receipts. */
import { and, count, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { endOfIndianDate, startOfIndianDate, type OperationData } from '../../platform/index.ts';
import { taxParts } from './place-of-supply.ts';
import { receipts, type Receipt } from './tables.ts';

export type ReceiptView = OperationData<'getReceipt'>['receipt'];

export function receiptView(receipt: Receipt): ReceiptView {
  const { id, receiptNumber, receiptID, kind, description, amountPaise, credits } = receipt;
  const { taxPaise, supplier, recipient, paymentID } = receipt;
  return {
    id,
    receiptNumber,
    receiptID,
    issuedAt: receipt.issuedAt.toISOString(),
    kind,
    description,
    amountPaise,
    credits,
    paymentID,
    taxRate: receipt.taxRate / 100,
    taxPaise,
    ...taxParts(receipt),
    supplier,
    recipient,
  };
}

/** The receipt of an order's payment, or undefined when it has none. */
export async function findReceiptOfOrder(db: Db, orderID: string): Promise<Receipt | undefined> {
  const [receipt] = await db
    .select()
    .from(receipts)
    .where(and(eq(receipts.orderID, orderID), eq(receipts.kind, 'Receipt voucher')));
  return receipt;
}

export async function findReceipt(db: Db, id: string): Promise<Receipt | undefined> {
  const [receipt] = await db.select().from(receipts).where(eq(receipts.id, id));
  return receipt;
}

/** Receipts of some wallets, or of all, newest first. */
export async function listReceipts(
  db: Db,
  walletIDs: readonly string[] | null,
  period: { from?: string | undefined; to?: string | undefined },
  page: { pageNo: number; pageSize: number },
): Promise<{ rows: Receipt[]; total: number }> {
  const where = and(
    walletIDs === null ? undefined : inArray(receipts.walletID, [...walletIDs]),
    period.from === undefined ? undefined : gte(receipts.issuedAt, startOfIndianDate(period.from)),
    period.to === undefined ? undefined : lt(receipts.issuedAt, endOfIndianDate(period.to)),
  );
  const rows = await db
    .select()
    .from(receipts)
    .where(where)
    .orderBy(desc(receipts.issuedAt), desc(receipts.id))
    .limit(page.pageSize)
    .offset((page.pageNo - 1) * page.pageSize);
  const [counted] = await db.select({ total: count() }).from(receipts).where(where);
  return { rows, total: counted?.total ?? 0 };
}
