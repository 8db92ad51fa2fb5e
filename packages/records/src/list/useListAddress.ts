import { useCallback, useMemo, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useHost } from '../host/host.ts';
import { pageSizes } from '../calls/calls.ts';
import { boardView, queryOf, readListAddress, whole, type KnownList, type ListState } from './listAddress.ts';

export type ListChange = Partial<Omit<ListState, 'filters'>> & {
  /** Filters to set; an empty text takes one away. */
  readonly filters?: Readonly<Record<string, string>>;
};

/** What a list is of, where that is chosen on its screen: the shelf whose books are shown. */
export interface ListSubject {
  /** Where it is chosen. */
  readonly chooser: ReactNode;
  /** Parameters of the query that are added to the filters; null until something is chosen. Keep it the same between renders. */
  readonly query: Readonly<Record<string, string>> | null;
  /** Shown instead of the list until then. */
  readonly prompt: ReactNode;
}

export interface ListAddress extends ListState {
  /** Parameters with an unexpected value; the screen says that they were ignored. */
  readonly leftOut: readonly string[];
  /** Whether there is a list to ask for: its subject has been chosen. */
  readonly isAskable: boolean;
  /** Whether a search or a filter leaves rows out. */
  readonly isFiltered: boolean;
  /** The part of the query that the server is asked with, without the page. */
  readonly query: Readonly<Record<string, string>>;
  /** Takes away the search and all filters. */
  readonly clear: () => void;
  /** Address of the screen after a change, for links. */
  readonly hrefOf: (change: ListChange) => string;
  /** Goes there. `replace` leaves no step for the back button. */
  readonly go: (change: ListChange, options?: { readonly replace?: boolean }) => void;
  /** Closes what was opened over the list: by the steps that led from there, and otherwise in place, so that Back does not open it again. */
  readonly close: (change: ListChange) => void;
}

/** What the details of a record need of the address that they are at. */
export type RecordAddress = Pick<ListAddress, 'tab' | 'go'>;

/** The state of a list screen, which lives in the address. */
export function useListAddress(list: KnownList, subject?: ListSubject): ListAddress {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const { stepsBackTo } = useHost();
  const { state, leftOut } = useMemo(() => readListAddress(parameters, list), [parameters, list]);
  const hrefOf = useCallback(
    (change: ListChange) => `?${changed(parameters, list, change).toString()}`,
    [parameters, list],
  );
  const go = useCallback<ListAddress['go']>(
    (change, { replace = false } = {}) =>
      // From the address as it is by then: two quick changes must not take each other back.
      setParameters((current) => changed(current, list, change), { replace, preventScrollReset: true }),
    [setParameters, list],
  );
  const close = (change: ListChange): void => {
    const search = changed(parameters, list, change).toString();
    const steps = stepsBackTo(search === '' ? '' : `?${search}`);
    if (steps === undefined) go(change, { replace: true });
    else void navigate(-steps);
  };
  const query = useMemo(() => ({ ...queryOf(state), ...subject?.query }), [state, subject?.query]);
  const isFiltered = 'search' in query || Object.keys(state.filters).length > 0;
  const clear = (): void =>
    go({ search: '', filters: Object.fromEntries(list.filters.map(({ name }) => [name, ''])) });
  return {
    ...state,
    leftOut,
    isAskable: subject?.query !== null,
    isFiltered,
    query,
    hrefOf,
    go,
    close,
    clear,
  };
}

/** The parameters after a change, without those that counted for nothing. Another search, order or filter begins at the first page. */
function changed(
  parameters: URLSearchParams,
  list: KnownList,
  { filters = {}, isEditing, part, pageSize, isBoard, ...change }: ListChange,
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const name of readListAddress(parameters, list).leftOut) next.delete(name);
  if (change.record !== undefined && change.record !== parameters.get('record')) next.delete('tab');
  const set = (name: string, value: string | number | null): void => {
    if (value === '' || value === null) next.delete(name);
    else next.set(name, String(value));
  };
  if ('search' in change || 'sort' in change || pageSize !== undefined || Object.keys(filters).length > 0)
    next.delete('page');
  for (const [name, value] of Object.entries({ ...filters, ...change })) set(name, value);
  if (pageSize !== undefined) set('size', pageSize === pageSizes[0] ? null : pageSize);
  if (change.page === 1) next.delete('page');
  if (isBoard !== undefined) set('view', isBoard ? boardView : null);
  if (isEditing !== undefined) set('edit', isEditing ? (part ?? whole) : null);
  return next;
}
