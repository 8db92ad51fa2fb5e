/** The test checkout: its script, and what its buttons call. Outside the API, in the sandbox only. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sandboxFolder } from '../../../folders.ts';
import { ApiFailure, notFound } from '../../../platform/index.ts';
import type { SandboxProvider, TestPayment } from './provider.ts';

/** Address of the script that takes the place of the provider's. */
export const sandboxScript = '/sandbox/checkout.js';

/** Seconds that a payment with a late outcome takes, at most. */
const longestDelay = 3_600;

interface OrderRoute {
  Params: { orderID: string };
}

/** Adds the script and the addresses below `/sandbox/checkout`. */
export function addSandboxCheckout(app: FastifyInstance, provider: SandboxProvider): void {
  const script = readFileSync(join(sandboxFolder, 'checkout.js'), 'utf8');

  app.get(sandboxScript, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  );

  app.get<OrderRoute>('/sandbox/checkout/:orderID', async ({ params: { orderID } }) => {
    const amount = await provider.amountOf(orderID);
    if (amount === undefined) throw notFound();
    return { id: orderID, amount, currency: 'INR' };
  });

  app.route<OrderRoute>({
    method: 'POST',
    url: '/sandbox/checkout/:orderID',
    handler: async (request) => {
      const { orderID } = request.params;
      if ((await provider.amountOf(orderID)) === undefined) throw notFound();
      const proof = await provider.pay(orderID, paymentIn(request));
      if (proof === null) throw new ApiFailure(409, 'DUPLICATE', 'This order has been paid.');
      return proof;
    },
  });
}

function paymentIn({ body }: FastifyRequest): TestPayment {
  const fields = new Map<string, unknown>(
    typeof body === 'object' && body !== null ? Object.entries(body) : [],
  );
  const outcome = fields.get('outcome');
  const delay = fields.get('delay');
  const isOutcome = outcome === 'captured' || outcome === 'failed';
  if (!isOutcome || typeof delay !== 'number' || !(delay >= 0 && delay <= longestDelay)) {
    throw new ApiFailure(400, 'BAD_REQUEST', 'The request is not one of the test checkout.');
  }
  return { outcome, delay };
}
