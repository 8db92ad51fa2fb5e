const SECOND = 1000;

/** Whole seconds left until `deadline`, counted up so that the last second still reads 1; 0 once it has passed. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / SECOND));
}

/** Milliseconds until the number of whole seconds left changes. */
export function untilNextSecond(deadline: number, now: number): number {
  const left = deadline - now;
  return left % SECOND || SECOND;
}

/** Seconds as mm:ss, the form the specification asks for: 60 is "01:00". Minutes beyond 99 keep their digits. */
export function formatCountdown(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${String(minutes).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Seconds left at which a screen reader is told how long it still takes; every second would talk over the page. */
const SPOKEN_AT = [30, 10];

/** What a change of the seconds left is worth saying. */
export type CountdownNews = 'started' | 'remaining' | 'over';

/**
 * What to announce when the count goes from `before` to `now` seconds. Ticks can be skipped while a phone sleeps, so
 * a mark counts as reached when it was passed.
 *
 * @param before the count at the last look, or null at the start of a countdown.
 */
export function countdownNews(before: number | null, now: number): CountdownNews | null {
  if (before === null) return now > 0 ? 'started' : null;
  if (now === 0) return before > 0 ? 'over' : null;
  return SPOKEN_AT.some((mark) => before > mark && now <= mark) ? 'remaining' : null;
}
