import { expect, it } from 'vitest';
import { en, hi } from '../../messages/index.ts';
import { summaryOf } from './summaryOf.ts';

const label = (id: string) => id.toUpperCase();

it('names what is chosen', () => {
  expect(summaryOf(['a'], label, 'en', en.multiSelect)).toBe('1 selected: A');
  expect(summaryOf(['a', 'b', 'c'], label, 'en-IN', en.multiSelect)).toBe('3 selected: A, B and C');
  expect(summaryOf(['a', 'b'], label, 'hi', hi.multiSelect)).toContain('A और B');
});

it('counts what it does not name, and never one alone', () => {
  expect(summaryOf(['a', 'b', 'c', 'd', 'e', 'f'], label, 'en-IN', en.multiSelect)).toBe(
    '6 selected: A, B, C, D, E and F',
  );
  expect(summaryOf(['a', 'b', 'c', 'd', 'e', 'f', 'g'], label, 'en-IN', en.multiSelect)).toBe(
    '7 selected: A, B, C, D, E and 2 more',
  );
});
