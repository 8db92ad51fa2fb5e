import { useQueryClient } from '@tanstack/react-query';

/** Reads anew what every change of a profile may change: how complete it is. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['get', '/user/completion'] });
}
