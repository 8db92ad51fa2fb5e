/** An app of the last release meets the next one: what it asked for goes on, and `docs/upgrading.md` leads over. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportedNames } from './exported.ts';
import { packageNames, run, temporaryFolder } from './packed.ts';
import { readReadme } from './readme.ts';
import { startRegistry, type Registry } from './registry.ts';
import { freePort, start } from './servers.ts';
import { lastRelease, minorAfter, nextRelease, type Release } from './releases.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = temporaryFolder();
const app = join(folder.path, 'app');
const guide = readFileSync(join(root, 'docs/upgrading.md'), 'utf8');
/** An app of one's own beside what the READMEs show: every name that the guide says has changed. */
const written = join(root, 'tests/test-apps/of-0.1.0');

let registry: Registry;
let last: Release;
let next: Release;

const npm = (...args: string[]): string => run(app, 'npm', args, registry.env);

/** The version of each of our packages in the app, as installed. */
function installed(): string[] {
  const { dependencies = {} } = JSON.parse(npm('ls', '--json', '--depth=0'));
  return packageNames.map((name) => String(dependencies[`@aarambh/${name}`]?.version));
}

const compile = (): string => run(app, 'node', ['node_modules/typescript/bin/tsc', '--noEmit'], registry.env);

/** What the guide says of the next release. */
function section(): string {
  const [text = ''] = guide.split(`## To ${next.version}\n`).slice(1);
  return text.split('\n## To ')[0] ?? '';
}

/** What the last line of the app's own page says after each of its controls was used. */
async function useWrittenApp(page: Page): Promise<void> {
  const fields = page.getByRole('region', { name: 'Fields' });
  const heard = fields.getByLabel('Heard');
  await fields.getByRole('textbox', { name: 'Name' }).fill('Asha');
  await fields.getByRole('textbox', { name: 'City' }).fill('Pune');
  await fields.getByRole('combobox', { name: 'Size' }).selectOption('l');
  await fields.getByRole('radio', { name: 'Small' }).check();
  await fields.getByRole('checkbox', { name: 'Agreed' }).check();
  await fields.getByRole('checkbox', { name: 'Large' }).check();
  await fields.getByRole('combobox', { name: 'Place', exact: true }).click();
  await page.getByRole('option', { name: 'Surat' }).click();
  expect(JSON.parse(await heard.innerText())).toEqual({
    name: 'Asha',
    city: 'Pune',
    size: 'l',
    hall: 's',
    agreed: 'true',
    days: 'l true',
    place: 'Surat Surat',
  });
  const choices = page.getByRole('region', { name: 'Choices' });
  const said = choices.getByLabel('Last');
  await choices.getByRole('tab', { name: 'People' }).click();
  await choices.getByText('All people').waitFor();
  await choices.getByText('Fees').click();
  expect(await said.innerText()).toBe('fees true');
  await choices.getByRole('button', { name: 'Actions for Pune' }).click();
  await page.getByRole('menuitem', { name: 'Open' }).click();
  expect(await said.innerText()).toBe('open Pune');
  // It is off, and says why it is.
  await choices.getByRole('button', { name: 'Send' }).click({ force: true });
  expect(await said.innerText()).toBe('not yet');
}

/** Replaces what is in a file of the app by what the guide has a person write. */
function write(path: string, before: string | RegExp, now: string): void {
  const text = readFileSync(join(app, path), 'utf8');
  expect(text).toMatch(before);
  writeFileSync(join(app, path), text.replace(before, now));
}

/** Writes the app of the last release's READMEs and asks for what they name, our packages by a range as npm writes it. */
function writeApp(): void {
  const steps = (['ui', 'api-client', 'captcha', 'forms'] as const).map(
    (name) => readReadme(name, last.sources).everywhere,
  );
  for (const { path, text } of steps.flatMap(({ files }) => files)) {
    mkdirSync(dirname(join(app, path)), { recursive: true });
    writeFileSync(join(app, path), text);
  }
  if (last.version === '0.1.0') cpSync(written, app, { recursive: true });
  const wanted = new Set(steps.flatMap(({ installs }) => installs.flat()));
  npm(
    'install',
    ...[...wanted].map((name) => (name.startsWith('@aarambh/') ? `${name}@^${last.version}` : name)),
  );
}

