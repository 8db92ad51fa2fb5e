/** Backends that a test or a set of tests starts for itself, as `npm start` runs them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bundle = fileURLToPath(new URL('../../apps/backend/dist/main.js', import.meta.url));

export interface Backend {
  origin: string;
  stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a backend on any free port and a data folder that is thrown away. @param env its settings beside these */
export async function startBackend(env: Readonly<Record<string, string>>): Promise<Backend> {
  const folder = mkdtempSync(join(tmpdir(), 'aarambh-e2e-'));
  // Chosen here: what the program announces is its public address, which may be that of a proxy before it.
  const port = await freePort();
  const backend = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', bundle], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      SANDBOX_PEOPLE: 'few',
      PUSH_ON_LOOPBACK: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    backend.stdout.on('data', (part: Buffer) => {
      output += part.toString();
      if (output.includes('is ready at')) resolve();
    });
    backend.once('exit', () => reject(new Error(`The backend ended: ${output}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      backend.kill('SIGTERM');
      if (backend.exitCode === null) await once(backend, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
