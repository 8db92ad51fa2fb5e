import { useQuery } from '@tanstack/react-query';
import { queries } from '#app/session/queries.ts';
import { ErasureCounts } from './ErasureCounts.tsx';

/** What the erasure of a student would take and leave, for staff who are about to ask for it. */
export default function ErasurePreview({ row: { id } }: { readonly row: { readonly id: string } }) {
  const { data, error } = useQuery({
    ...queries().queryOptions('get', '/user/erasure/{id}', { params: { path: { id } } }),
    // What is counted is what is there now.
    staleTime: 0,
  });
  return <ErasureCounts preview={data?.data.preview} error={error} />;
}
