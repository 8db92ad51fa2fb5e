import { useCallback, useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { shortestSearch } from '../resources/calls.ts';
import type { Resource } from '../resources/resource.ts';

/** What the address of a list screen says: everything that the screen shows, so that it can be shared and gone back to. */
export interface ListState {
  /** From 1. */
  readonly page: number;
  readonly search: string;
  /** As the contract writes it; empty for the list's own order. */
  readonly sort: string;
  /** Chosen filters only. */
  readonly filters: Readonly<Record<string, string>>;
  /** Id of the record whose sheet is open, or `new`. */
  readonly record: string | null;
  readonly isEditing: boolean;
  /** The part of the record that is being edited; null for the record itself. */
  readonly part: string | null;
  /** The view of the record that is chosen; null for its details. */
  readonly tab: string | null;
}

export type ListChange = Partial<Omit<ListState, 'filters'>> & {
  /** Filters to set; an empty text takes one away. */
  readonly filters?: Readonly<Record<string, string>>;
};

/** What a list is of, where that is chosen on its screen: the job whose students are shown. */
export interface ListSubject {
  /** Where it is chosen. */
  readonly chooser: ReactNode;
  /** What the list is asked with besides its filters; null until something is chosen. Keep it the same between renders. */
  readonly query: Readonly<Record<string, string>> | null;
  /** Stands in the place of the list until then. */
  readonly prompt: ReactNode;
}

export interface ListAddress extends ListState {
  /** Whether there is a list to ask for: its subject has been chosen. */
  readonly isAskable: boolean;
  /** Whether a search or a filter leaves rows out. */
  readonly isFiltered: boolean;
  /** The part of the query that the server is asked with, without the page. */
  readonly query: Readonly<Record<string, string>>;
  /** Address of the screen after a change, for links. */
  readonly hrefOf: (change: ListChange) => string;
  /** Goes there. `replace` leaves no step for the back button. */
  readonly go: (change: ListChange, options?: { readonly replace?: boolean }) => void;
}

/** What `edit` says when it is the record itself. */
const whole = 'yes';

/** The state of a list screen, which lives in the address. */
export function useListAddress(
  { filters: known }: Pick<Resource, 'filters'>,
  subject?: ListSubject,
): ListAddress {
  const [parameters, setParameters] = useSearchParams();
  const state = useMemo(() => readState(parameters, known), [parameters, known]);
  const hrefOf = useCallback(
    (change: ListChange) => `?${changed(parameters, change).toString()}`,
    [parameters],
  );
  const go = useCallback<ListAddress['go']>(
    (change, { replace = false } = {}) =>
      // From the address as it is by then: two quick changes must not take each other back.
      setParameters((current) => changed(current, change), { replace, preventScrollReset: true }),
    [setParameters],
  );
  const query = useMemo(
    () => ({
      ...(state.search.length >= shortestSearch && { search: state.search }),
      ...(state.sort !== '' && { sort: state.sort }),
      ...state.filters,
      ...subject?.query,
    }),
    [state, subject?.query],
  );
  const isFiltered = 'search' in query || Object.keys(state.filters).length > 0;
  return { ...state, isAskable: subject?.query !== null, isFiltered, query, hrefOf, go };
}

function readState(parameters: URLSearchParams, known: Resource['filters']): ListState {
  const page = Number(parameters.get('page') ?? 1);
  const chosen = known.flatMap(({ name }) => {
    const value = parameters.get(name) ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    search: parameters.get('search') ?? '',
    sort: parameters.get('sort') ?? '',
    filters: Object.fromEntries(chosen),
    record: parameters.get('record'),
    isEditing: parameters.has('edit'),
    part: parameters.get('edit') === whole ? null : parameters.get('edit'),
    tab: parameters.get('tab'),
  };
}

/** The parameters after a change. Another search, order or filter begins at the first page. */
function changed(
  parameters: URLSearchParams,
  { filters = {}, isEditing, part, ...change }: ListChange,
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (change.record !== undefined && change.record !== parameters.get('record')) next.delete('tab');
  const set = (name: string, value: string | number | null): void => {
    if (value === '' || value === null) next.delete(name);
    else next.set(name, String(value));
  };
  if ('search' in change || 'sort' in change || Object.keys(filters).length > 0) next.delete('page');
  for (const [name, value] of Object.entries({ ...filters, ...change })) set(name, value);
  if (change.page === 1) next.delete('page');
  if (isEditing !== undefined) set('edit', isEditing ? (part ?? whole) : null);
  return next;
}
