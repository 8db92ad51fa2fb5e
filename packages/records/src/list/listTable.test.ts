import { expect, test } from 'vitest';
import type { AnyColumn } from '../declare/column.ts';
import { asNumbers } from './listTable.ts';

const column = (of: Partial<AnyColumn>): AnyColumn => ({ field: 'value', label: 'resources.yes', ...of });

test.each<[AnyColumn['as'], unknown, string, string | number]>([
  ['number', 1200, '1,200', 1200],
  ['number', 0, '0', 0],
  ['grade', 8.1, '8.10', 8.1],
  ['money', 4_50_000_00, '₹4,50,000', 4_50_000],
  ['number', null, '', ''],
  ['grade', 'not a number', 'Cannot be read', 'Cannot be read'],
  ['code', '0041', '0041', '0041'],
  ['phone', '9000000001', '90000 00001', '90000 00001'],
  ['years', 18, '1.5 years', '1.5 years'],
])('a workbook has %s %j as what can be added, or as it is shown', (as, value, words, cell) => {
  expect(asNumbers(column({ as }), { id: 'a', rowVersion: 1, value }, words)).toBe(cell);
});

test('what a column says beyond its property stays words', () => {
  const own = column({ as: 'number', words: () => '3 of 4' });
  expect(asNumbers(own, { id: 'a', rowVersion: 1, value: 3 }, '3 of 4')).toBe('3 of 4');
});
