import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/index.ts';
import type { Traces } from './recording.ts';

/** Begins to record, before the routes are there; null where nobody takes traces. What records is read from the disk only then. */
export async function prepareTraces(config: Config['traces'], app: FastifyInstance): Promise<Traces | null> {
  if (config === null) return null;
  const { recordRequests } = await import('./recording.ts');
  return recordRequests(config, app);
}
