import { describe, expect, it } from 'vitest';
import { pageRange } from './pageRange.ts';

describe('pageRange', () => {
  it.each([
    [1, 25, 130, 1, 25],
    [2, 25, 137, 26, 50],
    [6, 25, 130, 126, 130],
    [1, 25, 3, 1, 3],
    [99, 25, 130, 126, 130],
    [0, 25, 130, 1, 25],
    [Number.NaN, 25, 130, 1, 25],
  ])('page %d of %i a page over %i results shows %i - %i', (page, size, total, start, end) => {
    expect(pageRange(page, size, total)).toEqual({ start, end, total });
  });

  it('says 0 - 0 of 0 when there is nothing', () => {
    expect(pageRange(3, 25, 0)).toEqual({ start: 0, end: 0, total: 0 });
    expect(pageRange(1, 25, -1)).toEqual({ start: 0, end: 0, total: 0 });
  });
});
