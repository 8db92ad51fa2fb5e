import { type RefObject } from 'react';
import { rootOf } from '../../dom/roots.ts';
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
    const root = rootOf(latest.current.insideRefs.find(({ current }) => current)?.current);
    const listen = (event: Event): void => {
      const path = event.composedPath();
      // Focus that moves inside a shadow root is heard of there alone, and a press in both.
      if (event.currentTarget !== root && path.includes(root)) return;
      if (latest.current.insideRefs.some(({ current }) => current && path.includes(current))) return;
      latest.current.onOutside(event);
    };
    const places = new Set([root, document]);
    for (const place of places) {
      place.addEventListener('pointerdown', listen, true);
      place.addEventListener('focusin', listen, true);
    }
    return () => {
      for (const place of places) {
        place.removeEventListener('pointerdown', listen, true);
        place.removeEventListener('focusin', listen, true);
      }
    };
  }, [isActive, latest]);
}
