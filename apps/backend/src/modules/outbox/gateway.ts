/**
 * The production messenger: each message is posted as JSON to one address, where a gateway of the operator turns it
 * into an SMS or an e-mail. Any answer of 2xx means accepted.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Message, Messenger } from './messenger.ts';

interface GatewayOptions {
  url: string;
  /** Sent as the bearer token. */
  token: string | null;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Milliseconds before the second and each later try; one try more than there are pauses. */
  pauses?: readonly number[];
}

/** Milliseconds that one try may take. */
const patience = 10_000;

export function createGatewayMessenger({
  url,
  token,
  log,
  pauses = [1_000, 5_000, 15_000],
}: GatewayOptions): Messenger {
  const underway = new Set<Promise<void>>();

  const post = async (message: Message) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the gateway answered ${response.status}`);
  };

  const deliver = async (message: Message) => {
    for (const pause of [0, ...pauses]) {
      await wait(pause);
      try {
        await post(message);
        return;
      } catch (error) {
        log.error({ err: error, channel: message.channel }, 'a message was not delivered');
      }
    }
  };

  return {
    send: (message) => {
      const delivery = deliver(message).finally(() => underway.delete(delivery));
      underway.add(delivery);
      return Promise.resolve();
    },
    withhold: () => Promise.resolve(),
    close: async () => {
      await Promise.all(underway);
    },
  };
}
