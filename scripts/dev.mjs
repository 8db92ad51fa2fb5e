// `npm run dev`: the portal with hot reload and the backend, which restarts when its files change, on one address.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildChanged, contractStep } from './build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = process.env.PORT ?? '3000';
const address = `http://localhost:${port}`;

/** A port that nothing listens on. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port: free } = server.address();
      server.close(() => resolve(String(free)));
    });
  });
}

const running = [];
let isEnding = false;

/** Ends both programs; whoever ends first takes the other along. */
function end(code) {
  if (isEnding) return;
  isEnding = true;
  process.exitCode = code;
  for (const child of running) child.kill('SIGTERM');
}

function run(command, args, folder, env) {
  const child = spawn(command, args, {
    cwd: join(root, folder),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  running.push(child);
  child.on('close', (code) => end(code ?? 0));
}

try {
  buildChanged({ steps: [contractStep] });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const backendPort = await freePort();
run('node', ['--watch', '--watch-preserve-output', 'src/main.ts'], 'apps/backend', {
  HOST: '127.0.0.1',
  PORT: backendPort,
  PUBLIC_URL: process.env.PUBLIC_URL ?? address,
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
});
run('pnpm', ['exec', 'react-router', 'dev', '--port', port, '--strictPort'], 'apps/portal', {
  BACKEND_URL: `http://127.0.0.1:${backendPort}`,
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));
