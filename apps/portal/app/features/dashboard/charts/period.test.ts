import { expect, it } from 'vitest';
import { queryOf } from './period.ts';

it.each([
  ['before midnight in India', '2026-11-25T18:29:59Z', '2026-10-27'],
  ['after it, while it is the day before elsewhere', '2026-11-25T18:30:00Z', '2026-10-28'],
])('a month has thirty days that end with today in India, %s', (_when, now, from) => {
  expect(queryOf('month', Date.parse(now))).toEqual({ from });
});
