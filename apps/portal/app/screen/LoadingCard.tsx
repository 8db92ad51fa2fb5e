import { Card } from '@aarambh/ui/Card';
import { Skeleton } from '@aarambh/ui/Skeleton';
import { Stack } from '@aarambh/ui/Stack';

interface LoadingCardProps {
  /** About as many as the card will have, so that what is below it hardly moves. */
  readonly lines: number;
}

/** The place of a card while what is in it is on its way. The region around it is `aria-busy`. */
export function LoadingCard({ lines }: LoadingCardProps) {
  return (
    <Card padding="md">
      <Stack gap="sm">
        <Skeleton shape="heading" width="half" />
        {Array.from({ length: lines }, (_line, index) => (
          <Skeleton key={index} width={index === lines - 1 ? 'half' : 'full'} />
        ))}
      </Stack>
    </Card>
  );
}
