import { expect, it } from 'vitest';
import { marksOf } from './numberMarks.ts';

it.each(['en', 'en-IN', 'hi-IN', 'mr', 'ar', 'ar-EG', 'de-CH'])(
  'writes decimals of %s after a dot',
  (locale) => {
    expect(marksOf(locale)).toEqual({ decimal: '.', group: ',' });
  },
);

it.each([
  ['de', '.'],
  ['es', '.'],
  ['fr', '\u202f'],
  ['pl', '\u00a0'],
])('writes decimals of %s after a comma', (locale, group) => {
  expect(marksOf(locale)).toEqual({ decimal: ',', group });
});
