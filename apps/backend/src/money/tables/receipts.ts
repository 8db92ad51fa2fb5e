/** Receipts of recharges. A receipt is never changed or removed; the database refuses it. */
import { receiptKindValues } from '@aarambh/api-client/enums';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, primaryID, oneOf } from '../../database/index.ts';
import type { StateCode } from '../../catalogue/index.ts';
import { paymentOrders } from './payments.ts';
import { ledgerTransactions, wallets } from './wallet.ts';

/** Who gives or gets a receipt. */
export interface ReceiptParty {
  name: string;
  /** The person who paid for an organisation. */
  contact?: string;
  address?: string | null;
  gstin?: string | null;
  /** Services accounting code of what a supplier sells. */
  sac?: string;
}

export const receipts = pgTable(
  'receipts',
  {
    id: primaryID(),
    /** `RV/26-27/0000123`: unique within the financial year, without gaps, 16 characters at most. */
    receiptNumber: text().notNull().unique(),
    kind: text({ enum: receiptKindValues }).notNull(),
    orderID: text()
      .notNull()
      .references(() => paymentOrders.id),
    /** The ledger's entry of the credits; null when a refund found none left to take back. */
    transactionID: text().references(() => ledgerTransactions.id),
    walletID: text()
      .notNull()
      .references(() => wallets.id),
    /** Who paid. */
    userID: text().notNull(),
    receiptID: text().notNull(),
    issuedAt: instant().notNull(),
    description: text().notNull(),
    amountPaise: bigint({ mode: 'number' }).notNull(),
    credits: bigint({ mode: 'number' }).notNull(),
    /** Hundredths of a percent. */
    taxRate: integer().notNull(),
    /** The tax within the amount. */
    taxPaise: bigint({ mode: 'number' }).notNull(),
    /** The state in which the credits are supplied; null when the supplier has no GSTIN, and on receipts from before it was told. */
    placeOfSupply: text().$type<StateCode>(),
    /** Whether that is the supplier's state, so that the tax is CGST and SGST in halves; otherwise it is IGST. */
    isWithinState: boolean(),
    supplier: jsonb().$type<ReceiptParty>().notNull(),
    recipient: jsonb().$type<ReceiptParty>().notNull(),
    /** The provider's id of the payment. */
    paymentID: text().notNull(),
  },
  (table) => [
    unique('receipts_once_per_order').on(table.orderID, table.kind),
    index('receipts_by_wallet').on(table.walletID, table.issuedAt.desc()),
    index('receipts_by_transaction').on(table.transactionID),
    check('receipts_kind_known', oneOf(table.kind, receiptKindValues)),
    check('receipts_number_short', sql`length(${table.receiptNumber}) <= 16`),
  ],
);

export type Receipt = typeof receipts.$inferSelect;

/** The last number given in a series; raised in the transaction that writes the receipt, so that no number is lost. */
export const receiptSeries = pgTable('receipt_series', {
  /** Prefix and financial year: `RV/26-27`. */
  name: text().primaryKey(),
  last: integer().notNull(),
});
