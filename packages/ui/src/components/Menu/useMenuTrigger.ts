import { useId, useRef, useState, type KeyboardEvent, type Ref, type RefObject } from 'react';

/** What the trigger, a Button or IconButton, takes. */
export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
}

/** What ties an open menu to its trigger. */
export interface OpenMenu {
  id: string;
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** Which item takes focus. */
  focusAt: 'first' | 'last';
  onClose: () => void;
}

/** The light half of a menu: the button that opens it, with pointer and keys. Many of them cost little. */
export function useMenuTrigger(): { triggerProps: MenuTriggerProps; openMenu: OpenMenu | undefined } {
  const id = useId();
  const [focusAt, setFocusAt] = useState<'first' | 'last'>();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const isOpen = focusAt !== undefined;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setFocusAt(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return {
    triggerProps: {
      ref: triggerRef,
      onClick: () => setFocusAt(isOpen ? undefined : 'first'),
      onKeyDown,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
    },
    openMenu:
      focusAt === undefined ? undefined : { id, triggerRef, focusAt, onClose: () => setFocusAt(undefined) },
  };
}
