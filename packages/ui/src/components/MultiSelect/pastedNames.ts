import type { ComboboxItem, SearchIndex } from '../Combobox/searchIndex.ts';

/** The parts of a text that was copied from a list or a column; none where it is a single one. */
export function pastedNames(text: string): readonly string[] {
  const names = text
    .split(/[\n\r\t,;]+/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return names.length > 1 ? names : [];
}

/**
 * What of pasted names can be taken.
 *
 * @param room how many more can be chosen.
 * @returns the items that come new, and the other names as a text to be put right.
 */
export function sortPasted(
  names: readonly string[],
  index: SearchIndex,
  has: (id: string) => boolean,
  room: number,
): { taken: readonly ComboboxItem[]; left: string } {
  const taken = new Map<string, ComboboxItem>();
  const left: string[] = [];
  for (const name of names) {
    const item = index.items[index.find(name)];
    const isKnown = item !== undefined && !item.disabled;
    if (isKnown && (has(item.id) || taken.has(item.id))) continue;
    if (isKnown && taken.size < room) taken.set(item.id, item);
    else left.push(name);
  }
  return { taken: [...taken.values()], left: left.join(', ') };
}
