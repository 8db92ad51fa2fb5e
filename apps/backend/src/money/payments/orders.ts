/** Making and finding orders. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import {
  ApiFailure,
  validationFailed,
  localized,
  signedIn,
  type OperationContext,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { rechargeRefusal } from '../wallet/refusal.ts';
import { walletSettings } from '../wallet/service.ts';
import type { Wallet } from '../tables/wallet.ts';
import { nextCheck, orderLife } from './follow-up-times.ts';
import { ProviderFailure, type PaymentProvider } from './provider.ts';
import type { FixedQuote } from '../tables/payments.ts';
import { quoteForAmount, rechargeLimits } from '../wallet/quote.ts';
import { paymentOrders, type PaymentOrder } from '../tables/payments.ts';

export interface OrderRequest {
  /** Paise. */
  amount: number;
  currency: string;
  receiptID: string;
}

const notStarted = 'The payment could not be started. You were not charged.';

/** 503: nobody takes payments here, or whoever does is out of reach. */
export function paymentUnavailable(message = notStarted): ApiFailure {
  return new ApiFailure(503, 'UNAVAILABLE', message);
}

/**
 * The order for a recharge of the caller's wallet. The same `receiptID` again answers with the same order.
 * @throws ApiFailure 422 outside the limits, 409 IDEMPOTENCY_MISMATCH when the receipt id stands for another amount, 409
 *   DUPLICATE while a payment of the caller runs, 409 ILLEGAL_TRANSITION for a frozen wallet or a suspended company, 503 without the provider
 */
export async function createOrder(
  wallet: Wallet,
  request: OrderRequest,
  provider: PaymentProvider,
  context: OperationContext,
): Promise<PaymentOrder> {
  const { db, log } = context;
  const order = await findOrMake(wallet, request, provider, context);
  if (order.providerOrderID !== null || order.status !== 'Created') return order;
  try {
    const { id, amountPaise, currency } = order;
    const providerOrderID = await provider.openOrder({ id, amountPaise, currency });
    // The same call at the same time may have been quicker; its order is the one that people pay.
    await db
      .update(paymentOrders)
      .set({ providerOrderID })
      .where(and(eq(paymentOrders.id, id), isNull(paymentOrders.providerOrderID)));
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    log.error({ err: error }, 'an order could not be opened');
    throw paymentUnavailable();
  }
  return (await find(db, order.userID, order.receiptID)) ?? order;
}

const refusals = {
  'wallet-frozen': 'This wallet is frozen, so no credits can be added.',
  'company-suspended': 'Your company is suspended, so no credits can be added.',
} as const;

async function findOrMake(
  wallet: Wallet,
  request: OrderRequest,
  provider: PaymentProvider,
  context: OperationContext,
): Promise<PaymentOrder> {
  const { id: userID } = signedIn(context);
  return context.db.transaction(async (tx) => {
    const earlier = await find(tx, userID, request.receiptID);
    if (earlier) return sameOrder(earlier, request);
    const quote = await quoteFor(tx, wallet, request.amount);
    const refusal = await rechargeRefusal(tx, wallet);
    if (refusal !== null) throw new ApiFailure(409, 'ILLEGAL_TRANSITION', refusals[refusal]);
    await refuseWhilePaying(tx, userID);
    const createdAt = context.now();
    const expiresAt = new Date(createdAt.getTime() + orderLife);
    const [made] = await tx
      .insert(paymentOrders)
      .values({
        userID,
        walletID: wallet.id,
        receiptID: request.receiptID,
        amountPaise: quote.amountPaise,
        currency: request.currency,
        provider: provider.name,
        quote,
        createdAt,
        expiresAt,
        nextCheckAt: nextCheck({ status: 'Created', checks: 0, expiresAt }, createdAt),
      })
      .onConflictDoNothing()
      .returning();
    if (!made) {
      const other = await find(tx, userID, request.receiptID);
      if (!other) throw new Error(`The order ${request.receiptID} was neither made nor there.`);
      return sameOrder(other, request);
    }
    await audit(tx, context, {
      action: 'saved',
      entityType: 'paymentOrder',
      entityID: made.id,
      subjectID: userID,
      fields: Object.keys(request),
    });
    return made;
  });
}

function sameOrder(order: PaymentOrder, { amount, currency }: OrderRequest): PaymentOrder {
  if (order.amountPaise === amount && order.currency === currency) return order;
  throw new ApiFailure(
    409,
    'IDEMPOTENCY_MISMATCH',
    'This receipt id stands for a payment of another amount.',
  );
}

/** Somebody whose payment runs would otherwise pay twice for what they wanted once. */
async function refuseWhilePaying(db: Db, userID: string): Promise<void> {
  const [running] = await db
    .select({ orderID: paymentOrders.providerOrderID })
    .from(paymentOrders)
    .where(and(eq(paymentOrders.userID, userID), eq(paymentOrders.status, 'Attempted')))
    .limit(1);
  if (!running) return;
  throw new ApiFailure(
    409,
    'DUPLICATE',
    'A payment of yours is still being checked. Please wait until its outcome is known.',
    { details: { orderID: running.orderID } },
  );
}

/** @throws ApiFailure 422 outside the limits of the wallet */
async function quoteFor(db: Db, wallet: Wallet, amountPaise: number): Promise<FixedQuote> {
  const settings = await walletSettings(db, wallet);
  const { minimum, maximum } = rechargeLimits(settings);
  if (amountPaise < minimum * 100 || amountPaise > maximum * 100) {
    const message = localized('Enter an amount from Rs {minimum} to Rs {maximum}.', { minimum, maximum });
    throw validationFailed([{ path: 'amount', code: 'outOfRange', message }]);
  }
  const quote = quoteForAmount(amountPaise, settings);
  if (quote.credits < 1) {
    const message = 'This amount is too small for a single credit.';
    throw validationFailed([{ path: 'amount', code: 'outOfRange', message }]);
  }
  return quote;
}

async function find(db: Db, userID: string, receiptID: string): Promise<PaymentOrder | undefined> {
  const [order] = await db
    .select()
    .from(paymentOrders)
    .where(and(eq(paymentOrders.userID, userID), eq(paymentOrders.receiptID, receiptID)));
  return order;
}

/** The caller's own order by the provider's id; undefined when there is none, or it is somebody else's. */
export async function findOwnOrder(
  db: Db,
  userID: string,
  providerOrderID: string,
): Promise<PaymentOrder | undefined> {
  const [order] = await db
    .select()
    .from(paymentOrders)
    .where(and(eq(paymentOrders.userID, userID), eq(paymentOrders.providerOrderID, providerOrderID)));
  return order;
}

/** An order by the provider's id, whoever's it is: for what the provider itself says. */
export async function findProviderOrder(
  db: Db,
  provider: string,
  providerOrderID: string,
): Promise<PaymentOrder | undefined> {
  const [order] = await db
    .select()
    .from(paymentOrders)
    .where(and(eq(paymentOrders.provider, provider), eq(paymentOrders.providerOrderID, providerOrderID)));
  return order;
}
