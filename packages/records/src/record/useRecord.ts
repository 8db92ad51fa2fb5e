import type { ApiError } from '@aarambh/api-client';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useService } from '../host/hooks.ts';
import type { Service } from '../host/service.ts';
import { readRecord } from '../calls/calls.ts';
import type { AnyRow, Resource } from '../declare/resource.ts';

/** Where a record is kept that was read, so that what is saved can be put there. */
export const recordKey = ({ family, key }: Pick<Resource, 'family' | 'key'>, id: string | null) => [
  family,
  'record',
  key,
  id,
];

/** The reading of a record, for whoever looks at it. */
export const recordQuery = (
  service: Service,
  resource: Pick<Resource, 'family' | 'key' | 'one'>,
  id: string | null,
) =>
  queryOptions<AnyRow, ApiError>({
    queryKey: recordKey(resource, id),
    queryFn: ({ signal }) => readRecord(service, resource, id ?? '', signal),
  });

/** A record, or how far its reading has come. */
export type RecordState = Pick<UseQueryResult<AnyRow, ApiError>, 'data' | 'error' | 'isFetching' | 'refetch'>;

/**
 * The record with this id; nothing for null.
 * @param rows of the list, where those have all there is of it
 */
export function useRecord(resource: Resource, id: string | null, rows?: readonly AnyRow[]): RecordState {
  const service = useService();
  const { isWholeInList = false } = resource;
  const read = useQuery({
    ...recordQuery(service, resource, id),
    enabled: id !== null && !isWholeInList,
  });
  return isWholeInList ? { ...read, data: rows?.find((row) => row.id === id) } : read;
}
