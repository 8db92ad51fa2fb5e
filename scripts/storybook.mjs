// `npm run storybook`: the design system's workshop on http://localhost:6006 (PORT overrides).
//
//   npm run storybook -- --build    writes it to storybook-static/
//   npm run storybook -- --check    writes it, then opens every page of the documentation and fails on errors
//   npm run storybook -- --plays    writes it, then plays every story in a window of 1280 and one of 360 px
//
// With --built what is in storybook-static/ is checked as it is; --only=panel takes what has this in its id, --share=2/4 the second quarter of
// it, --width=360 plays only in a window of this width.
import { spawn } from 'node:child_process';
import { findChromium } from './browser.mjs';
import { checkPages, serve } from './storybook-pages.mjs';
import { checkPlays } from './storybook-plays.mjs';

const port = process.env.PORT ?? '6006';
const asks = (flag) => process.argv.includes(`--${flag}`);
const check = asks('check') || asks('plays');
/** What follows `--only=` and the like. */
const given = (name) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const windows = [
  { width: 1280, height: 900 },
  { width: 360, height: 780 },
].filter(({ width }) => [undefined, String(width)].includes(given('width')));

/** Runs Storybook to its end. Returns its exit code. */
function storybook(args) {
  const child = spawn('storybook', args, {
    stdio: 'inherit',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** How many pages and stories of what was written fail. */
async function failuresOfBuilt() {
  const { address, close } = await serve('storybook-static');
  const browser = await findChromium();
  const which = { only: given('only'), share: given('share') };
  let failed = 0;
  if (asks('check')) failed += await checkPages(address, browser, which);
  if (asks('plays')) {
    for (const window of windows) failed += await checkPlays(address, browser, window, which);
  }
  close();
  return failed;
}

async function main() {
  if (!check && !asks('build')) return storybook(['dev', '--port', port, '--no-open', '--ci']);
  const code = asks('built') ? 0 : await storybook(['build', '--quiet']);
  if (!check || code !== 0) return code;
  return (await failuresOfBuilt()) > 0 ? 1 : 0;
}

process.exit(await main());
