import { useEffect, useState } from 'react';
import { useTimer } from '../../hooks/useTimer.ts';

/** Shown sooner, a spinner would only flicker. */
const SLOW_AFTER = 400;

/** Whether something has been on its way for so long that it should be shown. */
export function useSlowness(isPending: boolean, onSlow: () => void): boolean {
  const [isSlow, setIsSlow] = useState(false);
  const wait = useTimer();
  useEffect(() => {
    if (!isPending) return undefined;
    wait.start(SLOW_AFTER, () => {
      setIsSlow(true);
      onSlow();
    });
    return () => {
      wait.stop();
      setIsSlow(false);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is said does not begin the wait anew
  }, [isPending, wait]);
  return isPending && isSlow;
}
