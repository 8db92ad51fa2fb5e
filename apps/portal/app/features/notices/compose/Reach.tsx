import { Alert } from '@aarambh/ui/Alert';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { Retry } from '#app/screen/Retry.tsx';
import type { useReach } from './useReach.ts';

/** Says whom a message would reach; a screen reader hears each new count. */
export function Reach({ reach }: { readonly reach: ReturnType<typeof useReach> }) {
  const { t } = useTranslation();
  const { data, error, isPlaceholderData, refetch } = reach;
  if (error !== null) {
    return (
      <Alert tone="danger" action={<Retry onRetry={refetch} />}>
        <FailureWords error={error} otherwise={t('notifications.compose.reachFailed')} />
      </Alert>
    );
  }
  if (data === undefined) return <Text tone="muted">{t('notifications.compose.reachCounting')}</Text>;
  // What was counted for the audience before says nothing of this one.
  if (isPlaceholderData) {
    return (
      <Alert tone="info" isAnnounced={false}>
        {t('notifications.compose.reachCounting')}
      </Alert>
    );
  }
  if (data.count === 0) return <Alert tone="warning">{t('notifications.compose.reachNobody')}</Alert>;
  return (
    <Alert tone="info">
      {t('notifications.compose.reach', { count: data.count, names: data.sample.join(', ') })}
    </Alert>
  );
}
