import { isApiError, type components } from '@aarambh/api-client';
import { useQuery } from '@tanstack/react-query';
import { queries } from '#app/session/queries.ts';

type Academics = components['schemas']['Academics'];

/** The academic summary, with the lists that are kept in it; undefined while nothing has been saved. */
export function useAcademics() {
  const { data, error, isPending, refetch } = useQuery(queries().queryOptions('get', '/user/academics'));
  return {
    academics: data?.data.academics,
    error: isApiError(error) && error.status === 404 ? null : error,
    isPending,
    refetch: async (): Promise<Academics | undefined> => (await refetch()).data?.data.academics,
  };
}
