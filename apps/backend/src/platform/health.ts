/** What operators and load balancers ask: whether the process lives and whether it can serve. */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/index.ts';

/** Milliseconds that the database has to answer. */
const timeoutMs = 2_000;

/** Adds `/health` (always 200) and `/ready` (503 while the server stops or its database does not answer). */
export function addHealthRoutes(app: FastifyInstance, db: Db, isStopping: () => boolean): void {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    if (!isStopping() && (await answers(db))) return { status: 'ready' };
    return reply.status(503).send({ status: isStopping() ? 'stopping' : 'no database' });
  });
}

async function answers(db: Db): Promise<boolean> {
  const timeout = new AbortController();
  const tooLate = wait(timeoutMs, false, { signal: timeout.signal, ref: false }).catch(() => false);
  const answered = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const result = await Promise.race([answered, tooLate]);
  timeout.abort();
  return result;
}
