import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useFormats, useService } from '../host/hooks.ts';
import type { Service } from '../host/service.ts';
import { propertiesOf, readRecord } from '../calls/calls.ts';
import type { Lookup } from '../declare/column.ts';
import type { Choice } from './useChoices.ts';

/**
 * Records of a list by their ids, for those that are not among the choices that the server sent. What cannot be read, or not
 * yet, is left out.
 * @param list null asks for nothing
 */
export function useRecordsNamed(list: Lookup | null, ids: readonly string[]): readonly Choice[] {
  const service = useService();
  const { language } = useFormats();
  const queries = list === null ? [] : ids.map((id) => namedQuery(service, list, id, language));
  return useQueries({ queries, combine: found });
}

const namedQuery = (service: Service, list: Lookup, id: string, language: string) =>
  queryOptions({
    queryKey: [list.family, 'named', id, language],
    queryFn: async ({ signal }): Promise<Choice> => {
      const record = await readRecord(service, list, id, signal);
      const label = String(record[list.named ?? 'name']);
      const [choice] = service.toldApart([{ id, label, record: propertiesOf(record) }], true, language);
      return choice ?? { id, label: id };
    },
  });

const found = (results: readonly UseQueryResult<Choice>[]): readonly Choice[] =>
  results.flatMap(({ data }) => data ?? []);
