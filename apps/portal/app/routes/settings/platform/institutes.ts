import { dataOf } from '@aarambh/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../session/api.ts';

/** Every institute by its id, for scopes. */
export const institutesQuery = queryOptions({
  queryKey: ['institutes for scopes'],
  queryFn: async () => {
    const { institute } = await dataOf(api().GET('/institute/all', { params: { query: { pageNo: -1 } } }));
    return institute.map(({ id, name }) => ({ id, label: name }));
  },
  staleTime: 5 * 60_000,
});
