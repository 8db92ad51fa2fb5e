import { useEffect, type RefObject } from 'react';
import { focusedElement } from '../../dom/roots.ts';
import { useLatest } from '../../hooks/useLatest.ts';
import { restoreFocus, type FocusOrigin } from './focus.ts';

/** What {@link useModalFocus} needs to know. */
export interface ModalFocusOptions {
  isOpen: boolean;
  /** Where focus was when it opened. */
  origin: FocusOrigin | undefined;
  /** Around backdrop and dialog; inert while they leave. */
  surfaceRef: RefObject<HTMLElement | null>;
  /** Element with the role. */
  dialogRef: RefObject<HTMLElement | null>;
  /** Takes focus on opening, instead of the dialog itself. */
  initialFocusRef: RefObject<HTMLElement | null> | undefined;
}

/**
 * Focus goes in when a modal opens, and back as soon as it is told to close: the library gives it back when the dialog has left, a second
 * later for a panel. Called inside the dialog, so that its effects run after the library has made the page reachable again.
 */
export function useModalFocus(options: ModalFocusOptions): void {
  const { isOpen, origin, surfaceRef, dialogRef } = options;
  const latest = useLatest(options);

  useEffect(() => {
    const [surface, dialog] = [surfaceRef.current, dialogRef.current];
    if (!surface || !dialog) return;
    // Not the layer around it: whether that one is inert, the library decides. React 18 does not know the attribute.
    surface.inert = !isOpen;
    if (!isOpen && origin) restoreFocus(origin, surface);
    if (!isOpen || dialog.contains(focusedElement())) return;
    (latest.current.initialFocusRef?.current ?? dialog).focus({ preventScroll: true });
  }, [isOpen, origin, surfaceRef, dialogRef, latest]);

  useEffect(() => {
    const surface = surfaceRef.current;
    /** Taken out of the page while it was open. */
    const leave = (): void => {
      const { isOpen: wasOpen, origin: from } = latest.current;
      if (wasOpen && from && surface) restoreFocus(from, surface);
    };
    return leave;
  }, [surfaceRef, latest]);
}
