/** The port that Prometheus reads: its own, so that no proxy in front of the portal can lead to it. */
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { StartFailure } from '../../start-failure.ts';
import { countWork } from './counted.ts';
import { createRegistry } from './registry.ts';
import { measureState } from './state.ts';
import type { Metrics, MetricsSources } from './metrics.ts';

/** Counts from now on. */
export function createMetrics(
  { host, port }: { host: string; port: number },
  sources: MetricsSources,
): Metrics {
  const registry = createRegistry();
  const forget = countWork(registry, sources.app);
  const fill = measureState(registry, sources);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const read = async (): Promise<string> => {
      await fill();
      return registry.metrics();
    };
    read().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        sources.app.log.error({ err: error }, 'the metrics could not be read');
        response.writeHead(500).end();
      },
    );
  });
  return {
    listen: async () => {
      server.listen({ host, port });
      try {
        await once(server, 'listening');
      } catch {
        throw new StartFailure(`METRICS_PORT ${port} cannot be listened at on ${host}. Choose another one.`);
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens at a port, so its address is no path
      const address = server.address() as AddressInfo;
      const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
      return `http://${name}:${address.port}/metrics`;
    },
    close: async () => {
      forget();
      registry.clear();
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
