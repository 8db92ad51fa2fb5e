import { QueryClient } from '@tanstack/react-query';
import createQueries from 'openapi-react-query';
import { api } from './api.ts';

let made: ReturnType<typeof makeQueries> | undefined;
const makeQueries = () => createQueries(api());

/** What the screens read from the server, as options of a query per call of the contract. Only guarded screens load this. */
export const queries = (): ReturnType<typeof makeQueries> => (made ??= makeQueries());

let personal: { readonly sessionId: string; readonly client: QueryClient } | undefined;

/**
 * What has been read in one session, in every frame of its screens; a new session begins with nothing, so that nothing is ever
 * shown to somebody else.
 * @param sessionId the `jti` of the token
 */
export function queryClientOf(sessionId: string): QueryClient {
  if (personal?.sessionId !== sessionId) {
    personal?.client.clear();
    personal = { sessionId, client: createQueryClient() };
  }
  return personal.client;
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    // The client itself repeats what may be repeated.
    defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
  });
}
