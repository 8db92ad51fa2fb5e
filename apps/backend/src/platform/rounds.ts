import type { FastifyBaseLogger } from 'fastify';

/** What is done again and again. */
export interface Rounds {
  /** Has a round begin now, or right after the one that runs: what it did not find is found then. */
  wake: () => void;
  /** Ends the rounds, and waits for one that has begun. */
  stop: () => Promise<void>;
}

/**
 * Does something again and again, never twice at once, until it is stopped.
 * @param everyMs milliseconds between two rounds
 * @param work asks `goesOn` in between when it takes long
 * @param failure what the log says when a round fails; the next one is tried all the same
 */
export function startRounds(
  everyMs: number,
  work: (goesOn: () => boolean) => Promise<void>,
  log: Pick<FastifyBaseLogger, 'error'>,
  failure: string,
): Rounds {
  let round: Promise<void> | undefined;
  let isStopped = false;
  let isAsked = false;
  const begin = (): void => {
    isAsked = false;
    round ??= work(() => !isStopped)
      .catch((error: unknown) => log.error({ err: error }, failure))
      .finally(() => {
        round = undefined;
        if (isAsked) begin();
      });
  };
  const timer = setInterval(begin, everyMs).unref();
  return {
    wake: () => {
      if (isStopped) return;
      if (round === undefined) begin();
      else isAsked = true;
    },
    stop: async () => {
      isStopped = true;
      isAsked = false;
      clearInterval(timer);
      await round;
    },
  };
}
