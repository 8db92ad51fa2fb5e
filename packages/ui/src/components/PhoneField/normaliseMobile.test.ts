import { expect, it } from 'vitest';
import { normaliseMobile } from './normaliseMobile.ts';

it.each([
  ['9876543210', 'ten digits'],
  ['+91 98765 43210', 'the country code'],
  ['+91-98765-43210', 'hyphens'],
  ['0091 9876543210', 'the country code as dialled'],
  ['919876543210', 'the country code without a plus'],
  ['098765 43210', 'the trunk zero'],
  ['(98765) 43.210', 'brackets and dots'],
  ['\u202a+91 98765 43210\u202c', 'the invisible marks that contacts apps copy along'],
  ['९८७६५ ४३२१०', 'Devanagari digits'],
  ['98765\u00a043210', 'a non-breaking space'],
  ['9876543210.0', 'the fraction of a spreadsheet'],
])('reads %s (%s)', (text) => {
  expect(normaliseMobile(text)).toBe('9876543210');
});

it('checks no number: one that starts with 0 is ten digits too', () => {
  expect(normaliseMobile('01234 56789')).toBe('0123456789');
});

it.each([
  '',
  '98765',
  '98765432101',
  '+1 987 654 3210',
  'call 9876543210',
  '9876543210 / 9123456780',
  '98765x43210',
  '9876543210.5',
])('leaves %j alone', (text) => {
  expect(normaliseMobile(text)).toBeUndefined();
});
