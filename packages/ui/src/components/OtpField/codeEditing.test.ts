import { describe, expect, it } from 'vitest';
import { insertionSlot, isCurrentSlot, settleSelection, slotSelection, spliceCode } from './codeEditing.ts';

const currentSlots = (start: number, end: number) =>
  [0, 1, 2, 3, 4, 5].filter((slot) => isCurrentSlot(slot, { start, end }, 6));
const at = (value: string, start: number, end = start) => ({ value, start, end });

describe('slotSelection', () => {
  it('selects the character of a filled box', () => {
    expect(slotSelection(2, '482915', 6)).toEqual({ start: 2, end: 3 });
  });

  it('goes no further than the first empty box', () => {
    expect(slotSelection(5, '482', 6)).toEqual({ start: 3, end: 3 });
    expect(slotSelection(0, '', 6)).toEqual({ start: 0, end: 0 });
  });

  it('stays within the boxes', () => {
    expect(slotSelection(9, '482915', 6)).toEqual({ start: 5, end: 6 });
    expect(slotSelection(-1, '482915', 6)).toEqual({ start: 0, end: 1 });
  });

  it('types into the last box of a full code', () => {
    expect(insertionSlot('48291', 6)).toBe(5);
    expect(insertionSlot('482915', 6)).toBe(5);
  });
});

describe('settleSelection', () => {
  it('makes the box at the caret current', () => {
    expect(settleSelection(at('482915', 3), 6, null)).toEqual({ start: 3, end: 4 });
  });

  it('keeps the caret in the first empty box', () => {
    expect(settleSelection(at('482', 3), 6, null)).toBeNull();
  });

  it('makes the last box current after the last character', () => {
    expect(settleSelection(at('482915', 6), 6, null)).toEqual({ start: 5, end: 6 });
  });

  it('reads a caret at the start of the current box as a step back', () => {
    expect(settleSelection(at('482915', 3), 6, { start: 3, end: 4 })).toEqual({ start: 2, end: 3 });
    expect(settleSelection(at('482915', 0), 6, { start: 0, end: 1 })).toEqual({ start: 0, end: 1 });
  });

  it('reads a caret at the end of the current box as a step on', () => {
    expect(settleSelection(at('482915', 4), 6, { start: 3, end: 4 })).toEqual({ start: 4, end: 5 });
  });

  it('leaves a selection of several boxes alone', () => {
    expect(settleSelection(at('482915', 0, 6), 6, null)).toBeNull();
  });
});

describe('spliceCode', () => {
  it('fills from the first box with a whole code, wherever the caret is', () => {
    expect(spliceCode(at('111', 2, 3), '482915', 6)).toEqual(at('482915', 6));
  });

  it('writes over the boxes from the current one on', () => {
    expect(spliceCode(at('111111', 2, 3), '48', 6)).toEqual(at('114811', 4));
    expect(spliceCode(at('111111', 5, 6), '48', 6)).toEqual(at('111114', 6));
    expect(spliceCode(at('1', 1), '48', 6)).toEqual(at('148', 3));
  });

  it('replaces a selection of several boxes and leaves no gap', () => {
    expect(spliceCode(at('123456', 1, 5), '9', 6)).toEqual(at('196', 2));
    expect(spliceCode(at('123456', 0, 6), '98', 6)).toEqual(at('98', 2));
  });
});

describe('isCurrentSlot', () => {
  it('paints the box of the caret or every selected box', () => {
    expect(currentSlots(3, 3)).toEqual([3]);
    expect(currentSlots(6, 6)).toEqual([5]);
    expect(currentSlots(2, 3)).toEqual([2]);
    expect(currentSlots(0, 6)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
