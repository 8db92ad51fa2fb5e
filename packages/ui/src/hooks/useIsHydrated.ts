import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False on the server and while React takes over its HTML: for what does nothing before the script runs, and what a page could not know when it was made, such as the query of its address. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
