import { expect, it } from 'vitest';
import { freeName } from './freeName.ts';

it.each([
  ['CV', [], 'CV'],
  ['CV', ['cv', 'CV 2'], 'CV 3'],
  ['x'.repeat(90), ['x'.repeat(80)], `${'x'.repeat(78)} 2`],
])('%s beside %j is %s', (wanted, names, expected) => {
  expect(freeName(wanted, names)).toBe(expected);
});
