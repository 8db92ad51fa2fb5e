/** Writing receipts. */
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { indianDate } from '../../platform/index.ts';
import { receipts, receiptSeries, type Receipt } from '../tables/receipts.ts';

/** Begins the number of each kind. */
const prefixes = { 'Receipt voucher': 'RV', 'Refund voucher': 'RF' } as const;

/** The financial year in India, which begins in April: `26-27`. */
function financialYear(at: Date): string {
  const [year = 0, month = 0] = indianDate(at).split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  const short = (value: number) => String(value % 100).padStart(2, '0');
  return `${short(first)}-${short(first + 1)}`;
}

/**
 * Writes a receipt with the next number of its series.
 * @param tx the transaction that moves the credits: a number is given exactly when it commits
 */
export async function issueReceipt(
  tx: Transaction,
  receipt: Omit<typeof receipts.$inferInsert, 'id' | 'receiptNumber'>,
): Promise<Receipt> {
  const series = `${prefixes[receipt.kind]}/${financialYear(receipt.issuedAt)}`;
  const [next] = await tx
    .insert(receiptSeries)
    .values({ name: series, last: 1 })
    .onConflictDoUpdate({ target: receiptSeries.name, set: { last: sql`${receiptSeries.last} + 1` } })
    .returning();
  if (!next || next.last > 9_999_999) throw new Error(`The series ${series} has no number left.`);
  const receiptNumber = `${series}/${String(next.last).padStart(7, '0')}`;
  const [issued] = await tx
    .insert(receipts)
    .values({ ...receipt, receiptNumber })
    .returning();
  if (!issued) throw new Error(`The receipt ${receiptNumber} was not written.`);
  return issued;
}
