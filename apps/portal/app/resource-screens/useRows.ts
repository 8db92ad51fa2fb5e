import type { ApiError } from '@aarambh/api-client';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { readPage, type Page } from '../resources/calls.ts';
import type { Resource } from '../resources/resource.ts';
import type { ListAddress } from './useListAddress.ts';

type Asked = Pick<ListAddress, 'page' | 'pageSize' | 'query' | 'isAskable'>;

/**
 * The rows that the address asks for. Until they come the rows before stay; an answer to a question that is no longer asked is
 * given up and never shown.
 */
export function useRows(resource: Resource, address: Asked) {
  const optionsOf = usePages(resource, address);
  return useQuery<Page, ApiError>({
    ...optionsOf(address.page),
    placeholderData: keepPreviousData,
    enabled: address.isAskable,
  });
}

/** Reads another page of the list; from what is known of it, where that is still so. */
export function usePageReader(resource: Resource, address: Asked): (pageNo: number) => Promise<Page> {
  const client = useQueryClient();
  const optionsOf = usePages(resource, address);
  return (pageNo) => client.fetchQuery<Page, ApiError>(optionsOf(pageNo));
}

/** How a page is asked for: one beside one that was just read by its cursor. */
function usePages(resource: Resource, { pageSize, query }: Asked) {
  const client = useQueryClient();
  const keyOf = (pageNo: number) => [resource.family, 'list', { pageNo, pageSize, ...query }];
  const fresh = (pageNo: number): Page | undefined => {
    const known = client.getQueryState<Page>(keyOf(pageNo));
    return known?.isInvalidated === false ? known.data : undefined;
  };
  const cursorOf = (pageNo: number): { cursor?: string } => {
    const found = fresh(pageNo - 1)?.nextCursor ?? fresh(pageNo + 1)?.previousCursor;
    return pageNo === 1 || found === undefined ? {} : { cursor: found };
  };
  return (pageNo: number) => ({
    queryKey: keyOf(pageNo),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      readPage(resource, { pageNo, pageSize, ...query, ...cursorOf(pageNo) }, signal),
  });
}
