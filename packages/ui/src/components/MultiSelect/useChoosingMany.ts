import { useMemo, type ClipboardEvent } from 'react';
import type { ComboboxEvent } from '../Combobox/comboboxState.ts';
import type { OptionSet } from '../Combobox/optionSet.ts';
import type { ComboboxItem } from '../Combobox/searchIndex.ts';
import type { Choices } from '../Combobox/useChoices.ts';
import { pastedNames, sortPasted } from './pastedNames.ts';
import type { SelectionCommands } from './selectionCommands.ts';
import type { Selections } from './useSelections.ts';

export interface ChoosingManyOptions {
  choices: Choices<ComboboxItem>;
  selections: Pick<Selections, 'ids' | 'has'>;
  commands: SelectionCommands;
  maxCount: number;
  announce: (text: string) => void;
  dispatch: (event: ComboboxEvent) => void;
  /** Whether a pasted list can be looked up: what a server knows is not here. */
  canPaste: boolean;
  /** An item was taken or taken back in the list. */
  onChosen: () => void;
}

/** The ways to choose several. */
export interface ChoosingMany {
  /** Takes the option at a position or takes it back, or does what it says. */
  choose: (position: number) => void;
  /** Takes a text as the name of an item. */
  addByName: (text: string) => void;
  /** Takes a list that was copied elsewhere; what of it is no item, or has no room, stays in the box to be put right. */
  pasteMany: (event: ClipboardEvent<HTMLInputElement>) => void;
  /** Whether everything that was found is chosen. */
  isAllSelected: boolean;
}

/** What the option that takes all of them takes; nothing where there is no such option. */
function takenByAll(options: OptionSet): readonly ComboboxItem[] {
  if (options.at(0)?.kind !== 'all') return [];
  const items: ComboboxItem[] = [];
  for (let position = 1; position < options.count; position += 1) {
    const option = options.at(position);
    if (option?.kind === 'item' && !option.item.disabled) items.push(option.item);
  }
  return items;
}

/** Chooses from an open list, by name, and from a pasted list. */
export function useChoosingMany({
  choices: { options, index, retry },
  selections: { ids, has },
  commands: { add, remove, replace, limit },
  maxCount,
  announce,
  dispatch,
  canPaste,
  onChosen,
}: ChoosingManyOptions): ChoosingMany {
  const all = useMemo(() => takenByAll(options), [options]);
  const isAllSelected = all.length > 0 && all.every(({ id }) => has(id));

  function toggleAll(): void {
    const allIds = new Set(all.map(({ id }) => id));
    const others = ids.filter((id) => !allIds.has(id));
    replace(isAllSelected ? others : [...others, ...allIds], all);
  }

  return {
    isAllSelected,
    choose(position) {
      const option = options.at(position);
      if (option?.kind === 'retry') retry();
      if (option?.kind === 'all') toggleAll();
      if (option?.kind !== 'item' || option.item.disabled) return;
      if (has(option.item.id)) remove(option.item);
      else add(option.item);
      onChosen();
    },
    addByName(text) {
      const item = index.items[index.find(text)];
      if (item && !item.disabled && !has(item.id)) add(item);
    },
    pasteMany(event) {
      const text = event.clipboardData.getData('text');
      // A name may have a comma in it.
      if (event.defaultPrevented || !canPaste || index.find(text) !== -1) return;
      const { taken, left } = sortPasted(pastedNames(text), index, has, maxCount - ids.length);
      if (taken.length === 0) return;
      event.preventDefault();
      replace([...ids, ...taken.map(({ id }) => id)], taken);
      if (ids.length + taken.length >= maxCount) announce(limit);
      event.currentTarget.value = left;
      dispatch(left === '' ? { type: 'close' } : { type: 'search', query: left });
    },
  };
}
