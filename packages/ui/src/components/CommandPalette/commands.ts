import type { ReactElement } from 'react';
import type { ComboboxItem } from '../Combobox/searchIndex.ts';

/** Something to go to or to do. */
export interface CommandItem extends ComboboxItem {
  /** A second line: what kind of thing it is, where it belongs. It is not searched. */
  description?: string;
  icon?: ReactElement;
  /** Where it leads. */
  href?: string;
  /** The keys that do the same everywhere, to be learnt: `Ctrl+S`. */
  shortcut?: string;
}

/** Looks things up on a server. Rejects when that fails; an abort of `signal` means that nobody waits for the answer. */
export type SearchCommands = (
  query: string,
  options: { readonly signal: AbortSignal },
) => Promise<readonly CommandItem[]>;

/** Commands under one heading. */
export interface CommandGroup {
  heading: string | undefined;
  items: readonly CommandItem[];
}

/** The first ones, and of the others those that are not among them. */
export function withoutRepeats(
  first: readonly CommandItem[],
  others: readonly CommandItem[],
): readonly CommandItem[] {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...others.filter(({ id }) => !known.has(id))];
}

/** Puts commands under their headings, in the order in which both come. */
export function groupCommands(items: readonly CommandItem[]): readonly CommandGroup[] {
  const groups = new Map<string | undefined, CommandItem[]>();
  for (const item of items) {
    const members = groups.get(item.group);
    if (members) members.push(item);
    else groups.set(item.group, [item]);
  }
  return [...groups].map(([heading, members]) => ({ heading, items: members }));
}
