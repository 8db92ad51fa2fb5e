import type { TokenClaims } from '@aarambh/api-client';
import { QueryClient, type Query } from '@tanstack/react-query';
import createQueries from 'openapi-react-query';
import { keepReads } from './keepReads.ts';
import { dropCopies, dropOver } from '#app/offline/keptCopies.ts';
import { api } from './api.ts';

let made: ReturnType<typeof makeQueries> | undefined;
const makeQueries = () => createQueries(api());

/** What the screens read from the server, as options of a query per call of the contract. Only guarded screens load this. */
export const queries = (): ReturnType<typeof makeQueries> => (made ??= makeQueries());

/** The wallet of the caller. Credits come in other tabs too, so whoever comes back to this one finds them counted. */
export const walletQuery = () =>
  queries().queryOptions('get', '/wallet', {}, { refetchOnWindowFocus: 'always' });

const pathOf = ({ queryKey: [, path] }: Pick<Query, 'queryKey'>): string => String(path);

/** What shows a balance, on the screen or not. */
const showsBalance = (query: Pick<Query, 'queryKey'>): boolean =>
  ['/wallet', '/dashboard/summary'].includes(pathOf(query));

/**
 * Reads again what changes with every credit: at once each balance, also of a screen that is not shown, so that no other one is met there;
 * the entries when somebody looks at them.
 */
export function readCreditsAgain(client: QueryClient): void {
  void client.invalidateQueries({ predicate: showsBalance, refetchType: 'all' });
  void client.invalidateQueries({
    predicate: (query) => pathOf(query).startsWith('/wallet/'),
  });
}

let personal: { readonly sessionId: string; readonly client: QueryClient } | undefined;

/**
 * What has been read in one session, in every frame of its screens; a new session begins with nothing, so that nothing is ever
 * shown to somebody else.
 */
export function queryClientOf(user: TokenClaims): QueryClient {
  const { jti: sessionId } = user;
  if (personal?.sessionId !== sessionId) {
    personal?.client.clear();
    personal = { sessionId, client: createQueryClient() };
    void dropCopies(sessionId);
    void dropOver(sessionId);
    keepReads(personal.client, user);
  }
  return personal.client;
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    // The client itself repeats what may be repeated.
    defaultOptions: {
      // Without a network a screen says so, or shows what was kept, instead of waiting for one.
      queries: { retry: false, staleTime: 30_000, networkMode: 'offlineFirst' },
      // Nothing is sent later, when nobody looks any more.
      mutations: { networkMode: 'always' },
    },
  });
}
