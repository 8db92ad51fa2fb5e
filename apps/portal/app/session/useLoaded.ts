import { isApiError, type ApiError } from '@aarambh/api-client';
import { useCallback, useEffect, useState } from 'react';

export type Loaded<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: Data }
  | { readonly status: 'failed'; readonly error: ApiError };

/**
 * Reads something once when the screen opens, and again with `retry`. For the public screens, which are spared the
 * weight of a query cache.
 * @param load must stay the same function from render to render; its signal is aborted when the screen is left
 */
export function useLoaded<Data>(load: (signal: AbortSignal) => Promise<Data>): {
  readonly result: Loaded<Data>;
  readonly retry: () => void;
} {
  const [result, setResult] = useState<Loaded<Data>>({ status: 'loading' });

  const begin = useCallback((): (() => void) => {
    const controller = new AbortController();
    load(controller.signal).then(
      (data) => setResult({ status: 'ready', data }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        if (!isApiError(error)) throw error;
        setResult({ status: 'failed', error });
      },
    );
    return () => controller.abort();
  }, [load]);

  useEffect(() => begin(), [begin]);

  const retry = useCallback(() => {
    setResult({ status: 'loading' });
    begin();
  }, [begin]);
  return { result, retry };
}
