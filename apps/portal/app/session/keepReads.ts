import { isApiError } from '@aarambh/api-client';
import type { TokenClaims } from '@aarambh/api-client';
import type { Query, QueryClient, QueryKey, QueryPersister } from '@tanstack/react-query';
import { isoDay } from '#app/i18n/formats.ts';
import { session } from './session.ts';
import { keepCopy, readCopy, removeCopy, type KeptCopy } from '#app/offline/keptCopies.ts';

/** How long an answer is waited for where there is a copy. */
const timeoutMs = 4000;

/** The frame of the screens cannot be drawn without it. It says nothing of a day that one would ask for. */
const role = '/role/{id}';

/** Calls whose answers are kept: the first screen, the person's own jobs, applications, CVs and credits, and what these screens are drawn with. */
const keptCalls = new Set([
  role,
  '/dashboard/summary',
  '/wallet',
  '/wallet/entries',
  '/jdstudentmapping/myCount',
  '/candidate-profiles',
  '/candidate-profiles/{id}',
  '/candidate-profiles/entries',
  '/cv-templates/all',
  '/user/experience',
  '/round/ownTest/{id}',
]);

/** Families of records of which the same is true for a candidate. */
const keptFamilies = new Set(['/jobdescription', '/jdstudentmapping', 'preview']);

/** Under which key a query has the list of a door: names and roll numbers, and who is in. */
export const doorList = 'door list';

/** What is kept for others than candidates until the day is over: the rounds at whose doors they stand, and who is expected there. */
const keptForDay = ([first, second]: QueryKey): boolean =>
  first === doorList || (first === 'get' && second === '/round/today');

/** The end of a day of India. */
const endOfDay = (at: number): number => Date.parse(`${isoDay(at)}T24:00:00+05:30`);

const isKeptFor =
  (type: TokenClaims['type']) =>
  (queryKey: QueryKey): boolean => {
    const [first, second] = queryKey;
    if (type !== 'C') return keptForDay(queryKey) || (first === 'get' && second === role);
    return (
      typeof first === 'string' &&
      (first === 'get' ? typeof second === 'string' && keptCalls.has(second) : keptFamilies.has(first))
    );
  };

/** Whether the network or the way to the server failed, rather than the server said no. */
const isLost = (error: unknown): boolean =>
  isApiError(error) &&
  (error.kind === 'offline' || error.kind === 'timeout' || (error.status >= 502 && error.status <= 504));

/** What is shown from a copy, by the hash of its query: of when it is. */
const shownAsOf = new Map<string, number>();

/** Of when the oldest part of what the screen shows is; null when all of it is of now. */
export function asOf(client: QueryClient): number | null {
  const moments = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ queryHash, queryKey }) =>
      queryKey[1] === role ? [] : [shownAsOf.get(queryHash) ?? Number.POSITIVE_INFINITY],
    );
  const oldest = Math.min(...moments);
  return Number.isFinite(oldest) ? oldest : null;
}

/**
 * Keeps what a candidate reads of their own jobs, tests and CVs, and of others the doors of the day, and shows the copy when the network fails or takes
 * too long.
 */
export function keepReads(
  client: QueryClient,
  { jti: sessionId, type }: Pick<TokenClaims, 'jti' | 'type'>,
): void {
  const isKept = isKeptFor(type);
  shownAsOf.clear();
  const isCurrent = (): boolean => {
    const state = session().get();
    return state.status === 'signed-in' && state.user.jti === sessionId;
  };

  async function knownOf({ queryHash, state }: Query): Promise<KeptCopy | null> {
    // What the page already has may be newer: the answer to a change, say.
    if (state.data === undefined) return readCopy(sessionId, queryHash);
    return { data: state.data, at: shownAsOf.get(queryHash) ?? state.dataUpdatedAt };
  }

  const persister: QueryPersister = async (queryFn, context, query) => {
    const answer = Promise.resolve(queryFn(context));
    const { queryHash, queryKey } = query;
    if (!isKept(queryKey)) return answer;
    let isThere = false;
    const settled = answer.then(
      () => (isThere = true),
      (error: unknown) => (isThere = !isLost(error)),
    );
    await Promise.race([settled, pause(navigator.onLine ? timeoutMs : 0)]);
    const known = isThere ? null : await knownOf(query);
    if (known === null || isThere) {
      const data = await answer;
      shownAsOf.delete(queryHash);
      return data;
    }
    shownAsOf.set(queryHash, known.at);
    void takeLate(answer, query);
    return known.data;
  };

  /** What comes after the copy takes its place. */
  async function takeLate(answer: Promise<unknown>, { queryHash, queryKey }: Query): Promise<void> {
    try {
      const data = await answer;
      shownAsOf.delete(queryHash);
      client.setQueryData(queryKey, data);
    } catch (error) {
      if (isLost(error) || wasGivenUp(error)) return;
      // The server has said no: it is not to be read any more.
      await removeCopy(sessionId, queryHash);
      await client.resetQueries({ queryKey, exact: true });
    }
  }

  const defaults = client.getDefaultOptions();
  client.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, persister } });
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isKept(event.query.queryKey)) return;
    const { queryHash, state } = event.query;
    if (shownAsOf.has(queryHash)) return;
    const at = state.dataUpdatedAt;
    const until = keptForDay(event.query.queryKey) ? endOfDay(at) : undefined;
    void keepCopy(
      sessionId,
      queryHash,
      { data: state.data, at, ...(until !== undefined && { until }) },
      isCurrent,
    );
  });
  addEventListener('online', () => {
    void client.invalidateQueries({ predicate: ({ queryHash }) => shownAsOf.has(queryHash) });
  });
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const wasGivenUp = (error: unknown): boolean => isApiError(error) && error.kind === 'aborted';
