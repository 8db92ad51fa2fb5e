import { expect, it } from 'vitest';
import { timeLeft } from './timeLeft.ts';

it.each([
  [0, '00:00'],
  [9, '00:09'],
  [309, '05:09'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3909, '1:05:09'],
])('shows %i seconds as %s', (seconds, shown) => {
  expect(timeLeft(seconds)).toBe(shown);
});
