import { trustedAddress } from '@aarambh/captcha/trusted-types';
import { coverPage } from '@aarambh/ui/Provider';
import { config } from '#app/config/config.ts';

/** What the checkout script hands over for a payment that succeeded; passed on to the server as it is. */
export interface CheckoutProof {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

/** What the checkout script is told (the provider's own names). */
interface CheckoutOptions {
  readonly key: string;
  readonly order_id: string;
  /** Paise. */
  readonly amount: number;
  readonly currency: string;
  readonly name: string;
  readonly description: string;
  readonly prefill: { readonly name: string; readonly email: string; readonly contact: string };
  /** Seconds until it closes by itself. */
  readonly timeout: number;
  readonly retry: { readonly enabled: boolean };
  readonly handler: (proof: CheckoutProof) => void;
  /** `handleback` off: it would keep a step of its own in the history. */
  readonly modal: { readonly ondismiss: () => void; readonly handleback: boolean };
}

interface Checkout {
  open(): void;
  close(): void;
  on(event: 'payment.failed', listener: () => void): void;
}

declare global {
  var Razorpay: (new (options: CheckoutOptions) => Checkout) | undefined;
}

/** Milliseconds that the script may take to load. */
const timeoutMs = 15_000;

/** The script of the checkout did not load, as behind a filter. Nothing was paid. */
export class CheckoutBlocked extends Error {
  override readonly name = 'CheckoutBlocked';
}

let loading: Promise<NonNullable<typeof Razorpay>> | undefined;

/**
 * The checkout script, which is fetched when it is first asked for; after a failure it is fetched anew.
 * @throws CheckoutBlocked
 */
export function loadCheckout(): Promise<NonNullable<typeof Razorpay>> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<NonNullable<typeof Razorpay>> {
  const { script } = config().payment;
  if (script === null) throw new CheckoutBlocked('Nobody takes payments here.');
  const element = document.createElement('script');
  element.async = true;
  element.src = trustedAddress('aarambh-checkout', script, (given) => given === script);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const fail = (): void => reject(new CheckoutBlocked('The script of the checkout did not load.'));
      timer = setTimeout(fail, timeoutMs);
      element.addEventListener('error', fail);
      element.addEventListener('load', () => {
        if (globalThis.Razorpay === undefined) fail();
        else resolve(globalThis.Razorpay);
      });
      document.head.append(element);
    });
  } catch (error) {
    element.remove();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** How a checkout ended, as far as the browser knows. */
export type CheckoutEnd =
  | { readonly kind: 'paid'; readonly proof: CheckoutProof }
  | { readonly kind: 'failed' | 'closed' };

type OpenOptions = Omit<CheckoutOptions, 'handler' | 'modal' | 'retry'>;

/**
 * Opens the checkout and resolves when it has ended. Back closes it before it leaves the page, as it closes our own dialogs.
 * @throws CheckoutBlocked
 */
export async function openCheckout(options: OpenOptions): Promise<CheckoutEnd> {
  const Provider = await loadCheckout();
  return new Promise((resolve) => {
    const checkout = new Provider({
      ...options,
      // Another try is begun here, where it can be told from the one before.
      retry: { enabled: false },
      handler: (proof) => end({ kind: 'paid', proof }),
      modal: { ondismiss: () => end({ kind: 'closed' }), handleback: false },
    });
    const uncover = coverPage(() => {
      checkout.close();
      end({ kind: 'closed' });
    });
    function end(outcome: CheckoutEnd): void {
      uncover();
      resolve(outcome);
    }
    checkout.on('payment.failed', () => end({ kind: 'failed' }));
    checkout.open();
  });
}
