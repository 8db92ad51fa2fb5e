import { eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import {
  ApiFailure,
  notFound,
  signedIn,
  type OperationContext,
  type OperationData,
  type Operations,
} from '../../platform/index.ts';
import type { Payments } from './service.ts';
import { audit } from '../../records/index.ts';
import { findReceiptOfOrder, receiptView } from '../receipts/service.ts';
import { ownWallet } from '../wallet/access.ts';
import { grantWaiting } from '../wallet/grants.ts';
import { entryView, findEntryOfCause } from '../wallet/service.ts';
import { wallets } from '../tables/wallet.ts';
import { freshOrder, report } from './follow-up.ts';
import { createOrder, findOwnOrder, findProviderOrder, paymentUnavailable } from './orders.ts';
import type { PaymentProvider } from './provider.ts';
import { settle } from './settlement.ts';
import { paymentEvents, type PaymentOrder } from '../tables/payments.ts';

type OrderView = OperationData<'createPaymentOrder'>;

const refused = 'The payment could not be confirmed. If money was taken, your credits arrive by themselves.';

export function createPaymentsOperations({ payments }: { payments: Payments }) {
  return {
    createPaymentOrder: async ({ body }, context) => {
      const provider = active(payments.provider);
      const wallet = await ownWallet(context.db, signedIn(context));
      const order = await createOrder(wallet, body, provider, context);
      return { data: orderView(order, provider) };
    },

    verifyPayment: async ({ body }, context) => {
      const provider = active(payments.provider);
      const caller = signedIn(context);
      const {
        razorpay_order_id: orderID,
        razorpay_payment_id: paymentID,
        razorpay_signature: signature,
      } = body;
      if (typeof orderID !== 'string' || typeof paymentID !== 'string' || typeof signature !== 'string') {
        throw new ApiFailure(400, 'BAD_REQUEST', refused);
      }
      const order = await findOwnOrder(context.db, caller.id, orderID);
      if (!order || order.provider !== provider.name || order.providerOrderID === null) throw notFound();
      // The id is the one that we stored, whatever the browser sent.
      if (!provider.isProof(order.providerOrderID, paymentID, signature)) {
        context.log.warn({ event: 'payment proof refused', order: order.id }, 'a signature is wrong');
        throw new ApiFailure(400, 'BAD_REQUEST', refused);
      }
      const { amountPaise, currency } = order;
      const settlement = await context.db.transaction(async (tx) => {
        const payment = { id: paymentID, state: 'captured', amountPaise, currency } as const;
        const outcome = await settle(tx, order.id, payment, {
          now: context.now(),
          supplier: context.config.supplier,
        });
        if (outcome.isNewlyPaid) {
          await audit(tx, context, {
            action: 'saved',
            entityType: 'payment',
            entityID: order.id,
            subjectID: caller.id,
            fields: Object.keys(body),
          });
        }
        return outcome;
      });
      report(settlement, context.log);
      if (settlement.isNewlyPaid) await grantFromFilledPool(context.db, settlement.order, context.now());
      return { data: await paidAnswer(context, settlement.order, provider) };
    },

    getPaymentOrder: async ({ params: { id } }, context) => {
      const { db, now, log, config } = context;
      const provider = active(payments.provider);
      const kept = await findOwnOrder(db, signedIn(context).id, id);
      if (!kept) throw notFound();
      const order = await freshOrder(kept, { db, provider, now, log, supplier: config.supplier });
      const receipt = await findReceiptOfOrder(db, order.id);
      return { data: { order: orderView(order, provider), receipt: receipt ? receiptView(receipt) : null } };
    },

    receivePaymentEvent: async ({ params, headers }, context) => {
      const { db, rawBody, log, now, config } = context;
      const { provider } = payments;
      if (provider?.name !== params.provider || rawBody === null) throw notFound();
      const event = provider.readEvent(rawBody, {
        signature: headers['X-Razorpay-Signature'],
        eventID: headers['X-Razorpay-Event-Id'],
      });
      if (event === null) {
        log.warn({ event: 'payment message refused' }, 'a signature is wrong');
        throw new ApiFailure(400, 'BAD_REQUEST', 'The signature is wrong.');
      }
      const order = event.about && (await findProviderOrder(db, provider.name, event.about.providerOrderID));
      const settlement = await db.transaction(async (tx) => {
        const [first] = await tx
          .insert(paymentEvents)
          .values({
            provider: provider.name,
            eventID: event.eventID,
            type: event.type,
            providerOrderID: event.about?.providerOrderID ?? null,
            receivedAt: now(),
          })
          .onConflictDoNothing()
          .returning({ id: paymentEvents.id });
        if (!first || !event.about || !order) return null;
        return settle(tx, order.id, event.about.payment, { now: now(), supplier: config.supplier });
      });
      if (settlement) {
        report(settlement, log);
        if (settlement.isNewlyPaid) await grantFromFilledPool(db, settlement.order, now());
      }
      return { data: null };
    },
  } satisfies Operations;
}

function active(provider: PaymentProvider | null): PaymentProvider {
  if (provider === null) throw paymentUnavailable('Payments are not set up here.');
  return provider;
}

function orderView(order: PaymentOrder, provider: PaymentProvider): OrderView {
  const { providerOrderID, amountPaise, currency, receiptID, status, quote, expiresAt, paidAt } = order;
  return {
    id: providerOrderID ?? order.id,
    amount: amountPaise,
    currency,
    receiptID,
    status,
    key: provider.publicKey,
    provider: order.provider,
    credits: quote.credits,
    expiresAt: expiresAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    paymentID: order.providerPaymentID,
  };
}

async function paidAnswer(
  { db }: OperationContext,
  order: PaymentOrder,
  provider: PaymentProvider,
): Promise<OperationData<'verifyPayment'>> {
  const entry = await findEntryOfCause(
    db,
    order.walletID,
    { type: 'payment-order', id: order.id },
    'Recharge',
  );
  const receipt = await findReceiptOfOrder(db, order.id);
  if (!entry || !receipt) {
    throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'This payment has been refunded.');
  }
  return {
    order: orderView(order, provider),
    walletEntry: entryView(entry),
    receipt: receiptView(receipt),
  };
}

/** Students of an institute may wait for credits that its pool did not have. */
async function grantFromFilledPool(db: Db, order: PaymentOrder, now: Date): Promise<void> {
  const [wallet] = await db.select().from(wallets).where(eq(wallets.id, order.walletID));
  if (wallet?.ownerType === 'institute') await grantWaiting(db, wallet.ownerID, now);
}
