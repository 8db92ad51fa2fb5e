import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import { createServer as createProbe } from 'node:net';

/** Something that listens, and what ends it. */
export type Running = { readonly origin: string; readonly stop: () => Promise<void> };

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createProbe().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Whether somebody answers at an address, whatever it is. */
async function answers(origin: string): Promise<boolean> {
  try {
    await fetch(origin);
    return true;
  } catch {
    return false;
  }
}

/** Starts a program that listens on a port; resolves when it answers there. */
export async function start(
  folder: string,
  [command = '', ...args]: readonly string[],
  port: number,
  env: NodeJS.ProcessEnv,
): Promise<Running> {
  const origin = `http://localhost:${port}`;
  const program = spawn(command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), ...env },
  });
  while (!(await answers(origin))) {
    if (program.exitCode !== null) throw new Error(`${command} ${args.join(' ')} has ended.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    origin,
    async stop() {
      if (program.exitCode !== null) return;
      const ended = once(program, 'exit');
      program.kill();
      await ended;
    },
  };
}

/** Puts an API and a server of pages on one origin, as a web server in front of both does. */
export async function joinOrigins(api: string, pages: string): Promise<Running> {
  const port = await freePort();
  const front = createServer((request, response) => {
    const target = new URL(request.url ?? '/', request.url?.startsWith('/api/') ? api : pages);
    const passed = ask(target, { method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', (error) => response.destroy(error));
    request.pipe(passed);
  }).listen(port);
  await once(front, 'listening');
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      front.closeAllConnections();
      front.close();
      await once(front, 'close');
    },
  };
}
