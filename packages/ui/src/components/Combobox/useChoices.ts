import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLatest } from '../../hooks/useLatest.ts';
import { createAsyncSearch, nothingFound, type SearchItems, type SearchStatus } from './asyncSearch.ts';
import { createOptionSet, type OptionSet } from './optionSet.ts';
import { createSearchIndex, type ComboboxItem, type SearchIndex } from './searchIndex.ts';

export interface ChoicesOptions<Item extends ComboboxItem> {
  items: readonly Item[];
  /** Looks items up on a server, in place of `items`. */
  onSearch: SearchItems<Item> | undefined;
  minSearchLength: number;
  isOpen: boolean;
  query: string | null;
  /** Whether what was typed can be added as a new item. */
  canCreate: boolean;
  /** Whether all that was found can be taken at once. A server's answer may be a part of what there is. */
  canTakeAll?: boolean;
}

/** What an open list offers. */
export interface Choices<Item extends ComboboxItem> {
  options: OptionSet<Item>;
  index: SearchIndex<Item>;
  status: SearchStatus;
  retry: () => void;
}

/** Uses time that nothing else needs to prepare the index, so that the first letter is as quick as the others. */
function useIdlePreparation(index: SearchIndex): void {
  useEffect(() => {
    // Safari has no idle callback; there the first search does the work.
    if (!('requestIdleCallback' in window)) return undefined;
    const prepare = (deadline: IdleDeadline): void => {
      if (!index.prepare(() => deadline.timeRemaining() > 2)) handle = requestIdleCallback(prepare);
    };
    let handle = requestIdleCallback(prepare);
    return () => cancelIdleCallback(handle);
  }, [index]);
}

/** The options for what was typed, from a list or from a server. */
export function useChoices<Item extends ComboboxItem>({
  items,
  onSearch,
  minSearchLength,
  isOpen,
  query,
  canCreate,
  canTakeAll = false,
}: ChoicesOptions<Item>): Choices<Item> {
  const latestSearch = useLatest(onSearch);
  const isAsync = onSearch !== undefined;
  const server = useMemo(
    () =>
      createAsyncSearch<Item>(
        async (text, options) => (await latestSearch.current?.(text, options)) ?? [],
        minSearchLength,
      ),
    [latestSearch, minSearchLength],
  );
  const found = useSyncExternalStore(server.subscribe, server.getSnapshot, () => nothingFound);
  const question = isAsync && isOpen ? (query ?? '') : null;
  useEffect(() => server.ask(question), [server, question]);
  useEffect(() => () => server.ask(null), [server]);

  const candidates = isAsync ? found.items : items;
  const index = useMemo(() => createSearchIndex(candidates), [candidates]);
  useIdlePreparation(index);

  const { status } = found;
  const addition = canCreate && isOpen && status === 'ready' ? (query?.trim() ?? '') : '';
  const options = useMemo(() => {
    // What a server found is in its order.
    const order = index.search(isAsync ? '' : (query ?? ''));
    if (status === 'failed') return createOptionSet(index, order, { kind: 'retry' });
    const isNew = addition !== '' && index.find(addition) === -1;
    const action = isNew ? ({ kind: 'create', text: addition } as const) : null;
    return createOptionSet(index, order, action, canTakeAll && !isAsync && order.length > 1);
  }, [index, isAsync, query, status, addition, canTakeAll]);

  return { options, index, status, retry: server.retry };
}
