import { expect, it } from 'vitest';
import { directionOf } from './providerContext.ts';

it.each([
  ['en', 'ltr'],
  ['hi-IN', 'ltr'],
  ['ar', 'rtl'],
  ['ur-IN', 'rtl'],
  ['UR', 'rtl'],
  ['pa', 'ltr'],
  ['pa-Arab-PK', 'rtl'],
  ['ur-Latn', 'ltr'],
])('%s is written %s', (locale, direction) => {
  expect(directionOf(locale)).toBe(direction);
});
