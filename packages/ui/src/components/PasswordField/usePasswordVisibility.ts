import { focusedElement, rootOf } from '../../dom/roots.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';

type Selection = { readonly start: number | null; readonly end: number | null };

/**
 * Whether the password is shown. It goes back to hidden when the form is submitted or reset, when the page is left and
 * when the browser brings the page back from its cache, so that it is neither stored as plain text nor left on a screen.
 */
export function usePasswordVisibility(inputRef: RefObject<HTMLInputElement | null>): {
  readonly isVisible: boolean;
  readonly setIsVisible: (isVisible: boolean) => void;
} {
  const [isVisible, setState] = useState(false);
  const selection = useRef<Selection>(undefined);

  const setIsVisible = useCallback(
    (next: boolean) => {
      const input = inputRef.current;
      if (input && focusedElement() === input) {
        selection.current = { start: input.selectionStart, end: input.selectionEnd };
      }
      setState(next);
    },
    [inputRef],
  );

  // Browsers move the caret when an input changes its type.
  useClientLayoutEffect(() => {
    const kept = selection.current;
    selection.current = undefined;
    if (kept) inputRef.current?.setSelectionRange(kept.start, kept.end);
  });

  useEffect(() => {
    const hide = (): void => {
      // At once, not with the next render: a browser reads the type of the input as it submits.
      if (inputRef.current) inputRef.current.type = 'password';
      setState(false);
    };
    const hideOwnForm = (event: Event): void => {
      if (event.target === inputRef.current?.form) hide();
    };
    const hideWhenRestored = (event: PageTransitionEvent): void => {
      if (event.persisted) hide();
    };
    const root = rootOf(inputRef.current);
    // On the document, because the input may be moved into a form later; captured, because a handler may stop the event.
    root.addEventListener('submit', hideOwnForm, true);
    root.addEventListener('reset', hideOwnForm, true);
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', hideWhenRestored);
    return () => {
      root.removeEventListener('submit', hideOwnForm, true);
      root.removeEventListener('reset', hideOwnForm, true);
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', hideWhenRestored);
    };
  }, [inputRef]);

  return { isVisible, setIsVisible };
}
