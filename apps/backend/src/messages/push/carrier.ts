/** Messages to browsers, over the push service of each (RFC 8030). */
import { request as httpRequest } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { pushSubscriptions } from '../../identity/index.ts';
import { publicLookup } from '../../platform/index.ts';
import { DeliveryFailure, RecipientGone, type Carrier } from '../outbox/carrier.ts';
import { encrypt } from './encryption.ts';
import { pushLife } from './message.ts';
import type { Vapid } from './vapid.ts';

/** Refusals that an operator or time can mend: the key, an overload. */
const passing = new Set([401, 403, 407, 408, 425, 429]);

/** What push services answer to a proof by another key than that of the subscription (RFC 8292, 4.2). */
const otherKey = new Set([401, 403]);

/** The browser has forgotten the address, or the person said no to it there. */
const gone = new Set([404, 410]);

interface PushCarrierOptions {
  db: Db;
  now: () => Date;
  /** Of the key that browsers are subscribed with, and of those that some still are. */
  vapids: readonly Vapid[];
  /** Whether an address may be sent to. */
  mayPushTo: (endpoint: string) => boolean;
  /** Whether addresses on this machine are among them. */
  onLoopback: boolean;
  /** Milliseconds that one attempt may take. */
  timeoutMs?: number;
}

/** Its recipients are rows of `push_subscriptions`, and its texts those of `push/message.ts`. A browser that is gone takes its row along. */
export function createPushCarrier({
  db,
  now,
  vapids,
  mayPushTo,
  onLoopback,
  timeoutMs = 10_000,
}: PushCarrierOptions): Carrier {
  return {
    deliver: async ({ id, to, text }) => {
      const [browser] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, to));
      if (browser === undefined) throw new RecipientGone('the browser shows no news any more');
      const { endpoint } = browser;
      const isIt = and(eq(pushSubscriptions.id, to), eq(pushSubscriptions.endpoint, endpoint));
      if (!mayPushTo(endpoint))
        throw new DeliveryFailure('the address may not be sent to', { isFinal: true });
      const send = (vapid: Vapid): Promise<number> =>
        post(new URL(endpoint), encrypt(text, browser), {
          ...(onLoopback ? {} : { lookup: publicLookup }),
          headers: {
            authorization: vapid.authorization(endpoint, now()),
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            ttl: String(pushLife / 1000),
            urgency: 'high',
            // A repeated attempt replaces what still waits at the push service.
            topic: id.replaceAll('-', ''),
          },
          signal: AbortSignal.timeout(timeoutMs),
        });
      let status = 0;
      for (const vapid of vapids) {
        status = await send(vapid);
        // It was subscribed with another key, until the person signs in the next time.
        if (!otherKey.has(status)) break;
      }
      if (gone.has(status)) {
        await db.delete(pushSubscriptions).where(isIt);
        throw new RecipientGone(`the push service answered ${status}`);
      }
      if (status < 200 || status >= 300) {
        throw new DeliveryFailure(`the push service answered ${status}`, {
          isFinal: status < 500 && !passing.has(status),
          answer: String(status),
        });
      }
      await db.update(pushSubscriptions).set({ lastSentAt: now() }).where(isIt);
    },
  };
}

/** Resolves to the status of the answer, of which nothing else is read; nothing is followed elsewhere. */
function post(address: URL, body: Buffer, options: RequestOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = (address.protocol === 'http:' ? httpRequest : httpsRequest)(
      address,
      { ...options, method: 'POST' },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    request.on('error', (error) =>
      reject(
        error.name === 'TimeoutError' || error.name === 'AbortError'
          ? new DeliveryFailure('the push service did not answer in time', { answer: 'timeout' })
          : new DeliveryFailure('the push service could not be reached', { answer: 'unreachable' }),
      ),
    );
    request.end(body);
  });
}
