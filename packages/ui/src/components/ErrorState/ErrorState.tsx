import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import * as en from '../../messages/english/errorState.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { Button } from '../Button/index.ts';
import * as styles from '../EmptyState/EmptyState.css.ts';
import { Heading } from '../Heading/index.ts';
import { AlertCircleIcon } from '../Icon/index.ts';

/** Props of {@link ErrorState}. */
export interface ErrorStateProps extends RootProps<'div'> {
  /**
   * What could not be done: `Cities could not be loaded`.
   * @default 'Something went wrong'
   */
  title?: string;
  /** Why, as far as it is known, and what the reader can do. A text of the server is shown as text, never as HTML. */
  children?: ReactNode;
  /** Tries again. Without it there is no button. */
  onRetry?: () => void;
  /**
   * Another try is running.
   * @default false
   */
  isRetrying?: boolean;
  /** What support needs to find the fault: the id of the request. */
  requestId?: string;
  /** In place of the warning sign: no connection, no access. */
  icon?: ReactElement;
  /** Other ways to go on. */
  action?: ReactNode;
  /**
   * Level of the heading in the page's outline.
   * @default 2
   */
  level?: 2 | 3 | 4;
  /** Texts in place of the defaults. */
  messages?: Partial<UiMessages['errorState']>;
}

/** Stands where something would be that could not be loaded. It is announced, and offers another try. */
export const ErrorState = withRef(function ErrorState(props: ErrorStateProps): ReactNode {
  const { title: givenTitle, messages: overrides, children, onRetry, isRetrying = false, ...others } = props;
  const { requestId, icon, action, level = 2, className, ...rest } = others;
  const messages = useMessages('errorState', en.errorState, overrides);
  const title = givenTitle ?? messages.title;
  const announce = useAnnounce();
  useEffect(() => announce(title, 'assertive'), [title, announce]);
  return (
    <div {...rest} className={classNames(styles.root, className)} data-component="ErrorState">
      <div className={styles.icon} data-tone="danger">
        {icon ?? <AlertCircleIcon />}
      </div>
      <Heading level={level} size="md">
        {title}
      </Heading>
      {children !== undefined && <div className={styles.description}>{children}</div>}
      {(onRetry || action !== undefined) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button
              variant="secondary"
              size="sm"
              isPending={isRetrying}
              messages={{ pending: messages.retrying }}
              onClick={onRetry}
            >
              {messages.retry}
            </Button>
          )}
          {action}
        </div>
      )}
      {requestId !== undefined && <p className={styles.reference}>{messages.reference({ id: requestId })}</p>}
    </div>
  );
});
