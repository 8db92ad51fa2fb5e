// Runs a program that drives Chromium over what is built: builds what changed, finds the browser, and ends as the program ends.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findChromium } from './browser.mjs';
import { buildChanged } from './build.mjs';

/** @param path of the program, from the root of the repository; it is given the arguments of the command line */
export async function runInBrowser(path) {
  try {
    buildChanged();
    process.env.CHROMIUM_PATH = await findChromium();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  const program = fileURLToPath(new URL(`../${path}`, import.meta.url));
  const options = ['--disable-warning=ExperimentalWarning', program, ...process.argv.slice(2)];
  spawn(process.execPath, options, { stdio: 'inherit' }).on('close', (code) => process.exit(code ?? 1));
}
