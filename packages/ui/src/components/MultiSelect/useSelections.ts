import { useMemo, useState } from 'react';
import type { ComboboxItem } from '../Combobox/searchIndex.ts';
import { createItemLookup } from './itemLookup.ts';

export interface SelectionsOptions {
  items: readonly ComboboxItem[];
  /** The ids of the chosen items, when the owner holds them. */
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  /** Items of chosen ids that may not be among `items`. */
  valueItems: readonly ComboboxItem[];
  onChange:
    | ((ids: readonly string[], details: { readonly items: readonly ComboboxItem[] }) => void)
    | undefined;
}

/** The chosen items of a field. */
export interface Selections {
  ids: readonly string[];
  has: (id: string) => boolean;
  /** The item of an id; for one that nobody knows, an item whose label is the id. */
  itemOf: (id: string) => ComboboxItem;
  initialIds: readonly string[];
  /**
   * Makes these the chosen items; the owner hears of it when it is news.
   *
   * @param taken items among them that may be gone from the list later.
   */
  select: (ids: readonly string[], taken: readonly ComboboxItem[]) => void;
}

/** Keeps the chosen ids, unless the owner does, and knows their items also when they are gone from the list. */
export function useSelections({
  items,
  value,
  defaultValue,
  valueItems,
  onChange,
}: SelectionsOptions): Selections {
  const [own, setOwn] = useState(value ?? defaultValue);
  // A server's list changes with each search; what was chosen from it keeps its name.
  const [known, setKnown] = useState<readonly ComboboxItem[]>([]);
  const ids = value ?? own;
  const [initialIds] = useState(ids);
  const chosen = useMemo(() => new Set(ids), [ids]);
  const findItem = useMemo(() => createItemLookup(items), [items]);
  const findKnown = useMemo(() => createItemLookup(known), [known]);
  const findGiven = useMemo(() => createItemLookup(valueItems), [valueItems]);
  const itemOf = (id: string): ComboboxItem =>
    findItem(id) ?? findKnown(id) ?? findGiven(id) ?? { id, label: id };

  return {
    ids,
    has: (id) => chosen.has(id),
    itemOf,
    initialIds,
    select(next, taken) {
      setOwn(next);
      const byId = new Map(taken.map((item) => [item.id, item]));
      if (byId.size > 0) setKnown([...known.filter(({ id }) => chosen.has(id) && !byId.has(id)), ...taken]);
      if (next.length === ids.length && next.every((id) => chosen.has(id))) return;
      onChange?.(next, { items: next.map((id) => byId.get(id) ?? itemOf(id)) });
    },
  };
}
