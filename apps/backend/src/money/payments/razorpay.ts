/** Razorpay, or another provider with the same API. */
import type { RazorpayConfig } from '../../config/index.ts';
import { isObject } from '../../platform/index.ts';
import { checkoutMessage, isSignature, ProviderFailure, type PaymentProvider } from './provider.ts';
import { paymentOf, readSignedEvent } from './razorpay-messages.ts';

/** @param timeoutMs milliseconds that the provider has to answer */
export function createRazorpay(config: RazorpayConfig, timeoutMs = 8_000): PaymentProvider {
  const { keyID, keySecret, webhookSecret, apiOrigin } = config;
  const authorization = `Basic ${Buffer.from(`${keyID}:${keySecret}`).toString('base64')}`;

  const ask = async (path: string, body?: object): Promise<unknown> => {
    try {
      const response = await fetch(`${apiOrigin}/v1${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization,
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`it answered ${response.status}`);
      return await response.json();
    } catch (cause) {
      throw new ProviderFailure('Razorpay could not be asked.', { cause });
    }
  };

  return {
    name: 'razorpay',
    publicKey: keyID,
    openOrder: async ({ id, amountPaise, currency }) => {
      const order = await ask('/orders', { amount: amountPaise, currency, receipt: id });
      const isOurs = isObject(order) && order.amount === amountPaise && order.currency === currency;
      if (isOurs && typeof order.id === 'string' && /^\w{1,64}$/.test(order.id)) return order.id;
      throw new ProviderFailure('Razorpay answered with something else than the order.');
    },
    listPayments: async (providerOrderID) => {
      const answer = await ask(`/orders/${encodeURIComponent(providerOrderID)}/payments`);
      if (!isObject(answer) || !Array.isArray(answer.items)) {
        throw new ProviderFailure('Razorpay answered with something else than a list of payments.');
      }
      return answer.items.flatMap((item) => paymentOf(item) ?? []);
    },
    isProof: (providerOrderID, paymentID, signature) =>
      isSignature(signature, checkoutMessage(providerOrderID, paymentID), keySecret),
    readEvent: (body, headers) => readSignedEvent(body, headers, webhookSecret),
  };
}
