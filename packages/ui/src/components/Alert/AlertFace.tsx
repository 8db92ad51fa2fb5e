import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';
import { withRef } from '../../hooks/withRef.ts';
import * as en from '../../messages/english/alert.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { classNames } from '../../theme/classNames.ts';
import {
  AlertCircleIcon,
  CloseIcon,
  InfoIcon,
  SuccessIcon,
  WarningIcon,
  type IconProps,
} from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './AlertFace.css.ts';
import type { AlertTone } from './alertTone.ts';

const icons: Readonly<Record<AlertTone, ComponentType<IconProps>>> = {
  danger: AlertCircleIcon,
  warning: WarningIcon,
  success: SuccessIcon,
  info: InfoIcon,
};

export type AlertFaceProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  readonly tone: AlertTone;
  readonly title?: ReactNode;
  /** After the text, in its column. */
  readonly action?: ReactNode;
  /** The element with the words. */
  readonly textId?: string;
  /** Shows the button that dismisses; without it there is none. */
  readonly onDismiss?: () => void;
  /** The accessible name of that button. */
  readonly dismissLabel?: string;
  readonly messages?: Partial<UiMessages['alert']>;
};

/** How every alert looks, in the page and in the region. The tone is said in a word too, for those who see no colour. */
export const AlertFace = withRef(function AlertFace({
  tone,
  title,
  children,
  action,
  textId,
  onDismiss,
  dismissLabel,
  messages: messageOverrides,
  className,
  ...rest
}: AlertFaceProps) {
  const messages = useMessages('alert', en.alert, messageOverrides);
  const ToneIcon = icons[tone];
  return (
    <div {...rest} className={classNames(styles.face, styles.tones[tone], className)} data-tone={tone}>
      <ToneIcon />
      <div className={styles.body}>
        <div id={textId} data-part="text">
          <VisuallyHidden>{messages[tone]} </VisuallyHidden>
          {title !== undefined && <div className={styles.title}>{title}</div>}
          {children}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && (
        <button
          type="button"
          className={styles.dismiss}
          data-part="dismiss"
          aria-label={dismissLabel ?? messages.dismiss}
          onClick={onDismiss}
        >
          <CloseIcon size="sm" />
        </button>
      )}
    </div>
  );
});
