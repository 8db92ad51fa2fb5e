/** The port to whoever takes payments, and the signatures that both adapters share. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** A payment as the provider's books have it. */
export interface ProviderPayment {
  id: string;
  /** `pending`: nobody knows yet. `captured`: the money is ours. `refunded`: it was, and has been given back in full. */
  state: 'pending' | 'captured' | 'failed' | 'refunded';
  amountPaise: number;
  currency: string;
}

/** What the provider said by itself about an order. */
export interface ProviderEvent {
  /** The same for every repeat of the message. */
  eventID: string;
  type: string;
  /** Null for what is not about an order of ours. */
  about: { providerOrderID: string; payment: ProviderPayment } | null;
}

export interface WebhookHeaders {
  signature: string | undefined;
  eventID: string | undefined;
}

export interface PaymentProvider {
  /** As in the address of its webhook. */
  name: string;
  /** Names us to the checkout script. */
  publicKey: string;
  /**
   * Opens an order that can be paid once.
   * @returns the provider's id of the order
   * @throws ProviderFailure
   */
  openOrder(order: { id: string; amountPaise: number; currency: string }): Promise<string>;
  /**
   * The payments that were tried for an order, in any order.
   * @throws ProviderFailure
   */
  listPayments(providerOrderID: string): Promise<ProviderPayment[]>;
  /** Whether the checkout script's signature proves that this payment paid this order. */
  isProof(providerOrderID: string, paymentID: string, signature: string): boolean;
  /** Reads a message of the provider; null when its signature is wrong or missing. */
  readEvent(body: Buffer, headers: WebhookHeaders): ProviderEvent | null;
}

/** The provider did not answer, or not in a form that we know. */
export class ProviderFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ProviderFailure';
  }
}

/** HMAC-SHA-256, hexadecimal. */
export function signatureOf(message: string | Buffer, secret: string): string {
  return createHmac('sha256', secret).update(message).digest('hex');
}

/** What the checkout signs when a payment has succeeded. */
export function checkoutMessage(providerOrderID: string, paymentID: string): string {
  return `${providerOrderID}|${paymentID}`;
}

/** Compares in the same time wherever the difference is. Only the one spelling of a signature counts. */
export function isSignature(given: unknown, message: string | Buffer, secret: string): boolean {
  if (typeof given !== 'string' || !/^[0-9a-f]{64}$/.test(given)) return false;
  return timingSafeEqual(Buffer.from(given, 'ascii'), Buffer.from(signatureOf(message, secret), 'ascii'));
}
