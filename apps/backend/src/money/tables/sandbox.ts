/** The books of the sandbox's test provider. They stand for what a real one keeps; no other code reads them. */
import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../database/index.ts';

export const sandboxOrders = pgTable('sandbox_payment_orders', {
  /** `order_` and 14 characters, as the real provider's. */
  id: text().primaryKey(),
  amountPaise: bigint({ mode: 'number' }).notNull(),
  createdAt: instant().notNull(),
});

export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    /** `pay_` and 14 characters. */
    id: text().primaryKey(),
    orderID: text()
      .notNull()
      .references(() => sandboxOrders.id),
    outcome: text({ enum: ['captured', 'failed'] }).notNull(),
    createdAt: instant().notNull(),
    /** From when on the outcome is known; until then the payment runs. */
    settlesAt: instant().notNull(),
  },
  (table) => [
    index('sandbox_payments_by_order').on(table.orderID, table.createdAt),
    // As with the real provider, an order is paid at most once.
    uniqueIndex('sandbox_payments_paid_once')
      .on(table.orderID)
      .where(sql`${table.outcome} = 'captured'`),
  ],
);
