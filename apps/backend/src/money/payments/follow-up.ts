/**
 * Finds out about orders whose end nobody has told us: the browser was closed, the provider's message did not arrive. Any
 * number of copies of the server may do so at once: each question belongs to whoever claimed it.
 */
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { nextUnclaimed, type Db } from '../../database/index.ts';
import { createTask, paymentMisfit, type Task } from '../../platform/index.ts';
import type { ReceiptParty } from '../tables/receipts.ts';
import { nextCheck } from './follow-up-times.ts';
import type { PaymentProvider, ProviderPayment } from './provider.ts';
import { expire, settle, type Settlement } from './settlement.ts';
import { paymentOrders, type PaymentOrder } from '../tables/payments.ts';

export interface FollowUpOptions {
  db: Db;
  provider: PaymentProvider;
  now: () => Date;
  /** Who sells the credits, for receipts. */
  supplier: ReceiptParty;
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;
}

const second = 1_000;

/** Milliseconds between looks at the table, for orders whose question has become due. */
const rhythm = 5 * second;

/** Milliseconds after which another copy of the server takes over a question that was not answered. */
const lease = 60 * second;

/** Says in the log, and to whoever counts it, what somebody has to look at. */
export function report({ order, anomaly }: Settlement, log: FollowUpOptions['log']): void {
  if (anomaly === null) return;
  paymentMisfit.tell({ anomaly });
  log.error({ event: 'payment anomaly', anomaly, order: order.id }, 'a payment does not fit its order');
}

/**
 * Asks the provider about an order and brings it up to date; one that nobody paid in time expires.
 * @throws ProviderFailure
 */
async function ask(
  order: PaymentOrder,
  { db, provider, now, supplier, log }: FollowUpOptions,
): Promise<PaymentOrder> {
  const news =
    order.providerOrderID === null
      ? undefined
      : mostTelling(await provider.listPayments(order.providerOrderID));
  return db.transaction(async (tx) => {
    let current = order;
    if (news !== undefined) {
      const settlement = await settle(tx, order.id, news, { now: now(), supplier });
      report(settlement, log);
      current = settlement.order;
    }
    return (await expire(tx, order.id, now())) ?? current;
  });
}

const telling = ['failed', 'pending', 'refunded', 'captured'] as const;

/** The payment that decides how an order stands; undefined when nobody has tried. */
function mostTelling(payments: readonly ProviderPayment[]): ProviderPayment | undefined {
  return payments.toSorted((a, b) => telling.indexOf(a.state) - telling.indexOf(b.state)).at(-1);
}

/**
 * The order as it is now, after asking the provider: an older answer could say that nobody has paid. Never fails for the
 * provider's sake.
 */
export async function freshOrder(order: PaymentOrder, options: FollowUpOptions): Promise<PaymentOrder> {
  const { provider, now, log } = options;
  if (nextCheck(order, now()) === null || order.provider !== provider.name) return order;
  try {
    return await ask(order, options);
  } catch (error) {
    log.warn({ err: error, order: order.id }, 'the payment provider could not be asked');
    return order;
  }
}

/** Looks after orders, also those of an earlier run of the server. */
export function createFollowUp(options: FollowUpOptions): Task {
  const { db, provider, now, log } = options;

  const claim = async (): Promise<PaymentOrder | undefined> => {
    const moment = now();
    const { id, nextCheckAt, checks } = paymentOrders;
    const isDue = and(eq(paymentOrders.provider, provider.name), lte(nextCheckAt, moment));
    const [order] = await db
      .update(paymentOrders)
      .set({ checks: sql`${checks} + 1`, nextCheckAt: new Date(moment.getTime() + lease) })
      .where(nextUnclaimed(db, id, { isDue, order: [asc(nextCheckAt)] }))
      .returning();
    return order;
  };

  const work = async (goesOn: () => boolean): Promise<void> => {
    for (let order = await claim(); order !== undefined; order = await claim()) {
      if (!goesOn()) return;
      try {
        const { id, status, checks, expiresAt } = await ask(order, options);
        const next = nextCheck({ status, checks, expiresAt }, now());
        await db.update(paymentOrders).set({ nextCheckAt: next }).where(eq(paymentOrders.id, id));
      } catch (error) {
        // The lease ends, and the order is due again.
        log.warn({ err: error, order: order.id }, 'the payment provider could not be asked');
      }
    }
  };

  return createTask(options, { name: 'payments', everyMs: rhythm, work });
}
