/** The documents of Razorpay's API that concern us: payments, and the events that tell of them. */
import { createHash } from 'node:crypto';
import { isSignature, type ProviderEvent, type ProviderPayment, type WebhookHeaders } from './provider.ts';
import { isObject } from '../../platform/index.ts';

type Json = Readonly<Record<string, unknown>>;

const states: Readonly<Record<string, ProviderPayment['state']>> = {
  created: 'pending',
  authorized: 'pending',
  captured: 'captured',
  refunded: 'refunded',
  failed: 'failed',
};

/** A payment, or undefined when the value is none. Amounts are in paise there too. */
export function paymentOf(value: unknown): ProviderPayment | undefined {
  if (!isObject(value)) return undefined;
  const { id, status, amount, currency } = value;
  const state = typeof status === 'string' ? states[status] : undefined;
  const isWhole = typeof id === 'string' && typeof amount === 'number' && typeof currency === 'string';
  return isWhole && state !== undefined ? { id, state, amountPaise: amount, currency } : undefined;
}

/** Reads a signed event; null when the signature is not that of these very bytes. */
export function readSignedEvent(
  body: Buffer,
  { signature, eventID }: WebhookHeaders,
  secret: string,
): ProviderEvent | null {
  if (!isSignature(signature, body, secret)) return null;
  let event: unknown;
  try {
    event = JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
  if (!isObject(event)) return null;
  return {
    // The same bytes are the same message.
    eventID: eventID ?? createHash('sha256').update(body).digest('hex'),
    type: typeof event.event === 'string' ? event.event : '',
    about: paymentIn(event),
  };
}

function paymentIn(event: Json): ProviderEvent['about'] {
  const payload = isObject(event.payload) ? event.payload : {};
  const entity = isObject(payload.payment) ? payload.payment.entity : undefined;
  const payment = paymentOf(entity);
  const providerOrderID = isObject(entity) ? entity.order_id : undefined;
  return payment && typeof providerOrderID === 'string' ? { providerOrderID, payment } : null;
}
