// `npm start`: builds what changed, then serves the portal and the API on one address.
import { spawn } from 'node:child_process';
import { buildChanged } from './build.mjs';
import { serverCommand } from './server-command.mjs';

try {
  buildChanged();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

// Requests are logged for operators, not for a person who looks at a terminal; LOG_LEVEL=info brings them back.
const env = { LOG_LEVEL: 'warn', ...process.env };
const [program, ...args] = serverCommand;
const child = spawn(program, args, {
  env,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('close', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
