import { Panel } from '@aarambh/ui/Panel';
import { Stack } from '@aarambh/ui/Stack';
import { Tabs } from '@aarambh/ui/Tabs';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../i18n/useTranslation.ts';
import { OfflineNotice } from '../shell/OfflineNotice.tsx';
import { isNew, notificationsOf, type NotificationType } from './lists.ts';
import { NotificationList } from './NotificationList.tsx';
import { useReadUntil } from './useReadUntil.ts';

interface NotificationsPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * The messages of who is signed in: General and Critical, each with the number of new ones (specification, section 2). Opening it
 * tells the server that the general ones were read; here they stay marked until it is opened again.
 */
export default function NotificationsPanel({ isOpen, onClose }: NotificationsPanelProps) {
  const { t } = useTranslation();
  const readUntil = useReadUntil(isOpen);
  const tab = (type: NotificationType, label: string, count: number) => ({
    id: type,
    label,
    count,
    countLabel: t('notifications.countOfNew', { count }),
    content: <NotificationList type={type} readUntil={readUntil} />,
  });
  return (
    <Panel isOpen={isOpen} onClose={onClose} title={t('notifications.title')}>
      <Stack>
        <OfflineNotice width="sm" />
        <Tabs
          label={t('notifications.title')}
          items={[
            tab('Broadcast', t('notifications.general'), useCountOfNew('Broadcast', readUntil)),
            tab('Critical', t('notifications.critical'), useCountOfNew('Critical', readUntil)),
          ]}
        />
      </Stack>
    </Panel>
  );
}

function useCountOfNew(type: NotificationType, readUntil: number): number {
  const { data = [] } = useQuery(notificationsOf(type));
  return data.filter((each) => isNew(each, readUntil)).length;
}
