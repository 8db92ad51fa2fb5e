import type { ApiError } from '@aarambh/api-client';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useService } from '../host/hooks.ts';
import type { Service } from '../host/service.ts';
import { readRecord } from '../calls/calls.ts';
import type { Resource, ResourceOf } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';

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
export type RecordState<Row = AnyRow> = Pick<
  UseQueryResult<Row, ApiError>,
  'data' | 'error' | 'isFetching' | 'refetch'
>;

/**
 * The record with this id; nothing for null.
 * @param rows of the list, where those have all there is of it
 */
export function useRecord<Row extends AnyRow = AnyRow>(
  resource: ResourceOf<Row>,
  id: string | null,
  rows?: readonly Row[],
): RecordState<Row> {
  const service = useService();
  const { isWholeInList = false } = resource;
  const read = useQuery({
    ...recordQuery(service, resource, id),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a family answers was checked where it was declared
    select: (row) => row as Row,
    enabled: id !== null && !isWholeInList,
  });
  return isWholeInList ? { ...read, data: rows?.find((row) => row.id === id) } : read;
}
