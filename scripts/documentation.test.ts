import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What is in the repository, without what tools put there. */
const built = new Set(['node_modules', 'dist', 'build', '.git', '.cache', '.data', '.reports', '.visual']);
const files = globSync('{.github,.storybook,apps,bench,docs,openapi,packages,scripts,tests}/**', {
  cwd: root,
  withFileTypes: true,
  exclude: (entry) => built.has(entry.name),
}).map(
  (entry) => `${join(entry.parentPath, entry.name).slice(root.length)}${entry.isDirectory() ? '/' : ''}`,
);
const known = new Set(files);
/** Every end of a path: `screen/inOrder.css.ts`, `inOrder.css.ts`. */
const ends = new Set(
  files.flatMap((file) => {
    const parts = file.split(/(?<=\/)/);
    return parts.map((_part, from) => parts.slice(from).join(''));
  }),
);

const pages = ['README.md', ...globSync('docs/*.md', { cwd: root })];
const everyPage = [...pages, ...globSync('docs/decisions/*.md', { cwd: root })];
const read = (page: string): string => readFileSync(join(root, page), 'utf8');

/** `{en,hi}.json` is `en.json` and `hi.json`. */
function spelledOut(path: string): string[] {
  const [all, choices] = /\{([\w,-]+)\}/.exec(path) ?? [];
  return all === undefined || choices === undefined
    ? [path]
    : choices.split(',').flatMap((choice) => spelledOut(path.replace(all, choice)));
}

const isPlaceholder = (path: string): boolean => /[<>*…]|\{\w+\}/.test(path);

/** Paths from the root of the repository, in the text, in its diagrams and above its differences. */
const fromRoot = (text: string): string[] =>
  [
    ...text.matchAll(/(?<![\w./-])(?:\.github|\.storybook|apps|openapi|packages|tests)\/[\w.@{},/<>*-]*/g),
  ].map(([path]) => path.replace(/[.,]$/, ''));

/** Names in backticks that are files or folders by their look. They may leave out where a reader is already. */
const inBackticks = (text: string): string[] =>
  [...text.matchAll(/`([^`\s]+)`/g)].flatMap(([, name = '']) =>
    /^[\w-][\w./-]*(?:\/|\.(?:css|json|md|mjs|tsx?|txt|webmanifest|yaml))$/.test(name) ? [name] : [],
  );

const isThere = (path: string): boolean => known.has(path) || known.has(`${path}/`);

test.each(pages)('%s names files and folders that are there', (page) => {
  const text = read(page);
  const missing = [
    ...fromRoot(text)
      .flatMap(spelledOut)
      .filter((path) => !isPlaceholder(path) && !isThere(path)),
    ...inBackticks(text).filter((path) => !isPlaceholder(path) && !ends.has(path)),
  ];
  expect([...new Set(missing)]).toEqual([]);
});

test.each(everyPage)('the links of %s lead to pages that are there', (page) => {
  const targets = [...read(page).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].flatMap(([, target = '']) =>
    /^[a-z]+:/.test(target) ? [] : [target],
  );
  expect(targets.filter((target) => !existsSync(join(root, dirname(page), target)))).toEqual([]);
});
