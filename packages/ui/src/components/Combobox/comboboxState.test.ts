import { describe, expect, it } from 'vitest';
import {
  closedCombobox,
  comboboxReducer,
  currentPosition,
  cursorAt,
  moveByKey,
  type ComboboxState,
} from './comboboxState.ts';
import { createOptionSet, type ComboboxOption } from './optionSet.ts';
import { createSearchIndex } from './searchIndex.ts';

function options(
  count: number,
  action: Extract<ComboboxOption, { kind: 'create' | 'retry' }> | null = null,
  hasAll = false,
) {
  const index = createSearchIndex(
    Array.from({ length: count }, (_, number) => ({
      id: `${number}`,
      label: `${number}`,
      disabled: number === 1,
    })),
  );
  return createOptionSet(index, index.search(''), action, hasAll);
}
const searching = (query: string): ComboboxState =>
  comboboxReducer(closedCombobox, { type: 'search', query });

describe('the current option', () => {
  it('is the best match while typing', () => {
    expect(currentPosition(searching('a'), options(3))).toBe(0);
  });

  it('is none before anything is typed, or when nothing matches', () => {
    expect(currentPosition(searching(''), options(3))).toBe(-1);
    expect(currentPosition({ ...closedCombobox, isOpen: true }, options(3))).toBe(-1);
    expect(currentPosition(searching('a'), options(0))).toBe(-1);
  });

  it('is adding when only that is left, and never trying again', () => {
    expect(currentPosition(searching('a'), options(0, { kind: 'create', text: 'a' }))).toBe(0);
    expect(currentPosition(searching('a'), options(0, { kind: 'retry' }))).toBe(-1);
  });

  it('is never taking all that was found', () => {
    expect(currentPosition(searching('a'), options(3, null, true))).toBe(1);
    expect(currentPosition(searching('a'), options(0, null, true))).toBe(-1);
  });

  it('is where it was moved to, until more is typed', () => {
    const moved = comboboxReducer(searching('a'), {
      type: 'move',
      cursor: { position: 2, byKeyboard: true },
    });
    expect(currentPosition(moved, options(3))).toBe(2);
    expect(currentPosition(moved, options(2))).toBe(-1);
    expect(currentPosition(comboboxReducer(moved, { type: 'search', query: 'ab' }), options(3))).toBe(0);
  });

  it('stays on its item when the list changes, and is none when that has gone', () => {
    const before = createSearchIndex(['a', 'b', 'c'].map((id) => ({ id, label: id })));
    const after = createSearchIndex(['x', 'a', 'b', 'c'].map((id) => ({ id, label: id })));
    const without = createSearchIndex(['x', 'y', 'z'].map((id) => ({ id, label: id })));
    const set = (index: typeof before) => createOptionSet(index, index.search(''), null);
    const cursor = cursorAt(set(before), 1, true);
    const moved = comboboxReducer({ ...closedCombobox, isOpen: true }, { type: 'move', cursor });
    expect(currentPosition(moved, set(before))).toBe(1);
    expect(currentPosition(moved, set(after))).toBe(2);
    expect(currentPosition(moved, set(without))).toBe(-1);
  });

  it('is no news when it stays', () => {
    const event = { type: 'move', cursor: { position: 2, byKeyboard: true } } as const;
    const moved = comboboxReducer(searching('a'), event);
    expect(comboboxReducer(moved, event)).toBe(moved);
  });
});

describe('keys', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 2],
    ['ArrowDown', 19, 0],
    ['ArrowUp', -1, 19],
    ['ArrowUp', 0, 19],
    ['ArrowUp', 2, 0],
    ['Home', 7, 0],
    ['End', 7, 19],
    ['PageDown', 7, 12],
    ['PageDown', 17, 19],
    ['PageUp', 7, 2],
    ['PageUp', 6, 0],
    ['PageUp', 3, 0],
  ])('%s from %i goes to %i', (key, from, to) => {
    expect(moveByKey(key, from, options(20))).toBe(to);
  });

  it('are left alone when they mean something else', () => {
    expect(moveByKey('a', 3, options(20))).toBeNull();
  });
});
