import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, followed while the component is mounted. On the server, and in the first render in the browser
 * after it, the answer is `undefined`: nobody knows the screen yet, and the two renders must agree.
 */
export function useMediaQuery(query: string): boolean | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => window.matchMedia(query).matches,
    () => undefined,
  );
}
