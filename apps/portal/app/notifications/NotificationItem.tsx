import { dataOf, isApiError } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { useAnnounce } from '@aarambh/ui/Announcer';
import { Badge } from '@aarambh/ui/Badge';
import { Button } from '@aarambh/ui/Button';
import { Link } from '@aarambh/ui/Link';
import { plainTextOf, RichText, safeLink } from '@aarambh/ui/RichText';
import { VisuallyHidden } from '@aarambh/ui/VisuallyHidden';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { momentText } from '../i18n/dates.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useTranslation } from '../i18n/useTranslation.ts';
import { api } from '../session/api.ts';
import { notificationsOf, sentAt, type Notification } from './lists.ts';
import * as styles from './notifications.css.ts';

/** Longest part of a message, in characters, that tells its link from those of other messages. */
const excerptLength = 60;

interface NotificationItemProps {
  readonly notification: Notification;
  readonly isNew: boolean;
  /** Before it is sent there is nothing to mark. @default false */
  readonly isPreview?: boolean;
}

/** One message: what it says, when, where it leads, and for a critical one that it was read. */
export function NotificationItem({ notification, isNew, isPreview = false }: NotificationItemProps) {
  const { t } = useTranslation();
  const { content, cta, type } = notification;
  const itemRef = useRef<HTMLLIElement>(null);
  return (
    <li ref={itemRef} tabIndex={-1} className={styles.item} data-new={isNew || undefined}>
      <div className={styles.top}>
        <SentTime time={sentAt(notification)} />
        {isNew && <Badge tone="accent">{t('notifications.new')}</Badge>}
      </div>
      <div className={isNew ? styles.unread : undefined}>
        <RichText html={content} headingLevel={3} />
      </div>
      <div className={styles.actions}>
        <CallToAction address={cta} about={content} />
        {type === 'Critical' && isNew && !isPreview && (
          <MarkAsRead notification={notification} onRead={() => itemRef.current?.focus()} />
        )}
      </div>
    </li>
  );
}

function SentTime({ time }: { readonly time: number }) {
  const { language } = useLanguage();
  return (
    <time className={styles.time} dateTime={new Date(time).toISOString()}>
      {momentText(time, language)}
    </time>
  );
}

/** The link to where a message wants the reader; none when that is no address that may be followed. */
export function CallToAction({
  address,
  about,
}: {
  readonly address: string | null;
  readonly about: string;
}) {
  const { t } = useTranslation();
  const target = address === null ? undefined : safeLink(address, location.origin);
  if (!target) return null;
  return (
    <Link href={target.href} variant="standalone" opensInNewTab={target.externalHost !== undefined}>
      {t('notifications.clickHere')}
      <VisuallyHidden>{`: ${plainTextOf(about, excerptLength)}`}</VisuallyHidden>
      {target.externalHost !== undefined && <span className={styles.host}> ({target.externalHost})</span>}
    </Link>
  );
}

/** Tells the server that a critical message was read, and reads the list anew. */
function MarkAsRead({
  notification: { id, content },
  onRead,
}: {
  readonly notification: Notification;
  /** The button is about to go; the focus has to be somewhere. */
  readonly onRead: () => void;
}) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: notificationsOf('Critical').queryKey });
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => dataOf(api().PUT('/notification/read/{id}', { params: { path: { id } } })),
    onSuccess: () => {
      announce(t('notifications.markedAsRead'));
      onRead();
      return reload();
    },
    // It was recalled meanwhile.
    onError: (error) => (isApiError(error) && error.status === 404 ? reload() : undefined),
  });
  return (
    <>
      <Button variant="secondary" size="toolbar" isPending={isPending} onClick={() => mutate()}>
        {t('notifications.markAsRead')}
        <VisuallyHidden>{`: ${plainTextOf(content, excerptLength)}`}</VisuallyHidden>
      </Button>
      {isError && (
        <div className={styles.failure}>
          <Alert tone="danger">{t('notifications.markFailed')}</Alert>
        </div>
      )}
    </>
  );
}
