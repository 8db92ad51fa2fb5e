import { Alert } from '@aarambh/ui/Alert';
import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { Skeleton } from '@aarambh/ui/Skeleton';
import { Stack } from '@aarambh/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Retry } from '#app/screen/Retry.tsx';
import { useIsSeen } from '#app/screen/useIsSeen.ts';
import * as styles from '#app/screen/DashboardCard.css.ts';

/** The charts below the cards. Their code and figures are read when somebody comes near them; when they cannot be, the cards stay. */
export function ChartsSection() {
  const { t } = useTranslation();
  const heading = useId();
  const [section, isSeen] = useIsSeen();
  const code = useQuery({
    queryKey: ['charts'],
    queryFn: () => import('./charts/Charts.tsx'),
    staleTime: Infinity,
    enabled: isSeen,
  });
  return (
    <section
      ref={section}
      aria-labelledby={heading}
      aria-busy={code.isLoading}
      className={code.data === undefined ? styles.later : undefined}
    >
      <Stack>
        <Heading level={2} id={heading}>
          {t('dashboard.charts.title')}
        </Heading>
        {code.isPending && (
          <Card padding="md">
            <Skeleton shape="heading" width="half" />
          </Card>
        )}
        {code.isError && (
          <Alert tone="danger" action={<Retry onRetry={code.refetch} />}>
            {t('dashboard.charts.failed')}
          </Alert>
        )}
        {code.data && <code.data.Charts />}
      </Stack>
    </section>
  );
}
