import type { SearchSelectItem, SearchSelectProps } from '@aarambh/ui/SearchSelect';
import { useCallback, useEffect, useRef, useState } from 'react';

type Items = readonly SearchSelectItem[];

/** What a server offers to choose from. */
export interface AsyncOptions {
  readonly items: Items;
  /** There are more, which only a search finds. */
  readonly isPart?: boolean;
}

/** Asks the server for what a text finds. */
export type SearchAsyncOptions = NonNullable<SearchSelectProps['onSearch']>;

/** From how many letters on the server searches (`Search` of the contract). */
const searchableLength = 2;

/**
 * Choices that come from the server, for a dropdown that can be used before they are there: it says that it is loading,
 * and after a failure offers to try again.
 * @param load must stay the same function from render to render
 * @param search for lists that can be too long to send: the server is asked with every pause in typing once it sent a part
 */
export function useAsyncOptions(
  load: () => Promise<AsyncOptions>,
  search?: SearchAsyncOptions,
): Pick<SearchSelectProps, 'items' | 'onSearch' | 'minSearchLength'> {
  const [found, setFound] = useState<AsyncOptions>();
  const reading = useRef<Promise<AsyncOptions>>(undefined);

  const read = useCallback((): Promise<AsyncOptions> => {
    if (!reading.current) {
      const promise = load();
      reading.current = promise;
      promise.then(setFound, () => {
        // The next question asks anew.
        reading.current = undefined;
      });
    }
    return reading.current;
  }, [load]);

  useEffect(() => {
    read().catch(() => undefined);
  }, [read]);

  if (!found) return { onSearch: async () => (await read()).items, minSearchLength: 0 };
  if (found.isPart && search) return { onSearch: search, minSearchLength: searchableLength };
  return { items: found.items };
}
