/** The time between the word to stop and the end of listening, in which whatever stands in front learns of it. */
import { setImmediate as afterPolling, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How a server leaves those that send it requests. */
export interface Drain {
  /** Whether it has begun. */
  readonly isOn: boolean;
  /**
   * Begins it: every answer from now on ends its connection, so that no proxy keeps one that is about to be closed. At its end no new
   * connection is taken.
   *
   * @param time milliseconds that the server serves on
   */
  start(time: number): Promise<void>;
}

/** Prepares a server for it; before its routes are there. */
export function prepareDrain(app: FastifyInstance): Drain {
  let isOn = false;
  app.addHook('onSend', async (_request, reply) => {
    if (isOn) reply.header('connection', 'close');
  });
  return {
    get isOn() {
      return isOn;
    },
    async start(time) {
      isOn = true;
      await wait(time);
      // What the kernel has taken and this process has not would be reset with the socket: it is taken first.
      await afterPolling();
      app.server.close();
    },
  };
}
