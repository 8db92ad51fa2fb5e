import type { SearchSelectItem, SearchSelectProps } from '@aarambh/ui/SearchSelect';
import { useCallback, useEffect, useRef, useState } from 'react';

type Items = readonly SearchSelectItem[];

/**
 * Choices that come from the server, for a dropdown that can be used before they are there: it says that it is loading,
 * and after a failure offers to try again.
 * @param load must stay the same function from render to render
 */
export function useLateItems(
  load: () => Promise<Items>,
): Pick<SearchSelectProps, 'items' | 'onSearch' | 'minSearchLength'> {
  const [items, setItems] = useState<Items>();
  const reading = useRef<Promise<Items>>(undefined);

  const read = useCallback((): Promise<Items> => {
    if (!reading.current) {
      const promise = load();
      reading.current = promise;
      promise.then(setItems, () => {
        // The next question asks anew.
        reading.current = undefined;
      });
    }
    return reading.current;
  }, [load]);

  useEffect(() => {
    read().catch(() => undefined);
  }, [read]);

  return items ? { items } : { onSearch: read, minSearchLength: 0 };
}
