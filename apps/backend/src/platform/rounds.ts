import type { FastifyBaseLogger } from 'fastify';

/**
 * Does something again and again, never twice at once, until it is stopped; stopping waits for a round that has begun.
 * @param everyMs milliseconds between two rounds
 * @param failure what the log says when a round fails; the next one is tried all the same
 */
export function startRounds(
  everyMs: number,
  work: () => Promise<void>,
  log: Pick<FastifyBaseLogger, 'error'>,
  failure: string,
): () => Promise<void> {
  let round: Promise<void> | undefined;
  const begin = (): void => {
    round ??= work()
      .catch((error: unknown) => log.error({ err: error }, failure))
      .finally(() => {
        round = undefined;
      });
  };
  const timer = setInterval(begin, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
