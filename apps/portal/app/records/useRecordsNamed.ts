import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { i18n } from '#app/i18n/i18n.ts';
import { placeOf, withPlaces } from '#app/lookups/places.ts';
import { propertiesOf, readRecord } from './calls.ts';
import type { Lookup } from './resource.ts';
import type { Choice } from './useChoices.ts';

/**
 * Records of a list by their ids, for those that are not among the choices that the server sent. What cannot be read, or not
 * yet, is left out.
 * @param list null asks for nothing
 */
export function useRecordsNamed(list: Lookup | null, ids: readonly string[]): readonly Choice[] {
  const queries = list === null ? [] : ids.map((id) => namedQuery(list, id));
  return useQueries({ queries, combine: found });
}

const namedQuery = (list: Lookup, id: string) =>
  queryOptions({
    queryKey: [list.family, 'named', id, i18n.language],
    queryFn: async ({ signal }): Promise<Choice> => {
      const record = await readRecord(list, id, signal);
      const [choice] = withPlaces(
        [
          {
            id,
            label: String(record[list.named ?? 'name']),
            place: placeOf(propertiesOf(record), i18n.language),
          },
        ],
        true,
      );
      return choice ?? { id, label: id };
    },
  });

const found = (results: readonly UseQueryResult<Choice>[]): readonly Choice[] =>
  results.flatMap(({ data }) => data ?? []);
