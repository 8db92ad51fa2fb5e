import { useEffect, useState } from 'react';

/** Seconds until a moment, counted down; null without one. */
export function useSecondsUntil(moment: number | null): number | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (moment === null) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= moment) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === null ? null : Math.max(0, Math.ceil((moment - now) / 1000));
}
