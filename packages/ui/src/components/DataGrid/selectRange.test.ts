import { describe, expect, it } from 'vitest';
import { selectRange, togglePage } from './selectRange.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];
const sorted = (selected: ReadonlySet<string>): string[] => [...selected].toSorted();

describe('selectRange', () => {
  it('turns one row over', () => {
    expect(sorted(selectRange(rows, new Set(['a']), 'c', undefined))).toEqual(['a', 'c']);
    expect(sorted(selectRange(rows, new Set(['a', 'c']), 'c', undefined))).toEqual(['a']);
  });

  it('gives all rows up to the one pressed before the state of the pressed one, both ways', () => {
    expect(sorted(selectRange(rows, new Set(['b']), 'd', 'b'))).toEqual(['b', 'c', 'd']);
    expect(sorted(selectRange(rows, new Set(['d']), 'b', 'd'))).toEqual(['b', 'c', 'd']);
    expect(sorted(selectRange(rows, new Set(['b', 'c', 'd']), 'c', 'b'))).toEqual(['d']);
  });

  it('takes the row alone where the one before is on another page', () => {
    expect(sorted(selectRange(rows, new Set(['z']), 'c', 'z'))).toEqual(['c', 'z']);
  });

  it('leaves the given selection as it was', () => {
    const selected = new Set(['a']);
    selectRange(rows, selected, 'b', undefined);
    expect(sorted(selected)).toEqual(['a']);
  });
});

describe('togglePage', () => {
  it('selects the page, or clears it when all of it is selected, and keeps other pages', () => {
    expect(sorted(togglePage(['a', 'b'], new Set(['b', 'z'])))).toEqual(['a', 'b', 'z']);
    expect(sorted(togglePage(['a', 'b'], new Set(['a', 'b', 'z'])))).toEqual(['z']);
  });
});
