import { Card } from '@aarambh/ui/Card';
import { Skeleton } from '@aarambh/ui/Skeleton';
import { Stack } from '@aarambh/ui/Stack';
import * as styles from './DashboardCard.css.ts';

/** The places of the cards while they are on their way. */
export function LoadingDashboard() {
  return (
    <Stack gap="md" aria-busy>
      <LoadingCard lines={2} />
      <div className={styles.columns}>
        <Stack gap="md">
          <LoadingCard lines={5} />
          <LoadingCard lines={3} />
        </Stack>
        <Stack gap="md">
          <LoadingCard lines={4} />
          <LoadingCard lines={3} />
        </Stack>
      </div>
    </Stack>
  );
}

function LoadingCard({ lines }: { readonly lines: number }) {
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
