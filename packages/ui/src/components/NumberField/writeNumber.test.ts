import { expect, it } from 'vitest';
import { groupDigits, toPlainText } from './writeNumber.ts';

it.each([
  ['0', '0'],
  ['999', '999'],
  ['1000', '1,000'],
  ['100000', '1,00,000'],
  ['1234567', '12,34,567'],
  ['123456789012', '1,23,45,67,89,012'],
  ['-100000.50', '-1,00,000.50'],
  ['-100', '-100'],
])('groups %s in the Indian way', (plain, grouped) => {
  expect(groupDigits(plain, 'indian')).toBe(grouped);
});

it('groups in thousands, or not at all', () => {
  expect(groupDigits('-1234567.5', 'thousands')).toBe('-1,234,567.5');
  expect(groupDigits('-123456', 'thousands')).toBe('-123,456');
  expect(groupDigits('2026', 'none')).toBe('2026');
});

it('writes a number without exponent and binary rests', () => {
  expect(toPlainText(0.1 + 0.2)).toBe('0.3');
  expect(toPlainText(1e-7)).toBe('0.0000001');
  expect(toPlainText(123_456_789_012_345)).toBe('123456789012345');
});

it('writes with the signs of a language', () => {
  const german = { decimal: ',', group: '.' } as const;
  expect(groupDigits('-1234567.50', 'thousands', german)).toBe('-1.234.567,50');
  expect(groupDigits('1234.5', 'none', german)).toBe('1234,5');
});
