import { describe, expect, it } from 'vitest';
import { csvOf } from './csvOf.ts';

const bodyOf = (...cells: (string | number | null)[]) => csvOf(['a'], [cells]).split('\r\n')[1];

describe('csvOf', () => {
  it('writes a byte order mark, the header and a line per row', () => {
    expect(
      csvOf(
        ['Day', 'Accounts'],
        [
          ['21 Nov', 3],
          ['22 Nov', null],
        ],
      ),
    ).toBe('\uFEFFDay,Accounts\r\n21 Nov,3\r\n22 Nov,\r\n');
  });

  it('quotes what has commas, quotation marks and line breaks in it', () => {
    expect(bodyOf('B.E., Civil', 'the "best"')).toBe('"B.E., Civil","the ""best"""');
    expect(csvOf(['a\nb'], [])).toBe('\uFEFF"a\nb"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@x', '\t=1', ' =1', '\u00A0=1', '＝1'])(
    'makes a formula of %j harmless',
    (text) => {
      expect(bodyOf(text)).toBe(`'${text}`);
    },
  );

  it('leaves a number below zero a number', () => {
    expect(bodyOf(-5)).toBe('-5');
  });
});
