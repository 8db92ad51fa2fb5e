import { expect, it } from 'vitest';
import { readNumber } from './readNumber.ts';

it.each([
  ['1000.50', '1000.50'],
  ['₹ 1,000.50', '1000.50'],
  ['₹1,000.50/-', '1000.50'],
  ['Rs. 12,34,567', '1234567'],
  ['INR 1,234,567.00', '1234567.00'],
  ['1 000', '1000'],
  ['12\u00a034\u202f567', '1234567'],
  ['\u202a1,000\u202c', '1000'],
  ['१२,३४,५६७', '1234567'],
  ['१०.५', '10.5'],
  ['١٬٠٠٠٫٥', '1000.5'],
  ['007', '7'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['+5', '5'],
  ['\u22125', '-5'],
  ['-0', '0'],
])('reads %j as %s', (text, plain) => {
  expect(readNumber(text)).toEqual({ state: 'number', text: plain, value: Number(plain) });
});

it('takes the unit of the field off, and no other', () => {
  expect(readNumber('60 %', ['%'])).toMatchObject({ state: 'number', value: 60 });
  expect(readNumber('5 Years', ['years'])).toMatchObject({ state: 'number', value: 5 });
  expect(readNumber('₹60', ['%'])).toMatchObject({ state: 'unreadable' });
  expect(readNumber('60%', ['₹'])).toMatchObject({ state: 'unreadable' });
  expect(readNumber('60%')).toMatchObject({ state: 'unreadable' });
});

it('finds an empty field empty', () => {
  expect(readNumber('  ')).toEqual({ state: 'empty' });
});

it.each(['abc', '12a', '1.2.3', '--1', '1,2,3', '1.000,50', '1-2', '₹', '1e5', '1,2345', '1.5 lakh'])(
  'does not guess what %j is',
  (text) => {
    expect(readNumber(text)).toEqual({ state: 'unreadable', issue: { code: 'notANumber' } });
  },
);

it('asks which of two numbers a comma means', () => {
  expect(readNumber('-1,5')).toEqual({
    state: 'unreadable',
    issue: { code: 'ambiguousComma', params: { decimal: '-1.5', whole: '-15' } },
  });
});

it('takes no number that it could not keep exactly', () => {
  expect(readNumber('999999999999999')).toMatchObject({ value: 999_999_999_999_999 });
  expect(readNumber('9999999999999999')).toEqual({
    state: 'unreadable',
    issue: { code: 'tooManyDigits', params: { digits: 15 } },
  });
});

const german = { decimal: ',', group: '.' } as const;

it.each([
  ['1.234,5', '1234.5'],
  ['1234,5', '1234.5'],
  ['1.234', '1234'],
  ['1 234,5', '1234.5'],
  ['-0,05', '-0.05'],
  ['Rs. 1.234,50', '1234.50'],
])('reads %j as %s where a comma begins the decimals', (text, plain) => {
  expect(readNumber(text, [], german)).toEqual({ state: 'number', text: plain, value: Number(plain) });
});

it('does not guess where a comma begins the decimals either', () => {
  expect(readNumber('1,234.50', [], german)).toMatchObject({ issue: { code: 'notANumber' } });
  expect(readNumber('1.5', [], german)).toEqual({
    state: 'unreadable',
    issue: { code: 'ambiguousDot', params: { decimal: '1,5', whole: '15' } },
  });
});
