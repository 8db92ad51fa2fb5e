import type { RefObject } from 'react';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import { useLatest } from '../../hooks/useLatest.ts';
import { pushLayer } from '../Modal/dismissStack.ts';
import { rememberFocus, restoreFocus } from '../Modal/focus.ts';

/**
 * Focus goes into the box when it opens, and back to where it came from when the box closes with focus in it. Escape closes the box.
 * Called after `useFloating`, because what does not show cannot take focus.
 */
export function useLayerFocus(
  isOpen: boolean,
  boxRef: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  const latest = useLatest(close);
  useClientLayoutEffect(() => {
    const box = boxRef.current;
    if (!isOpen || !box) return undefined;
    const origin = rememberFocus();
    if (!box.contains(origin.element)) box.focus({ preventScroll: true });
    const pop = pushLayer(() => latest.current(), 'closes');
    return () => {
      pop();
      restoreFocus(origin, box);
    };
  }, [isOpen, boxRef, latest]);
}
