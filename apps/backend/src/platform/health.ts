/** What operators and load balancers ask: whether the process lives and whether it can serve. */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/index.ts';

/** Milliseconds that the database has to answer. */
const timeoutMs = 2_000;

/**
 * Adds `/health` (always 200) and `/ready` (503 while the server stops, its database does not answer, or nothing can be written there:
 * a standby takes no applications, nor does a full disk).
 */
export function addHealthRoutes(
  app: FastifyInstance,
  database: Pick<Database, 'db' | 'hasRoom'>,
  isStopping: () => boolean,
): void {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const status = isStopping() ? 'stopping' : await stateOf(database);
    return reply.status(status === 'ready' ? 200 : 503).send({ status });
  });
}

type State = 'ready' | 'read only' | 'disk full' | 'no database';

async function stateOf({ db, hasRoom }: Pick<Database, 'db' | 'hasRoom'>): Promise<State> {
  const timeout = new AbortController();
  const tooLate = wait(timeoutMs, 'no database' as const, { signal: timeout.signal, ref: false }).catch(
    () => 'no database' as const,
  );
  // On for a standby too, which has nothing else.
  const readOnly = sql<string>`current_setting('transaction_read_only')`;
  const answered = db
    .select({ readOnly })
    .from(sql`(values (1)) as one`)
    .then(async ([row]): Promise<State> => {
      if (row?.readOnly === 'on') return 'read only';
      return (await hasRoom()) ? 'ready' : 'disk full';
    })
    .catch(() => 'no database' as const);
  const result = await Promise.race([answered, tooLate]);
  timeout.abort();
  return result;
}
