/** Reading receipts. */
import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { endOfIndianDate, startOfIndianDate, type OperationData } from '../../platform/index.ts';
import { countUpTo, readPageFrom, type Sequence } from '../../records/index.ts';
import { taxParts } from './place-of-supply.ts';
import { receipts, type Receipt } from '../tables/receipts.ts';

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

const newestFirst: Sequence = {
  keys: [{ name: 'issuedAt', column: receipts.issuedAt }],
  isDescending: true,
  sort: '-issuedAt',
};

/** A page of the receipts of some wallets, or of all, newest first. */
export async function listReceipts(
  db: Db,
  walletIDs: readonly string[] | null,
  period: { from?: string | undefined; to?: string | undefined },
  page: Parameters<typeof readPageFrom>[1],
) {
  const where = and(
    walletIDs === null ? undefined : inArray(receipts.walletID, [...walletIDs]),
    period.from === undefined ? undefined : gte(receipts.issuedAt, startOfIndianDate(period.from)),
    period.to === undefined ? undefined : lt(receipts.issuedAt, endOfIndianDate(period.to)),
  );
  return readPageFrom<Receipt>(
    {
      order: newestFirst,
      id: receipts.id,
      read: ({ beyond, by, limit, offset }) =>
        db
          .select()
          .from(receipts)
          .where(and(where, beyond))
          .orderBy(...by)
          .limit(limit)
          .offset(offset),
      count: (limit) => countUpTo(db, receipts, where, limit),
    },
    page,
  );
}
