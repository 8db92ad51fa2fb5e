/** The sandbox's test provider: takes no money, and otherwise does what a real one does, with the same signatures. */
import { randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../database/index.ts';
import type { Keys } from '../../../platform/index.ts';
import {
  checkoutMessage,
  isSignature,
  signatureOf,
  type PaymentProvider,
  type ProviderPayment,
} from '../provider.ts';
import { readSignedEvent } from '../razorpay-messages.ts';
import { sandboxOrders, sandboxPayments } from '../../tables/sandbox.ts';

/** Takes a message of the provider to the address of our webhook. */
export type DeliverEvent = (message: {
  body: string;
  headers: Readonly<Record<string, string>>;
}) => Promise<void>;

export interface TestPayment {
  outcome: 'captured' | 'failed';
  /** Seconds until the outcome is known. */
  delay: number;
}

/** What the checkout script hands over: the names are Razorpay's. */
export interface CheckoutProof {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

export interface SandboxProvider extends PaymentProvider {
  /** What an order costs, paise; undefined when there is no such order. */
  amountOf(providerOrderID: string): Promise<number | undefined>;
  /**
   * Pays, or tries to.
   * @returns null when the order has been paid or a payment of it runs
   */
  pay(providerOrderID: string, payment: TestPayment): Promise<CheckoutProof | null>;
  /** From now on messages travel. */
  connect(deliver: DeliverEvent): void;
  /** Sends no more messages and waits for those under way. */
  close(): Promise<void>;
}

interface SandboxOptions {
  db: Db;
  keys: Pick<Keys, 'sandboxCheckout' | 'sandboxWebhook'>;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const sandboxKey = 'rzp_test_sandbox';

function newID(prefix: string): string {
  return `${prefix}_${randomBytes(32).toString('base64').replaceAll(/[+/=]/g, '').slice(0, 14)}`;
}

export function createSandboxProvider({ db, keys, now, log }: SandboxOptions): SandboxProvider {
  let deliver: DeliverEvent | undefined;
  const alarms = new Set<NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();

  const amountOf = async (id: string): Promise<number | undefined> => {
    const [order] = await db.select().from(sandboxOrders).where(eq(sandboxOrders.id, id));
    return order?.amountPaise;
  };

  const listPayments = async (orderID: string): Promise<ProviderPayment[]> => {
    const amountPaise = await amountOf(orderID);
    if (amountPaise === undefined) return [];
    const rows = await db
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.orderID, orderID))
      .orderBy(asc(sandboxPayments.createdAt));
    return rows.map(({ id, outcome, settlesAt }) => ({
      id,
      state: settlesAt > now() ? 'pending' : outcome,
      amountPaise,
      currency: 'INR',
    }));
  };

  const send = async (orderID: string, id: string, outcome: TestPayment['outcome'], amount: number) => {
    const entity = { id, order_id: orderID, status: outcome, amount, currency: 'INR' };
    const body = JSON.stringify({ event: `payment.${outcome}`, payload: { payment: { entity } } });
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-event-id': newID('evt'),
      'x-razorpay-signature': signatureOf(body, keys.sandboxWebhook),
    };
    try {
      await deliver?.({ body, headers });
    } catch (error) {
      log.error({ err: error }, 'the test provider could not deliver a message');
    }
  };

  return {
    name: 'sandbox',
    publicKey: sandboxKey,
    openOrder: async ({ amountPaise }) => {
      const id = newID('order');
      await db.insert(sandboxOrders).values({ id, amountPaise, createdAt: now() });
      return id;
    },
    listPayments,
    isProof: (providerOrderID, paymentID, signature) =>
      isSignature(signature, checkoutMessage(providerOrderID, paymentID), keys.sandboxCheckout),
    readEvent: (body, headers) => readSignedEvent(body, headers, keys.sandboxWebhook),

    amountOf,
    pay: async (orderID, { outcome, delay }) => {
      const amount = await amountOf(orderID);
      if (amount === undefined) return null;
      const createdAt = now();
      const id = newID('pay');
      const [made] = await db
        .insert(sandboxPayments)
        .values({ id, orderID, outcome, createdAt, settlesAt: new Date(createdAt.getTime() + delay * 1000) })
        .onConflictDoNothing()
        .returning();
      if (!made) return null;
      const alarm = setTimeout(() => {
        alarms.delete(alarm);
        const sending = send(orderID, id, outcome, amount).finally(() => underWay.delete(sending));
        underWay.add(sending);
      }, delay * 1000).unref();
      alarms.add(alarm);
      return {
        razorpay_payment_id: id,
        razorpay_order_id: orderID,
        // A failed payment proves nothing: what its signature is made with verifies nowhere.
        razorpay_signature: signatureOf(
          checkoutMessage(orderID, id),
          outcome === 'captured' ? keys.sandboxCheckout : randomBytes(32).toString('hex'),
        ),
      };
    },
    connect: (by) => {
      deliver = by;
    },
    close: async () => {
      for (const alarm of alarms) clearTimeout(alarm);
      deliver = undefined;
      await Promise.all(underWay);
    },
  };
}
