import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedCharacters, extractCode } from './extractCode.ts';

const digits = { mode: 'digits', length: 6 } as const;
const characters = { mode: 'characters', length: 6 } as const;

describe('extractCode, digits', () => {
  it.each([
    ['482915', '482915'],
    [' 482915\n', '482915'],
    ['482 915', '482915'],
    ['482-915', '482915'],
    ['48 29 15', '482915'],
    ['482\u00a0915', '482915'],
    ['482–915', '482915'],
    ['Your code is 482915', '482915'],
    ['OTP 482915, valid 10 min', '482915'],
    ['Use within 10 min code 482915', '482915'],
    ['G-482915 is your code.', '482915'],
    ['Ref 9876543210: code 482 915', '482915'],
    ['आपका कोड ४८२९१५ है', '482915'],
    ['４８２９１５', '482915'],
    ['@portal.example #482915', '482915'],
    ['48\u200b29\u200b15', '482915'],
  ])('finds the code in %j', (text, code) => {
    expect(extractCode(text, digits)).toBe(code);
  });

  it.each([
    ['4a8b2', '482'],
    ['48', '48'],
    ['12a34b56', '123456'],
  ])('takes the digits of %j when they fit', (text, code) => {
    expect(extractCode(text, digits)).toBe(code);
  });

  it.each(['', 'no code here', '98765 43210', 'ref 1234567', 'call 1800 123 4567 now'])(
    'finds none in %j',
    (text) => {
      expect(extractCode(text, digits)).toBe('');
    },
  );

  it('takes the first digits of a run that is too long', () => {
    expect(extractCode(' 12345678\n', digits)).toBe('123456');
  });

  it('obeys the length', () => {
    expect(extractCode('PIN 4821, valid 10 minutes', { mode: 'digits', length: 4 })).toBe('4821');
  });
});

describe('extractCode, characters', () => {
  it.each([
    ['a1b2c3', 'a1b2c3'],
    ['A1B 2C3', 'A1B2C3'],
    ['ab', 'ab'],
    ['४८२९१५', '482915'],
    ['Your code is 482915', '482915'],
    ['Your code is A1B2C3.', 'A1B2C3'],
    ['Please enter 482-915 now', '482915'],
  ])('finds the code in %j', (text, code) => {
    expect(extractCode(text, characters)).toBe(code);
  });

  it.each(['please accept nothing', 'abcdefg', '   '])('finds none in %j', (text) => {
    expect(extractCode(text, characters)).toBe('');
  });
});

describe('allowedCharacters', () => {
  it('blocks spaces and invisible characters in both modes', () => {
    expect(allowedCharacters('1 2\u200d3\t4\u00a05', 'digits')).toBe('12345');
    expect(allowedCharacters('a b\u200dc\td\u00a0é', 'characters')).toBe('abcdé');
  });

  it('blocks characters that take two places of an input', () => {
    expect(allowedCharacters('a😀b', 'characters')).toBe('ab');
  });
});

describe('every text', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('1', '९', ' ', '-', 'a', 'é') }),
  );

  it('gives at most a whole code of allowed characters', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(digits, characters), (text, shape) => {
        const code = extractCode(text, shape);
        expect(code.length).toBeLessThanOrEqual(shape.length);
        expect(allowedCharacters(code, shape.mode)).toBe(code);
      }),
    );
  });

  it('finds a whole code again in itself', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(digits, characters), (text, shape) => {
        const code = extractCode(text, shape);
        expect(extractCode(code, shape)).toBe(code);
      }),
    );
  });
});
