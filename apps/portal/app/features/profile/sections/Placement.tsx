import { useQuery } from '@tanstack/react-query';
import { queries } from '#app/session/queries.ts';
import { PlacementRecord } from '../PlacementRecord.tsx';
import { SectionCard } from '../SectionCard.tsx';

/** Whether the candidate is placed, and looks for a job at all. */
export function Placement() {
  const { data, isPending, error, refetch } = useQuery(queries().queryOptions('get', '/user/placement'));
  return (
    <SectionCard name="placement" isPending={isPending} error={error} onRetry={refetch}>
      {data !== undefined && <PlacementRecord placement={data.data.placement} onSaved={refetch} />}
    </SectionCard>
  );
}
