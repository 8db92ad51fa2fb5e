import { optionId } from './OptionRow.tsx';

/** What an open list makes of its input. */
export interface ComboboxAttributesOptions {
  listId: string;
  isOpen: boolean;
  /** The position of the current option, or -1. */
  current: number;
}

/** What makes a text input a combobox, and keeps a browser from suggesting and correcting over it. */
export function comboboxAttributes({ listId, isOpen, current }: ComboboxAttributesOptions) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': current === -1 ? undefined : optionId(listId, current),
    autoComplete: 'off',
    autoCorrect: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
  } as const;
}

/** Over {@link comboboxAttributes}, for an input whose list is a tray with an input of its own. */
export const trayFieldAttributes = {
  'aria-haspopup': 'dialog',
  'aria-controls': undefined,
  'aria-activedescendant': undefined,
  inputMode: 'none',
} as const;
