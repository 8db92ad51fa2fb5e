import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { normaliseMobile } from '../../../ui/src/components/PhoneField/normaliseMobile.ts';
import { readMobile } from './readMobile.ts';

it.each([
  '9876543210',
  '+91 98765 43210',
  '0091-98765-43210',
  '919876543210',
  '09876543210',
  '(98765) 43.210',
  '\u202a9876543210\u202c',
  '98765\u00a043210',
  '९८७६५ ४३२१०',
  '+९१ ९८७६५ ४३२१०',
  '9876543210.0',
])('reads %j', (text) => expect(readMobile(text)).toBe('9876543210'));

it.each([
  '',
  '98765',
  '9.88E+09',
  '+1 987 654 3210',
  '9876543210 / 9123456780',
  '=9876543210',
  '9876543210.5',
])('takes %j for no number', (text) => expect(readMobile(text)).toBeUndefined());

it('reads what the phone field reads, and nothing else', () => {
  const piece = fc.constantFrom(
    '+',
    '91',
    '0',
    '00',
    '98765',
    '43210',
    '९८७',
    '٣',
    '.',
    '.0',
    '-',
    ' ',
    '\u200e',
    'x',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(text, (each) => {
      expect(readMobile(each)).toBe(normaliseMobile(each));
    }),
  );
});
