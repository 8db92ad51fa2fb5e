import type { QueryClient } from '@tanstack/react-query';
import type { Resource } from './resource.ts';
import { readCreditsAgain } from '#app/session/queries.ts';

/** Reads again what something done with records may have changed: the records, and the balance that the header shows. */
export async function readAgain(client: QueryClient, { family }: Pick<Resource, 'family'>): Promise<void> {
  readCreditsAgain(client);
  await client.invalidateQueries({ queryKey: [family] });
}
