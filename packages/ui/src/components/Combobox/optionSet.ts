import { createRowModel, type RowModel } from './rowModel.ts';
import type { ComboboxItem, SearchIndex } from './searchIndex.ts';

/** What can be chosen in an open list: an item, or something to do about the list. */
export type ComboboxOption<Item extends ComboboxItem = ComboboxItem> =
  /** Takes all items found, where several can be chosen. */
  | { kind: 'all' }
  | { kind: 'item'; item: Item }
  /** Adds what was typed as a new item. */
  | { kind: 'create'; text: string }
  /** Asks once more for items that could not be loaded. */
  | { kind: 'retry' };

/** The options of an open list, by their position. */
export interface OptionSet<Item extends ComboboxItem = ComboboxItem> {
  /** How many there are, rendered or not. */
  count: number;
  /** How many of them are items. */
  itemCount: number;
  rows: RowModel;
  at(position: number): ComboboxOption<Item> | null;
  /** The position of the item with an id, or -1. */
  positionOf(id: string | null): number;
  /** The next position from `from` in a direction that can be chosen, going round at the ends; -1 when none can. */
  step(from: number, direction: 1 | -1): number;
}

/**
 * The options for a search.
 *
 * @param order what the search found.
 * @param action stands after the items.
 * @param hasAll whether the option that takes all of them stands before the items.
 */
export function createOptionSet<Item extends ComboboxItem>(
  index: SearchIndex<Item>,
  order: readonly number[],
  action: Extract<ComboboxOption, { kind: 'create' | 'retry' }> | null,
  hasAll = false,
): OptionSet<Item> {
  const itemCount = order.length;
  const first = hasAll ? 1 : 0;
  const count = first + itemCount + (action ? 1 : 0);

  function at(position: number): ComboboxOption<Item> | null {
    if (hasAll && position === 0) return { kind: 'all' };
    if (position === first + itemCount) return action;
    const item = index.items[order[position - first] ?? -1];
    return item ? { kind: 'item', item } : null;
  }

  function canChoose(position: number): boolean {
    const option = at(position);
    return option !== null && !(option.kind === 'item' && option.item.disabled);
  }

  return {
    count,
    itemCount,
    rows: createRowModel(order, index, action ? 1 : 0, first),
    at,
    positionOf(id) {
      if (id === null) return -1;
      const place = order.findIndex((item) => index.items[item]?.id === id);
      return place === -1 ? -1 : first + place;
    },
    step(from, direction) {
      let position = from;
      for (let tries = 0; tries < count; tries += 1) {
        position = (position + direction + count) % count;
        if (canChoose(position)) return position;
      }
      return -1;
    },
  };
}
