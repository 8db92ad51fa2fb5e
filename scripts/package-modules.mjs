// The packages that a bundle leaves outside, with what they need, as plain folders.
import { cpSync, existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What no program reads while it runs: types, maps, pages for people, and what is there again as text for browsers. */
const unread = /\.(?:[cm]?ts|map|md)$|\.base64[-.]/;

/** Of a family of fonts, the two weights of `apps/backend/src/platform/pdf-fonts.ts`. */
const unreadFonts = /^(?!400Regular\/|700Bold\/|package\.json$|LICENSE)/;

const isUnread = (name, path) =>
  unread.test(path) || (name.startsWith('@expo-google-fonts/') && unreadFonts.test(path));

/** The folder of a package as `from` finds it; undefined for one that is of another platform. */
function folderOf(name, from) {
  const manifest = createRequire(from)
    .resolve.paths(name)
    .map((folder) => join(folder, name, 'package.json'))
    .find(existsSync);
  return manifest === undefined ? undefined : dirname(realpathSync(manifest));
}

/**
 * Copies packages and what they depend on.
 * @param {string} manifest the package.json of whoever needs them
 * @param {readonly string[]} names
 * @param {string} to the folder of all of them, each under its name
 * @throws {Error} when two versions of one package are needed, or one is not there
 */
export function copyModules(manifest, names, to) {
  /** @type {Map<string, string>} the folder that each was copied from */
  const copied = new Map();
  const waiting = names.map((name) => ({ name, from: manifest, isOptional: false }));
  for (const { name, from, isOptional } of waiting) {
    const folder = folderOf(name, from);
    if (folder === undefined && isOptional) continue;
    if (folder === undefined) throw new Error(`${name} is not installed, and ${from} needs it.`);
    if (copied.has(name) && copied.get(name) !== folder)
      throw new Error(`Two versions of ${name} are needed.`);
    if (copied.has(name)) continue;
    copied.set(name, folder);

    const files = globSync('**', {
      cwd: folder,
      withFileTypes: true,
      exclude: (entry) => entry.name === 'node_modules',
    });
    for (const entry of files) {
      const path = join(entry.parentPath, entry.name).slice(folder.length + 1);
      if (entry.isFile() && !isUnread(name, path)) cpSync(join(folder, path), join(to, name, path));
    }
    const own = join(folder, 'package.json');
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(own, 'utf8'));
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) {
      waiting.push({ name: each, from: own, isOptional: each in optionalDependencies });
    }
  }
}
