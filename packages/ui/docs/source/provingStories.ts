import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readPage, readStories, requiredStories } from '../pages.ts';

/**
 * The stories of a component's file that no page shows and that have no words of their own: they prove a behaviour, and a reader of the
 * sidebar looks for none of them. A file without a page beside it has none.
 * @param path of a file of stories
 * @returns the names of the exports
 */
export function provingStories(path: string): readonly string[] {
  const pages = globSync('*.mdx', { cwd: dirname(path) }).map((file) =>
    readFileSync(join(dirname(path), file), 'utf8'),
  );
  if (pages.length === 0) return [];
  const source = readFileSync(path, 'utf8');
  const shown = new Set(
    pages.flatMap((page) => readPage(page).shown.map((name) => name.split('.').at(-1) ?? '')),
  );
  const isNamed = (name: string): boolean =>
    requiredStories.some((required) => required === name) ||
    shown.has(name) ||
    new RegExp(`\\*/\\s*export const ${name}\\b`).test(source);
  return readStories(source).names.filter((name) => !isNamed(name));
}
