/**
 * The credit ledger: double entry, append-only, whole credits. A transaction moves credits between wallets by
 * lines that add up to zero; a wallet's balance is the sum of its lines, kept beside them so that a debit is one
 * conditional update. The platform's own accounts keep none: every charge of everybody would wait for the same row, and nothing is
 * decided by it. The database refuses to change or delete a transaction or a line, and refuses a transaction
 * whose lines do not add up to zero (migration `ledger-guards`).
 */
import { walletEntryKindValues, walletOwnerTypeValues, walletStatusValues } from '@aarambh/api-client/enums';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, primaryID, oneOf } from '../../database/index.ts';

export type WalletOwnerType = (typeof walletOwnerTypeValues)[number];

/** Owner ids of the platform's own accounts. `issued` is where credits come from: the only one whose lines add up to less than zero. */
const platformAccounts = ['issued', 'spent', 'refunds'] as const;
export type PlatformAccount = (typeof platformAccounts)[number];

export type WalletEntryKind = (typeof walletEntryKindValues)[number];

const credits = () => bigint({ mode: 'number' });

export const wallets = pgTable(
  'wallets',
  {
    id: primaryID(),
    ownerType: text({ enum: walletOwnerTypeValues }).notNull(),
    ownerID: text().notNull(),
    /** Credits; says nothing of an account of the platform. */
    balance: credits().notNull().default(0),
    status: text({ enum: walletStatusValues }).notNull().default('Active'),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    unique('wallets_owner').on(table.ownerType, table.ownerID),
    check('wallets_owner_type_known', oneOf(table.ownerType, walletOwnerTypeValues)),
    check('wallets_status_known', oneOf(table.status, walletStatusValues)),
    check(
      'wallets_never_below_zero',
      sql`${table.balance} >= 0 or (${table.ownerType} = 'platform' and ${table.ownerID} = 'issued')`,
    ),
  ],
);

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: primaryID(),
    kind: text({ enum: walletEntryKindValues }).notNull(),
    /** What brought it about; one cause has at most one transaction of a kind, so a repeat changes nothing. */
    causeType: text().notNull(),
    causeID: text().notNull(),
    /** Reason as shown to people. */
    description: text().notNull(),
    /** Who it is for. */
    userID: text(),
    /** Who started it; null when the platform itself did. */
    actorID: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('ledger_transactions_once_per_cause').on(table.causeType, table.causeID, table.kind),
    index('ledger_transactions_newest').on(table.createdAt),
    check('ledger_transactions_kind_known', oneOf(table.kind, walletEntryKindValues)),
  ],
);

export const ledgerLines = pgTable(
  'ledger_lines',
  {
    id: primaryID(),
    transactionID: text()
      .notNull()
      .references(() => ledgerTransactions.id),
    walletID: text()
      .notNull()
      .references(() => wallets.id),
    /** Credits; negative takes from the wallet. */
    amount: credits().notNull(),
    /** Balance of the wallet once this line counts; null for an account of the platform. */
    balanceAfter: credits(),
    /** Rises within a wallet in the order in which its lines were booked, which moments do not tell: two have the same, or one waited. */
    booked: credits().generatedByDefaultAsIdentity().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('ledger_lines_of_wallet').on(table.walletID, table.booked.desc()),
    index('ledger_lines_by_moment').on(table.createdAt, table.booked).concurrently(),
    index('ledger_lines_by_transaction').on(table.transactionID),
    check('ledger_lines_not_zero', sql`${table.amount} <> 0`),
  ],
);

export type Wallet = typeof wallets.$inferSelect;
