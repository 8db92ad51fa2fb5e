/**
 * The only code that turns a payment into credits. The browser's proof, the provider's message and our own question all end
 * here, in any order and at the same time: the order's row is locked, so that one of them credits and the others find it done.
 */
import { personName } from '@aarambh/forms';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import type { PaymentAnomaly } from '../../platform/index.ts';
import { issueReceipt } from '../receipts/issue.ts';
import { placeOfSupply } from '../receipts/place-of-supply.ts';
import { findReceiptOfOrder } from '../receipts/service.ts';
import type { ReceiptParty } from '../tables/receipts.ts';
import { users } from '../../identity/index.ts';
import { companies, institutes } from '../../organisations/index.ts';
import { openWallet, transfer, type WalletOwner } from '../wallet/ledger.ts';
import { livingOwner } from '../wallet/merge.ts';
import { wallets, type Wallet } from '../tables/wallet.ts';
import { nextCheck } from './follow-up-times.ts';
import type { ProviderPayment } from './provider.ts';
import { paymentOrders, type PaymentOrder } from '../tables/payments.ts';

/** What became of the order, and what somebody has to look at. */
export interface Settlement {
  order: PaymentOrder;
  /** True when this very call credited the wallet. */
  isNewlyPaid: boolean;
  anomaly: PaymentAnomaly | null;
}

/** Cause of the ledger's entries of payments. */
const cause = 'payment-order';
const issued: WalletOwner = { type: 'platform', id: 'issued' };
const refunds: WalletOwner = { type: 'platform', id: 'refunds' };

/** What a settlement is written with. */
export interface SettlementFacts {
  now: Date;
  /** Who sells the credits, for the receipt. */
  supplier: ReceiptParty;
}

/**
 * Brings an order to where a payment has brought it. Repeating it, or hearing older news later, changes nothing.
 * @param payment as the provider vouches for it
 */
export async function settle(
  tx: Transaction,
  orderID: string,
  payment: ProviderPayment,
  facts: SettlementFacts,
): Promise<Settlement> {
  const { now } = facts;
  const [order] = await tx.select().from(paymentOrders).where(eq(paymentOrders.id, orderID)).for('update');
  if (!order) throw new Error(`There is no payment order ${orderID}.`);
  const unchanged = { order, isNewlyPaid: false, anomaly: null } as const;
  const isSamePayment = order.providerPaymentID === payment.id;

  if (order.status === 'Refunded') return unchanged;
  if (order.status === 'Paid') {
    if (!isSamePayment) {
      return payment.state === 'captured' ? { ...unchanged, anomaly: 'paid-twice' } : unchanged;
    }
    if (payment.state !== 'refunded') return unchanged;
    return { ...unchanged, order: await takeBack(tx, order, facts) };
  }
  if (payment.amountPaise !== order.amountPaise || payment.currency !== order.currency) {
    return { ...unchanged, anomaly: 'amount-differs' };
  }
  if (payment.state === 'captured') {
    return { order: await credit(tx, order, payment.id, facts), isNewlyPaid: true, anomaly: null };
  }
  if (payment.state === 'refunded') {
    const changes = { status: 'Refunded', providerPaymentID: payment.id } as const;
    return { ...unchanged, order: await change(tx, order, changes, now) };
  }
  if (payment.state === 'pending') {
    // A payment that has failed does not run again.
    if (order.status === 'Attempted' || (order.status === 'Failed' && isSamePayment)) return unchanged;
    const changes = { status: 'Attempted', providerPaymentID: payment.id, checks: 0 } as const;
    return { ...unchanged, order: await change(tx, order, changes, now) };
  }
  const endsAttempt = order.status === 'Created' || (order.status === 'Attempted' && isSamePayment);
  if (!endsAttempt) return unchanged;
  const changes = { status: 'Failed', providerPaymentID: payment.id } as const;
  return { ...unchanged, order: await change(tx, order, changes, now) };
}

/** Ends an order that nobody has paid in time. */
export async function expire(tx: Transaction, orderID: string, now: Date): Promise<PaymentOrder | undefined> {
  const [order] = await tx.select().from(paymentOrders).where(eq(paymentOrders.id, orderID)).for('update');
  const isOverdue = order && order.expiresAt <= now && ['Created', 'Failed'].includes(order.status);
  return isOverdue ? change(tx, order, { status: 'Expired' }, now) : order;
}

async function change(
  tx: Transaction,
  order: PaymentOrder,
  changes: Partial<PaymentOrder>,
  now: Date,
): Promise<PaymentOrder> {
  const changed = { ...order, ...changes };
  const [row] = await tx
    .update(paymentOrders)
    .set({ ...changes, nextCheckAt: nextCheck(changed, now) })
    .where(eq(paymentOrders.id, order.id))
    .returning();
  if (!row) throw new Error(`The payment order ${order.id} was not changed.`);
  return row;
}

