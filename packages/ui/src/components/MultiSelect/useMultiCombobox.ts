import type { RefObject } from 'react';
import type { UiMessages } from '../../messages/index.ts';
import { useAnnounce } from '../Announcer/index.ts';
import type { SearchItems } from '../Combobox/asyncSearch.ts';
import { currentPosition } from '../Combobox/comboboxState.ts';
import { useListAnnouncements } from '../Combobox/ListStatus.tsx';
import type { ComboboxItem } from '../Combobox/searchIndex.ts';
import { useChoices } from '../Combobox/useChoices.ts';
import { comboboxHandlers, useComboboxState } from '../Combobox/useCombobox.ts';
import { selectionCommands } from './selectionCommands.ts';
import { useChoosingMany } from './useChoosingMany.ts';
import { useSearchText } from './useSearchText.ts';
import type { Selections } from './useSelections.ts';

export interface MultiComboboxOptions<Item extends ComboboxItem> {
  items: readonly Item[];
  onSearch: SearchItems<Item> | undefined;
  minSearchLength: number;
  maxCount: number;
  hasSelectAll: boolean;
  selections: Selections;
  inputRef: RefObject<HTMLInputElement | null>;
  isTray: boolean;
  isEditable: boolean;
  messages: UiMessages['multiSelect'];
  listMessages: UiMessages['searchSelect'];
}

/** A list that several are chosen from: what is open, what it offers, and what keys, presses and pastes do. */
export function useMultiCombobox<Item extends ComboboxItem>({
  items,
  onSearch,
  minSearchLength,
  maxCount,
  hasSelectAll,
  selections,
  inputRef,
  isTray,
  isEditable,
  messages,
  listMessages,
}: MultiComboboxOptions<Item>) {
  const announce = useAnnounce();
  const [state, dispatch] = useComboboxState();
  const { isOpen, query } = state;
  const choices = useChoices({
    items,
    onSearch,
    minSearchLength,
    isOpen,
    query,
    canCreate: false,
    canTakeAll: hasSelectAll && maxCount === Infinity,
  });
  const { options, status } = choices;
  const { ids, select } = selections;
  const commands = selectionCommands({ ids, select, maxCount, messages, announce });
  const choosing = useChoosingMany({
    choices,
    selections,
    commands,
    maxCount,
    announce,
    dispatch,
    canPaste: isEditable && onSearch === undefined,
    // The next letter begins a new search; until then the list stays for the next choice.
    onChosen: () => !isTray && inputRef.current?.select(),
  });
  const { choose, addByName } = choosing;
  const handlers = comboboxHandlers(state, dispatch, options, () => -1, isEditable, {
    choose,
    empty: () => {},
    settle: addByName,
    takesWithTab: false,
  });
  useSearchText({ inputRef, selections, isSearching: query !== null && !isTray, dispatch, addByName });

  const listProps = { status, itemCount: options.itemCount, hasAddFailed: false, messages: listMessages };
  useListAnnouncements(isOpen, query, listProps);

  return {
    state,
    dispatch,
    close: (): void => dispatch({ type: 'close' }),
    current: isOpen ? currentPosition(state, options) : -1,
    options,
    listProps,
    isBusy: status === 'loading' || status === 'slow',
    handlers,
    ...commands,
    ...choosing,
  };
}
