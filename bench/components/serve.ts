import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { built } from './build.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

export interface PageServer {
  readonly origin: string;
  readonly close: () => void;
}

/** Serves the built pages on a free port of this machine. */
export function servePages(): Promise<PageServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    readFile(join(built, normalize(path))).then(
      (body) => response.writeHead(200, { 'content-type': types[extname(path)] ?? '' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address !== 'object' || address === null) throw new Error('The server has no address.');
      resolve({ origin: `http://127.0.0.1:${address.port}`, close: () => server.close() });
    });
  });
}
