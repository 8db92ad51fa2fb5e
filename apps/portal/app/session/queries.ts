import { QueryClient } from '@tanstack/react-query';
import createQueries from 'openapi-react-query';
import { api } from './api.ts';

let made: ReturnType<typeof makeQueries> | undefined;
const makeQueries = () => createQueries(api());

/** What the screens read from the server, as options of a query per call of the contract. Only guarded screens load this. */
export const queries = (): ReturnType<typeof makeQueries> => (made ??= makeQueries());

/** What has been read for one person; a new one per session, so that nothing is ever shown to somebody else. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    // The client itself repeats what may be repeated.
    defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
  });
}
