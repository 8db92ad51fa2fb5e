import { Panel } from '@aarambh/ui/Panel';
import { Stack } from '@aarambh/ui/Stack';
import { Tabs } from '@aarambh/ui/Tabs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ConnectionNotice } from '#app/screen/ConnectionNotice.tsx';
import { countOfNew, notificationsOf, type NotificationType } from './lists.ts';
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
  const general = useCountOfNew('Broadcast', readUntil);
  const critical = useCountOfNew('Critical', readUntil);
  const [tab, chooseTab] = useTab(isOpen, general, critical);
  const tabOf = (type: NotificationType, label: string, count = 0) => ({
    id: type,
    label,
    count,
    countLabel: t('notifications.countOfNew', { count }),
    content: <NotificationList type={type} readUntil={readUntil ?? Infinity} />,
  });
  return (
    <Panel isOpen={isOpen} onClose={onClose} title={t('notifications.title')}>
      <Stack>
        <ConnectionNotice width="sm" />
        <Tabs
          label={t('notifications.title')}
          value={tab}
          onChange={chooseTab}
          items={[
            tabOf('Broadcast', t('notifications.general'), general),
            tabOf('Critical', t('notifications.critical'), critical),
          ]}
        />
      </Stack>
    </Panel>
  );
}

/** How many messages are new; undefined until that is known. */
function useCountOfNew(type: NotificationType, readUntil: number | undefined): number | undefined {
  const { data, isPending } = useQuery(notificationsOf(type));
  if (isPending || readUntil === undefined) return undefined;
  return data === undefined ? 0 : countOfNew(data, readUntil);
}

/**
 * The tab that shows: at each opening General, or Critical when only that has news; from then on the one that is chosen.
 * @param general how many are new; undefined until that is known
 */
function useTab(isOpen: boolean, general: number | undefined, critical: number | undefined) {
  const [opening, setOpening] = useState<{ readonly isOpen: boolean; readonly tab?: string }>({
    isOpen: false,
  });
  if (opening.isOpen !== isOpen) {
    // While it slides out it shows what it showed.
    setOpening(isOpen ? { isOpen } : { ...opening, isOpen });
  } else if (isOpen && opening.tab === undefined && general !== undefined && critical !== undefined) {
    setOpening({ isOpen, tab: general === 0 && critical > 0 ? 'Critical' : 'Broadcast' });
  }
  const choose = (tab: string): void => setOpening({ isOpen, tab });
  return [opening.tab ?? 'Broadcast', choose] as const;
}
