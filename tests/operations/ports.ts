/** Ports of servers on this machine. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Where a server listens. @throws {Error} when it does not */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a port.');
  return address.port;
}

/** Ports that nobody listens on. */
export async function freePorts(count: number): Promise<string[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => String(portOf(server)));
  for (const server of servers) server.close();
  return ports;
}
