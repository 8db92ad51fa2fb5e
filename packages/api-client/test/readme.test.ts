import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as client from '../src/index.ts';

test('the README explains every export', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  expect(Object.keys(client).filter((name) => !new RegExp(`\\b${name}\\b`).test(readme))).toEqual([]);
});
