/** What becomes of an error that was thrown where nobody catches: in a timer, in an event, in a promise that nobody waits for. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The answer of the request in whose course code runs. */
const answering = new AsyncLocalStorage<FastifyReply>();

/** Has the server know, wherever code runs, which request it runs for. */
export function followRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => answering.run(reply, done));
}

/**
 * Logs an error that nobody caught and answers the request that it belongs to. A request keeps its state to itself and in the
 * database, so the other requests can go on.
 * @returns false, with nothing done, when the error belongs to no request: then nothing is known of the program's state
 */
export function answerUncaught(error: unknown): boolean {
  const reply = answering.getStore();
  if (reply === undefined) return false;
  reply.log.error({ err: error }, 'an error was not caught');
  if (!reply.sent)
    void reply.send(error instanceof Error ? error : new Error('not an error', { cause: error }));
  // Half an answer cannot be taken back; without its end the caller knows that something is missing.
  else if (!reply.raw.writableEnded) reply.raw.destroy();
  return true;
}
