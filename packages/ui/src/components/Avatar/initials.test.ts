import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Asha Kulkarni', 'AK'],
  ['asha', 'A'],
  ['  Asha  Madhav   Kulkarni ', 'AK'],
  ['Dr. A. P. J. Abdul Kalam', 'DK'],
  ['निशा शर्मा', 'निश'],
  ['(Pune) Works', 'PW'],
  ['3M India', '3I'],
  ['-- !!', ''],
  ['', ''],
])('%j gives %j', (name, expected) => {
  expect(initials(name, 'en')).toBe(expected);
});
