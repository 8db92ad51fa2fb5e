import { isApiError } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Skeleton } from '@aarambh/ui/Skeleton';
import { Stack } from '@aarambh/ui/Stack';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { failureText } from '../../../session/failureText.ts';
import { Retry } from '../../../shell/Retry.tsx';
import * as styles from './DashboardCard.css.ts';

/** What of a query the card shows. */
interface Reading<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
}

interface DashboardCardProps<Data> {
  readonly title: string;
  readonly reading: Reading<Data>;
  readonly children: (data: Data) => ReactNode;
  /** At the end of the line of the title: a number, a link. */
  readonly end?: ReactNode;
  /** Lines of the skeleton. @default 3 */
  readonly lines?: number;
  /** Takes two columns where there are three. @default false */
  readonly isWide?: boolean;
}

/** One card of the dashboard. It loads, fails and is tried again by itself, whatever the other cards do. */
export function DashboardCard<Data>(props: DashboardCardProps<Data>) {
  const { title, reading, children, end, lines = 3, isWide = false } = props;
  const { t } = useTranslation();
  const heading = useId();
  const { data, error, isPending, refetch } = reading;
  return (
    <Card
      as="section"
      padding="md"
      className={isWide ? styles.wide : styles.card}
      aria-labelledby={heading}
      aria-busy={isPending}
    >
      <Stack gap="sm">
        <Inline justify="between" align="baseline">
          <Heading level={2} id={heading}>
            {title}
          </Heading>
          {data !== undefined && end}
        </Inline>
        {isPending &&
          Array.from({ length: lines }, (_line, index) => (
            <Skeleton key={index} width={index === lines - 1 ? 'half' : 'full'} />
          ))}
        {error !== null && (
          <Alert tone="danger" action={<Retry onRetry={refetch} />}>
            {isApiError(error) ? failureText(error, t) : t('failure.server')}
          </Alert>
        )}
        {data !== undefined && error === null && children(data)}
      </Stack>
    </Card>
  );
}
