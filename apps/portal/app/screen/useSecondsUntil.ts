import { useCallback, useSyncExternalStore } from 'react';
import { secondsUntil } from './secondsUntil.ts';

/** Seconds until a moment, counted down; null without one. */
export function useSecondsUntil(moment: number | null): number | null {
  const subscribe = useCallback(
    (onTick: () => void) => {
      if (moment === null) return () => undefined;
      const timer = setInterval(() => {
        onTick();
        if (Date.now() >= moment) clearInterval(timer);
      }, 1000);
      return () => clearInterval(timer);
    },
    [moment],
  );
  const read = () => (moment === null ? null : secondsUntil(moment));
  return useSyncExternalStore(subscribe, read, read);
}
