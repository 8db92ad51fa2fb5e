import { useState } from 'react';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import { useLatest } from '../../hooks/useLatest.ts';
import { countdownNews, secondsLeft, untilNextSecond, type CountdownNews } from './countdown.ts';

/**
 * The whole seconds left until a moment. It goes by the clock and not by counting ticks: a phone that slept shows the
 * right time when it wakes.
 *
 * @param deadline milliseconds since 1970, or null before the countdown is set.
 * @param initial what to show on the server and in the first render, which must agree with it.
 * @param onNews what a listener should be told.
 */
export function useCountdown(
  deadline: number | null,
  initial: number,
  onNews: (news: CountdownNews, seconds: number) => void,
): number {
  const [seconds, setSeconds] = useState(initial);
  const latest = useLatest(onNews);

  useClientLayoutEffect(() => {
    if (deadline === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before: number | null = null;
    const look = (): void => {
      clearTimeout(timer);
      const now = Date.now();
      const left = secondsLeft(deadline, now);
      const news = countdownNews(before, left);
      before = left;
      setSeconds(left);
      if (news) latest.current(news, left);
      if (left > 0) timer = setTimeout(look, untilNextSecond(deadline, now));
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [deadline, latest]);

  return seconds;
}
