/** The server's time, as far as its answers tell it. */
export interface Clock {
  /**
   * Milliseconds since 1970 UTC by the server's clock. Before the first answer by the device's or, where an earlier page has learnt the
   * difference, the earlier of both: a session that is over is ended by the server's word, one that is not is never ended by a wrong clock.
   */
  now: () => number;
  /** Milliseconds by which the server is ahead of the device. */
  skew: () => number;
  /** Learns from the `Date` header of an answer that has just arrived. Anything that is no date of these years is ignored. */
  observe: (date: string | null) => void;
}

/** Where the difference is kept for the next page; it may forget. */
export interface KeptSkew {
  read: () => number;
  write: (skew: number) => void;
}

/** No server that speaks to this program answers before or after: a header that says so is a fault on the way. */
const [earliest, latest] = [Date.UTC(2025, 0), Date.UTC(2125, 0)];

const forgotten: KeptSkew = { read: () => 0, write: () => undefined };

/**
 * A clock that starts as the device's own, which may be days or years off. A `Date` header has whole seconds, so the middle of the second is
 * taken.
 * @param kept what an earlier page has learnt
 */
export function createClock(deviceNow: () => number = Date.now, kept: KeptSkew = forgotten): Clock {
  let skew = 0;
  let isKnown = false;
  let read: number | undefined;
  /** Not before it is asked for: a page that is made beforehand has no browser. */
  const before = (): number => (read ??= kept.read());
  return {
    now: () => deviceNow() + (isKnown ? skew : Math.min(0, before())),
    skew: () => skew,
    observe(date) {
      const server = Date.parse(date ?? '') + 500;
      if (!(server >= earliest && server < latest)) return;
      skew = server - deviceNow();
      if (!isKnown || Math.abs(skew - before()) > 60_000) kept.write(Math.round(skew));
      isKnown = true;
    },
  };
}
