import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampPage, countPages, paginate } from './paginate.ts';

const draw = (page: number, pageCount: number, slots?: number): string =>
  paginate(page, pageCount, slots)
    .map((slot) => (slot.kind === 'gap' ? '…' : slot.page === page ? `[${slot.page}]` : String(slot.page)))
    .join(' ');

describe('paginate', () => {
  it.each([
    [1, 0, ''],
    [1, 1, '[1]'],
    [3, 7, '1 2 [3] 4 5 6 7'],
    [1, 10, '[1] 2 3 4 5 … 10'],
    [4, 10, '1 2 3 [4] 5 … 10'],
    [5, 10, '1 … 4 [5] 6 … 10'],
    [6, 10, '1 … 5 [6] 7 … 10'],
    [7, 10, '1 … 6 [7] 8 9 10'],
    [10, 10, '1 … 6 7 8 9 [10]'],
    [4, 8, '1 2 3 [4] 5 … 8'],
    [5, 8, '1 … 4 [5] 6 7 8'],
    [20_000, 40_000, '1 … 19999 [20000] 20001 … 40000'],
  ])('page %i of %i draws %s', (page, pageCount, expected) => {
    expect(draw(page, pageCount)).toBe(expected);
  });

  it('draws other widths, and never fewer than five places', () => {
    expect(draw(6, 12, 9)).toBe('1 … 4 5 [6] 7 8 … 12');
    expect(draw(6, 12, 5)).toBe('1 … [6] … 12');
    expect(draw(6, 12, 2)).toBe('1 … [6] … 12');
  });

  it('holds the current, the first and the last page within the places, in order, for any page', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: -10, max: 6000 }),
        fc.constantFrom(5, 7, 9, 11),
        (pageCount, page, slots) => {
          const bar = paginate(page, pageCount, slots);
          const numbers = bar.flatMap((slot) => (slot.kind === 'page' ? [slot.page] : []));
          expect(bar).toHaveLength(Math.min(slots, pageCount));
          expect(numbers).toContain(clampPage(page, pageCount));
          expect(numbers.at(0)).toBe(1);
          expect(numbers.at(-1)).toBe(pageCount);
          expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        },
      ),
    );
  });
});

describe('countPages', () => {
  it.each([
    [0, 25, 0],
    [1, 25, 1],
    [25, 25, 1],
    [26, 25, 2],
    [1_000_000, 25, 40_000],
    [10, 0, 0],
    [Number.NaN, 25, 0],
  ])('%i results at %i a page make %i pages', (total, size, expected) => {
    expect(countPages(total, size)).toBe(expected);
  });
});

describe('clampPage', () => {
  it.each([
    [0, 6, 1],
    [7, 6, 6],
    [3.9, 6, 3],
    [Number.NaN, 6, 1],
    [1, 0, 1],
  ])('page %d of %i becomes %i', (page, pageCount, expected) => {
    expect(clampPage(page, pageCount)).toBe(expected);
  });
});
