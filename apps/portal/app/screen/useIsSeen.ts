import { useCallback, useState, type RefCallback } from 'react';

/** How far outside the window an element may be to count as seen, so that what it loads is under way when it comes into view. */
const margin = '100px';

/**
 * Whether an element has come near the part of the page that is shown; once it has, that stays.
 * @returns the ref of the element, and whether it has
 */
export function useIsSeen(): readonly [RefCallback<Element>, boolean] {
  const [isSeen, setSeen] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, isSeen];
}
