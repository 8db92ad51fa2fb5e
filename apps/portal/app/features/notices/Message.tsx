import { Badge } from '@aarambh/ui/Badge';
import { Link } from '@aarambh/ui/Link';
import { plainTextOf, RichText, safeLink } from '@aarambh/ui/RichText';
import { Text } from '@aarambh/ui/Text';
import { VisuallyHidden } from '@aarambh/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { navRouteOf } from '#app/access/navRoutes.ts';
import { useMayOpen } from '#app/access/useMayOpen.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { sentAt, type Notification } from './lists.ts';
import * as styles from './notifications.css.ts';

/** Longest part of a message, in characters, that distinguishes its link from those of other messages. */
export const excerptLength = 60;

interface MessageProps {
  readonly notification: Notification;
  /** @default false */
  readonly isNew?: boolean;
  /** Shown to somebody whom it is not for: its link is shown whether or not that person may open it. @default false */
  readonly isPreview?: boolean;
  /** Told when its link is followed. */
  readonly onFollow?: () => void;
  /** What else can be done with it, beside its link. */
  readonly children?: ReactNode;
}

/** A message wherever it is read: what it says, when, and where it leads. */
export function Message({ notification, isNew = false, isPreview = false, ...props }: MessageProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.message}>
      <div className={styles.top}>
        <SentTime time={sentAt(notification)} />
        {isNew && <Badge tone="accent">{t('notifications.new')}</Badge>}
      </div>
      <div className={isNew ? styles.unread : undefined}>
        <RichText html={notification.content} headingLevel={3} />
      </div>
      <div className={styles.actions}>
        <CallToAction notification={notification} isPreview={isPreview} onFollow={props.onFollow} />
        {props.children}
      </div>
    </div>
  );
}

function SentTime({ time }: { readonly time: number }) {
  const formats = useFormats();
  return (
    <time className={styles.time} dateTime={new Date(time).toISOString()}>
      {formats.moment(time)}
    </time>
  );
}

interface CallToActionProps extends Pick<MessageProps, 'notification' | 'isPreview'> {
  readonly onFollow: (() => void) | undefined;
}

/** The link to where a message wants the reader: the portal, or https in a new tab. Nothing else is followed. */
function CallToAction({ notification, isPreview, onFollow }: CallToActionProps) {
  const { t } = useTranslation();
  const mayOpen = useMayOpen();
  const { cta, content, isLinkUnreadable = false } = notification;
  const address = cta?.trim() ?? '';
  const target = safeLink(address, location.origin);
  if (target === undefined) {
    if (address === '' && !isLinkUnreadable) return null;
    return (
      <Text as="span" size="sm" tone="muted">
        {t('notifications.badLink')}
      </Text>
    );
  }
  const { href, externalHost: host } = target;
  const isClosed = host === undefined && navRouteOf(href) !== undefined && !mayOpen(href);
  if (isClosed && !isPreview) return null;
  return (
    <Link
      href={href}
      variant="standalone"
      opensInNewTab={host !== undefined}
      onClick={onFollow}
      onAuxClick={onFollow}
    >
      {t('notifications.clickHere')}
      <VisuallyHidden>{`: ${plainTextOf(content, excerptLength)}`}</VisuallyHidden>
      {host !== undefined && <span className={styles.host}> ({host})</span>}
    </Link>
  );
}
