import { listUndelivered } from '@aarambh/api-client/operations';
import { Button } from '@aarambh/ui/Button';
import { SuccessIcon, WarningIcon } from '@aarambh/ui/Icon';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { lazy, Suspense, useState } from 'react';
import { useIsAllowed } from '#app/access/access.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { DashboardCard } from '#app/screen/DashboardCard.tsx';
import type { Dashboard } from './useDashboard.ts';

const Undelivered = lazy(() => import('./Undelivered.tsx'));

type Health = NonNullable<Dashboard['health']>;

/** Whether SMS and e-mails reach people: what waits, since when and why, and what was given up. */
export function HealthCard({ health: { failed, queues = [] } }: { readonly health: Health }) {
  const { t } = useTranslation();
  const maySee = useIsAllowed(listUndelivered);
  /** Undefined until it is opened for the first time. */
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <DashboardCard title={t('dashboard.health.title')}>
      <List>
        {failed === 0 && queues.length === 0 && (
          <ListItem>
            <Tag tone="success" icon={<SuccessIcon />}>
              {t('dashboard.health.delivered')}
            </Tag>
          </ListItem>
        )}
        {failed > 0 && (
          <ListItem
            end={
              maySee && (
                <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
                  {t('dashboard.health.look')}
                </Button>
              )
            }
          >
            <Tag tone="danger" icon={<WarningIcon />}>
              {t('dashboard.health.failed', { count: failed })}
            </Tag>
          </ListItem>
        )}
        {queues.map((queue) => (
          <ListItem key={queue.channel}>
            <Queue queue={queue} />
          </ListItem>
        ))}
      </List>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <Undelivered isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </DashboardCard>
  );
}

function Queue({ queue }: { readonly queue: NonNullable<Health['queues']>[number] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { channel, count, oldestAt, nextAt, isLate, reason } = queue;
  return (
    <Stack gap="xs">
      <Tag tone={isLate ? 'warning' : 'neutral'} {...(isLate && { icon: <WarningIcon /> })}>
        {t(`dashboard.health.queue.${channel}`, { count })}
      </Tag>
      {isLate && (
        <Text tone="muted">{t('dashboard.health.queue.since', { moment: formats.lately(oldestAt) })}</Text>
      )}
      {nextAt && (
        <Text tone="muted">{t('dashboard.health.queue.again', { moment: formats.lately(nextAt) })}</Text>
      )}
      {reason !== null && <Text tone="muted">{t('dashboard.health.reason', { reason })}</Text>}
    </Stack>
  );
}
