// `npm run storybook`: the design system's workshop on http://localhost:6006 (PORT overrides).
import { spawn } from 'node:child_process';

const port = process.env.PORT ?? '6006';
const build = process.argv.includes('--build');
const args = build ? ['build', '--quiet'] : ['dev', '--port', port, '--no-open', '--ci'];
const child = spawn('storybook', args, {
  stdio: 'inherit',
  env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('close', (code) => process.exit(code ?? 1));
