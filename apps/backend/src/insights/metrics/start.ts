import type { Config } from '../../config/index.ts';
import type { Metrics, MetricsSources } from './metrics.ts';

/** Begins to count, before the routes are there; null where nobody reads it. What counts is read from the disk only then. */
export async function prepareMetrics(
  config: Config['metrics'],
  sources: MetricsSources,
): Promise<Metrics | null> {
  if (config === null) return null;
  const { createMetrics } = await import('./server.ts');
  return createMetrics(config, sources);
}
