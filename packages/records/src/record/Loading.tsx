import { Skeleton } from '@aarambh/ui/Skeleton';
import { Stack } from '@aarambh/ui/Stack';

/** Stands where the facts of a record will be. */
export function Loading() {
  return (
    <Stack gap="sm" aria-busy>
      <Skeleton />
      <Skeleton width="half" />
      <Skeleton />
    </Stack>
  );
}
