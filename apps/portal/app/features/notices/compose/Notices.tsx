import { Alert } from '@aarambh/ui/Alert';
import { List, ListItem } from '@aarambh/ui/List';
import { Skeleton } from '@aarambh/ui/Skeleton';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { latestNotifications } from '../lists.ts';
import { Message } from '../Message.tsx';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { Retry } from '#app/screen/Retry.tsx';
import { DashboardCard } from '#app/screen/DashboardCard.tsx';

interface NoticesProps {
  /** Most notices that are shown. */
  readonly limit: number;
}

/** The latest messages to everybody, newest first. They come, fail and are tried again by themselves. */
export function Notices({ limit }: NoticesProps) {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useQuery(latestNotifications(limit));
  return (
    <DashboardCard title={t('home.notices.title')}>
      {isPending && (
        <Stack gap="sm" aria-busy>
          <Skeleton />
          <Skeleton />
          <Skeleton width="half" />
        </Stack>
      )}
      {error !== null && (
        <Alert tone="danger" action={<Retry onRetry={refetch} />}>
          <FailureWords error={error} otherwise={t('failure.server')} />
        </Alert>
      )}
      {data !== undefined && data.leftOut > 0 && (
        <Alert tone="warning">{t('notifications.unreadable', { count: data.leftOut })}</Alert>
      )}
      {data !== undefined &&
        (data.messages.length === 0 ? (
          <Text tone="muted">{t('home.notices.none')}</Text>
        ) : (
          <List kind="divided" label={t('home.notices.title')}>
            {data.messages.map((message) => (
              <ListItem key={message.id}>
                <Message notification={message} />
              </ListItem>
            ))}
          </List>
        ))}
    </DashboardCard>
  );
}
