import { Alert } from '@aarambh/ui/Alert';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { Skeleton } from '@aarambh/ui/Skeleton';
import { Stack } from '@aarambh/ui/Stack';
import { VisuallyHidden } from '@aarambh/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { failureText } from '#app/session/failureText.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { Retry } from '#app/screen/Retry.tsx';
import { isNew, notificationsOf, type NotificationType } from './lists.ts';
import { NotificationItem } from './NotificationItem.tsx';
import * as styles from './notifications.css.ts';

interface NotificationListProps {
  readonly type: NotificationType;
  /** Until when general messages were read, in milliseconds since 1970. */
  readonly readUntil: number;
}

/** What one tab shows: the messages, or why there are none. */
export function NotificationList({ type, readUntil }: NotificationListProps) {
  const { t } = useTranslation();
  const list = useQuery(notificationsOf(type));
  const { data, error, fetchStatus, refetch } = list;
  return (
    <Stack>
      {error !== null && (
        <Alert tone="danger" action={<Retry onRetry={refetch} />}>
          <FailureWords error={error} otherwise={t('failure.unreadable')} word={listFailure} />
        </Alert>
      )}
      {data === undefined && error === null && fetchStatus === 'fetching' && <Loading />}
      {data !== undefined && data.leftOut > 0 && (
        <Alert tone="warning">{t('notifications.unreadable', { count: data.leftOut })}</Alert>
      )}
      {data?.messages.length === 0 && (
        <EmptyState
          level={3}
          title={t(type === 'Critical' ? 'notifications.noCritical' : 'notifications.noGeneral')}
        >
          {t('notifications.emptyHint')}
        </EmptyState>
      )}
      {data !== undefined && data.messages.length > 0 && (
        <ul
          className={styles.list}
          aria-label={t(type === 'Critical' ? 'notifications.critical' : 'notifications.general')}
        >
          {data.messages.map((each) => (
            <NotificationItem key={each.id} notification={each} isNew={isNew(each, readUntil)} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** The server's message, or else the text of the HTTP status (specification, section 8). */
const listFailure: typeof failureText = (error, ...rest) =>
  error.serverMessage === null && error.statusText !== '' ? error.statusText : failureText(error, ...rest);

function Loading() {
  const { t } = useTranslation();
  return (
    <div aria-busy>
      <VisuallyHidden>{t('notifications.loading')}</VisuallyHidden>
      <Stack>
        {[0, 1, 2].map((row) => (
          <Stack key={row} gap="xs">
            <Skeleton width="full" />
            <Skeleton width="half" />
          </Stack>
        ))}
      </Stack>
    </div>
  );
}
