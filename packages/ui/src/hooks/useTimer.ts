import { useEffect, useMemo, useRef } from 'react';

/** One timer of a component. It ends with the component. */
export interface Timer {
  /** Calls `callback` once after `delay` milliseconds, in place of what was asked for before. */
  start(delay: number, callback: () => void): void;
  stop(): void;
}

/** A timer that starting again moves on: for "once nothing more has happened for a while". */
export function useTimer(): Timer {
  const running = useRef<ReturnType<typeof setTimeout>>(undefined);
  const timer = useMemo<Timer>(
    () => ({
      start(delay, callback) {
        clearTimeout(running.current);
        running.current = setTimeout(callback, delay);
      },
      stop: () => clearTimeout(running.current),
    }),
    [],
  );
  useEffect(() => () => timer.stop(), [timer]);
  return timer;
}
