import { useQuery } from '@tanstack/react-query';
import { queries } from '#app/session/queries.ts';
import { Organization } from './Organization.tsx';

/** The university of a controller, as the platform knows it. Its record is changed under Universities. */
export function University({ id }: { readonly id: string }) {
  const { data, error, isPending, refetch } = useQuery(
    queries().queryOptions('get', '/university/{id}', { params: { path: { id } } }),
  );
  const university = data?.data.university;
  return (
    <Organization
      id={id}
      record={university}
      location={university?.city ?? undefined}
      isPending={isPending}
      error={error}
      onRetry={refetch}
      mayChange={false}
    />
  );
}
