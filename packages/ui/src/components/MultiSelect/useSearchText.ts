import { useRef, type RefObject } from 'react';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import { useFormReset } from '../../hooks/useFormReset.ts';
import type { ComboboxEvent } from '../Combobox/comboboxState.ts';
import type { Selections } from './useSelections.ts';

export interface SearchTextOptions {
  inputRef: RefObject<HTMLInputElement | null>;
  selections: Pick<Selections, 'select' | 'initialIds'>;
  /** A search is typed into this very input. */
  isSearching: boolean;
  dispatch: (event: ComboboxEvent) => void;
  /** Takes a text as the name of an item. */
  addByName: (text: string) => void;
}

/** Makes the text of the input what is searched for, and nothing else; follows a reset of the form. */
export function useSearchText({
  inputRef,
  selections,
  isSearching,
  dispatch,
  addByName,
}: SearchTextOptions): void {
  const isFirstRun = useRef(true);
  useClientLayoutEffect(() => {
    const text = inputRef.current;
    if (!text) return;
    const isFirst = isFirstRun.current;
    isFirstRun.current = false;
    if (isFirst && text.value !== '') {
      // Typed before the page's script ran.
      if (text.matches(':focus')) {
        dispatch({ type: 'search', query: text.value });
        return;
      }
      addByName(text.value);
    }
    if (!isSearching && text.value !== '') text.value = '';
  });

  useFormReset(inputRef, () => {
    selections.select(selections.initialIds, []);
    dispatch({ type: 'close' });
  });
}
