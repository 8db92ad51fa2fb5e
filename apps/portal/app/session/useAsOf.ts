import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { asOf } from './keepReads.ts';

/** Of when the screen is where it shows what was kept, in milliseconds since 1970; null when it is of now. */
export function useAsOf(): number | null {
  const client = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [client],
  );
  return useSyncExternalStore(
    subscribe,
    () => asOf(client),
    () => null,
  );
}
