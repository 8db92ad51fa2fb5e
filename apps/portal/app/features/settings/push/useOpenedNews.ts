import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Goes where a press on news of the browser leads, in this page: a form that holds something asks before. `worker/worker.ts` sends it. */
export function useOpenedNews(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    const open = ({ data, ports }: MessageEvent<unknown>): void => {
      const path = typeof data === 'object' && data !== null && 'open' in data ? data.open : undefined;
      if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return;
      ports[0]?.postMessage('opened');
      void navigate(path);
    };
    worker?.addEventListener('message', open);
    return () => worker?.removeEventListener('message', open);
  }, [navigate]);
}
