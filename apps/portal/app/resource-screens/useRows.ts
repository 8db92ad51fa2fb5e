import type { ApiError } from '@aarambh/api-client';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { readPage, type Page } from '../resources/calls.ts';
import type { Resource } from '../resources/resource.ts';
import type { ListAddress } from './useListAddress.ts';

/**
 * The rows that the address asks for. Until they come the rows before stay; an answer to a question that is no longer asked is
 * given up and never shown. A page beside one that was just read is asked for by its cursor.
 */
export function useRows(
  resource: Resource,
  { page, pageSize, query, isAskable }: Pick<ListAddress, 'page' | 'pageSize' | 'query' | 'isAskable'>,
) {
  const client = useQueryClient();
  const keyOf = (pageNo: number) => [resource.family, 'list', { pageNo, pageSize, ...query }];
  const fresh = (pageNo: number): Page | undefined => {
    const known = client.getQueryState<Page>(keyOf(pageNo));
    return known?.isInvalidated === false ? known.data : undefined;
  };
  const cursor = (): { cursor?: string } => {
    const found = fresh(page - 1)?.nextCursor ?? fresh(page + 1)?.previousCursor;
    return page === 1 || found === undefined ? {} : { cursor: found };
  };
  return useQuery<Page, ApiError>({
    queryKey: keyOf(page),
    queryFn: ({ signal }) => readPage(resource, { pageNo: page, pageSize, ...query, ...cursor() }, signal),
    placeholderData: keepPreviousData,
    enabled: isAskable,
  });
}
