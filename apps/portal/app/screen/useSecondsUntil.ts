import { useCallback, useSyncExternalStore } from 'react';

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
  const read = () => (moment === null ? null : Math.max(0, Math.ceil((moment - Date.now()) / 1000)));
  return useSyncExternalStore(subscribe, read, read);
}
