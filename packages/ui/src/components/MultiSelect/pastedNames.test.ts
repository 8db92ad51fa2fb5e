import { expect, it } from 'vitest';
import { pastedNames } from './pastedNames.ts';

it.each([
  ['Java, SQL', ['Java', 'SQL']],
  ['Java\r\nSQL\r\n', ['Java', 'SQL']],
  ['Java\tSQL;Excel', ['Java', 'SQL', 'Excel']],
  ['Java', []],
  ['Java,', []],
  ['', []],
])('%j', (text, names) => {
  expect(pastedNames(text)).toEqual(names);
});
