/** An app of the last release meets the next one: what it asked for goes on, and `docs/upgrading.md` leads over. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportedNames } from './exported.ts';
import { packageNames, run, temporaryFolder } from './packed.ts';
import { readReadme } from './readme.ts';
import { startRegistry, type Registry } from './registry.ts';
import { lastRelease, minorAfter, nextRelease, type Release } from './releases.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = temporaryFolder();
const app = join(folder.path, 'app');
const guide = readFileSync(join(root, 'docs/upgrading.md'), 'utf8');

let registry: Registry;
let last: Release;
let next: Release;

const npm = (...args: string[]): string => run(app, 'npm', args, registry.env);

/** The version of each of our packages in the app, as installed. */
function installed(): string[] {
  const { dependencies = {} } = JSON.parse(npm('ls', '--json', '--depth=0'));
  return packageNames.map((name) => String(dependencies[`@aarambh/${name}`]?.version));
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

it('compiles the app of before', () => {
  expect(run(app, 'node', ['node_modules/typescript/bin/tsc', '--noEmit'], registry.env)).toBe('');
});

it.each(packageNames)('has in the guide what has gone from %s', (name) => {
  const before = exportedNames(name, last.sources);
  const now = new Set(exportedNames(name, root));
  expect(before.length).toBeGreaterThan(3);
  const [section = ''] = guide.split(`## To ${next.version}\n`).slice(1);
  const [words = ''] = section.split('\n## To ');
  expect(before.filter((each) => !now.has(each) && !words.includes(`\`${each}\``))).toEqual([]);
});

it('goes on to the minor after it without being asked, as from 1.0 all do', () => {
  const after = minorAfter(next, folder.path);
  for (const tarball of after.tarballs) registry.publish(tarball);
  npm('update');
  expect(installed()).toEqual(packageNames.map(() => after.version));
  npm('ls', '--all');
}, 240_000);
