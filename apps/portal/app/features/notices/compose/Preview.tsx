import { Panel } from '@aarambh/ui/Panel';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { NotificationType } from '../lists.ts';
import { NotificationItem } from '../NotificationItem.tsx';
import * as styles from '../notifications.css.ts';

interface PreviewProps {
  readonly isOpen: boolean;
  readonly message: {
    readonly type: NotificationType;
    readonly content: string;
    readonly cta: string | null;
  };
  readonly onClose: () => void;
}

/** The message as those see it whom it is for. */
export function Preview({ isOpen, message, onClose }: PreviewProps) {
  const { t } = useTranslation();
  return (
    <Panel isOpen={isOpen} onClose={onClose} title={t('notifications.compose.preview')}>
      <ul className={styles.list}>
        <NotificationItem isNew isPreview notification={{ id: 'preview', ...message, ...sentNow() }} />
      </ul>
    </Panel>
  );
}

function sentNow() {
  const now = new Date();
  return { created_at: Math.floor(now.getTime() / 1000), createdAt: now.toISOString() };
}
