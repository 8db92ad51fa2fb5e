import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string): string => readFileSync(root + path, 'utf8');

it('explains every exported function and constant, in the README or on a page', () => {
  const pages = ['README.md', ...globSync('{docs,src}/**/*.mdx', { cwd: root })].map(read).join('\n');
  const exported = globSync('api/*.txt', { cwd: root })
    .flatMap((path) => [...read(path).matchAll(/^(?:function|const) (.*?)(?:[<(:]|$)/gm)])
    .flatMap(([, names = '']) => names.split(', '));
  expect(exported.length).toBeGreaterThan(20);
  expect(exported.filter((name) => !new RegExp(`\\b${name}\\b`).test(pages))).toEqual([]);
});
