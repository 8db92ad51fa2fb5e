import { collectDefaultMetrics, Registry } from 'prom-client';

/** An empty registry beside what Node tells of its process: memory, processor, the delay of the event loop. */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
