import type { ApiError } from '@aarambh/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readPage, type Page } from '../resources/calls.ts';
import type { Resource } from '../resources/resource.ts';
import type { ListAddress } from './useListAddress.ts';

/**
 * The rows that the address asks for. Until they come the rows before stay; an answer to a question that is no longer asked is
 * given up and never shown.
 */
export function useRows(
  resource: Resource,
  { page, query, isAskable }: Pick<ListAddress, 'page' | 'query' | 'isAskable'>,
) {
  const asked = { pageNo: page, ...query };
  return useQuery<Page, ApiError>({
    queryKey: [resource.family, 'list', asked],
    queryFn: ({ signal }) => readPage(resource, asked, signal),
    placeholderData: keepPreviousData,
    enabled: isAskable,
  });
}
