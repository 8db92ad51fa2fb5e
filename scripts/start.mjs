// `npm start`: builds what changed, then serves the portal and the API on one address.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildChanged } from './build.mjs';

try {
  buildChanged();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const main = fileURLToPath(new URL('../apps/backend/dist/main.js', import.meta.url));
// Requests are logged for operators, not for a person who looks at a terminal; LOG_LEVEL=info brings them back.
const env = { LOG_LEVEL: 'warn', ...process.env };
const child = spawn(process.execPath, [main], {
  env,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('close', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
