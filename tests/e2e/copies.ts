/** Copies of the backend on one PostgreSQL, behind a proxy that gives each of them every so many requests. */
import { randomBytes } from 'node:crypto';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { startPostgres } from '../../scripts/postgres.mjs';
import { startBackend, type Backend } from './backend.ts';

/** Starts everything and listens on the port. Returns how to end it. @throws when no PostgreSQL starts */
export async function serveCopies(count: number, port: number): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const copies: Backend[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(copies.map((copy) => copy.stop()));
    postgres.stop();
  };
  try {
    const env = {
      DATABASE_URL: postgres.url,
      SERVER_SECRET: randomBytes(32).toString('base64'),
      PUBLIC_URL: `http://localhost:${port}`,
      TRUSTED_PROXIES: '1',
    };
    while (copies.length < count) copies.push(await startBackend(env));
  } catch (error) {
    await stop();
    throw error;
  }
  const proxy = createServer(passOn(copies.map(({ origin }) => new URL(origin))));
  proxy.listen(port, 'localhost');
  return async () => {
    proxy.closeAllConnections();
    proxy.close();
    await stop();
  };
}

/** Hands requests to the targets in turn, and their answers back as they come: also streams, whose ends it passes on. */
function passOn(targets: readonly URL[]) {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  return (incoming: IncomingMessage, answer: ServerResponse): void => {
    turn = (turn + 1) % targets.length;
    const { hostname, port } = targets[turn] ?? new URL('http://localhost');
    const { method, url: path, headers, socket } = incoming;
    const outgoing = request(
      {
        agent,
        hostname,
        port,
        method,
        path,
        headers: { ...headers, 'x-forwarded-for': socket.remoteAddress },
      },
      (found) => {
        answer.writeHead(found.statusCode ?? 502, found.headers);
        answer.flushHeaders();
        found.pipe(answer);
      },
    );
    outgoing.on('error', () => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    answer.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  };
}
