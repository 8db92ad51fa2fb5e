/** No regular expression of the server takes longer than in proportion to the text that it is given. */
import { checkSync } from 'recheck';
import { expect, test } from 'vitest';
import { expressionsOfCode, filesThatMakeExpressions } from '../support/expressions.ts';

const expressions = expressionsOfCode();

/** Files with an expression that is put together, and of what. */
const made: Readonly<Record<string, string>> = {
  'apps/backend/src/platform/contact-details.ts': 'literals of the same file, to find them everywhere',
};

test('every expression is found', () => {
  expect(expressions.length).toBeGreaterThan(150);
  const sources = expressions.map(({ source }) => source);
  expect(sources).toContain('^[1-9][0-9]{9}$');
  expect(sources).toContain(String.raw`^([\w-]{22})\.([\w-]{43})$`);
});

test('every expression is written out, so that it can be judged here', () => {
  expect(filesThatMakeExpressions()).toEqual(Object.keys(made));
});

test('every expression takes linear time', () => {
  // The automaton proves it, however long that takes; trying strings out would not give the same verdict each time.
  const slow = expressions
    .filter(
      ({ source, flags }) =>
        checkSync(source, flags, { checker: 'automaton', timeout: null }).status !== 'safe',
    )
    .map(({ file, source, flags }) => `${file}: /${source}/${flags}`);
  expect(slow).toEqual([]);
});
