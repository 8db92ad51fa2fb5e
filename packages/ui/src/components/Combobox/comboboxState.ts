import type { OptionSet } from './optionSet.ts';

/** Where the current option is, and how it came to be. */
export interface Cursor {
  position: number;
  /** The item there, which it follows when the list changes; none where the option is no item. */
  id?: string;
  /** The arrow keys put it there: then Tab takes the option, and Home and End go through the list. */
  byKeyboard: boolean;
}

export interface ComboboxState {
  isOpen: boolean;
  /** What is searched for, or null while the text is the label of the value. */
  query: string | null;
  /** Null while nobody has moved it: then the best match is current. */
  cursor: Cursor | null;
}

export type ComboboxEvent =
  | { type: 'open'; cursor: Cursor | null }
  | { type: 'close' }
  | { type: 'search'; query: string }
  | { type: 'move'; cursor: Cursor };

export const closedCombobox: ComboboxState = { isOpen: false, query: null, cursor: null };

export function comboboxReducer(state: ComboboxState, event: ComboboxEvent): ComboboxState {
  if (event.type === 'close') return closedCombobox;
  if (event.type === 'open') return { ...state, isOpen: true, cursor: event.cursor };
  if (event.type === 'search') return { isOpen: true, query: event.query, cursor: null };
  const { cursor } = state;
  const isSame =
    cursor?.position === event.cursor.position &&
    cursor.id === event.cursor.id &&
    cursor.byKeyboard === event.cursor.byKeyboard;
  return isSame ? state : { ...state, cursor: event.cursor };
}

/** A cursor on the option at a position. */
export function cursorAt(options: OptionSet, position: number, byKeyboard: boolean): Cursor {
  const option = options.at(position);
  return { position, byKeyboard, ...(option?.kind === 'item' && { id: option.item.id }) };
}

/** Where the option is now that a cursor was put on: Enter must not take another one because the list has changed. */
function heldPosition({ position, id }: Cursor, options: OptionSet): number {
  if (id === undefined) return position < options.count ? position : -1;
  const option = options.at(position);
  return option?.kind === 'item' && option.item.id === id ? position : options.positionOf(id);
}

/**
 * The position of the current option, or -1: where it was moved to, or else the best match of what was typed. Trying again is
 * never current by itself, so that Enter does not repeat a request that nobody asked for; nor is taking all that was found.
 */
export function currentPosition({ query, cursor }: ComboboxState, options: OptionSet): number {
  if (cursor) return heldPosition(cursor, options);
  if (!query?.trim()) return -1;
  const best = options.step(options.at(0)?.kind === 'all' ? 0 : -1, 1);
  return options.at(best)?.kind === 'item' || options.at(best)?.kind === 'create' ? best : -1;
}

const PAGE = 5;

/** Where a key moves the current option to, or null when the key is none of the list's. */
export function moveByKey(key: string, from: number, options: OptionSet): number | null {
  switch (key) {
    case 'ArrowDown':
      return options.step(from, 1);
    case 'ArrowUp':
      return options.step(from === -1 ? options.count : from, -1);
    case 'Home':
      return options.step(-1, 1);
    case 'End':
      return options.step(options.count, -1);
    case 'PageDown':
      return options.step(Math.min(from + PAGE, options.count - 1) - 1, 1);
    case 'PageUp':
      return options.step(Math.max(from - PAGE, 0) + 1, -1);
    default:
      return null;
  }
}
