import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { queryClientOf } from './queries.ts';
import { session } from './session.ts';

/**
 * Begins to read what a screen is going to show, for its `clientLoader`: the answer travels while texts and the role do. What fails
 * is asked for again by the screen, which says why.
 */
export function readAhead<Data, Failure, Shown, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Failure, Shown, Key>,
): void {
  const state = session().get();
  if (state.status === 'signed-in') void queryClientOf(state.user).prefetchQuery(query);
}