async function credit(
  tx: Transaction,
  order: PaymentOrder,
  paymentID: string,
  { now, supplier }: SettlementFacts,
): Promise<PaymentOrder> {
  const wallet = await walletOf(tx, order);
  const { transactionID } = await transfer(tx, {
    from: issued,
    to: await livingOwner(tx, wallet),
    amount: order.quote.credits,
    kind: 'Recharge',
    cause: { type: cause, id: order.id },
    description: 'Recharge',
    userID: order.userID,
    actorID: order.userID,
    at: now,
  });
  await issueReceipt(tx, {
    ...(await receiptFacts(tx, order, wallet, supplier)),
    supplier,
    kind: 'Receipt voucher',
    transactionID,
    issuedAt: now,
    paymentID,
  });
  return change(tx, order, { status: 'Paid', providerPaymentID: paymentID, paidAt: now }, now);
}

/** Takes the credits of a refunded payment back, as far as they have not been spent. */
async function takeBack(
  tx: Transaction,
  order: PaymentOrder,
  { now, supplier }: SettlementFacts,
): Promise<PaymentOrder> {
  const wallet = await walletOf(tx, order);
  const owner = await livingOwner(tx, wallet);
  const { id: livingID } = await openWallet(tx, owner);
  const [living] = await tx.select().from(wallets).where(eq(wallets.id, livingID)).for('update');
  const left =
    living === undefined || living.status === 'Frozen' ? 0 : Math.min(living.balance, order.quote.credits);
  const taken =
    left === 0
      ? null
      : await transfer(tx, {
          from: owner,
          to: refunds,
          amount: left,
          kind: 'Refund',
          cause: { type: cause, id: order.id },
          description: 'Payment refunded',
          userID: order.userID,
          actorID: null,
          at: now,
        });
  await issueReceipt(tx, {
    ...(await receiptFacts(tx, order, wallet, supplier)),
    supplier,
    kind: 'Refund voucher',
    transactionID: taken?.transactionID ?? null,
    issuedAt: now,
    paymentID: order.providerPaymentID ?? '',
    credits: left,
  });
  return change(tx, order, { status: 'Refunded' }, now);
}

async function receiptFacts(tx: Transaction, order: PaymentOrder, wallet: Wallet, supplier: ReceiptParty) {
  const { quote } = order;
  // A refund gives back the tax that was paid, wherever the payer is by then.
  const paid = await findReceiptOfOrder(tx, order.id);
  const { placeOfSupply: place, isWithinState } = paid ?? (await placeOfSupply(tx, wallet, supplier));
  return {
    orderID: order.id,
    walletID: order.walletID,
    userID: order.userID,
    receiptID: order.receiptID,
    description: `${quote.credits} credits`,
    amountPaise: order.amountPaise,
    credits: quote.credits,
    taxRate: Math.round(quote.taxPercent * 100),
    taxPaise: quote.taxPaise,
    placeOfSupply: place,
    isWithinState,
    recipient: paid?.recipient ?? (await recipientOf(tx, order, wallet)),
  };
}

/** A person for their own wallet; for a shared one the organisation, as it is on record, with the person who paid. */
async function recipientOf(tx: Transaction, order: PaymentOrder, wallet: Wallet): Promise<ReceiptParty> {
  const [payer] = await tx.select().from(users).where(eq(users.id, order.userID));
  const contact = payer === undefined ? order.userID : personName(payer);
  const { type, id } = await livingOwner(tx, wallet);
  if (type === 'company') {
    const [company] = await tx.select().from(companies).where(eq(companies.id, id));
    if (company === undefined) return { name: contact };
    const { name, gstin, addressLine, location, pincode } = company;
    const place = pincode === null ? location : `${location} ${pincode}`;
    return { name, contact, gstin, address: addressLine === null ? place : `${addressLine}, ${place}` };
  }
  if (type !== 'institute') return { name: contact };
  const [institute] = await tx.select().from(institutes).where(eq(institutes.id, id));
  if (institute === undefined) return { name: contact };
  const { name, city, pincode } = institute;
  return { name, contact, address: pincode === null ? city : `${city} ${pincode}` };
}

async function walletOf(tx: Transaction, order: PaymentOrder): Promise<Wallet> {
  const [wallet] = await tx.select().from(wallets).where(eq(wallets.id, order.walletID));
  if (!wallet) throw new Error(`There is no wallet ${order.walletID}.`);
  return wallet;
}
