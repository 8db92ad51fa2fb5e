/** The server's time, as far as its answers tell it. */
export interface Clock {
  /** Milliseconds since 1970 UTC by the server's clock; by the device's until an answer has told the difference. */
  now: () => number;
  /** Milliseconds by which the server is ahead of the device. */
  skew: () => number;
  /** Learns from the `Date` header of an answer that has just arrived. Anything that is no date is ignored. */
  observe: (date: string | null) => void;
}

const day = 86_400_000;

/**
 * A clock that starts as the device's own. A `Date` header has whole seconds, so the middle of the second is taken; a difference
 * of more than a day counts as a day, so that one absurd header neither ends nor keeps a session for good.
 */
export function createClock(deviceNow: () => number = Date.now): Clock {
  let skew = 0;
  return {
    now: () => deviceNow() + skew,
    skew: () => skew,
    observe(date) {
      const server = Date.parse(date ?? '') + 500;
      if (Number.isFinite(server)) skew = Math.min(day, Math.max(-day, server - deviceNow()));
    },
  };
}
