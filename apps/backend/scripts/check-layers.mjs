// Says which imports of the backend run up, or go around the door of a folder. A lint rule cannot: it sees the text of a path, not where it leads.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../src', import.meta.url));

/** Each folder imports from those after it, by their `index.ts` alone. docs/architecture.md says what is in them. */
const layers = [
  'seed',
  'insights',
  'hiring',
  'money',
  'messages',
  'candidates',
  'identity',
  'organisations',
  'catalogue',
  'records',
  'platform',
  'config',
  'database',
];

/** Files beside the folders that every folder may import, because they import none. All others put the server together. */
const ground = ['folders.ts', 'last-resort.ts', 'start-failure.ts'];

/** What goes around a door, and why. */
const allowed = new Map([
  ['schema.ts', 'gathers the tables of all folders for the tool that writes migrations'],
]);

const rankOf = (path) => {
  if (ground.includes(path)) return layers.length;
  return path.includes('/') ? layers.indexOf(path.slice(0, path.indexOf('/'))) : -1;
};
const doorOf = (path) => `${folderOf(path)}/index.ts`;
const folderOf = (path) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : path);

/** What is wrong with an import, or undefined. Paths begin at `src/`. */
function disagreement(from, to) {
  if (folderOf(from) === folderOf(to)) {
    return doorOf(to) === to && folderOf(to) !== 'seed' ? 'its own door: import the file itself' : undefined;
  }
  const [above, below] = [rankOf(from), rankOf(to)];
  if (from.includes('/') && above === -1) return 'a folder that has no place in the order of the layers';
  if (from.includes('/') && below <= above) return 'an import that runs up';
  // The first data is no part of the server: only what puts it together reads it.
  if (!to.includes('/') || doorOf(to) === to || folderOf(to) === 'seed') return undefined;
  if (allowed.has(from) && /\/tables(\.ts$|\/)/.test(to)) return undefined;
  return `an import around the door ${doorOf(to)}`;
}

const wrong = [];
for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.ts')) continue;
  const path = name.split(sep).join('/');
  const code = readFileSync(join(source, name), 'utf8');
  for (const [, target] of code.matchAll(/(?:from|import\()\s*'(\.[^']+\.ts)'/g)) {
    const to = normalize(join(dirname(path), target))
      .split(sep)
      .join('/');
    const verdict = disagreement(path, to);
    if (verdict) wrong.push(`${path} -> ${to}: ${verdict}`);
  }
}
for (const line of wrong) console.log(line);
process.exit(wrong.length > 0 ? 1 : 0);
