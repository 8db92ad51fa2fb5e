import { useRef, type RefObject } from 'react';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import { useFormReset } from '../../hooks/useFormReset.ts';
import type { ComboboxEvent } from '../Combobox/comboboxState.ts';
import type { Selection } from './useSelection.ts';

export interface LabelTextOptions {
  inputRef: RefObject<HTMLInputElement | null>;
  selection: Selection;
  /** A search is typed into this very input. */
  isSearching: boolean;
  dispatch: (event: ComboboxEvent) => void;
  /** Takes a text as the name of an item; whether it is one. */
  selectByName: (text: string) => boolean;
}

/** Makes the text of the input the label of the value, except while a search is typed into it; follows a reset of the form. */
export function useLabelText({
  inputRef,
  selection,
  isSearching,
  dispatch,
  selectByName,
}: LabelTextOptions): void {
  const { value, label, initialValue, select } = selection;
  const isFirstRun = useRef(true);
  useClientLayoutEffect(() => {
    const text = inputRef.current;
    if (!text) return;
    const isFirst = isFirstRun.current;
    isFirstRun.current = false;
    if (isFirst && text.value !== label && text.value !== '') {
      // Typed before the page's script ran.
      if (text.matches(':focus')) {
        dispatch({ type: 'search', query: text.value });
        return;
      }
      if (selectByName(text.value)) return;
    }
    if (!isSearching && text.value !== label) text.value = label;
  });

  useFormReset(inputRef, () => {
    select(initialValue, null);
    dispatch({ type: 'close' });
    if (inputRef.current && initialValue === value) inputRef.current.value = label;
  });
}
