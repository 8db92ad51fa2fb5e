import type { ApiError } from '@aarambh/api-client';
import { useQuery } from '@tanstack/react-query';
import { readRecord } from '../resources/calls.ts';
import type { AnyRow, Resource } from '../resources/resource.ts';

/** Where a record is kept that was read, so that what is saved can be put there. */
export const recordKey = ({ family }: Pick<Resource, 'family'>, id: string | null) => [family, 'record', id];

/** The record with this id; nothing for null. */
export function useRecord(resource: Resource, id: string | null) {
  return useQuery<AnyRow, ApiError>({
    queryKey: recordKey(resource, id),
    queryFn: ({ signal }) => readRecord(resource, id ?? '', signal),
    enabled: id !== null,
  });
}
