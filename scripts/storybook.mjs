// `npm run storybook`: the design system's workshop on http://localhost:6006 (PORT overrides).
//
//   npm run storybook -- --build    writes it to storybook-static/
//   npm run storybook -- --check    writes it, then opens every page of the documentation and fails on errors
import { spawn } from 'node:child_process';
import { findChromium } from './browser.mjs';
import { checkPages, serve } from './storybook-pages.mjs';

const port = process.env.PORT ?? '6006';
const check = process.argv.includes('--check');
const build = check || process.argv.includes('--build');
const args = build ? ['build', '--quiet'] : ['dev', '--port', port, '--no-open', '--ci'];
const child = spawn('storybook', args, {
  stdio: 'inherit',
  env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('close', async (code) => {
  if (!check || code !== 0) process.exit(code ?? 1);
  const { address, close } = await serve('storybook-static');
  const failed = await checkPages(address, await findChromium());
  close();
  process.exit(failed > 0 ? 1 : 0);
});
