import { focusedElement } from '../../dom/roots.ts';
import { useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

export interface PanelFocus {
  /** For the panel. */
  props: {
    panelRef: RefObject<HTMLDivElement | null>;
    onBlur: (event: FocusEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  /** Whether the panel holds what the focus goes to. */
  holds: (target: EventTarget | null) => boolean;
  /** Tab goes from the input into the panel; whether there was something to go to. */
  enter: (event: KeyboardEvent) => boolean;
}

const isTab = (event: KeyboardEvent, isBack: boolean): boolean =>
  event.key === 'Tab' && event.shiftKey === isBack;

/**
 * The way of the Tab key to buttons and links that a page put into the panel of a list, and back. Its options are no stops: the arrow
 * keys go through them.
 *
 * @param leave closes the list as when the field is left.
 */
export function usePanelFocus(
  inputRef: RefObject<HTMLInputElement | null>,
  close: () => void,
  leave: (input: HTMLInputElement) => void,
): PanelFocus {
  const panelRef = useRef<HTMLDivElement>(null);
  const firstStop = (): HTMLElement | null =>
    panelRef.current?.querySelector<HTMLElement>('a[href], button:enabled') ?? null;
  const holds = (target: EventTarget | null): boolean =>
    target instanceof Node && panelRef.current?.contains(target) === true;

  function moveTo(event: KeyboardEvent, target: HTMLElement | null): void {
    event.preventDefault();
    target?.focus();
  }

  return {
    props: {
      panelRef,
      onBlur({ relatedTarget }) {
        // The window has lost the focus, not the panel.
        if (holds(focusedElement()) || holds(relatedTarget)) return;
        if (inputRef.current && relatedTarget !== inputRef.current) leave(inputRef.current);
      },
      onKeyDown(event) {
        if (event.key === 'Escape') {
          moveTo(event, inputRef.current);
          close();
        } else if (isTab(event, true) && event.target === firstStop()) moveTo(event, inputRef.current);
      },
    },
    holds,
    enter(event) {
      const stop = isTab(event, false) ? firstStop() : null;
      if (stop === null) return false;
      moveTo(event, stop);
      return true;
    },
  };
}
