/** What runs beside each other on several machines is the whole of `npm test`, each test once. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readPart, usualParts } from './test-parts.mjs';

const workflow = readFileSync(
  fileURLToPath(new URL('../.github/workflows/test.yml', import.meta.url)),
  'utf8',
);

test('the machines of the workflow run every part, and every share of it, once', () => {
  const asked = [...workflow.matchAll(/^ {10}- '?([a-z0-9:/]+)'?$/gm)].map(([, part = '']) => readPart(part));
  const shares = Map.groupBy(asked, ({ part }) => part);
  expect(new Set(shares.keys())).toEqual(new Set(usualParts));
  for (const found of shares.values()) {
    const wanted = found.map((_, index) => (found.length === 1 ? undefined : `${index + 1}/${found.length}`));
    expect(found.map(({ shard }) => shard)).toEqual(wanted);
  }
});

test.each([
  ['unknown', 'No part is called'],
  ['', 'No part is called'],
  ['e2e:', 'No part is called'],
  ['e2e:0/3', 'has no such share'],
  ['e2e:4/3', 'has no such share'],
  ['checks:1/2', 'runs as one'],
])('"%s" is refused with a sentence', (text, sentence) => {
  expect(() => readPart(text)).toThrow(sentence);
});
