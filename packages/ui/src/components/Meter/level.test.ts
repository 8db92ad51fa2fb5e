import { expect, it } from 'vitest';
import { levelOf } from './level.ts';

it.each([
  [80, 50, 75, 'good'],
  [75, 50, 75, 'good'],
  [74.9, 50, 75, 'fair'],
  [50, 50, 75, 'fair'],
  [0, 50, 75, 'poor'],
  [0, 3, 0, 'good'],
  [1, 3, 0, 'fair'],
  [3, 3, 0, 'fair'],
  [4, 3, 0, 'poor'],
])('%d with fair from %d and good from %d is %s', (value, fairFrom, goodFrom, expected) => {
  expect(levelOf(value, { fairFrom, goodFrom })).toBe(expected);
});
