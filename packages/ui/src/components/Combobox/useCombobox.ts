import { focusedElement } from '../../dom/roots.ts';
import { useReducer, type FocusEvent, type FormEvent, type KeyboardEvent, type MouseEvent } from 'react';
import {
  closedCombobox,
  comboboxReducer,
  currentPosition,
  cursorAt,
  moveByKey,
  type ComboboxEvent,
  type ComboboxState,
} from './comboboxState.ts';
import type { OptionSet } from './optionSet.ts';

/** What a combobox asks of the component around it. */
export interface ComboboxActions {
  /** Takes the option at a position. */
  choose: (position: number) => void;
  /** The list closes with something typed that was not taken: take it as the name of an item, or put the label back. */
  settle: (text: string) => void;
  /** The text was emptied. */
  empty: () => void;
  /** Whether Tab takes the option that the arrow keys went to: not where a press also takes it back. */
  takesWithTab: boolean;
}

/** Handlers of the input. */
export interface ComboboxHandlers {
  onInput: (event: FormEvent<HTMLInputElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClick: (event: MouseEvent<HTMLInputElement>) => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  /** Closes the list as when the field is left. */
  leave: (input: HTMLInputElement) => void;
  /** Whether Tab takes an option now. */
  takesWithTab: boolean;
}

/** The state of a combobox, and what changes it. */
export function useComboboxState(): [ComboboxState, (event: ComboboxEvent) => void] {
  return useReducer(comboboxReducer, closedCombobox);
}

/**
 * A key that belongs to an input method: the one that takes a composed word must not also take an option. Safari sends it after
 * the composition, with the code 229.
 */
function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === 229;
}

/**
 * The keys, presses and edits of a combobox, as the ARIA Authoring Practices have them: the focus stays in the input, the list has a
 * current option.
 *
 * @param selectedPosition finds the chosen option, where a list opens; -1 for none.
 */
export function comboboxHandlers(
  state: ComboboxState,
  dispatch: (event: ComboboxEvent) => void,
  options: OptionSet,
  selectedPosition: () => number,
  isEditable: boolean,
  actions: ComboboxActions,
): ComboboxHandlers {
  const { isOpen, query, cursor } = state;
  const current = currentPosition(state, options);
  const takesWithTab =
    isOpen && actions.takesWithTab && cursor?.byKeyboard === true && options.at(current)?.kind === 'item';

  function open(position: number): void {
    dispatch({ type: 'open', cursor: position === -1 ? null : cursorAt(options, position, false) });
  }

  function close(input: HTMLInputElement): void {
    if (query !== null && query !== '') actions.settle(input.value);
    dispatch({ type: 'close' });
  }

  function moveTo(position: number): void {
    if (position !== -1) dispatch({ type: 'move', cursor: cursorAt(options, position, true) });
  }

  /** Keys of an open list; whether the key was one. */
  function onListKey(event: KeyboardEvent<HTMLInputElement>): boolean {
    const input = event.currentTarget;
    switch (event.key) {
      case 'Enter':
        if (current === -1) close(input);
        else actions.choose(current);
        return true;
      case 'Escape':
        dispatch({ type: 'close' });
        return true;
      case 'Tab':
        if (takesWithTab) actions.choose(current);
        return false;
      case 'ArrowLeft':
      case 'ArrowRight':
        // Back to the text.
        if (cursor) dispatch({ type: 'move', cursor: { ...cursor, byKeyboard: false } });
        return false;
      case 'ArrowUp':
        if (!event.altKey) break;
        close(input);
        return true;
      case 'Home':
      case 'End':
        // They move the caret until the list is walked through.
        if (!cursor?.byKeyboard) return false;
        break;
    }
    const next = moveByKey(event.key, current, options);
    if (next === null) return false;
    moveTo(next);
    return true;
  }

  return {
    onInput({ currentTarget }) {
      const text = currentTarget.value;
      dispatch({ type: 'search', query: text });
      if (text === '') actions.empty();
    },
    onKeyDown(event) {
      if (!isEditable || isComposing(event)) return;
      if (isOpen) {
        if (onListKey(event)) event.preventDefault();
        return;
      }
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      const selected = selectedPosition();
      open(selected);
      if (selected === -1 && !event.altKey) moveTo(moveByKey(event.key, -1, options) ?? -1);
    },
    onClick({ currentTarget }) {
      if (!isEditable || isOpen) return;
      currentTarget.select();
      open(selectedPosition());
    },
    onBlur({ currentTarget }) {
      // The window has lost the focus, not the field.
      if (focusedElement() === currentTarget) return;
      if (isOpen) close(currentTarget);
    },
    leave: close,
    takesWithTab,
  };
}
