import { describe, expect, it } from 'vitest';
import { nextMark } from './nextMark.ts';

const at = (row: number, column: number) => ({ row, column });
const press = (key: string, isWhole = false, direction: 'ltr' | 'rtl' = 'ltr') => ({
  key,
  isWhole,
  direction,
});

describe('nextMark', () => {
  // The value of row 1, column 1 is missing.
  const grid = [at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(1, 2), at(2, 0), at(2, 1), at(2, 2)];

  it('goes along rows and columns, and over gaps', () => {
    expect(nextMark(grid, at(0, 0), press('ArrowRight'))).toEqual(at(0, 1));
    expect(nextMark(grid, at(1, 0), press('ArrowRight'))).toEqual(at(1, 2));
    expect(nextMark(grid, at(0, 1), press('ArrowDown'))).toEqual(at(2, 1));
    expect(nextMark(grid, at(2, 1), press('ArrowUp'))).toEqual(at(0, 1));
  });

  it('stays at the ends', () => {
    expect(nextMark(grid, at(0, 2), press('ArrowRight'))).toBeUndefined();
    expect(nextMark(grid, at(0, 2), press('ArrowUp'))).toBeUndefined();
  });

  it('turns round with the direction of writing', () => {
    expect(nextMark(grid, at(0, 0), press('ArrowLeft', false, 'rtl'))).toEqual(at(0, 1));
    expect(nextMark(grid, at(0, 1), press('ArrowRight', false, 'rtl'))).toEqual(at(0, 0));
  });

  it('goes to the ends of the row, or of all', () => {
    expect(nextMark(grid, at(1, 2), press('Home'))).toEqual(at(1, 0));
    expect(nextMark(grid, at(1, 0), press('End'))).toEqual(at(1, 2));
    expect(nextMark(grid, at(1, 2), press('Home', true))).toEqual(at(0, 0));
    expect(nextMark(grid, at(1, 0), press('End', true))).toEqual(at(2, 2));
  });

  it('takes all arrows where there is one column or one row', () => {
    const column = [at(0, 0), at(1, 0), at(2, 0)];
    expect(nextMark(column, at(0, 0), press('ArrowRight'))).toEqual(at(1, 0));
    expect(nextMark(column, at(0, 0), press('ArrowDown'))).toEqual(at(1, 0));
    expect(nextMark(column, at(0, 0), press('End'))).toEqual(at(2, 0));
    const row = [at(0, 0), at(0, 1)];
    expect(nextMark(row, at(0, 0), press('ArrowDown'))).toEqual(at(0, 1));
  });

  it('knows no other keys', () => {
    expect(nextMark(grid, at(0, 0), press('a'))).toBeUndefined();
  });
});
