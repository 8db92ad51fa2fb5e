import { Alert } from '@aarambh/ui/Alert';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { latestNotifications } from '../../messages/lists.ts';
import { Message } from '../../messages/Message.tsx';
import { DashboardCard } from '../insights/dashboard/DashboardCard.tsx';

interface NoticesProps {
  /** Most notices that are shown. */
  readonly limit: number;
}

/** The latest messages to everybody, newest first. */
export function Notices({ limit }: NoticesProps) {
  const { t } = useTranslation();
  const reading = useQuery(latestNotifications(limit));
  return (
    <DashboardCard title={t('home.notices.title')} reading={reading}>
      {({ messages, leftOut }) => (
        <Stack gap="sm">
          {leftOut > 0 && <Alert tone="warning">{t('notifications.unreadable', { count: leftOut })}</Alert>}
          {messages.length === 0 ? (
            <Text tone="muted">{t('home.notices.none')}</Text>
          ) : (
            <List kind="divided" label={t('home.notices.title')}>
              {messages.map((message) => (
                <ListItem key={message.id}>
                  <Message notification={message} />
                </ListItem>
              ))}
            </List>
          )}
        </Stack>
      )}
    </DashboardCard>
  );
}
