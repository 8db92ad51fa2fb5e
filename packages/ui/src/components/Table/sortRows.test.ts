import { describe, expect, it } from 'vitest';
import { nextSort, sortRows, type SortValue } from './sortRows.ts';

const sorted = (
  values: SortValue[],
  direction: 'ascending' | 'descending' = 'ascending',
  locale = 'en',
): SortValue[] => sortRows(values, (value) => value, direction, locale);

describe('nextSort', () => {
  it('starts upwards and turns round on the same column', () => {
    const first = nextSort(undefined, 'name');
    expect(first).toEqual({ columnId: 'name', direction: 'ascending' });
    const second = nextSort(first, 'name');
    expect(second.direction).toBe('descending');
    expect(nextSort(second, 'name').direction).toBe('ascending');
    expect(nextSort(second, 'state')).toEqual({ columnId: 'state', direction: 'ascending' });
  });
});

describe('sortRows', () => {
  it('orders texts as the language does, and numbers in texts by size', () => {
    expect(sorted(['Pune', 'agra', 'Élan', 'City 10', 'City 9'])).toEqual([
      'agra',
      'City 9',
      'City 10',
      'Élan',
      'Pune',
    ]);
  });

  it('orders numbers, dates and truth values by size', () => {
    expect(sorted([10, 9, -1, 1.5])).toEqual([-1, 1.5, 9, 10]);
    expect(sorted([true, false])).toEqual([false, true]);
    const [older, newer] = [new Date('2026-01-02'), new Date('2026-11-21')];
    expect(sorted([newer, older])).toEqual([older, newer]);
    expect(sorted([2n, 1n])).toEqual([1n, 2n]);
  });

  it('puts rows without a value last, both ways', () => {
    expect(sorted([null, 2, undefined, 1])).toEqual([1, 2, null, undefined]);
    expect(sorted([null, 2, '', 1, Number.NaN], 'descending')).toEqual([2, 1, null, '', Number.NaN]);
  });

  it('keeps the order of equal values both ways, and the given rows', () => {
    const rows = [
      { id: 1, tier: 'b' },
      { id: 2, tier: 'a' },
      { id: 3, tier: 'B' },
    ];
    const ids = (direction: 'ascending' | 'descending'): number[] =>
      sortRows(rows, (row) => row.tier, direction, 'en').map(({ id }) => id);
    expect(ids('ascending')).toEqual([2, 1, 3]);
    expect(ids('descending')).toEqual([1, 3, 2]);
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});
