import { type RefObject } from 'react';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import { useLatest } from '../../hooks/useLatest.ts';

/**
 * Calls back when a press, or focus that the user moves, lands outside of all the given elements.
 * The press itself is not swallowed: what was pressed reacts at once.
 */
export function useOutsidePress(
  isActive: boolean,
  insideRefs: readonly RefObject<Element | null>[],
  onOutside: (event: Event) => void,
): void {
  const latest = useLatest({ insideRefs, onOutside });

  useClientLayoutEffect(() => {
    if (!isActive) return undefined;
    const listen = (event: Event): void => {
      const path = event.composedPath();
      if (latest.current.insideRefs.some(({ current }) => current && path.includes(current))) return;
      latest.current.onOutside(event);
    };
    document.addEventListener('pointerdown', listen, true);
    document.addEventListener('focusin', listen, true);
    return () => {
      document.removeEventListener('pointerdown', listen, true);
      document.removeEventListener('focusin', listen, true);
    };
  }, [isActive, latest]);
}
