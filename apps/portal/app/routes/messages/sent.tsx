import { addNotification } from '@aarambh/api-client/operations';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { useIsAllowed } from '../../access/access.ts';
import { textsOf } from '../../i18n/textsOf.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { ResourceScreen } from '../../resource-screens/ResourceScreen.tsx';
import { notificationResource } from '../../resources/notification.ts';

export { ScreenError as ErrorBoundary } from '../../shell/ScreenError.tsx';

export const clientLoader = textsOf('resources', 'notifications');

/** What was sent, to whom, and how many have read it (specification, section 2). */
export default function SentNotifications() {
  const { t } = useTranslation();
  const mayCreate = useIsAllowed(addNotification);
  return (
    <ResourceScreen
      resource={notificationResource}
      mainAction={
        mayCreate && (
          <LinkButton href="/admin/notifications/new" size="toolbar">
            {t('resources.notification.compose')}
          </LinkButton>
        )
      }
    />
  );
}
