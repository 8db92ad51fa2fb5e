/**
 * Says early that more people call than can be answered. Without it all of them wait for the same connections and the same thread, and
 * all of them in vain: a call that has waited too long is given up by its caller and worked on all the same.
 */
import { randomInt } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { ApiFailure } from './failure.ts';

/** How many times as long what is refused last may have to wait. */
const patience = 4;

/** Milliseconds between two looks at the clock of the thread; what a timer is late by anyway is no waiting. */
const resolution = 20;
/** Milliseconds that a delay of the thread is the mean of. */
const span = 500;

/** Seconds until another try. They differ, so that those who are refused together do not come back together. */
const retryAfter = { least: 2, most: 6 };

export interface Crowd {
  /**
   * Throws 503 UNAVAILABLE with Retry-After when a call of now would have to wait for too long.
   * @param isRefusedLast whether it is one that others are refused for
   */
  refuse(isRefusedLast: boolean): void;
  close(): void;
}

/**
 * @param longestWait milliseconds of waiting from which on calls are refused
 * @param expectedWait milliseconds that a query of now has to expect to wait
 */
export function watchCrowd(longestWait: number, expectedWait: () => number): Crowd {
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  let threadDelay = 0;
  const timer = setInterval(() => {
    threadDelay = delays.count === 0 ? 0 : delays.mean / 1e6 - resolution;
    delays.reset();
  }, span);
  timer.unref();
  return {
    refuse: (isRefusedLast) => {
      const limit = isRefusedLast ? longestWait * patience : longestWait;
      if (Math.max(threadDelay, expectedWait()) <= limit) return;
      const seconds = randomInt(retryAfter.least, retryAfter.most + 1);
      throw new ApiFailure(503, 'UNAVAILABLE', 'Many people are here right now. Try again in a moment.', {
        headers: { 'retry-after': String(seconds) },
      });
    },
    close: () => {
      clearInterval(timer);
      delays.disable();
    },
  };
}
