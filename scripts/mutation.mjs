// `npm run test:mutation`: changes the rules, schemas and definitions of the forms one place at a time and runs their tests
// against each change; a change that no test notices survives. What was tried before and has not changed is not tried again.
//
//   npm run test:mutation -- --mutate 'src/rules/mobile.ts'   only these files
//   npm run test:mutation -- --force                          everything anew
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('../packages/forms', import.meta.url));
const child = spawn('pnpm', ['exec', 'stryker', 'run', ...process.argv.slice(2)], {
  cwd,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
child.on('close', (code) => process.exit(code ?? 1));
