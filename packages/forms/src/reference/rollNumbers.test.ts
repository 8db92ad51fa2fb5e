import { expect, test } from 'vitest';
import { rollNumbersIn } from './rollNumbers.ts';

test.each([
  ['one a line', '2027/0302\n2027/0149\r\n2027/0080'],
  ['commas', '2027/0302, 2027/0149,2027/0080'],
  ['commas and semicolons', '2027/0302, 2027/0149; 2027/0080'],
  ['tabs', '2027/0302\t2027/0149\t2027/0080'],
  ['blanks', '2027/0302 2027/0149   2027/0080'],
  ['a column with its heading', 'Roll number\n2027/0302\n2027/0149\n2027/0080\n'],
  ['quotation marks', '"2027/0302","2027/0149"\n"2027/0080"'],
  ['numbers with a name behind them', '2027/0302 Asha Patil\n2027/0149 - Ravi Kumar\n2027/0080, मीना दास'],
  [
    'columns of a sheet, a serial number before and marks behind',
    'No\tRoll No\tName\tMobile\tCGPA\n1\t2027/0302\tAsha\t9812300071\t8.2\n2\t2027/0149\tRavi\t9812300072\t7.1\n3\t2027/0080\tMeena\t9812300073\t9',
  ],
])('%s', (_what, text) => {
  expect(rollNumbersIn(text)).toEqual({ numbers: ['2027/0302', '2027/0149', '2027/0080'], repeated: 0 });
});

test('each is there once, whatever its case, and how often it came again is told', () => {
  expect(rollNumbersIn('CE/041, ce/041\nCE/041 Asha\nCE/042')).toEqual({
    numbers: ['CE/041', 'CE/042'],
    repeated: 2,
  });
});

test.each(['', 'Asha Patil', '12', 'x'.repeat(40)])('%j has none', (text) => {
  expect(rollNumbersIn(text).numbers).toEqual([]);
});
