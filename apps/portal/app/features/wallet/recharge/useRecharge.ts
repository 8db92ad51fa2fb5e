import { attempt, isApiError, newIdempotencyKey, type ApiError, type components } from '@aarambh/api-client';
import { rechargeForm, type RechargeLimits, personName } from '@aarambh/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { api } from '#app/session/api.ts';
import { queries, readCreditsAgain } from '#app/session/queries.ts';
import { clock } from '#app/session/session.ts';
import { useUser } from '#app/screen/useUser.ts';
import { loadCheckout, openCheckout, type CheckoutProof } from './checkout.ts';
import { dropOrder, keepOrder, keptOrder } from './keptOrder.ts';

type Order = components['schemas']['Order'];
type Receipt = components['schemas']['Receipt'];

/** Where a recharge stands, as the screen shows it. */
export type RechargeStage =
  | { readonly kind: 'amount'; readonly failure: ApiError | null }
  /** The order exists and is not paid. */
  | { readonly kind: 'unpaid'; readonly order: Order; readonly why: 'closed' | 'failed' | 'blocked' }
  /** Somebody may have paid; the server is asked until it knows. */
  | { readonly kind: 'checking'; readonly paymentID: string | null; readonly isRefused: boolean }
  | { readonly kind: 'paid'; readonly order: Order; readonly receipt: Receipt | null }
  | { readonly kind: 'expired' };

/** Milliseconds between questions about an outcome: often at first, then at the pace of a bank. */
const pauses = [1_500, 2_000, 3_000, 5_000, 8_000, 15_000];

/** Questions after which only the person asks on: about two minutes. */
const maxQuestions = 14;

export interface Recharge {
  readonly stage: RechargeStage;
  /** An order is being made, or its checkout is open. */
  readonly isBusy: boolean;
  /** Whether the server is being asked, or will be by itself. */
  readonly isAsking: boolean;
  /** Begins to pay whole rupees. */
  readonly start: (rupees: string) => Promise<void>;
  /** Opens the checkout of the order again: an order can be paid once, however often that is done. */
  readonly resume: () => Promise<void>;
  readonly checkAgain: () => void;
  /** Back to the amount, without the order. */
  readonly leave: () => void;
}

/** What the browser knows beyond what the server says of the order. */
type Local =
  | { readonly kind: 'none' }
  | { readonly kind: 'failure'; readonly error: ApiError }
  | { readonly kind: 'busy' }
  /** The checkout was closed at this moment, milliseconds. */
  | { readonly kind: 'ended'; readonly why: 'closed' | 'failed' | 'blocked'; readonly at: number }
  | { readonly kind: 'sent'; readonly paymentID: string; readonly isRefused: boolean };

