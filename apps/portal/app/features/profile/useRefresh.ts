import { useQueryClient } from '@tanstack/react-query';

/**
 * Reads anew how complete a profile is after a change of it. What follows from it elsewhere, as the jobs that one may apply for, is read
 * anew when it is shown next.
 */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    void client.invalidateQueries({ refetchType: 'none' });
    await client.invalidateQueries({ queryKey: ['get', '/user/completion'] });
  };
}
