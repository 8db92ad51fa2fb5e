// `npm run test:visual`: compares how the components look, in all themes, with how they looked on this machine before.
//
//   npm run test:visual -- --update        keeps how they look now, to compare with later
//   npm run test:visual -- --built Button  without building Storybook again, only what has this name
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './browser.mjs';
import { serve } from './storybook-pages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const flags = new Set(process.argv.slice(2).filter((argument) => argument.startsWith('--')));
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

/** Runs a program to its end. Returns its exit code. */
function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

async function main() {
  if (!flags.has('--update') && !existsSync(join(root, '.visual'))) {
    console.log('There is nothing to compare with yet: check out what is known to look right, run');
    console.log('npm run test:visual -- --update, and come back to your change.');
    return 1;
  }
  if (!flags.has('--built')) {
    const code = await run('storybook', ['build', '--quiet'], { STORYBOOK_DISABLE_TELEMETRY: '1' });
    if (code !== 0) return code;
  }
  const { address, close } = await serve(join(root, 'storybook-static'));
  const update = flags.has('--update') ? ['--update-snapshots=changed'] : [];
  const only = names.length > 0 ? ['--grep', names.join('|')] : [];
  const args = ['test', '--config', 'tests/visual/playwright.config.ts', ...update, ...only];
  const env = { STORYBOOK_URL: address, CHROMIUM_PATH: await findChromium() };
  const code = await run('playwright', args, env);
  close();
  if (code !== 0) console.log('The pictures side by side: npx playwright show-report .reports/visual');
  return code;
}

process.exit(await main());