/** A recharge from the amount to the receipt, over reloads of the page. */
export function useRecharge(limits: RechargeLimits): Recharge {
  const { t } = useTranslation();
  const user = useUser();
  const client = useQueryClient();
  const [orderID, setOrderID] = useState(() => keptOrder(user.id));
  // No action: an order is made, paid elsewhere and asked about, also after a reload.
  const [local, setLocal] = useState<Local>({ kind: 'none' });
  const purchase = useRef({ rupees: '', receiptID: '' });

  const options = optionsOf(orderID ?? '');
  const isBusy = local.kind === 'busy';
  const outcome = useQuery({
    ...options,
    enabled: orderID !== null && !isBusy,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const isKnown = state.data !== undefined && isOver(state.data.data.order);
      const asked = state.dataUpdateCount + state.errorUpdateCount;
      return isKnown || asked >= maxQuestions ? false : (pauses[asked] ?? 15_000);
    },
  });
  const known = outcome.data?.data;
  const status = known?.order.status;
  const isGone = isApiError(outcome.error) && outcome.error.status === 404;

  useEffect(() => {
    if (isGone) dropOrder(user.id);
  }, [isGone, user.id]);

  useEffect(() => {
    if (status === 'Paid') {
      dropOrder(user.id);
      readCreditsAgain(client);
    }
  }, [status, client, user.id]);

  const forget = (next: Local): void => {
    dropOrder(user.id);
    setOrderID(null);
    setLocal(next);
  };

  const hold = (id: string): void => {
    keepOrder(user.id, id);
    setOrderID(id);
  };

  const pay = async (order: Order): Promise<void> => {
    setLocal({ kind: 'busy' });
    try {
      const end = await openCheckout({
        key: order.key ?? '',
        order_id: order.id,
        amount: order.amount,
        currency: order.currency,
        name: 'Aarambh',
        description: t('wallet.recharge.purpose', { count: order.credits }),
        prefill: {
          name: personName(user),
          email: user.email,
          contact: user.mobileNumber,
        },
        timeout: Math.max(60, Math.floor((Date.parse(order.expiresAt) - clock.now()) / 1000)),
      });
      if (end.kind === 'paid') await prove(end.proof);
      else await finish(order.id, end.kind);
    } catch {
      await finish(order.id, 'blocked');
    }
    await client.invalidateQueries({ queryKey: optionsOf(order.id).queryKey });
  };

  /** Only the server's answer can say that nothing was paid. */
  const finish = async (id: string, why: 'closed' | 'failed' | 'blocked'): Promise<void> => {
    const at = Date.now();
    await client.fetchQuery({ ...optionsOf(id), staleTime: 0 }).catch(() => undefined);
    setLocal({ kind: 'ended', why, at });
  };

  const prove = async (proof: CheckoutProof): Promise<void> => {
    const paymentID = proof.razorpay_payment_id;
    setLocal({ kind: 'sent', paymentID, isRefused: false });
    const result = await attempt(api().POST('/payment/verify', { body: { ...proof } }));
    if (!result.ok && result.error.status === 400) setLocal({ kind: 'sent', paymentID, isRefused: true });
  };

  const start = async (rupees: string): Promise<void> => {
    setLocal({ kind: 'busy' });
    // The same purchase again, after an answer that was lost, must find the same order.
    if (purchase.current.rupees !== rupees) {
      purchase.current = { rupees, receiptID: `rcpt_${newIdempotencyKey().replaceAll('-', '')}` };
    }
    const { receiptID } = purchase.current;
    // While the order is made, so that the checkout opens sooner; a failure is met when it is needed.
    loadCheckout().catch(() => undefined);
    const body = rechargeForm(limits).toPayload({ amount: rupees }, { receiptID });
    const result = await attempt(api().POST('/payment/create-order', { body: { ...body, currency: 'INR' } }));
    if (result.ok) {
      purchase.current = { rupees: '', receiptID: '' };
      hold(result.data.id);
      await pay(result.data);
      return;
    }
    const running = result.error.details.orderID;
    if (result.error.code === 'DUPLICATE' && typeof running === 'string') {
      hold(running);
      setLocal({ kind: 'none' });
      return;
    }
    setLocal({ kind: 'failure', error: result.error });
  };

  return {
    stage: stageOf(),
    isBusy,
    isAsking: outcome.isFetching || (outcome.fetchStatus === 'idle' && isStillAsking()),
    start,
    resume: async () => {
      if (known !== undefined) await pay(known.order);
    },
    checkAgain: () => void outcome.refetch(),
    leave: () => forget({ kind: 'none' }),
  };

  function isStillAsking(): boolean {
    const state = client.getQueryState(options.queryKey);
    return (state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0) < maxQuestions;
  }

  function stageOf(): RechargeStage {
    // While the checkout is open, what led to it stays behind it.
    if (orderID === null || isGone || (isBusy && known === undefined)) {
      return { kind: 'amount', failure: local.kind === 'failure' ? local.error : null };
    }
    if (known === undefined) return { kind: 'checking', paymentID: null, isRefused: false };
    const { order, receipt } = known;
    if (order.status === 'Paid' || order.status === 'Refunded') return { kind: 'paid', order, receipt };
    if (isRunning(order, local, outcome.dataUpdatedAt)) {
      const sent = local.kind === 'sent' ? local : null;
      const paymentID = sent?.paymentID ?? order.paymentID ?? null;
      return { kind: 'checking', paymentID, isRefused: sent?.isRefused ?? false };
    }
    if (order.status === 'Expired') return { kind: 'expired' };
    const why = order.status === 'Failed' ? 'failed' : local.kind === 'ended' ? local.why : 'closed';
    return { kind: 'unpaid', order, why };
  }
}

/**
 * Whether a payment of the order may have been made whose outcome is not known yet.
 * @param knownAt when the server last answered, milliseconds
 */
function isRunning({ status }: Order, local: Local, knownAt: number): boolean {
  if (status === 'Paid' || status === 'Refunded') return false;
  return status === 'Attempted' || local.kind === 'sent' || (local.kind === 'ended' && local.at > knownAt);
}

/** Whether the state of an order will not change soon. An order that is created may have been paid without the server knowing it. */
function isOver({ status }: Order): boolean {
  return status !== 'Created' && status !== 'Attempted';
}

const optionsOf = (id: string) =>
  queries().queryOptions('get', '/payment/order/{id}', { params: { path: { id } } });
