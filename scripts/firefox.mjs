// Finds the Firefox that the second browser's tests drive. None is installed by itself: only those tests need it.
import { spawnSync } from 'node:child_process';

const installed = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
].filter((path) => path !== undefined);

const works = (path) => spawnSync(path, ['--version'], { timeout: 60_000 }).status === 0;

/**
 * The path of a Firefox that starts.
 * @throws {Error} one sentence on what to install, when there is none
 */
export function findFirefox() {
  const path = installed.find(works);
  if (path) return path;
  throw new Error(
    'The part firefox needs Firefox ESR: install it (Debian: apt-get install firefox-esr), or let FIREFOX_PATH name its program.',
  );
}
