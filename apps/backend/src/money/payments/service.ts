/** Who takes payments on this server, and what runs beside the requests. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { PaymentsConfig } from '../../config/index.ts';
import type { Db } from '../../database/index.ts';
import type { Keys, Task } from '../../platform/index.ts';
import type { ReceiptParty } from '../tables/receipts.ts';
import { createFollowUp } from './follow-up.ts';
import type { PaymentProvider } from './provider.ts';
import { createRazorpay } from './razorpay.ts';
import { addSandboxCheckout } from './sandbox/checkout.ts';
import { createSandboxProvider } from './sandbox/provider.ts';

export interface Payments {
  /** Null where nobody takes payments. */
  provider: PaymentProvider | null;
  /** Asks about every order that is due; null without a provider. */
  followUp: Task | null;
  close(): Promise<void>;
}

interface PaymentsOptions {
  app: FastifyInstance;
  db: Db;
  config: PaymentsConfig;
  keys: Pick<Keys, 'sandboxCheckout' | 'sandboxWebhook'>;
  now: () => Date;
  /** Who sells the credits, for receipts. */
  supplier: ReceiptParty;
  log: FastifyBaseLogger;
  /** Address of the webhooks, without the provider's name. */
  webhookPath: string;
}

export function createPayments({ app, config, webhookPath, ...options }: PaymentsOptions): Payments {
  if (config.kind === 'off') return { provider: null, followUp: null, close: () => Promise.resolve() };
  if (config.kind === 'razorpay') {
    const provider = createRazorpay(config);
    return { provider, followUp: createFollowUp({ ...options, provider }), close: () => Promise.resolve() };
  }
  const provider = createSandboxProvider(options);
  addSandboxCheckout(app, provider);
  provider.connect(async ({ body, headers }) => {
    await app.inject({ method: 'POST', url: `${webhookPath}/${provider.name}`, headers, payload: body });
  });
  return { provider, followUp: createFollowUp({ ...options, provider }), close: () => provider.close() };
}
