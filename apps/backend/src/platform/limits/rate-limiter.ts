/** How fast one person or address may call. */
import { tooMany } from '../failure.ts';
import { localized } from '../language/localized-text.ts';
import type { Limit } from '../../config/index.ts';

export interface RateLimiter {
  /**
   * Counts one call. Throws 429 RATE_LIMITED with Retry-After when there were too many.
   * @param most where this caller may make another number of calls than others
   */
  consume(caller: string, most?: number): void;
}

/** Most callers that are counted at once; then those whose time is over are removed. */
const maxEntries = 10_000;

/**
 * Counts in memory, so each copy of the server counts by itself: a row for every call would cost more than the calls that
 * it keeps away.
 */
export function createRateLimiter({ most: usual, seconds }: Limit, now: () => Date): RateLimiter {
  const windows = new Map<string, { count: number; endsAt: number }>();
  return {
    consume(caller, most = usual) {
      const moment = now().getTime();
      let window = windows.get(caller);
      if (window === undefined || window.endsAt <= moment) {
        if (windows.size >= maxEntries) removeEnded(windows, moment);
        window = { count: 0, endsAt: moment + seconds * 1000 };
        windows.set(caller, window);
      }
      window.count += 1;
      if (window.count > most) {
        const wait = (window.endsAt - moment) / 1000;
        const text = localized('Too many calls. Try again in {seconds} seconds.', {
          seconds: Math.ceil(wait),
        });
        throw tooMany('RATE_LIMITED', text, wait);
      }
    },
  };
}

function removeEnded(windows: Map<string, { endsAt: number }>, moment: number): void {
  for (const [caller, { endsAt }] of windows) if (endsAt <= moment) windows.delete(caller);
}
