/** SMS over an HTTP gateway: each message is posted as JSON `{ id, to, text }`, with `templateID` and `header` where they are known. */
import type { SMSGatewayConfig } from '../../config/index.ts';
import { DeliveryFailure, type Carrier } from './carrier.ts';

/** Refusals that an operator or time can mend: the key, the budget, an overload. */
const passing = new Set([401, 402, 403, 404, 407, 408, 409, 425, 429]);

/** @param timeoutMs milliseconds that one attempt may take */
export function createSMSGateway({ url, key, newsPerSecond }: SMSGatewayConfig, timeoutMs = 10_000): Carrier {
  return {
    newsPerSecond,
    deliver: async ({ id, to, text, registration }) => {
      let response: Response;
      try {
        response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/json',
            authorization: `Bearer ${key}`,
            'idempotency-key': id,
          },
          body: JSON.stringify({ id, to: `+91${to}`, text, ...registration }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        await response.body?.cancel();
      } catch (error) {
        throw error instanceof DOMException && error.name === 'TimeoutError'
          ? new DeliveryFailure('the SMS gateway did not answer in time', { answer: 'timeout' })
          : new DeliveryFailure('the SMS gateway could not be reached', { answer: 'unreachable' });
      }
      const { status, ok, headers } = response;
      if (!ok) {
        throw new DeliveryFailure(`the SMS gateway answered ${status}`, {
          isFinal: status >= 400 && status < 500 && !passing.has(status),
          answer: String(status),
        });
      }
      // A page in place of an answer comes from something before the gateway, which has not seen the message.
      if (headers.get('content-type')?.startsWith('text/html')) {
        throw new DeliveryFailure('the SMS gateway answered with a page', { answer: 'page' });
      }
    },
  };
}
