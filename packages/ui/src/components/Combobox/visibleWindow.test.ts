import { describe, expect, it } from 'vitest';
import { scrollTopToShow, visibleWindow } from './visibleWindow.ts';

const list = (scrollTop: number, rowCount = 100_000) => ({
  rowCount,
  rowHeight: 44,
  scrollTop,
  viewportHeight: 240,
});

describe('visibleWindow', () => {
  it('is the rows in view and two spare ones on each side', () => {
    expect(visibleWindow(list(0))).toEqual({ first: 0, end: 8 });
    expect(visibleWindow(list(44_000))).toEqual({ first: 998, end: 1008 });
    expect(visibleWindow(list(44_020))).toEqual({ first: 998, end: 1008 });
  });

  it('has six spare ones on each side while the list moves', () => {
    expect(visibleWindow({ ...list(0), isMoving: true })).toEqual({ first: 0, end: 12 });
    expect(visibleWindow({ ...list(44_000), isMoving: true })).toEqual({ first: 994, end: 1012 });
  });

  it('ends with the list', () => {
    expect(visibleWindow(list(100_000 * 44 - 240))).toEqual({ first: 99_992, end: 100_000 });
    expect(visibleWindow(list(0, 3))).toEqual({ first: 0, end: 3 });
    expect(visibleWindow(list(0, 0))).toEqual({ first: 0, end: 0 });
  });

  it('stays inside a list that has just become shorter than the place scrolled to', () => {
    expect(visibleWindow(list(44_000, 3))).toEqual({ first: 3, end: 3 });
  });

  it('bears the rubber band of a phone', () => {
    expect(visibleWindow(list(-80))).toEqual({ first: 0, end: 6 });
  });
});

describe('scrollTopToShow', () => {
  it.each([
    ['already in view', 3, 0, 0],
    ['below', 10, 0, 11 * 44 - 240],
    ['above', 2, 440, 88],
    ['cut off at the bottom', 5, 0, 24],
    ['cut off at the top', 1, 50, 44],
  ])('a row %s', (_where, row, scrollTop, expected) => {
    expect(scrollTopToShow(row, list(scrollTop))).toBe(expected);
  });
});
