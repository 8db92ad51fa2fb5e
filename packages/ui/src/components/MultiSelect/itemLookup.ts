import type { ComboboxItem } from '../Combobox/searchIndex.ts';

/** Finds the items of a list by their id. The list is gone through once, when that is first needed. */
export function createItemLookup(items: readonly ComboboxItem[]): (id: string) => ComboboxItem | undefined {
  let byId: Map<string, ComboboxItem> | undefined;
  return (id) => {
    byId ??= new Map(items.map((item) => [item.id, item]));
    return byId.get(id);
  };
}
