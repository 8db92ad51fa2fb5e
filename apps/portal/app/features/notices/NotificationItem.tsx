import { dataOf, isApiError } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { useAnnounce } from '@aarambh/ui/Announcer';
import { Button } from '@aarambh/ui/Button';
import { plainTextOf } from '@aarambh/ui/RichText';
import { VisuallyHidden } from '@aarambh/ui/VisuallyHidden';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { api } from '#app/session/api.ts';
import { notificationsOf, type Notification } from './lists.ts';
import { excerptLength, Message } from './Message.tsx';
import * as styles from './notifications.css.ts';

interface NotificationItemProps {
  readonly notification: Notification;
  readonly isNew: boolean;
  /** Before it is sent there is nothing to mark. @default false */
  readonly isPreview?: boolean;
}

/** One message of a list. A critical one that is new can be marked as read; following its link says so too. */
export function NotificationItem({ notification, isNew, isPreview = false }: NotificationItemProps) {
  const itemRef = useRef<HTMLLIElement>(null);
  const { mutate, isPending, isError } = useMarking(notification.id);
  const { t } = useTranslation();
  const announce = useAnnounce();
  const isMarkable = notification.type === 'Critical' && isNew && !isPreview;
  const mark = (): void =>
    mutate(undefined, {
      onSuccess: () => {
        announce(t('notifications.markedAsRead'));
        // The button is about to go; the focus has to be somewhere.
        itemRef.current?.focus();
      },
    });
  return (
    <li ref={itemRef} tabIndex={-1} className={styles.item} data-new={isNew || undefined}>
      <Message
        notification={notification}
        isNew={isNew}
        isPreview={isPreview}
        {...(isMarkable && { onFollow: () => mutate() })}
      >
        {isMarkable && (
          <>
            <Button variant="secondary" size="sm" isPending={isPending} onClick={mark}>
              {t('notifications.markAsRead')}
              <VisuallyHidden>{`: ${plainTextOf(notification.content, excerptLength)}`}</VisuallyHidden>
            </Button>
            {isError && (
              <div className={styles.failure}>
                <Alert tone="danger">{t('notifications.markFailed')}</Alert>
              </div>
            )}
          </>
        )}
      </Message>
    </li>
  );
}

/** Marks a critical message as read on the server, and reads the list again. */
function useMarking(id: string) {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: notificationsOf('Critical').queryKey });
  return useMutation({
    mutationFn: () => dataOf(api().PUT('/notification/read/{id}', { params: { path: { id } } })),
    onSuccess: reload,
    // It was recalled meanwhile.
    onError: (error) => (isApiError(error) && error.status === 404 ? reload() : undefined),
  });
}
