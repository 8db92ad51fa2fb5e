import type { ApiError } from '@aarambh/api-client';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useService } from '../host/hooks.ts';
import type { Service } from '../host/service.ts';
import { readPage, type Page } from '../calls/calls.ts';
import type { Resource } from '../declare/resource.ts';
import { queryOf, readListAddress } from './listAddress.ts';
import type { ListAddress } from './useListAddress.ts';

type Asked = Pick<ListAddress, 'page' | 'pageSize' | 'query' | 'isAskable'>;

/** One page of a list as it is asked for. @param cursor where the page begins, if that is known */
const pageOf = (
  service: Service,
  resource: Resource,
  { page: pageNo, pageSize, query }: Omit<Asked, 'isAskable'>,
  cursor: { readonly cursor?: string } = {},
) => ({
  queryKey: [resource.family, 'list', { pageNo, pageSize, ...query }],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    readPage(service, resource, { pageNo, pageSize, ...query, ...cursor }, signal),
});

/**
 * The first rows that an address asks for, to be read while the texts of the screen travel. Undefined for a later page, which is left
 * to the screen: it knows from the page before where it begins.
 * @param subject what the list is of, as parameters of the query
 */
export function firstRowsQuery(
  service: Service,
  resource: Resource,
  url: string,
  subject: ListAddress['query'] = {},
) {
  const { state } = readListAddress(new URL(url).searchParams, resource);
  if (state.isBoard || state.page > 1) return undefined;
  return pageOf(service, resource, { ...state, query: { ...queryOf(state), ...subject } });
}

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
  const service = useService();
  const fresh = (page: number): Page | undefined => {
    const known = client.getQueryState<Page>(pageOf(service, resource, { page, pageSize, query }).queryKey);
    return known?.isInvalidated === false ? known.data : undefined;
  };
  const cursorOf = (pageNo: number): { cursor?: string } => {
    const found = fresh(pageNo - 1)?.nextCursor ?? fresh(pageNo + 1)?.previousCursor;
    return pageNo === 1 || found === undefined ? {} : { cursor: found };
  };
  return (page: number) => pageOf(service, resource, { page, pageSize, query }, cursorOf(page));
}
