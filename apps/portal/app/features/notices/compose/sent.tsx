import { addNotification } from '@aarambh/api-client/operations';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { useIsAllowed } from '#app/access/access.ts';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ResourceScreen } from '@aarambh/records/screens';
import { MonthBill } from '../bill/MonthBill.tsx';
import { notificationResource } from '../notification.ts';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf('compose', 'notifications', 'resources');

/** What was sent, to whom, and how many have read it (specification, section 2). */
export default function SentNotifications() {
  const { t } = useTranslation();
  const mayCreate = useIsAllowed(addNotification);
  return (
    <ResourceScreen
      resource={notificationResource}
      mainAction={
        <>
          <MonthBill />
          {mayCreate && (
            <LinkButton href="/admin/notifications/new" size="sm">
              {t('resources.notification.compose')}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
