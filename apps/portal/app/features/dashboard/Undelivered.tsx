import type { components } from '@aarambh/api-client';
import { sendUndelivered } from '@aarambh/api-client/operations';
import { Button } from '@aarambh/ui/Button';
import { List, ListItem } from '@aarambh/ui/List';
import { Panel } from '@aarambh/ui/Panel';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIsAllowed } from '#app/access/access.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { call } from '#app/session/call.ts';
import { queries } from '#app/session/queries.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { useAction } from '#app/screen/useAction.ts';
import { dashboardQuery } from './useDashboard.ts';

type Message = components['schemas']['UndeliveredMessage'];

/** The newest, which may be sent again together. */
const pageSize = 100;

const undeliveredQuery = () =>
  queries().queryOptions('get', '/message/undelivered', { params: { query: { pageSize } } });

interface UndeliveredProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** SMS and e-mails that were given up, why, and sending them again. */
export default function Undelivered({ isOpen, onClose }: UndeliveredProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const maySend = useIsAllowed(sendUndelivered);
  const reading = useQuery({ ...undeliveredQuery(), enabled: isOpen });
  const messages = reading.data?.data.messages ?? [];
  const ids = messages.filter(({ canBeSent }) => canBeSent).map(({ id }) => id);
  const sending = useAction(() => call((api) => api.PUT('/message/undelivered', { body: { ids } })), {
    onDone: async ({ count }) => {
      alerts.success(t('dashboard.health.sentAgain', { count }));
      void client.invalidateQueries({ queryKey: dashboardQuery().queryKey });
      await client.invalidateQueries({ queryKey: undeliveredQuery().queryKey });
    },
  });
  return (
    <Panel
      isOpen={isOpen}
      onClose={onClose}
      title={t('dashboard.health.undelivered')}
      footer={
        maySend &&
        ids.length > 0 && (
          <Button size="sm" isPending={sending.isPending} onClick={sending.run}>
            {t('dashboard.health.sendAgain', { count: ids.length })}
          </Button>
        )
      }
    >
      <Stack>
        <FailureAlert error={sending.failure} />
        {reading.error !== null && (
          <ReadingFailure
            level={3}
            title={t('dashboard.health.unread')}
            reading={reading}
            error={reading.error}
          />
        )}
        {reading.isPending && <Loading />}
        {reading.data !== undefined && messages.length === 0 && (
          <Text tone="muted">{t('dashboard.health.none')}</Text>
        )}
        {messages.length > 0 && (
          <List kind="divided" label={t('dashboard.health.undelivered')}>
            {messages.map((message) => (
              <ListItem key={message.id}>
                <Line message={message} />
              </ListItem>
            ))}
          </List>
        )}
      </Stack>
    </Panel>
  );
}

function Line({ message }: { readonly message: Message }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { channel, recipient, subject, createdAt, attempts, reason, canBeSent } = message;
  return (
    <Stack gap="xs">
      <Text>{t(`dashboard.health.to.${channel}`, { recipient })}</Text>
      {subject !== null && <Text>{subject}</Text>}
      <Text tone="muted">
        {t('dashboard.health.tried', { count: attempts, moment: formats.moment(createdAt) })}
      </Text>
      {reason !== null && <Text tone="muted">{t('dashboard.health.reason', { reason })}</Text>}
      {!canBeSent && <Text tone="muted">{t('dashboard.health.gone')}</Text>}
    </Stack>
  );
}
