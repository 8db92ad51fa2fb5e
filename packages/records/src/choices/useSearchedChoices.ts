import type { SearchSelectProps } from '@aarambh/ui/SearchSelect';
import { useMemo } from 'react';
import { useFormats, useService } from '../host/hooks.ts';
import { readChoices, shortestSearch } from '../calls/calls.ts';
import { isLookup, type AnyFilter } from '../declare/filter.ts';
import { useChoices, type Choice } from './useChoices.ts';
import { useRecordsNamed } from './useRecordsNamed.ts';

interface SearchedChoices {
  /** There are too many to send: the field asks the server for what is typed. */
  readonly isPart: boolean;
  /** They could not be read though they may be: the field offers to try again. */
  readonly hasFailed: boolean;
  /** What the field is given. */
  readonly field: Pick<SearchSelectProps, 'items' | 'onSearch' | 'minSearchLength'>;
  /** What is chosen and is not among the choices that were sent. */
  readonly chosenItems: readonly Choice[];
}

/**
 * The choices of a field in which one types: those that were sent, or where they are only a part those that the server finds. The
 * field can be used before it is known which: it says that it is loading, and after a failure offers to try again.
 * @param isNeeded whether the choices are read at once
 */
export function useSearchedChoices(
  options: AnyFilter['options'],
  chosen: readonly string[],
  isNeeded = true,
): SearchedChoices {
  const service = useService();
  const formats = useFormats();
  const { items, isPart, wait, hasFailed } = useChoices(options, isNeeded);
  const list = isPart && isLookup(options) ? options : null;
  // Not sent with the first page, or not offered any more.
  const missing = wait === null ? chosen.filter((id) => !items.some((item) => item.id === id)) : [];
  const chosenItems = useRecordsNamed(isLookup(options) ? options : null, missing);
  const field = useMemo((): SearchedChoices['field'] => {
    if (wait !== null) return { onSearch: wait, minSearchLength: 0 };
    if (list === null) return { items };
    return {
      onSearch: async (text, { signal }) => (await readChoices(service, list, formats, signal, text)).items,
      minSearchLength: shortestSearch,
    };
  }, [list, items, wait, service, formats]);
  return { isPart: list !== null, hasFailed, field, chosenItems };
}
