import type { ComboboxItem } from '../Combobox/searchIndex.ts';
import type { Choices } from '../Combobox/useChoices.ts';
import { useCreation, type Creation } from './useCreation.ts';
import type { Selection } from './useSelection.ts';

export interface ChoosingOptions extends Pick<Selection, 'select'> {
  choices: Choices<ComboboxItem>;
  onCreate: ((label: string) => ComboboxItem | Promise<ComboboxItem>) | undefined;
  /** Closes the list. */
  close: () => void;
}

/** The ways to choose one. */
export interface Choosing {
  /** Takes the option at a position, or does what it says. */
  choose: (position: number) => void;
  /** Takes a text as the name of an item; whether it is one. */
  selectByName: (text: string) => boolean;
  /** Takes what the browser filled in. */
  selectByIdOrName: (text: string) => void;
  creation: Creation;
}

/** Chooses from an open list, and by name. */
export function useChoosing({ choices, select, onCreate, close }: ChoosingOptions): Choosing {
  const { options, index, retry } = choices;

  function take(item: ComboboxItem): void {
    select(item.id, item);
    close();
  }
  const creation = useCreation(onCreate, take);

  function selectByName(text: string): boolean {
    const item = index.items[index.find(text)];
    if (!item || item.disabled) return false;
    select(item.id, item);
    return true;
  }

  return {
    choose(position) {
      const option = options.at(position);
      if (option?.kind === 'item' && !option.item.disabled) take(option.item);
      else if (option?.kind === 'create') creation.start(option.text);
      else if (option?.kind === 'retry') retry();
    },
    selectByName,
    selectByIdOrName(text) {
      const wanted = text.trim().toLowerCase();
      const byId = index.items.find(({ id }) => id.toLowerCase() === wanted);
      if (byId) select(byId.id, byId);
      else selectByName(text);
    },
    creation,
  };
}
