/** Payments as the provider would make them, and what has to be true of all of them together. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../src/database/database.ts';
import { checkoutMessage, signatureOf } from '../../src/money/payments/provider.ts';
import { sandboxPayments } from '../../src/money/tables/sandbox.ts';
import { paymentOrders } from '../../src/money/tables/payments.ts';
import { receipts } from '../../src/money/tables/receipts.ts';
import { ledgerLines, ledgerTransactions } from '../../src/money/tables/wallet.ts';
import { loadKeys } from '../../src/platform/keys.ts';
import type { Call, TestServer } from './server.ts';

let serial = 0;

/** What the checkout hands to the browser for a payment that succeeded. */
export function proofOf(server: TestServer, orderID: string, paymentID: string) {
  const { sandboxCheckout } = loadKeys(server.config);
  return {
    razorpay_order_id: orderID,
    razorpay_payment_id: paymentID,
    razorpay_signature: signatureOf(checkoutMessage(orderID, paymentID), sandboxCheckout),
  };
}

/** A new order of a caller. */
export async function newOrder(call: Call, amount = 10_000) {
  serial += 1;
  const { data, status, message } = await call('createPaymentOrder', {
    body: { amount, currency: 'INR', receiptID: `test-${serial}` },
  });
  if (status !== 200) throw new Error(`No order: ${status} ${message}`);
  return data;
}

export const newPaymentID = () => `pay_${randomUUID().replaceAll('-', '').slice(0, 14)}`;

export interface Message {
  type?: string;
  orderID: string;
  paymentID: string;
  status?: string;
  amount?: number;
  eventID?: string;
}

/** A message of the provider, signed unless `signature` says otherwise. Returns the HTTP status. */
export async function sendEvent(
  server: TestServer,
  { type, orderID, paymentID, status = 'captured', amount = 10_000, eventID = randomUUID() }: Message,
  changes: { signature?: string; sentBody?: string } = {},
): Promise<number> {
  const entity = { id: paymentID, order_id: orderID, status, amount, currency: 'INR' };
  const body = JSON.stringify({ event: type ?? `payment.${status}`, payload: { payment: { entity } } });
  const { sandboxWebhook } = loadKeys(server.config);
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/api/payment/webhook/sandbox',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': changes.signature ?? signatureOf(body, sandboxWebhook),
      'x-razorpay-event-id': eventID,
    },
    payload: changes.sentBody ?? body,
  });
  return statusCode;
}

/** Writes a payment into the provider's books that it tells nobody about. */
export async function payInSilence(
  db: Db,
  orderID: string,
  payment: { outcome?: 'captured' | 'failed'; createdAt: Date; settlesAt?: Date },
): Promise<string> {
  const id = newPaymentID();
  const { outcome = 'captured', createdAt, settlesAt = createdAt } = payment;
  await db.insert(sandboxPayments).values({ id, orderID, outcome, createdAt, settlesAt });
  return id;
}

/**
 * Everything that is wrong with the payments, as sentences; empty when nothing is: a paid order has one entry of its credits
 * and one receipt, an unpaid one has none, and the numbers of the receipts have no gap.
 */
export async function checkPayments(db: Db): Promise<string[]> {
  const faults: string[] = [];
  const orders = await db.select().from(paymentOrders);
  const credited = await db
    .select({ walletID: ledgerLines.walletID, userID: ledgerTransactions.userID, amount: ledgerLines.amount })
    .from(ledgerLines)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerLines.transactionID))
    .where(eq(ledgerTransactions.kind, 'Recharge'));
  for (const walletID of new Set(orders.map((order) => order.walletID))) {
    const due = orders
      .filter((order) => order.walletID === walletID && ['Paid', 'Refunded'].includes(order.status))
      .reduce((sum, { quote }) => sum + quote.credits, 0);
    const got = credited
      .filter((line) => line.walletID === walletID)
      .reduce((sum, { amount }) => sum + amount, 0);
    if (due !== got) faults.push(`wallet ${walletID} got ${got} credits for payments worth ${due}`);
  }
  const issued = await db.select().from(receipts).where(eq(receipts.kind, 'Receipt voucher'));
  for (const { id, status } of orders) {
    const own = issued.filter(({ orderID }) => orderID === id).length;
    const expected = ['Paid', 'Refunded'].includes(status) ? 1 : 0;
    if (own !== expected) faults.push(`order ${id} is ${status} and has ${own} receipts`);
  }
  const serials = issued
    .map(({ receiptNumber }) => Number(receiptNumber.split('/').at(-1)))
    .toSorted((a, b) => a - b);
  serials.forEach((number, index) => {
    if (number !== index + 1) faults.push(`receipt ${index + 1} has the number ${number}`);
  });
  return faults;
}
