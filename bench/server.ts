import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { lookup } from 'node:dns/promises';
import { connect, createServer, isIPv6 } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverCommand } from '../scripts/server-command.mjs';

const programOf = (file: string) => [process.execPath, fileURLToPath(new URL(file, import.meta.url))];

/** A temporary data folder that `remove` deletes. */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'aarambh-bench-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

export interface RunningServer {
  origin: string;
  /** Milliseconds from starting the process to the first good answer. */
  startMs: number;
  stop(): Promise<void>;
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
}

/** Whether somebody takes connections: asked often, and so by what disturbs the start least. */
function isListening(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/** Runs a program that listens on PORT and waits until `path` answers with 200. */
async function startProgram(
  [program = '', ...args]: readonly string[],
  path: string,
  env: Record<string, string>,
): Promise<RunningServer> {
  const port = await freePort();
  // Looked up beforehand: a lookup in each try would wait for a thread of this process and count as the program's time.
  const { address } = await lookup('localhost');
  const origin = `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;
  const started = performance.now();
  const child = spawn(program, args, {
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ask = () => fetch(origin + path).catch(() => undefined);
  // The first call of a process is slow; this one finds nobody.
  await ask();
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended before it answered.`);
    if ((await isListening(address, port)) && (await ask())?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return {
    origin,
    startMs: performance.now() - started,
    async stop() {
      child.kill('SIGTERM');
      await ended(child);
    },
  };
}

/** Starts the backend as `npm start` does, on a data folder of its own, and waits until it answers with data. */
export function startServer(dataFolder: string): Promise<RunningServer> {
  return startServerOn({ DATA_DIR: dataFolder, DATABASE_URL: '' });
}

/** Starts the backend with settings of the caller's, and waits until it answers with data. */
export function startServerOn(settings: Record<string, string>): Promise<RunningServer> {
  return startProgram(serverCommand, '/api/institute/all?pageNo=-1', { ...settings, LOG_LEVEL: 'silent' });
}

/** A server of the same framework that hands out one object: the most that a handler can reach. */
export function startBareServer(): Promise<RunningServer> {
  return startProgram(programOf('bare.ts'), '/', {});
}

/** A server of the same framework and driver that sends a page of students from a database that the backend has filled. */
export function startPlainPageServer(databaseUrl: string): Promise<RunningServer> {
  return startProgram(programOf('plain-page.ts'), '/', { DATABASE_URL: databaseUrl });
}
