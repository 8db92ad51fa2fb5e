import { Stack } from '@aarambh/ui/Stack';
import { LoadingCard } from '#app/screen/LoadingCard.tsx';
import * as styles from '#app/screen/DashboardCard.css.ts';

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
