import type { ApiError, Attempt } from '@aarambh/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { alerts } from '#app/screen/alerts.ts';
import { dashboardQuery } from './useDashboard.ts';

interface SeasonChange {
  readonly change: () => Promise<Attempt<unknown>>;
  /** Said when it is done. */
  readonly done: string;
  readonly onDone: () => void;
}

/**
 * Changes how the student stands to a season. What was refused because of something new is read again, so that the card says it; the
 * jobs of the season are read anew when they are shown next.
 */
export function useSeasonChange({ change, done, onDone }: SeasonChange) {
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const run = async (): Promise<void> => {
    setPending(true);
    const result = await change();
    setPending(false);
    setError(result.ok ? null : result.error);
    if (result.ok) {
      onDone();
      alerts.success(done);
    }
    if (result.ok || result.error.status === 409) {
      void client.invalidateQueries({ refetchType: 'none' });
      await client.invalidateQueries({ queryKey: dashboardQuery().queryKey });
    }
  };
  return { run: () => void run(), isPending, error };
}
