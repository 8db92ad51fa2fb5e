import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLatest } from '../../hooks/useLatest.ts';
import { createAsyncSearch, nothingFound, type FoundItems } from '../Combobox/asyncSearch.ts';
import type { CommandItem, SearchCommands } from './commands.ts';

/** What is known of a search on a server. */
export interface ServerSearch extends FoundItems<CommandItem> {
  /** Whether the items are the answer to what is typed now, and not to something before it. */
  isAnswer: boolean;
  retry: () => void;
}

/** What a server has found for what was typed, and another try. Without a server it has found nothing. */
export function useServerSearch(
  onSearch: SearchCommands | undefined,
  minLength: number,
  query: string,
): ServerSearch {
  const latest = useLatest(onSearch);
  const [questions] = useState(() => new WeakMap<readonly CommandItem[], string>());
  const search = useMemo(
    () =>
      createAsyncSearch<CommandItem>(async (text, options) => {
        const items = [...((await latest.current?.(text, options)) ?? [])];
        questions.set(items, text);
        return items;
      }, minLength),
    [latest, minLength, questions],
  );
  const found = useSyncExternalStore(search.subscribe, search.getSnapshot, () => nothingFound);
  const question = onSearch === undefined ? null : query;
  useEffect(() => search.ask(question), [search, question]);
  useEffect(() => () => search.ask(null), [search]);
  return { ...found, isAnswer: questions.get(found.items) === query.trim(), retry: search.retry };
}
