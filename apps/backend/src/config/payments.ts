/** Settings of who takes payments. */
import { StartFailure } from '../start-failure.ts';
import { privateURL, value, type Env } from './env.ts';

/** `sandbox`: a test checkout of our own. `off`: nobody takes payments, and recharges are refused. */
export type PaymentsConfig = { kind: 'sandbox' } | { kind: 'off' } | RazorpayConfig;

export interface RazorpayConfig {
  kind: 'razorpay';
  /** Public; names us to the checkout script. */
  keyID: string;
  keySecret: string;
  /** Signs what the provider sends to us by itself. */
  webhookSecret: string;
  /** Where the provider's API is, without a slash at the end. */
  apiOrigin: string;
  /** Address of its checkout script. */
  script: string;
}

/** Razorpay where its keys are given, otherwise the test checkout in the sandbox and nobody outside of it. */
export function payments(env: Env, sandbox: boolean): PaymentsConfig {
  const keyID = value(env, 'RAZORPAY_KEY_ID');
  const keySecret = value(env, 'RAZORPAY_KEY_SECRET');
  const webhookSecret = value(env, 'RAZORPAY_WEBHOOK_SECRET');
  if (keyID === undefined && keySecret === undefined && webhookSecret === undefined) {
    return { kind: sandbox ? 'sandbox' : 'off' };
  }
  if (keyID === undefined || keySecret === undefined || webhookSecret === undefined) {
    throw new StartFailure(
      'Razorpay needs all of RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET.',
    );
  }
  if (!/^rzp_(?:test|live)_\w+$/.test(keyID)) {
    throw new StartFailure('RAZORPAY_KEY_ID must begin with rzp_test_ or rzp_live_.');
  }
  if (!sandbox && keyID.startsWith('rzp_test_')) {
    throw new StartFailure('RAZORPAY_KEY_ID is one for tests, with which credits would cost nothing.');
  }
  if (webhookSecret === keySecret) {
    throw new StartFailure('RAZORPAY_WEBHOOK_SECRET must differ from RAZORPAY_KEY_SECRET.');
  }
  const { origin } = privateURL('RAZORPAY_URL', value(env, 'RAZORPAY_URL') ?? 'https://api.razorpay.com');
  const script = privateURL(
    'RAZORPAY_CHECKOUT_URL',
    value(env, 'RAZORPAY_CHECKOUT_URL') ?? 'https://checkout.razorpay.com/v1/checkout.js',
  );
  return { kind: 'razorpay', keyID, keySecret, webhookSecret, apiOrigin: origin, script: script.href };
}
