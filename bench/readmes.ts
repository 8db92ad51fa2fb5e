import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { asha, demoPassword, fillSignIn } from '../tests/e2e/people.ts';
import { pack, packageNames, run, temporaryFolder } from '../tests/test-apps/packed.ts';
import { readGuide, readSection, type Steps } from '../tests/test-apps/readme.ts';
import { startRegistry, type Registry } from '../tests/test-apps/registry.ts';
import { freePort, start, type Running } from '../tests/test-apps/servers.ts';
import type { Row } from './table.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What a team reads to get somewhere, in the order in which it reads. */
const signingIn = [
  readSection('ui', 'A new app'),
  readSection('api-client', 'Use it'),
  readSection('captcha', 'Proof of work'),
  readSection('forms', 'With React'),
];
const branding = [readSection('ui', 'Brand it in five minutes')];
const testing = [readGuide('packages/ui/docs/Testing.mdx')];

/** A folder that somebody makes an app in, with the registry that has our packages. */
type App = { readonly folder: string; readonly registry: Registry; readonly api: Running };

const isServing = (words: readonly string[]): boolean => words.at(-1) === 'preview';

/** Does what the pages say: their files, their installations and their commands, but for the one that serves. */
function follow({ folder, registry }: App, steps: readonly Steps[]): void {
  for (const { files, installs, commands } of steps) {
    for (const { path, text } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    for (const names of installs) run(folder, 'npm', ['install', ...names], registry.env);
    for (const [command = '', ...args] of commands.filter((words) => !isServing(words))) {
      run(folder, command, args, registry.env);
    }
  }
}

/** Builds the app, serves it as its README says, and shows its page to what looks at it. */
async function show({ folder, api }: App, look: (page: Page) => Promise<void>): Promise<void> {
  const vite = join(folder, 'node_modules/.bin/vite');
  run(folder, vite, ['build']);
  const port = await freePort();
  const pages = await start(folder, [vite, 'preview', '--port', String(port)], port, {
    API_ORIGIN: api.origin,
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(pages.origin);
    await look(page);
  } finally {
    await browser.close();
    await pages.stop();
  }
}

/** Signs in as a student. */
async function signIn(page: Page): Promise<void> {
  await fillSignIn(page, asha.mobileNumber, demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Students' }).waitFor();
}

/** Signs in, and looks for a button in the colour that the README asks for. */
async function seeBrand(page: Page): Promise<void> {
  await signIn(page);
  const button = page.getByRole('button', { name: 'Enrol' });
  const colour = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  if (colour !== 'rgb(15, 118, 110)') throw new Error(`The button is ${colour}.`);
}

const countOf = (steps: readonly Steps[]): string => {
  const files = steps.flatMap((step) => step.files).length;
  const commands = steps.flatMap((step) => [...step.installs, ...step.commands]).length;
  return `${files} files to copy, ${commands} commands`;
};

/**
 * From an empty folder to somebody signed in, to a brand, to a first test, with nothing but what the READMEs say and the packed packages from a
 * registry on loopback. The times are the machine's: reading and copying come on top.
 */
export async function measureReadmes(): Promise<Row[]> {
  const { path, remove } = temporaryFolder();
  const registry = await startRegistry(join(path, 'registry'));
  const port = await freePort();
  const api = await start(root, ['node', 'tests/e2e/serve.ts'], port, {
    E2E_PORT: String(port),
    COPIES: '1',
  });
  try {
    for (const name of packageNames) registry.publish(pack(name, path));
    const app = { folder: join(path, 'app'), registry, api };
    mkdirSync(app.folder);
    const stages = [
      { figure: 'signed in', steps: signingIn, end: () => show(app, signIn) },
      { figure: 'branded', steps: branding, end: () => show(app, seeBrand) },
      {
        figure: 'the first test of a screen passes',
        steps: testing,
        end: () => run(app.folder, 'npx', ['vitest', 'run'], registry.env),
      },
    ];
    const rows: Row[] = [];
    const began = performance.now();
    for (const { figure, steps, end } of stages) {
      follow(app, steps);
      await end();
      const minutes = (performance.now() - began) / 60_000;
      rows.push({ figure, value: `${minutes.toFixed(1)} min since the empty folder; ${countOf(steps)}` });
    }
    return rows;
  } finally {
    await api.stop();
    await registry.stop();
    remove();
  }
}
