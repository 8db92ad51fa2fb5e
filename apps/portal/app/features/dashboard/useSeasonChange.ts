import type { Attempt } from '@aarambh/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { alerts } from '#app/screen/alerts.ts';
import { useAction } from '#app/screen/useAction.ts';
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
  const readAgain = async (): Promise<void> => {
    void client.invalidateQueries({ refetchType: 'none' });
    await client.invalidateQueries({ queryKey: dashboardQuery().queryKey });
  };
  return useAction(change, {
    onDone: async () => {
      onDone();
      alerts.success(done);
      await readAgain();
    },
    onFailed: async ({ status }) => {
      if (status === 409) await readAgain();
    },
  });
}
