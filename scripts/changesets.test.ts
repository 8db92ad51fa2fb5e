import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const folder = fileURLToPath(new URL('../.changeset/', import.meta.url));
const files = globSync('*.md', { cwd: folder }).filter((name) => name !== 'README.md');

const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const kinds = new Set(
  files.map((name) => /': (major|minor|patch)$/m.exec(readFileSync(folder + name, 'utf8'))?.[1]),
);

/** The version that `changeset version` makes of what waits here: the four packages have one. */
function nextVersion(): string {
  const { version } = JSON.parse(read('packages/ui/package.json')) as { version: string };
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (kinds.has('major')) return `${major + 1}.0.0`;
  if (kinds.has('minor')) return `${major}.${minor + 1}.0`;
  return kinds.has('patch') ? `${major}.${minor}.${patch + 1}` : version;
}

// One text in the changelogs of several packages tells each reader of what another package has.
test('a changeset is of one package', () => {
  const several = files.filter(
    (name) => (readFileSync(folder + name, 'utf8').match(/^'@aarambh\//gm) ?? []).length !== 1,
  );
  expect(several).toEqual([]);
});

// `changeset version` stops at a package that has no releases.
test('a changeset is of a package that is published', () => {
  const { fixed } = JSON.parse(read('.changeset/config.json')) as { fixed: [string[]] };
  const named = files.map((name) => [
    name,
    /^'(@aarambh\/[a-z-]+)'/m.exec(readFileSync(folder + name, 'utf8'))?.[1],
  ]);
  expect(named.filter(([, name = '']) => !fixed[0].includes(name))).toEqual([]);
});

test('what takes away or renames is led over by the guide', () => {
  const sections = kinds.has('major') ? [`## To ${nextVersion()}`] : [];
  expect(read('docs/upgrading.md').split('\n')).toEqual(expect.arrayContaining(sections));
});

test('a component says the release that brings it', () => {
  const known = [
    nextVersion(),
    ...[...read('packages/ui/CHANGELOG.md').matchAll(/^## (\S+)$/gm)].map(([, version]) => version),
  ];
  const pages = globSync('packages/ui/src/**/*.mdx', { cwd: fileURLToPath(root) });
  const said = pages.flatMap((page) => /since="([^"]*)"/.exec(read(page))?.[1] ?? []);
  expect(said.length).toBeGreaterThan(60);
  expect([...new Set(said)].filter((version) => !known.includes(version))).toEqual([]);
});
