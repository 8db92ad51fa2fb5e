/** Backends that a test or a set of tests starts for itself, as `npm start` runs them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bundle = fileURLToPath(new URL('../../apps/backend/dist/main.js', import.meta.url));

export interface Backend {
  origin: string;
  stop: () => Promise<void>;
}

/** Starts a backend on any free port and a data folder that is thrown away. @param env its settings beside these */
export async function startBackend(env: Readonly<Record<string, string>>): Promise<Backend> {
  const folder = mkdtempSync(join(tmpdir(), 'aarambh-e2e-'));
  const backend = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', bundle], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    backend.stdout.on('data', (part: Buffer) => {
      output += part.toString();
      const announced = /ready at (http:\S+)/.exec(output)?.[1];
      if (announced !== undefined) resolve(announced);
    });
    backend.once('exit', () => reject(new Error(`The backend ended: ${output}`)));
  });
  return {
    origin,
    stop: async () => {
      backend.kill('SIGTERM');
      if (backend.exitCode === null) await once(backend, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
