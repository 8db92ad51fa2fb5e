import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../.changeset/', import.meta.url));
const files = globSync('*.md', { cwd: folder }).filter((name) => name !== 'README.md');

// One text in the changelogs of several packages tells each reader of what another package has.
test('a changeset is of one package', () => {
  const several = files.filter(
    (name) => (readFileSync(folder + name, 'utf8').match(/^'@aarambh\//gm) ?? []).length !== 1,
  );
  expect(several).toEqual([]);
});
