/** Adds an entity by the generator, which follows docs/adding-an-entity.md to the letter, in a copy of the repository; and uses it. */
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arrive } from '../e2e/people.ts';
import { run, temporaryFolder } from './packed.ts';
import { freePort, start, type Running } from './servers.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const guide = readFileSync(join(root, 'docs/adding-an-entity.md'), 'utf8');
const folder = temporaryFolder();
const copy = join(folder.path, 'repository');

/** Not copied: what is made from the sources, and the history. */
const made = new Set(['.cache', '.git', '.reports', '.vite-temp', 'build', 'dist', 'storybook-static']);
const copied = [
  'apps',
  'docs',
  'openapi',
  'packages',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'scripts',
  'tsconfig.base.json',
];

/** Copies the sources; the packages that are installed are those of the original. */
function copyRepository(): void {
  const from = join(root, 'node_modules');
  const to = join(copy, 'node_modules');
  mkdirSync(to, { recursive: true });
  for (const name of copied) {
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !made.has(basename(path)),
    });
  }
  cpSync(join(from, '.bin'), join(to, '.bin'), { recursive: true, verbatimSymlinks: true });
  for (const name of readdirSync(from)) {
    // What the package manager notes about its runs is each repository's own.
    if (name === '.bin' || name.startsWith('.pnpm-')) continue;
    symlinkSync(join(from, name), join(to, name));
  }
}

/** Nothing is installed: it would be written through the links into the original. */
const withoutInstall = { pnpm_config_verify_deps_before_run: 'false' };

/** The command of the guide, but for the installation that comes before it in a repository of its own. */
function addHoliday(): void {
  run(copy, 'node', ['scripts/new-entity.mjs', 'holiday', 'holidays', 'छुट्टी', 'सुट्टी'], withoutInstall);
}

/** Checks the types of a project; a second time only of what has changed since. */
function compile(project: string): void {
  const notes = join(folder.path, `${basename(project)}.tsbuildinfo`);
  run(copy, 'tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', notes, '-p', project]);
}

/** Milliseconds for a step that compiles or builds much. */
const timeoutMs = 480_000;

/** Builds what is served and starts it on an empty data folder. */
async function serve(): Promise<Running> {
  const production = { ...withoutInstall, NODE_ENV: 'production' };
  for (const name of ['backend', 'portal'])
    run(copy, 'pnpm', ['--filter', `@aarambh/${name}`, 'build'], production);
  const env = {
    DATA_DIR: join(folder.path, 'data'),
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
    SANDBOX_PEOPLE: 'few',
  };
  return start(copy, ['node', 'apps/backend/dist/main.js'], await freePort(), env);
}

let browser: Browser;
let server: Running | undefined;

beforeAll(async () => {
  copyRepository();
  addHoliday();
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  folder.remove();
});

it('is four steps', () => {
  expect(guide.match(/^## \d\. /gm)).toEqual(['## 1. ', '## 2. ', '## 3. ', '## 4. ']);
});

it('compiles, and not with a column that the contract does not have', { timeout: timeoutMs }, () => {
  run(copy, 'pnpm', ['--filter', '@aarambh/portal', 'typegen'], withoutInstall);
  compile('apps/backend');
  compile('apps/portal');

  const resource = join(copy, 'apps/portal/app/features/catalogue/holiday.tsx');
  const right = readFileSync(resource, 'utf8');
  writeFileSync(resource, right.replace("field: 'description'", "field: 'descripton'"));
  try {
    expect(() => compile('apps/portal')).toThrow(/holiday\.tsx.*"?descripton"?/s);
  } finally {
    writeFileSync(resource, right);
  }
});

it(
  'is listed, added, changed and deleted by a member of the staff, in both languages',
  { timeout: timeoutMs },
  async () => {
    server = await serve();
    const page = await browser.newPage({ baseURL: server.origin });
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    await arrive(page, '9000000051');
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Holidays' }).click();
    await page.getByRole('heading', { level: 1, name: 'Holidays' }).waitFor();

    await page.getByRole('button', { name: 'Add holiday' }).first().click();
    const sheet = page.getByRole('dialog');
    const field = (name: string) => sheet.getByRole('textbox', { name });
    const save = sheet.getByRole('button', { name: 'Save' });
    await save.click();
    await sheet.getByText('Enter the name of the holiday').first().waitFor();
    await field('Holiday').fill('Chess');
    await save.click();
    await sheet.getByRole('tab', { name: 'History' }).waitFor();

    await sheet.getByRole('button', { name: 'Edit' }).click();
    await field('Description').fill('Also by correspondence');
    await save.click();
    await sheet.getByRole('tab', { name: 'History' }).click();
    await sheet.getByRole('listitem').nth(1).waitFor();
    await page.keyboard.press('Escape');
    const row = page.getByRole('row', { name: /Chess.*Also by correspondence/ });
    await row.waitFor();

    await row.getByRole('link', { name: 'Chess' }).click();
    await sheet.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await sheet.waitFor({ state: 'detached' });
    expect(await page.getByRole('rowheader').count()).toBe(0);

    await page.evaluate(() => localStorage.setItem('language', 'hi'));
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'छुट्टी' }).waitFor();
    expect(complaints).toEqual([]);
  },
);
