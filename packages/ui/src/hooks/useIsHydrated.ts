import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False on the server and while React takes over its HTML: what does nothing before the script runs is not there until then. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
