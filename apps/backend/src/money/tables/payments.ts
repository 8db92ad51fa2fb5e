/** Recharges: an order is made before anything is paid, and what it gives is fixed by then. */
import { paymentStatusValues } from '@aarambh/api-client/enums';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, primaryID, oneOf } from '../../database/index.ts';
import { wallets } from './wallet.ts';

export type PaymentStatus = (typeof paymentStatusValues)[number];

/** What an order gives, fixed when it is made: later changes of the settings do not touch it. */
export interface FixedQuote {
  credits: number;
  amountPaise: number;
  /** Credits per rupee. */
  conversionFactor: number;
  discountPercent: number;
  taxPercent: number;
  taxInclusive: boolean;
  /** The tax within the amount. */
  taxPaise: number;
}

export const paymentOrders = pgTable(
  'payment_orders',
  {
    id: primaryID(),
    /** Who pays. */
    userID: text().notNull(),
    /** Where the credits go. */
    walletID: text()
      .notNull()
      .references(() => wallets.id),
    /** Made by the payer's browser and used once per purchase. */
    receiptID: text().notNull(),
    amountPaise: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull().default('INR'),
    provider: text().notNull(),
    /** Null until the provider has taken the order. */
    providerOrderID: text(),
    /** The payment that paid it, or the last one that was tried. */
    providerPaymentID: text(),
    status: text({ enum: paymentStatusValues }).notNull().default('Created'),
    quote: jsonb().$type<FixedQuote>().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    paidAt: instant(),
    /** When the provider is asked next how the order stands; null when there is nothing left to ask. */
    nextCheckAt: instant(),
    checks: integer().notNull().default(0),
  },
  (table) => [
    unique('payment_orders_receipt_id').on(table.userID, table.receiptID),
    unique('payment_orders_provider_order').on(table.provider, table.providerOrderID),
    index('payment_orders_by_wallet').on(table.walletID),
    index('payment_orders_due').on(table.nextCheckAt),
    check('payment_orders_status_known', oneOf(table.status, paymentStatusValues)),
    check('payment_orders_amount_positive', sql`${table.amountPaise} > 0`),
    check(
      'payment_orders_paid_by_a_payment',
      sql`${table.status} <> 'Paid' or (${table.paidAt} is not null and ${table.providerPaymentID} is not null)`,
    ),
  ],
);

export type PaymentOrder = typeof paymentOrders.$inferSelect;

/** Messages of providers that were taken; one that comes again is known by its id. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: primaryID(),
    provider: text().notNull(),
    eventID: text().notNull(),
    /** The provider's name for what happened: `payment.captured`. */
    type: text().notNull(),
    providerOrderID: text(),
    receivedAt: instant().notNull(),
  },
  (table) => [unique('payment_events_once').on(table.provider, table.eventID)],
);
