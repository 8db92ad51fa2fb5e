import { type RefObject } from 'react';
import { useClientLayoutEffect } from './useClientLayoutEffect.ts';

function overflows({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollHeight > clientHeight || scrollWidth > clientWidth;
}

/**
 * Lets the keyboard scroll an area: it becomes a stop of the Tab key while its content is larger than it is and nothing in it
 * takes focus itself. Chromium and Firefox do this by themselves, Safari does not.
 *
 * @param scrollerRef the area
 * @param isProgrammaticTarget whether the area takes focus from a script at other times, as a dialog does
 */
export function useFocusableScroller(
  scrollerRef: RefObject<HTMLElement | null>,
  isProgrammaticTarget = false,
): void {
  useClientLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    const update = (): void => {
      const hasStop =
        scroller.querySelector('a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]') !==
        null;
      // Asked for only where it matters: the sizes of a table that has just changed cost a layout of their own.
      const needsStop = !hasStop && overflows(scroller);
      if (needsStop) scroller.tabIndex = 0;
      else if (isProgrammaticTarget) scroller.tabIndex = -1;
      else if (scroller.hasAttribute('tabindex')) scroller.removeAttribute('tabindex');
    };
    update();
    const resized = new ResizeObserver(update);
    resized.observe(scroller);
    const changed = new MutationObserver(update);
    changed.observe(scroller, { childList: true, subtree: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  });
}
