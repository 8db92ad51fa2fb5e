import { useMemo, type ReactNode } from 'react';
import type { OptionSet } from './optionSet.ts';
import type { ComboboxItem } from './searchIndex.ts';

/** What there is to know of an option that is drawn. */
export interface OptionDetails {
  /** The label, with what was typed set off in it. */
  readonly label: ReactNode;
  /** What was typed. */
  readonly query: string;
  readonly isSelected: boolean;
  /** Enter would take it. */
  readonly isCurrent: boolean;
}

/** Content of a list: fixed, or made from what was typed. */
export type ListSlot =
  | ReactNode
  | ((details: { readonly query: string; readonly close: () => void }) => ReactNode);

/** Where a page puts its own into a list. */
export interface ListSlots<Item extends ComboboxItem = ComboboxItem> {
  /**
   * Draws an option in place of its label: text and pictures in two lines at most, and nothing to press. A name that is heard needs
   * no more than this, so pictures have an empty `alt`. Searching, typing ahead, announcements and the field go by `label`, as before.
   */
  readonly renderOption?: (item: Item, details: OptionDetails) => ReactNode;
  /** Stands where nothing was found, with buttons and links if needed. What is announced is `messages.noItemsFound`. */
  readonly empty?: ListSlot;
  /** Stands below the options, always in view: buttons and links, which Tab reaches from the field. */
  readonly footer?: ListSlot;
}

/** Draws the item at a position. */
export type DrawOption = (position: number, details: OptionDetails) => ReactNode;

/** {@link ListSlots.renderOption} for the options of an open list; nothing without one. */
export function useDrawOption<Item extends ComboboxItem>(
  options: OptionSet<Item>,
  renderOption: ListSlots<Item>['renderOption'],
): DrawOption | undefined {
  return useMemo(() => {
    if (renderOption === undefined) return undefined;
    return (position, details) => {
      const option = options.at(position);
      return option?.kind === 'item' ? renderOption(option.item, details) : null;
    };
  }, [options, renderOption]);
}
