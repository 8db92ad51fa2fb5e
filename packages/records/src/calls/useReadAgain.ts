import { useQueryClient } from '@tanstack/react-query';
import type { Resource } from '../declare/resource.ts';
import { useHost } from '../host/host.ts';

/** Reads again what something done with records may have changed: the records, and what the app shows besides. */
export function useReadAgain({ family }: Pick<Resource, 'family'>): () => Promise<void> {
  const client = useQueryClient();
  const { onChanged } = useHost();
  return async () => {
    onChanged(client);
    await client.invalidateQueries({ queryKey: [family] });
  };
}
