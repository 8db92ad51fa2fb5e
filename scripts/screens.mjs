// `npm run screens`: pictures of every screen as every kind of account sees it, into .visual/screens; see docs/contributing.md.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findChromium } from './browser.mjs';
import { buildChanged } from './build.mjs';

try {
  buildChanged();
  process.env.CHROMIUM_PATH = await findChromium();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const main = fileURLToPath(new URL('../tests/visual/screens.ts', import.meta.url));
const child = spawn(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', main, ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
child.on('close', (code) => process.exit(code ?? 1));