beforeAll(async () => {
  last = lastRelease();
  next = nextRelease(folder.path);
  registry = await startRegistry(join(folder.path, 'registry'));
  for (const tarball of last.tarballs) registry.publish(tarball);
  mkdirSync(app);
  writeApp();
  for (const tarball of next.tarballs) registry.publish(tarball);
}, 600_000);

afterAll(async () => {
  await registry?.stop();
  folder.remove();
});

it('begins with an app that compiles', () => {
  expect(compile()).toBe('');
});

it('is one version of four packages', () => {
  expect(installed()).toEqual(packageNames.map(() => last.version));
  expect(new Set(next.tarballs.map((tarball) => basename(tarball)))).toEqual(
    new Set(packageNames.map((name) => `aarambh-${name}-${next.version}.tgz`)),
  );
});

it('leaves an app alone that asks for what it asked for', () => {
  npm('update');
  npm('install');
  const [before] = last.version.split('.');
  const [after] = next.version.split('.');
  expect(installed()).toEqual(
    packageNames.map(() => (before === after && before !== '0' ? next.version : last.version)),
  );
});

it('is taken by the command of the guide, with every peer in place', () => {
  const command = /`npm (install @aarambh\/[^`]+)`/.exec(guide)?.[1];
  npm(...(command ?? '').split(' '));
  expect(installed()).toEqual(packageNames.map(() => next.version));
  // Fails with what is missing or does not fit.
  npm('ls', '--all');
});

it('no longer compiles what speaks the names of before, and only that', () => {
  let said = '';
  try {
    compile();
  } catch (error) {
    said = String(error);
  }
  expect(new Set(said.match(/^src\/\w+\.tsx/gm))).toEqual(new Set(['src/Choices.tsx', 'src/Fields.tsx']));
});

it('rewrites it by the commands of the guide, which name what they leave', () => {
  const commands = /```sh\n(.*?)```/s.exec(section())?.[1]?.trim().split('\n') ?? [];
  expect(commands).toHaveLength(2);
  const said = commands.map((line) => {
    const [command = '', ...args] = line.split(' ');
    return run(app, command, args, registry.env);
  });
  expect(said.at(-1)).toBe(`look at src/Fields.tsx:45 TextField onChange: is told (value, details) now
look at src/Fields.tsx:46 TextField: register of a form library goes through fromRegister
2 files changed.
`);
});

it('compiles, builds and runs, when the two places are written as the table of the guide says', async () => {
  write(
    'src/Fields.tsx',
    /hearCity = \(event: [^)]+\)(.*?)event\.target\.value/,
    'hearCity = (value: string)$1value',
  );
  write('src/Fields.tsx', ', type ChangeEvent }', ' }');
  write('src/Fields.tsx', "{...register('street')}", "{...fromRegister(register('street'))}");
  write(
    'src/Fields.tsx',
    /^import \{ useState/m,
    "import { fromRegister } from '@aarambh/ui/Field';\nimport { useState",
  );
  expect(compile()).toBe('');
  npm('exec', '--', 'vite', 'build');
  const port = await freePort();
  const server = await start(app, ['node_modules/.bin/vite', 'preview', '--port', String(port)], port, {});
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(server.origin);
    await useWrittenApp(page);
  } finally {
    await browser.close();
    await server.stop();
  }
});

it.each(packageNames)('has in the guide what has gone from %s', (name) => {
  const before = exportedNames(name, last.sources);
  const now = new Set(exportedNames(name, root));
  expect(before.length).toBeGreaterThan(3);
  const words = section();
  expect(before.filter((each) => !now.has(each) && !words.includes(`\`${each}\``))).toEqual([]);
});

it('goes on to the minor after it without being asked, as from 1.0 all do', () => {
  const after = minorAfter(next, folder.path);
  for (const tarball of after.tarballs) registry.publish(tarball);
  npm('update');
  expect(installed()).toEqual(packageNames.map(() => after.version));
  npm('ls', '--all');
}, 240_000);
