import { useEffect, useEffectEvent } from 'react';

/**
 * Tries to send what a lost network has kept on the device: when the screen opens, when the network is back, and now and then.
 * @param send does nothing where nothing waits
 * @param retryMs milliseconds between two tries
 */
export function useSendLate(send: () => void, retryMs: number): void {
  const sendLate = useEffectEvent(send);
  useEffect(() => {
    const again = (): void => sendLate();
    again();
    addEventListener('online', again);
    const timer = setInterval(again, retryMs);
    return () => {
      removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [retryMs]);
}
