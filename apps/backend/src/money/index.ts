/** Wallets, payments, receipts, the settings of prices and what institutes give their students. Other folders import from this file alone. */
export { instituteConfigOperations } from './institute-credits/handlers.ts';
export { changePool } from './institute-credits/pool.ts';
export { createPaymentsOperations } from './payments/handlers.ts';
export { sandboxScript } from './payments/sandbox/checkout.ts';
export { createPayments, type Payments } from './payments/service.ts';
export { receiptsOperations } from './receipts/handlers.ts';
export { defaultSettings } from './settings/config.ts';
export { settingsOperations } from './settings/handlers.ts';
export { resolveSettings } from './settings/service.ts';
export { settings } from './settings/tables.ts';
export { debit } from './wallet/debit.ts';
export { grantOnVerification, walletOwnerOf } from './wallet/grants.ts';
export { createWalletOperations, type CausesOf } from './wallet/handlers.ts';
export { findWallet, openWallet, transfer } from './wallet/ledger.ts';
export { rechargeRefusal } from './wallet/refusal.ts';
export { entryView, findTerms, listEntries, walletSettings } from './wallet/service.ts';
export { walletView } from './wallet/view.ts';
export { ledgerLines, ledgerTransactions, wallets } from './wallet/tables.ts';
