import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readReadme, withLists } from './readmeLists.ts';

const readme = readReadme();

it('lists in the README every form with its fields, and every other export', () => {
  expect(readme).toBe(withLists(readme));
  expect(readme).toContain(
    '| `login` | `login` | `mobileNumber` phone, `password` password, `captcha` captcha |',
  );
});

it('says in the README what each export is for', () => {
  expect(readme.match(/^\| `\w+` \|\s+\|$/gm) ?? []).toEqual([]);
});

it('names in the README every component and hook for React', () => {
  const source = readFileSync(new URL('../src/react/index.ts', import.meta.url), 'utf8');
  const exported = [...source.matchAll(/^export \{ (.*) \}/gm)]
    .flatMap(([, names = '']) => names.split(', '))
    .filter((name) => !name.startsWith('type '));
  expect(exported.length).toBeGreaterThan(20);
  expect(exported.filter((name) => !readme.includes(`\`${name}`))).toEqual([]);
});
