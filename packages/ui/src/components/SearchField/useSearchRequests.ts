import { useLatest } from '../../hooks/useLatest.ts';
import { useTimer } from '../../hooks/useTimer.ts';

/** When to search for what is typed. */
export interface SearchRequests {
  /** Once typing has paused. */
  readonly soon: (text: string) => void;
  /** At once, in place of what is still waited for. */
  readonly now: (text: string) => void;
}

/**
 * Asks for results of a text, without the space around it.
 *
 * @param delay the pause in typing to wait for, in milliseconds.
 */
export function useSearchRequests(onSearch: (query: string) => void, delay: number): SearchRequests {
  const latest = useLatest(onSearch);
  const pause = useTimer();
  return {
    soon: (text) => pause.start(delay, () => latest.current(text.trim())),
    now(text) {
      pause.stop();
      latest.current(text.trim());
    },
  };
}
